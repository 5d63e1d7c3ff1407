import { expect, test } from 'vitest'
import { AnnouncementForm, type AnnouncementKind } from '#domain/content/announcement.ts'
import { check } from '#domain/forms/field-errors.ts'
import {
  announcementInput,
  announcementValues,
  fieldsOfErrors,
  readSpans,
} from '#src/desk/announcement-values.ts'

test.each([
  [
    '08:00–12:00, 13:30–17:30',
    [
      ['08:00', '12:00'],
      ['13:30', '17:30'],
    ],
  ],
  [
    '8h-12h et 13h30-17h30',
    [
      ['08:00', '12:00'],
      ['13:30', '17:30'],
    ],
  ],
  [
    '8 à 12; 14.15 - 18',
    [
      ['08:00', '12:00'],
      ['14:15', '18:00'],
    ],
  ],
  ['', []],
  [' , ', []],
  ['matin', [['matin', '']]],
])('the hours %j are read', (typed, spans) => {
  expect(readSpans(typed)).toEqual(spans.map(([from, to]) => ({ from, to })))
})

const texts = { fr: 'a', en: 'b', de: 'c' }
const day = [{ from: '08:00', to: '12:00' }]
test.each<AnnouncementForm>([
  { kind: 'closure', first: '2026-08-03', last: '2026-08-21', reason: texts },
  { kind: 'hours', first: '2026-08-03', week: [day, [], day, day, day, [], []] },
  { kind: 'notice', first: '2026-08-03T08:00', last: '2026-08-21T18:00', text: texts },
])('what is stored comes back from the form as it was ($kind)', (form) => {
  const kind: AnnouncementKind = form.kind
  expect(check(AnnouncementForm, announcementInput(kind, announcementValues(kind, form))).output).toEqual(
    form,
  )
})

test('a wrong time is said at its weekday', () => {
  const typed = { ...announcementValues('hours', null), first: '2026-08-03', 'week.2': '8–25' }
  const { errors } = check(AnnouncementForm, announcementInput('hours', typed))
  expect(fieldsOfErrors(errors)).toEqual({ 'week.2': 'content.time' })
})
