import { createInstance } from 'i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Locale, locales } from '#config/locales.ts'
import { textsOf } from '#functions/rendering/texts.ts'
import { compiledDictionary } from '#scripts/vite-dictionaries.ts'
import { lookupIn as lookupInBrowser } from '#src/i18n/lookup-browser.ts'
import { lookupIn as lookupAtEdge } from '#src/i18n/lookup-edge.ts'
import { frenchSpaces, type Translate, translateBy } from '#src/i18n/translate.ts'
import { loadTexts, type TextKey, type Texts } from '#src/i18n/translation.ts'
import { areas } from '#test/support/dictionaries.ts'
import { sourcesOf } from '#test/support/sources.ts'

const texts = (entries: Record<string, string>) => entries as Partial<Texts>
const key = (name: string) => name as TextKey
const translators = [
  ['edge', (locale: Locale, own: Partial<Texts>) => translateBy(lookupAtEdge(locale, own))],
  ['browser', (locale: Locale, own: Partial<Texts>) => translateBy(lookupInBrowser(locale, own))],
] as const

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

test.each(translators)('the plural follows the language (%s)', async (_, translator) => {
  const t = translator('fr', await loadTexts('fr', []))
  expect([0, 1, 2].map((count) => t('list.count', { count }))).toEqual([
    '0 produit',
    '1 produit',
    '2 produits',
  ])
})

test.each(translators)('a value is inserted literally, whatever it contains (%s)', (_, translator) => {
  const t = translator('en', texts({ a: 'for {{name}}!' }))
  expect(t(key('a'), { name: '{{name}} $& <b>' })).toBe('for {{name}} $& <b>!')
})

test.each(translators)('the same text with other values is another sentence (%s)', (_, translator) => {
  const t = translator('de', texts({ a: '{{n}} kg' }))
  expect([t(key('a'), { n: 1 }), t(key('a'), { n: 2 })]).toEqual(['1 kg', '2 kg'])
})

test.each(
  translators.flatMap(([name, translator]) =>
    ['constructor', '__proto__', 'toString', 'nothing.here'].map(
      (unknown) => [unknown, name, translator] as const,
    ),
  ),
)('an unknown key is returned unchanged: %s (%s)', (name, _, translator) => {
  const t = translator('fr', texts({}))
  expect(t(key(name))).toBe(name)
  expect(t(key(name), { count: 2 })).toBe(name)
  expect(console.warn).toHaveBeenCalledTimes(2)
})

test('a text missing in a language is shown in French at the edge', async () => {
  const [merged, french] = await Promise.all([textsOf('de', ['home']), loadTexts('fr', ['home'])])
  expect(Object.keys(merged)).toEqual(expect.arrayContaining(Object.keys(french)))
  const own = await loadTexts('de', ['home'])
  expect(merged).toEqual({ ...french, ...own })
})

test('French punctuation gets no-break spaces', () => {
  expect(frenchSpaces('Vraiment ? « Oui » : non ; si !')).toBe(
    'Vraiment\u202f? «\u00a0Oui\u00a0»\u00a0: non\u202f; si\u202f!',
  )
})

test('the build sets the no-break spaces of the French dictionaries and changes nothing else', async () => {
  const whole = { ...(await loadTexts('fr', areas)) } as Record<string, string>
  const sources = sourcesOf(['src/i18n/fr', 'src/i18n/en', 'src/i18n/de'], /\.json$/).filter(
    ({ path }) => !path.includes('/server/'),
  )
  const compiled: Record<string, string> = {}
  for (const { path, text } of sources) {
    const code = compiledDictionary(`/${path}`, text)
    expect([path, code !== null]).toEqual([path, path.startsWith('src/i18n/fr/')])
    if (code) Object.assign(compiled, JSON.parse(code))
  }
  expect(compiled).toEqual(inFrench(whole))
})

const inFrench = (entries: Record<string, string>) =>
  Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, frenchSpaces(text)]))

/** i18next as it comes, with its own interpolation. */
function reference(locale: Locale, own: Record<string, string>): Translate {
  const i18n = createInstance({
    lng: locale,
    resources: { [locale]: { translation: own } },
    interpolation: { escapeValue: false },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
  })
  i18n.init()
  return (name, values) => i18n.t(name, { ...values })
}

/** 1.5 is singular in French only, and a million of something is a form of its own there. */
const counts = [undefined, 0, 1, 2, 1.5, 1000, 1_000_000]
const valuesOf = ['a ; b {{x}} $& $t(close) <b>&amp;', 1234.5]

test.each(locales)('edge and browser say what i18next says, for every key and count (%s)', async (locale) => {
  const raw = (await loadTexts(locale, areas)) as Record<string, string>
  const compiled = locale === 'fr' ? inFrench(raw) : raw
  const expected = reference(locale, compiled)
  const edge = translateBy(lookupAtEdge(locale, texts(raw)))
  const browser = translateBy(lookupInBrowser(locale, texts(compiled)))
  const keys = new Set(Object.keys(raw).flatMap((name) => [name, name.replace(/_(one|other)$/, '')]))
  const placeholders = [...new Set(JSON.stringify(raw).match(/(?<=\{\{)\w+(?=\}\})/g))]
  const valueSets = valuesOf.map((value) => Object.fromEntries(placeholders.map((name) => [name, value])))
  const hasValues = (name: string) => `${raw[name]}${raw[`${name}_other`]}`.includes('{{')
  const differing: unknown[] = []
  for (const name of keys)
    for (const count of counts)
      for (const set of hasValues(name) ? valueSets : [{}]) {
        // A count in words chooses no form.
        const values = { ...set, count: count ?? 'x' }
        const said = [expected, edge, browser].map((t) => t(key(name), values))
        if (new Set(said).size > 1) differing.push([name, values, ...said])
      }
  expect(keys.size).toBeGreaterThan(500)
  expect(differing).toEqual([])
})
