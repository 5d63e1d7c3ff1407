/** French words of the dialog that takes the catalogue to a file and back. */
export const fileWords = {
  download: (format: string) => `Télécharger en ${format}`,
  downloading: (n: number) => `${n} produits…`,
  upload: 'Charger un fichier CSV ou JSON',
  comparing: (done: number, all: number) => `${done} produits sur ${all} comparés…`,
  changesInFile: (n: number) =>
    n === 0 ? 'Ce fichier ne change rien.' : n === 1 ? '1 différence' : `${n} différences`,
  problemsInFile: (n: number) =>
    `${n} points à corriger dans ce fichier\u202f; ils deviendront des brouillons à corriger.`,
  unreadable: 'Ce fichier ne se lit pas',
  notUtf8:
    'il n’est pas en UTF-8. Dans Excel, enregistrez-le comme «\u00a0CSV UTF-8 (délimité par des virgules)\u00a0», puis réessayez.',
  before: 'Avant',
  after: 'Après',
  what: 'Quoi',
  keep: 'Enregistrer en brouillon',
} as const
