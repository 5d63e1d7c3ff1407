import type { Locale } from '#config/locales.ts'

const languages = new Intl.DisplayNames('fr', { type: 'language' })

/** A label such as « Titre en allemand ». */
export const inLanguage = (what: string) => (locale: Locale) => `${what} en ${languages.of(locale)}`

/** French texts of everything that the desk edits in versions. */
export const editedWords = {
  versions: 'Versions',
  takeAgain: 'Reprendre',
  takeNamed: (version: string) => `Reprendre la version ${version}`,
  callOff: 'Annuler',
  callOffNamed: (version: string) => `Annuler la version ${version}`,
  wayOut: 'Retour',
  by: (author: string, at: string) => `${author || 'Lien d’un e-mail'}, ${at}`,
  closeForm: 'Fermer sans enregistrer',
  changed: (by: string, at: string) =>
    `${by || 'Quelqu’un'} a enregistré une autre version entre-temps (${at}). Rien n’a été écrasé\u00a0: copiez ce qu’il vous faut de votre texte, relisez, puis recommencez.`,
  reload: 'Relire',
} as const
