import { expect, test } from 'vitest'
import type { Locale } from '#config/locales.ts'
import { hoursOf } from '#domain/assistant/opening-hours.ts'
import type { Question } from '#domain/assistant/question.ts'
import { foldedWords } from '#domain/assistant/word-lists.ts'
import type { Calendar } from '#domain/time/work-calendar.ts'

const reason = { fr: 'Inventaire.', en: 'Stocktaking.', de: 'Inventur.' }
const calendar: Calendar = {
  hours: [],
  closures: [
    { first: '2026-11-30', last: '2026-12-02', reason },
    { first: '2027-08-02', last: '2027-08-22', reason: null },
  ],
}

/** The lines about a text on Saturday 28 November 2026. */
function lines(text: string, locale: Locale) {
  const question = { text, locale, folded: foldedWords(text) } as Question
  const { lines, isOpen } = hoursOf(question, { today: '2026-11-28', calendar })
  return { said: lines.join(' ').replaceAll(/\s/g, ' '), isOpen }
}

test.each([
  ['Êtes-vous ouverts lundi ?', 'fr', false, 'lundi 30 novembre 2026'],
  ['Are you open on Monday?', 'en', false, 'Monday, November 30, 2026'],
  ['Haben Sie am Montag offen?', 'de', false, 'Montag, 30. November 2026'],
  ['Êtes-vous ouverts jeudi ?', 'fr', true, 'le jeudi'],
] as const)('%s: the next day counts, not the usual one', (text, locale, isOpen, day) => {
  expect(lines(text, locale)).toEqual({ isOpen, said: expect.stringContaining(day) })
})

test.each([
  ['Êtes-vous ouverts en août 2027 ?', 'fr', '2 août au 22 août 2027'],
  ['Êtes-vous ouverts en août ?', 'fr', '2 août au 22 août 2027'],
  ['Are you closed in August?', 'en', 'August 2 to August 22, 2027'],
  ['Wann haben Sie im August geschlossen?', 'de', '2. August bis 22. August 2027'],
  ['Fermez-vous en juillet ?', 'fr', 'Aucune fermeture n’est annoncée du 1er juillet au 31 juillet 2027'],
  ['Avez-vous des congés ?', 'fr', '22 août 2027'],
  ['Quand êtes-vous fermés cet été ?', 'fr', '22 août 2027'],
  ['When are you closed in summer 2027?', 'en', 'August 2 to August 22, 2027'],
  ['Wann haben Sie im Sommer geschlossen?', 'de', '2. August bis 22. August 2027'],
  ['Are you closed this autumn?', 'en', 'December 2, 2026'],
  ['Êtes-vous fermés au printemps ?', 'fr', 'Aucune fermeture n’est annoncée du 1er mars'],
  ['Quelles sont vos dates de fermeture ?', 'fr', '22 août 2027'],
  ['When are you closed?', 'en', 'August 22, 2027'],
] as const)('%s is answered with the closures of that time', (text, locale, said) => {
  expect(lines(text, locale).said).toContain(said)
})
