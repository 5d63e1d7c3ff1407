import { expect, test } from 'vitest'
import { type Localized, locales } from '#config/locales.ts'
import regimes from '#domain/fit/regimes.json' with { type: 'json' }
import { serverTextsIn } from '#test/support/dictionaries.ts'

/** Every text of the data of uses, wherever it stands in it. */
function textsIn(value: unknown): Localized[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Object.values(value).flatMap(textsIn)
  return 'fr' in value && 'de' in value ? [value as Localized, ...own] : own
}
const texts: Localized[] = [...textsIn(regimes)]
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()

test('French sentences have no-break spaces before their punctuation', () => {
  expect(texts.length).toBeGreaterThan(18)
  expect(texts.filter(({ fr }) => / [;:?!»]|« |\u00a0[;?!]/.test(fr)).map(({ fr }) => fr)).toEqual([])
})

test('a sentence has the same placeholders in three languages', () => {
  const differing = texts.filter((text) =>
    locales.some((locale) => String(placeholders(text[locale])) !== String(placeholders(text.fr))),
  )
  expect(differing.map(({ fr }) => fr)).toEqual([])
})

test('a number keeps its unit on its line', () => {
  const split = /(?:\d|\}) (?:kg|g|mg|t|e|h|years|ans|Jahre)(?![\p{L}\d])/u
  expect(
    locales
      .flatMap((locale) => [
        ...texts.map((text) => text[locale]),
        ...Object.values(serverTextsIn(locale, 'rules')),
      ])
      .filter((text) => split.test(text)),
  ).toEqual([])
})
