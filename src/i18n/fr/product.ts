/** The first screen of a product page. */
export const product = {
  'product.description': '{{name}}. {{capacity}}{{text}}',
  'product.choose-model_one': 'Voir le modèle et ses accessoires',
  'product.choose-model_other': 'Choisir parmi {{count}} modèles',
}
