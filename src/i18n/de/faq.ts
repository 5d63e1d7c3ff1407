import type { faq as french } from '#src/i18n/fr/faq.ts'

/** Questions and answers. */
export const faq: Record<keyof typeof french, string> = {
  'faq.title': 'Häufige Fragen',
}
