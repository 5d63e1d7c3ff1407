import type { session as french } from '#src/i18n/fr/session.ts'

/** Who is signed in, as the header says it. */
export const session: Record<keyof typeof french, string> = {
  'session.sign-in': 'Anmelden',
  'session.client': 'Kunde',
  'session.area': 'Mein Kundenbereich',
  'session.sign-out': 'Abmelden',
}
