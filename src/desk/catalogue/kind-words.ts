/** French texts of the kinds of instruments. */
export const kindWords = {
  part: 'Types',
  kinds: 'Types d’instruments',
  lead: 'Chaque produit est d’un type. Un nouveau nom vaut partout dès la publication, et se défait comme les autres\u202f; un type ne se retire que lorsqu’aucun produit n’en est.',
  key: 'Code',
  keyHint: 'Lettres a à z, chiffres et tirets\u202f; il est dans les adresses et ne change plus',
  category: 'Catégorie',
  add: 'Ajouter un type',
  fresh: 'Nouveau type',
  freshHint:
    'Son premier produit se fait en dupliquant un autre\u202f: changez-y ensuite le type, et choisissez le dessin.',
  publish: 'Publier les types',
  publishAsk: (changes: string) => `Publier maintenant\u00a0? ${changes}`,
  renamed: (before: string, after: string) => `«\u00a0${before}\u00a0» devient «\u00a0${after}\u00a0».`,
  added: (name: string) => `Nouveau\u00a0: «\u00a0${name}\u00a0».`,
  removed: 'Type retiré de la liste.',
  taken: (name: string) => `«\u00a0${name}\u00a0» disparaît.`,
  reordered: 'L’ordre change.',
  conflict:
    'Les types ont changé entre-temps. Rien n’a été publié\u202f; « Recharger » montre ceux d’aujourd’hui.',
  ordered: 'Une publication des types est en cours. Rien n’a été publié\u202f: réessayez dans un instant.',
} as const
