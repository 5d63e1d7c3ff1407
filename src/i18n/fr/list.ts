/** A shared quote list and its page. */
export const list = {
  'shared-list.title': 'Liste de devis',
  'shared-list.meta-description':
    'Une liste d’instruments de pesage à relire, à imprimer ou à reprendre dans sa propre demande de devis.',
  'shared-list.keywords': 'liste de devis, instruments de pesage, partager, imprimer',
  'shared-list.lead':
    'Une sélection du catalogue, avec les prix du jour. Seul le devis que nous envoyons fait foi.',
  'shared-list.prices': 'Prix au {{day}}, hors taxes, livraison et déplacement non compris.',
  'shared-list.items': 'Instruments',
  'shared-list.each': '{{price}} HT l’unité',
  'shared-list.amount': '{{price}} HT',
  'shared-list.changed': 'Le prix a changé depuis le partage de la liste.',
  'shared-list.accessories-gone_one': 'Un accessoire de cette ligne n’est plus proposé.',
  'shared-list.accessories-gone_other': '{{count}} accessoires de cette ligne ne sont plus proposés.',
  'shared-list.gone_one': 'Un produit de cette liste ne figure plus au catalogue.',
  'shared-list.gone_other': '{{count}} produits de cette liste ne figurent plus au catalogue.',
  'shared-list.unread_one':
    'Une partie du lien est illisible et a été laissée de côté. Demandez un nouveau lien à la personne qui vous l’a envoyé.',
  'shared-list.unread_other':
    '{{count}} parties du lien sont illisibles et ont été laissées de côté. Demandez un nouveau lien à la personne qui vous l’a envoyé.',
  'shared-list.take': 'Reprendre dans ma liste',
  'shared-list.rule':
    'Une ligne que votre liste contient déjà, même modèle et mêmes accessoires, n’est pas doublée : la plus grande quantité est gardée. Rien n’est retiré de votre liste.',
  'shared-list.print': 'Imprimer',
  'shared-list.empty': 'Ce lien ne contient pas de liste',
  'shared-list.empty-hint': 'Composez une liste depuis le catalogue, puis partagez-la depuis votre devis.',
  'shared-list.to-products': 'Voir les produits',
  'shared-list.to-own': 'Voir mon devis',
}
