import { expect, test, vi } from 'vitest'
import { textOf } from '#seed/read-text.ts'

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)))

test('UTF-8 is read, with or without its mark, and UTF-16 with it', () => {
  expect(textOf(bytes('Prüfung, 5 €\n'), 'a.csv')).toBe('Prüfung, 5 €\n')
  expect(textOf(bytes([0xef, 0xbb, 0xbf], 'é'), 'a.csv')).toBe('é')
  expect(textOf(bytes([0xff, 0xfe, 0xe9, 0]), 'a.csv')).toBe('é')
})

test.each([
  ['Windows-1252', bytes('a\nb é\nPr', [0xfc], 'fung\n'), 'a.csv, line 3: byte FC'],
  ['Mac Roman', bytes('pr', [0x8e], 'cision'), 'a.csv, line 1: byte 8E'],
  ['a character cut off at the end', bytes('a\nb', [0xe2, 0x82]), 'a.csv, line 2: byte E2'],
  ['a character lost earlier', bytes('a\n\nM\uFFFDller'), 'a.csv, line 3: a character was lost'],
])('%s is refused with the place', (_, source, message) => {
  expect(() => textOf(source, 'a.csv')).toThrow(message)
})

test('a guess of the letters is said', () => {
  const onGuess = vi.fn()
  expect([textOf(bytes('Pr', [0xfc], 'fung'), 'a.csv', onGuess), onGuess.mock.calls.length]).toEqual([
    'Prüfung',
    1,
  ])
})
