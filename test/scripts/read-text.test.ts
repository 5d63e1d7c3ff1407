import { expect, test } from 'vitest'
import { decodeText } from '#seed/read-text.ts'

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)))

test('UTF-8 is read, with or without its mark', () => {
  expect(decodeText(bytes('Prüfung, 5 €\n'), 'a.csv')).toBe('Prüfung, 5 €\n')
  expect(decodeText(bytes([0xef, 0xbb, 0xbf], 'é'), 'a.csv')).toBe('é')
})

test.each([
  ['Windows-1252', bytes('a\nb é\nPr', [0xfc], 'fung\n'), 'a.csv, line 3: byte FC'],
  ['Mac Roman', bytes('pr', [0x8e], 'cision'), 'a.csv, line 1: byte 8E'],
  ['a character cut off at the end', bytes('a\nb', [0xe2, 0x82]), 'a.csv, line 2: byte E2'],
  ['UTF-16', bytes([0xff, 0xfe], 'a', [0]), 'a.csv is UTF-16'],
  ['a character lost earlier', bytes('a\n\nM\uFFFDller'), 'a.csv, line 3: a character was lost'],
])('%s is refused with the place', (_, source, message) => {
  expect(() => decodeText(source, 'a.csv')).toThrow(message)
})
