import type { Locale } from '#config/locales.ts'
import type { QuestionPlace } from '#domain/content/question-set.ts'

const languages = new Intl.DisplayNames('fr', { type: 'language' })

/** French texts of the questions at the desk. */
export const questionWords = {
  questions: 'Questions fréquentes',
  lead: 'Les questions de chaque page, dans leur ordre\u202f; les moteurs de recherche les lisent aussi.',
  pages: { home: 'Accueil', contact: 'Contact', quote: 'Devis' } satisfies Record<QuestionPlace, string>,
  initial: 'Questions d’origine',
  by: (author: string, at: string) => `${author || 'Lien d’un e-mail'}, ${at}`,
  changePage: (page: string) => `Modifier les questions\u00a0: ${page}`,
  number: (n: number) => `Question ${n}`,
  question: (locale: Locale) => `Question en ${languages.of(locale)}`,
  answer: (locale: Locale) => `Réponse en ${languages.of(locale)}`,
  configurator: 'Avec un lien vers le configurateur',
  up: 'Monter',
  upNamed: (n: number) => `Monter la question ${n}`,
  down: 'Descendre',
  downNamed: (n: number) => `Descendre la question ${n}`,
  remove: 'Supprimer',
  removeNamed: (n: number) => `Supprimer la question ${n}`,
  add: 'Ajouter une question',
  save: 'Enregistrer',
  saved: 'Enregistré\u202f: la page et l’assistant le disent maintenant.',
  see: 'Voir la page',
  undo: 'Annuler ce changement',
  initialAgain: 'Revenir aux questions d’origine',
  cancel: 'Fermer sans enregistrer',
  changed: (by: string, at: string) =>
    `${by || 'Quelqu’un'} a modifié ces questions entre-temps (${at}). Rien n’a été écrasé\u00a0: relisez, puis recommencez.`,
  reload: 'Relire',
} as const
