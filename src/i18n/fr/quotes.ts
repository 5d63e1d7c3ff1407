/** The quote list wherever it shows: badge, panel, modal. */
export const quotes = {
  'quote.meta-description':
    'Demandez un devis gratuit pour une balance, une vérification ou une maintenance : réponse sous 24\u00a0h, jours ouvrés.',
  'quote.keywords': 'devis balance, prix balance, demande de devis pesage, vérification balance devis',
  'quote.summary': 'Votre devis',
  'quote.empty': 'Votre devis est vide',
  'quote.empty-hint': 'Ajoutez des produits depuis les pages produits.',
  'quote.standard': 'Modèle standard',
  'quote.remove': 'Supprimer',
  'quote.remove-item': 'Supprimer {{product}} du devis',
  'quote.price-before': 'Prix actualisé ; auparavant : {{price}}.',
  'quote.gone': 'Ce produit n’est plus au catalogue : retirez cette ligne ou demandez-nous un équivalent.',
  'quote.removed': '{{product}} a été supprimé de votre devis.',
  'quote.confirm-remove': 'Êtes-vous sûr de vouloir supprimer "{{product}}" de votre devis ?',
  'quote.fewer': 'Un de moins : {{product}}',
  'quote.more': 'Un de plus : {{product}}',
  'quote.quantity-of': 'Quantité : {{product}}',
  'quote.quantity-range': 'Un nombre entier de 1 à {{max}}.',
  'quote.storage-lost':
    'Votre navigateur n’enregistre rien : la liste reste dans cet onglet seulement. Envoyez-la avant de le fermer.',
  'quote.unknown-product': 'Ce produit n’est plus au catalogue ; retirez-le de la liste.',
  'quote.unknown-variant': 'Ce modèle n’est plus proposé ; retirez-le et choisissez-en un autre.',
  'quote.unknown-accessory':
    'Un accessoire n’est plus proposé pour ce produit ; retirez la ligne et ajoutez-la de nouveau.',
  'quote.services': 'Prestations',
  'quote.unknown-service': 'Cette prestation n’est plus proposée ; retirez-la.',
  'quote.share': 'Partager ou imprimer la liste',
  'quote.share-too-long':
    'La liste est trop longue pour tenir dans un lien. Imprimez cette page ou enregistrez la liste dans votre compte.',
}
