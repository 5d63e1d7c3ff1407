/** Parts of the whole catalogue, which the command line exports, by the names of their pages. */
const parts: Readonly<Record<string, string>> = { services: 'prestations', subcategories: 'types' }

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
  unknownEncoding:
    'son encodage est inconnu. Dans Excel, enregistrez-le comme «\u00a0CSV UTF-8\u00a0», puis réessayez.',
  guessed:
    'Ce fichier n’est pas en UTF-8\u202f; il est lu comme «\u00a0CSV\u00a0» de Windows. Vérifiez les accents dans les différences\u00a0: les caractères que ce format n’a pas sont devenus «\u00a0?\u00a0».',
  leftOut: (names: readonly string[]) => {
    const said = names.filter((name) => name !== 'updatedOn').map((name) => parts[name] ?? name)
    return said.length
      ? `Ce fichier contient aussi\u00a0: ${said.join(', ')}. Rien n’en est repris ici\u202f; cela se modifie à sa propre page.`
      : ''
  },
  before: 'Avant',
  after: 'Après',
  what: 'Quoi',
  keep: 'Enregistrer en brouillon',
} as const
