import type { product as french } from '#src/i18n/fr/product.ts'

/** The first screen of a product page. */
export const product: Record<keyof typeof french, string> = {
  'product.description': '{{name}}. {{capacity}}{{text}}',
  'product.choose-model_one': 'Modell und Zubehör ansehen',
  'product.choose-model_other': 'Aus {{count}} Modellen wählen',
}
