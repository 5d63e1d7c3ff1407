import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { sourcesOf, withoutComments } from '#test/support/sources.ts'

/** A text of a language beside the code: `fr: 'Prix'`, a template, a function that returns one, an object of texts. */
const inline = new RegExp(
  String.raw`\b(?:${locales.join('|')}): (?:\([^)]*\) =>[^'"\x60]{0,80}|\{[^}'"\x60]*)?(['"\x60])(?=[^'"\x60\n]*\p{L})`,
  'gu',
)

/** Rooms and files whose words are data, each with its reason. */
const exempt: [path: RegExp, reason: string][] = [
  [/^src\/domain\/assistant\//, 'the assistant has its own order of words'],
  [/^functions\/assistant\//, 'the assistant has its own order of words'],
  [/^src\/config\/locales\.ts$/, 'what a language is'],
  [/^src\/config\/company\.ts$/, 'a fact that an operator replaces'],
  [/^src\/domain\/metrology\/signs\.ts$/, 'a sign between two numbers'],
]
const textsIn = (code: string) => [...withoutComments(code).matchAll(inline)].length

test('a text stands in src/i18n, not beside the code', () => {
  const found = sourcesOf(['src', 'functions'], /\.tsx?$/)
    .filter(({ path }) => !path.startsWith('src/i18n/') && !exempt.some(([room]) => room.test(path)))
    .filter(({ text }) => textsIn(text) > 0)
    .map(({ path }) => path)
  expect(found).toEqual([])
})

test.each([
  "const name = { fr: 'Prix', en: 'Price', de: 'Preis' }",
  'const next = { fr: (day: string) => `Le jour`, de: day }',
  "  fr: 'Prix',",
  "  fr: {\n    greeting: 'Bonjour,',",
])('a planted text is found: %s', (code) => {
  expect(textsIn(code)).toBeGreaterThan(0)
})

test('codes and signs of languages are no texts', () => {
  expect(textsIn("const decimal = { fr: ',', de: ',' }")).toBe(0)
})
