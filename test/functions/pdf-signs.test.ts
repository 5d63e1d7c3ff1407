import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compose, unprintable } from '#functions/pdf/paper.ts'
import { openCatalogueEdge } from '#test/support/edge.ts'
import { readPdf } from '#test/support/pdf-text.ts'

const about = {
  title: 'T',
  author: 'A',
  locale: 'fr',
  at: '2026-01-01T00:00:00Z',
  id: '0'.repeat(32),
} as const
const shown = async (text: string) => {
  const paper = await compose((paper) => {
    paper.decoration(paper.line(text, 50, 50))
    paper.decoration(paper.line(text, 50, 90, { weight: 'bold' }))
  })
  const [regular, bold] = readPdf(paper.write(about)).text.split('\n')
  expect(bold).toBe(regular)
  return regular
}

test.each([
  ['1000 Ω, ±0,5 ℃', '1000 Ohm, ±0,5 °C'],
  ['350 \u2126', '350 Ohm'],
  ['15 kg ℮', '15 kg e'],
  ['5 ‰', '5 /1000'],
  ['RS\u2011232', 'RS-232'],
  ['∅ 120 mm', 'Ø 120 mm'],
  ['✓ étalonnage', 'OK étalonnage'],
  ['ﬁxation, eﬀort, ﬂexion', 'fixation, effort, flexion'],
  ['−10 °C … +40 °C', /^[−–]10 °C … \+40 °C$/],
  ['10⁻⁶, 10⁴, m², m³', '10^-6, 10^4, m², m³'],
  ['2⅓ h, ⅔', '2 1⁄3 h, 2⁄3'],
  ['CO₂', 'CO2'],
  ['㎏, №, Ⅲ, ＡＢ', 'kg, No, III, AB'],
  ['a\u2003b\u2009c\u202fd', 'a b\u2009c d'],
  ['Mu\u0308ller\u00ad, Wa\u200bage', 'Müller, Waage'],
  ['Max ≤ 60 kg → 3 t', 'Max <= 60 kg -> 3 t'],
  ['Kovačič, Łódź, Țepeș, Ðorđević', 'Kovačič, Łódź, Țepeș, Ðorđević'],
])('%j is shown as %j', async (text, expected) => {
  expect(await shown(text)).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected))
  expect(await unprintable(text)).toBeNull()
})

test.each([
  'Γεώργιος Παπαδόπουλος, Θεσσαλονίκη, 350 Ω',
  'ἀγορά',
  'Олександр Ґжицький, Їжак',
  'Ђорђе Љубичић',
  'Nguyễn Thị Phượng',
])('the name %j is shown whole', async (name) => {
  expect(await shown(name)).toBe(name)
  expect(await unprintable(name)).toBeNull()
})

test.each([
  ['王小明 (Wang)', '王'],
  ['أحمد', 'أ'],
  ['Waage 😀', '😀'],
  ['√2', '√'],
])('%j cannot be shown, for %j, and is no question mark', async (text, sign) => {
  expect(await unprintable(text)).toBe(sign)
  expect(await shown(text)).toContain(`[U+${sign.codePointAt(0)?.toString(16).toUpperCase()}]`)
  expect(await shown(text)).not.toContain('?')
})

test('a document in letters of western Europe loads no other script', async () => {
  const paper = await compose((paper) => paper.decoration(paper.line('Prüfgewicht, 350 Ω, ≤ 60 kg', 50, 50)))
  expect(paper.type.missing.size).toBe(0)
  expect(paper.write(about).length).toBeLessThan(40_000)
})

test('the data sheet of a load cell says its resistance', async () => {
  const edge = await openCatalogueEdge()
  const response = await edge.request('/products/tarnoval-i1/fiche.pdf')
  const { text } = readPdf(new Uint8Array(await response.arrayBuffer()))
  expect(text.replaceAll(/\s+/g, ' ')).toMatch(/350 (?:Ω|Ohm)/)
  expect(text).not.toMatch(/\d\s\?/)
})

test('no text of documents or catalogue holds a character that cannot be shown', async () => {
  const sources = ['fr', 'en', 'de'].map((locale) => `src/i18n/${locale}/server/documents.json`)
  const seeds = readdirSync('seed/texts').map((name) => `seed/texts/${name}`)
  for (const path of [...sources, ...seeds, 'seed/data/kinds.json'])
    expect([path, await unprintable(readFileSync(path, 'utf8'))]).toEqual([path, null])
})
