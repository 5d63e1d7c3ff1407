import type { understood as french } from '#src/i18n/fr/understood.ts'

/** What was read in a search. */
export const understood: Record<keyof typeof french, string> = {
  'understood.title': 'Understood:',
  'understood.remove': 'Remove “{{fact}}” from the search',
  'understood.given-up': 'No model has it all. Left out: {{facts}}.',
  'understood.words': 'the words “{{words}}”',
}
