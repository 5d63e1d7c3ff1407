import type { product as french } from '#src/i18n/fr/product.ts'

/** The first screen of a product page. */
export const product: Record<keyof typeof french, string> = {
  'product.description': '{{name}}. {{capacity}}{{text}}',
  'product.choose-model_one': 'View the model and its accessories',
  'product.choose-model_other': 'Choose from {{count}} models',
}
