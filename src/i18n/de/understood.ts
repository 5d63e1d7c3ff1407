import type { understood as french } from '#src/i18n/fr/understood.ts'

/** What was read in a search. */
export const understood: Record<keyof typeof french, string> = {
  'understood.title': 'Verstanden:',
  'understood.remove': '„{{fact}}“ aus der Suche nehmen',
  'understood.given-up': 'Kein Modell erfüllt alles. Nicht berücksichtigt: {{facts}}.',
  'understood.words': 'die Wörter „{{words}}“',
}
