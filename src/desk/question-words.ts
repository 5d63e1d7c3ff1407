import { inLanguage } from './edited-words.ts'

/** French texts of the questions at the desk. */
export const questionWords = {
  questions: 'Questions fréquentes',
  lead: 'Les questions de chaque page, dans leur ordre\u202f; les moteurs de recherche les lisent aussi.',
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
} as const
