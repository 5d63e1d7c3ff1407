import { expect, test } from 'vitest'
import { applicationLines } from '#domain/assistant/deadline-reply.ts'

const spaces = (text: string) => text.replaceAll(/\s/g, ' ')

test.each([
  ['2026-12-31', '2026-10-22', 'spätestens am 22. Oktober 2026'],
  ['2026-12-31', '2026-10-23', '(22. Oktober 2026, 10 Wochen vorher) ist vorbei'],
] as const)('due on %s, asked on %s', (dueOn, today, expected) => {
  expect(spaces(applicationLines(dueOn, today, 'de').join(' '))).toContain(expected)
})

test('nothing is applied for after the period', () => {
  expect(applicationLines('2025-12-31', '2026-01-02', 'de')).toEqual([])
})
