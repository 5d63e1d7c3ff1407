import { expect, test } from 'vitest'
import { decodeText } from '#domain/text/decode-text.ts'

const text = 'Prüfung, 5 €\n'
const utf16 = [...Buffer.from(text, 'utf16le')]
const swapped = [...Buffer.from(text, 'utf16le').swap16()]
const windows = [...Buffer.from(text.replace('€', '\u0080'), 'latin1')]

test.each([
  ['UTF-8', [...Buffer.from(text)], false],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, ...Buffer.from(text)], false],
  ['UTF-16, the low byte first', [0xff, 0xfe, ...utf16], false],
  ['UTF-16, the high byte first', [0xfe, 0xff, ...swapped], false],
  ['windows-1252, as a guess', windows, true],
])('%s is read', (_, bytes, isGuessed) => {
  expect(decodeText(Uint8Array.from(bytes))).toEqual({ text, isGuessed })
})

test.each([
  ['a mark of UTF-8 before other bytes', [0xef, 0xbb, 0xbf, 0xfc]],
  ['UTF-16 with half a letter', [0xff, 0xfe, 0x41]],
  ['a byte to which Windows gives no letter', [0x41, 0x81]],
])('%s is not read', (_, bytes) => {
  expect(decodeText(Uint8Array.from(bytes))).toBeNull()
})
