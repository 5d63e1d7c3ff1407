import type { QuestionPlace } from '#domain/content/question-set.ts'
import { inLanguage } from './edited-words.ts'

/** French texts of the questions at the desk. */
export const questionWords = {
  questions: 'Questions fréquentes',
  lead: 'Les questions de chaque page, dans leur ordre\u202f; les moteurs de recherche les lisent aussi.',
  pages: { home: 'Accueil', contact: 'Contact', quote: 'Devis' } satisfies Record<QuestionPlace, string>,
  initial: 'Questions d’origine',
  changePage: (page: string) => `Modifier les questions\u00a0: ${page}`,
  untitled: 'Nouvelle question',
  number: (n: number) => `Question ${n}`,
  question: inLanguage('Question'),
  answer: inLanguage('Réponse'),
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
  initialAgain: 'Revenir aux questions d’origine',
} as const
