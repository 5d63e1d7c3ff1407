import type { AnnouncementKind } from '#domain/content/announcement.ts'
import { inLanguage } from './edited-words.ts'

/** French texts of what the desk writes for pages. */
export const contentWords = {
  content: 'Contenu',
  lead: 'Ce qui est enregistré ici se lit sur le site, dans les e-mails et chez l’assistant en moins d’une minute.',
  kinds: {
    closure: 'Fermetures',
    hours: 'Horaires',
    notice: 'Annonces',
  } satisfies Record<AnnouncementKind, string>,
  about: {
    closure:
      'Du premier au dernier jour inclus. Les jours fériés d’Alsace-Moselle sont connus\u00a0: ne les saisissez pas.',
    hours: 'Valables à partir d’un jour, jusqu’à ce que d’autres les remplacent.',
    notice: 'Une phrase en haut de chaque page, d’un moment à un autre.',
  } satisfies Record<AnnouncementKind, string>,
  none: {
    closure: 'Aucune fermeture prévue.',
    hours: 'Les horaires de départ sont en vigueur.',
    notice: 'Aucune annonce prévue.',
  } satisfies Record<AnnouncementKind, string>,
  add: {
    closure: 'Ajouter une fermeture',
    hours: 'Ajouter des horaires',
    notice: 'Ajouter une annonce',
  } satisfies Record<AnnouncementKind, string>,
  change: 'Modifier',
  changeNamed: (name: string) => `Modifier\u00a0: ${name}`,
  remove: 'Supprimer',
  removeNamed: (name: string) => `Supprimer\u00a0: ${name}`,
  removeAsk: (name: string) => `Supprimer\u00a0? ${name}`,
  past: 'Passés',
  from: (day: string) => `À partir du ${day}`,
  between: (first: string, last: string) => `Du ${first} au ${last}`,
  first: { closure: 'Premier jour', hours: 'À partir du', notice: 'Début' },
  last: { closure: 'Dernier jour', notice: 'Fin' },
  reason: inLanguage('Motif'),
  text: inLanguage('Texte'),
  hoursHint: 'Par exemple 08:00–12:00, 13:30–17:30. Vide\u00a0: fermé.',
  moment: 'Heure de Paris',
  preview: 'Ce que les visiteurs liront',
  incomplete: 'Complétez les champs pour lire les phrases.',
  save: 'Enregistrer',
  saved: 'Enregistré\u202f: le site le dit maintenant.',
  removed: 'Supprimé\u202f: le site ne le dit plus.',
  undone: 'Remis comme avant.',
  changes: 'Derniers changements',
  changed: (before: string | null, after: string | null) =>
    before && after ? `${before} → ${after}` : `${after ? 'Ajouté' : 'Supprimé'}\u00a0: ${after ?? before}`,
  putBack: 'Remettre',
  withdraw: 'Retirer',
  withdrawNamed: (name: string) => `Retirer\u00a0: ${name}`,
  putBackNamed: (name: string) => `Remettre\u00a0: ${name}`,
} as const

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
