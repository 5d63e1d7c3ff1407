import { expect, test } from 'vitest'
import { euroSpan, shortMoment } from '#src/desk/formats.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test.each([
  [14_900, 21_000, '149–210 €'],
  [14_900, 14_900, '149 €'],
  [114_950, 321_000, '1 149,50–3 210 €'],
])('Prices from %i to %i cents are one span, whole euros without decimals', (least, most, text) => {
  expect(plain(euroSpan(least, most))).toBe(text)
})

test('A moment that is near has its weekday and time, another its day', () => {
  const year = new Date().getUTCFullYear()
  expect(plain(shortMoment(`${year}-06-15T07:05:00.000Z`))).toMatch(/^\p{L}{3}\. 15 juin 09:05$/u)
  expect(plain(shortMoment('2024-12-02T07:00:00.000Z'))).toBe('2 décembre 2024')
})
