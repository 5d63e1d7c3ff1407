import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import type { ProductDocument, VariantDocument } from '#domain/publishing/document.ts'
import { fitsVariant } from '#seed/accessory-offers.ts'
import { generateCatalogue } from '#seed/generate.ts'
import { kinds } from '#seed/kinds.ts'

const { products } = generateCatalogue()
const lineOf = ({ model }: ProductDocument) => Number(model.match(/\d+$/)?.[0]) - 1

/** Every accessory beside every product of its kind, and the references for which it is offered. */
const pairs = kinds.flatMap((kind) =>
  products
    .filter(({ subcategory }) => subcategory === kind.key)
    .flatMap((product) =>
      kind.texts.accessories.map((accessory) => {
        const offer = product.accessories.find(({ key }) => key === accessory.key)
        const offered = offer
          ? product.variants.filter(({ reference }) => offer.variantReferences?.includes(reference) ?? true)
          : []
        return { product, accessory, offered }
      }),
    ),
)

test('an accessory is offered with exactly the models that it fits', () => {
  expect(pairs.length).toBeGreaterThan(500)
  for (const { product, accessory, offered } of pairs) {
    const { fits = {}, key } = accessory
    const line = lineOf(product)
    const ofLine = (fits.lines?.includes(line) ?? true) && !fits.exceptLines?.includes(line)
    const fitting = ofLine ? product.variants.filter((variant) => fitsVariant(fits, variant)) : []
    const references = (variants: VariantDocument[]) => variants.map(({ reference }) => reference)
    expect([product.id, key, references(offered)]).toEqual([product.id, key, references(fitting)])
  }
})

test('every line that an accessory names exists, and every accessory is offered with some product', () => {
  for (const { texts } of kinds)
    for (const { key, fits = {} } of texts.accessories)
      for (const line of [...(fits.lines ?? []), ...(fits.exceptLines ?? [])])
        expect([key, line in texts.lines]).toEqual([key, true])
  const offered = new Set(pairs.filter((pair) => pair.offered.length).map(({ accessory }) => accessory.key))
  expect(kinds.flatMap(({ texts }) => texts.accessories).filter(({ key }) => !offered.has(key))).toEqual([])
})

const interfaces = ['RS-232', 'RS-485', 'USB', 'Ethernet', 'Wi-Fi', 'Bluetooth']

test('an accessory that asks for an interface is offered with models that have it', () => {
  let seen = 0
  for (const { accessory, offered } of pairs) {
    const said = accessory.compatibility.en
    const asked = interfaces.filter((name) => said.includes(name))
    if (asked.length === 0) continue
    for (const { reference, facts } of offered) {
      seen++
      const has = asked.some((name) => facts.interfaces?.includes(name))
      expect([accessory.key, reference, has]).toEqual([accessory.key, reference, true])
    }
  }
  expect(seen).toBeGreaterThan(200)
})

test('an accessory that names a capacity is offered with models of that capacity', () => {
  for (const { accessory, offered } of pairs) {
    const said = accessory.compatibility.en.replaceAll('\u00a0', ' ')
    const [, most, unit] = said.match(/up to ([\d.]+) (g|kg|t)\b/) ?? []
    if (!most) continue
    const limitUg = Number(most) * { g: 1e6, kg: 1e9, t: 1e12 }[unit as 'g' | 'kg' | 't']
    for (const { reference, ranges } of offered) {
      const maxUg = ranges.at(-1)?.maxUg ?? 0
      expect([accessory.key, reference, maxUg <= limitUg * 1.0001]).toEqual([accessory.key, reference, true])
    }
  }
})

test.each([
  ['pos-scale-scanner-frame', 'montevigne-k1', 'velmoreau-k2'],
  ['wheelchair-handrail', 'lumivanne-fr1', 'orvanelle-fr2'],
  ['wheelchair-ramp', 'orvanelle-fr2', 'lumivanne-fr1'],
  ['weighbridge-guardrail', 'montevigne-pb2', 'zornhalde-pb1'],
  ['loadcell-foot', 'askelune-lc3', 'tarnoval-lc2'],
  ['atex-barrier', 'montevigne-ex1', 'tarnoval-ex2'],
  ['indicator-alibi-memory', 'montevigne-i4', 'askelune-i2'],
  ['bench-column-600', 'askelune-b2', 'tarnoval-b1'],
  ['crane-remote', 'tarnoval-g1', 'askelune-g2'],
])('the accessory %s is not for %s but for %s', (key, without, having) => {
  const offers = (id: string) => products.find((own) => own.id === id)?.accessories.map((own) => own.key)
  expect(offers(without)).not.toContain(key)
  expect(offers(having)).toContain(key)
})

test('the options of a line leave out what is not offered with it, in every language alike', () => {
  const optionsOf = (id: string) => products.find((own) => own.id === id)?.specifications.options
  expect(optionsOf('lumivanne-fr1')?.en).toBe('Second ramp, case, tare labels')
  expect(optionsOf('orvanelle-fr2')?.de).toBe('Handlauf, Tara-Etiketten')
  expect(optionsOf('montevigne-n1')?.fr).toBe('Aucune')
  for (const { texts } of kinds)
    expect(new Set(locales.map((locale) => texts.options[locale].split(', ').length)).size).toBe(1)
})
