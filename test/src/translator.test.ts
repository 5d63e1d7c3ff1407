import { expect, test, vi } from 'vitest'
import { textsOf } from '#functions/pages/texts.ts'
import { frenchSpaces, loadTexts, type TextKey, type Texts, translator } from '#src/i18n/index.ts'

const texts = (entries: Record<string, string>) => entries as Partial<Texts>
const key = (name: string) => name as TextKey

test.each([
  [0, '0 produit'],
  [1, '1 produit'],
  [2, '2 produits'],
])('the plural follows the language: %i in French', async (count, expected) => {
  const t = translator('fr', await loadTexts('fr', []))
  expect(t('list.count', { count })).toBe(expected)
})

test('a value is inserted literally, whatever it contains', () => {
  const t = translator('en', texts({ a: 'for {{name}}!' }))
  expect(t(key('a'), { name: '{{name}} $& <b>' })).toBe('for {{name}} $& <b>!')
})

test('the same text with other values is another sentence', () => {
  const t = translator('de', texts({ a: '{{n}} kg' }))
  expect([t(key('a'), { n: 1 }), t(key('a'), { n: 2 })]).toEqual(['1 kg', '2 kg'])
})

test.each(['constructor', '__proto__', 'toString', 'nothing.here'])(
  'an unknown key is returned unchanged: %s',
  (name) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const t = translator('fr', texts({}))
    expect(t(key(name))).toBe(name)
    expect(t(key(name), { count: 2 })).toBe(name)
    expect(warn).toHaveBeenCalled()
  },
)

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
