import { expect, test } from 'vitest'
import { AnnouncementForm } from '#domain/content/announcement.ts'
import { openingOf } from '#domain/content/present-opening.ts'
import { check } from '#domain/forms/field-errors.ts'

const none = { fr: '', en: '', de: '' }
const closure = (changes: object = {}) => ({
  ...{ kind: 'closure', first: '2026-08-03', last: '2026-08-21', reason: none },
  ...changes,
})
const notice = (changes: object = {}) => ({
  ...{ kind: 'notice', first: '2026-08-03T08:00', last: '2026-08-21T18:00' },
  ...{ text: { fr: 'Bonjour', en: 'Hello', de: 'Hallo' } },
  ...changes,
})
const day = [{ from: '08:00', to: '17:30' }]
const hours = (monday: object, changes: object = {}) => ({
  ...{ kind: 'hours', first: '2026-09-01', week: [monday, day, day, day, day, [], []] },
  ...changes,
})

test.each<[why: string, form: object, errors: object]>([
  ['a closure', closure(), {}],
  ['a closure of one day', closure({ last: '2026-08-03' }), {}],
  ['a closure over the end of the year', closure({ first: '2026-12-24', last: '2027-01-03' }), {}],
  ['with a reason', closure({ reason: { fr: 'Congés', en: 'Holiday', de: 'Ferien' } }), {}],
  ['its last day before the first', closure({ last: '2026-08-02' }), { last: 'content.last-before-first' }],
  ['two years', closure({ last: '2028-08-03' }), { last: 'content.too-long' }],
  ['no days', closure({ first: '', last: '' }), { first: 'form.required', last: 'form.required' }],
  ['a day that the calendar lacks', closure({ last: '2026-08-32' }), { last: 'content.day' }],
  [
    'a reason in one language',
    closure({ reason: { fr: 'Congés', en: ' ', de: '' } }),
    { 'reason.en': 'content.language', 'reason.de': 'content.language' },
  ],
  ['a notice', notice(), {}],
  [
    'a notice that ends as it begins',
    notice({ last: '2026-08-03T08:00' }),
    { last: 'content.end-before-beginning' },
  ],
  ['a notice at no time', notice({ first: '2026-08-03' }), { first: 'content.moment' }],
  [
    'a notice without German',
    notice({ text: { fr: 'Bonjour', en: 'Hello', de: '' } }),
    { 'text.de': 'content.language' },
  ],
  [
    'a notice of two lines',
    notice({ text: { fr: 'a\nb', en: 'c', de: 'd' } }),
    { 'text.fr': 'form.invalid-characters' },
  ],
  [
    'hours in two parts',
    hours([
      { from: '08:00', to: '12:00' },
      { from: '13:00', to: '17:00' },
    ]),
    {},
  ],
  [
    'hours that end before they begin',
    hours([{ from: '12:00', to: '08:00' }]),
    { 'week.0': 'content.to-before-from' },
  ],
  [
    'parts that overlap',
    hours([
      { from: '08:00', to: '12:00' },
      { from: '11:00', to: '17:00' },
    ]),
    { 'week.0': 'content.spans-overlap' },
  ],
  ['a time that no clock shows', hours([{ from: '08:00', to: '24:00' }]), { 'week.0.0.to': 'content.time' }],
  [
    'a week without an open day',
    hours([], { week: [[], [], [], [], [], [], []] }),
    { week: 'content.never-open' },
  ],
])('%s is read', (_, form, errors) => {
  expect({ ...check(AnnouncementForm, form).errors }).toEqual(errors)
})

const row = (
  form: ReturnType<typeof closure> | object,
  begins: string,
  ends: string | null = null,
  id = begins,
) => {
  const { output } = check(AnnouncementForm, form)
  if (!output) throw new Error('no announcement')
  return { id, kind: output.kind, begins, ends, content: output }
}

test('a closure is said on every page from two weeks before it to its end, and then nowhere', () => {
  const rows = [row(closure(), '2026-08-03', '2026-08-21')]
  const at = (day: string) => {
    const { announced, closures } = openingOf(rows, new Date(day))
    return [closures.length, announced]
  }
  expect(at('2026-07-19T20:00:00Z')).toEqual([1, 0])
  expect(at('2026-07-20T10:00:00Z')).toEqual([1, 1])
  expect(at('2026-08-21T21:59:00Z')).toEqual([1, 1])
  // Midnight in Paris.
  expect(at('2026-08-21T22:00:00Z')).toEqual([0, 0])
})

test('a notice is said from its first instant to its last, and before and after it nobody is told of it', () => {
  const rows = [row(notice(), '2026-08-03T06:00:00.000Z', '2026-08-21T16:00:00.000Z')]
  const count = (instant: string) => openingOf(rows, new Date(instant)).notices.length
  expect(count('2026-08-03T05:59:59Z')).toBe(0)
  expect(count('2026-08-03T06:00:00Z')).toBe(1)
  expect(count('2026-08-21T15:59:59Z')).toBe(1)
  expect(count('2026-08-21T16:00:00Z')).toBe(0)
})

test('of opening hours those of this day and later ones are said', () => {
  const rows = ['2026-01-01', '2026-06-01', '2026-09-01'].map((first) => row(hours(day, { first }), first))
  const from = (day: string) => openingOf(rows, new Date(day)).hours.map((own) => own.from)
  expect(from('2025-12-31T10:00:00Z')).toEqual(['', '2026-01-01', '2026-06-01', '2026-09-01'])
  expect(from('2026-06-01T10:00:00Z')).toEqual(['2026-06-01', '2026-09-01'])
  expect(from('2026-12-01T10:00:00Z')).toEqual(['2026-09-01'])
})
