import * as v from 'valibot'
import { expect, test } from 'vitest'
import { protectionCodes, protectionHolds, waterNeed } from '#domain/catalogue/protection.ts'
import { VariantFacts } from '#domain/catalogue/variant-facts.ts'
import type { ProductDocument } from '#domain/publishing/document.ts'
import { generateCatalogue } from '#seed/generate.ts'

const { products } = generateCatalogue()
const variants = products.flatMap((product) => product.variants.map((variant) => ({ product, variant })))
const factsOf = (product: ProductDocument) => product.variants.map(({ facts }) => facts)

/** What is said of this line alone, in French: the facts are read out of the English texts. */
const linesOf = ({ summary, features, specifications }: ProductDocument) => [
  ...[summary, ...features].map(({ fr }) => fr),
  ...['interface', 'power', 'protection'].map((key) => specifications[key]?.fr ?? ''),
]

test('the facts keep their shape', () => {
  for (const { variant } of variants)
    expect([variant.reference, v.is(VariantFacts, variant.facts)]).toEqual([variant.reference, true])
})

test('each protection that a text claims stands in the facts', () => {
  let claims = 0
  for (const product of products) {
    if (product.subcategory === 'loadcell') continue
    for (const text of linesOf(product)) {
      if (/en option|jusqu|préférez|Capteurs?\b|Plaques/.test(text)) continue
      for (const [code] of text.matchAll(/IP\d\dK?/g)) {
        claims++
        for (const { protection } of factsOf(product))
          expect([product.id, protection]).toEqual([product.id, expect.stringContaining(code)])
      }
    }
  }
  expect(claims).toBeGreaterThan(100)
})

/** Words of cleaning under pressure, and of hosing down. */
const cleaning = [/high-pressure/i, /\bhose|abspritz|abgespritz/i]

test('what may be hosed down or cleaned under pressure is protected from jets (IEC 60529: IP67 is not)', () => {
  const washed = products.flatMap((product) => {
    const said = [product.summary, ...product.features].map(({ en, de }) => `${en} · ${de}`).join(' · ')
    const water = [waterNeed.pressure, waterNeed.hosed][cleaning.findIndex((words) => words.test(said))]
    return water ? factsOf(product).map(({ protection }) => ({ id: product.id, water, protection })) : []
  })
  expect(washed.length).toBeGreaterThan(20)
  const wrong = washed.filter(({ water, protection }) => !protectionHolds(protection, { solids: 0, water }))
  expect(wrong).toEqual([])
})

test('a protection is one that the choice of an instrument can read', () => {
  for (const { variant } of variants) {
    const { protection } = variant.facts
    if (protection !== null) expect([variant.reference, protectionCodes(protection).length]).not.toContain(0)
  }
})

test('battery hours are those of the texts, of a range the least', () => {
  let claims = 0
  for (const product of products)
    for (const text of linesOf(product)) {
      if (!/batterie|piles|autonomie/i.test(text)) continue
      const [, hours] = text.match(/(\d+)(?: à \d+)?[ \u00a0]h\b/) ?? []
      if (!hours) continue
      claims++
      for (const facts of factsOf(product)) {
        expect([product.id, facts.power]).toEqual([product.id, expect.arrayContaining(['battery'])])
        // « up to » names the upper end of what the table gives as a range.
        if (/jusqu/i.test(text)) expect(facts.batteryHours).toBeLessThanOrEqual(Number(hours))
        else expect([product.id, facts.batteryHours]).toEqual([product.id, Number(hours)])
      }
    }
  expect(claims).toBeGreaterThan(50)
})

const named = [
  'RS-232',
  'RS-485',
  'USB',
  'Ethernet',
  'Wi-Fi',
  'Bluetooth',
  'Profinet',
  'OPC UA',
  'Modbus',
  'HL7',
  'DICOM',
]

test('the interfaces are those of the specification table, without its options, and no others', () => {
  for (const product of products) {
    const text = product.specifications.interface?.fr ?? ''
    const standard = text
      .split(/[,;]/)
      .filter((part) => !/en option|sur demande/.test(part))
      .join(',')
    for (const { interfaces } of factsOf(product))
      for (const name of named)
        expect([product.id, name, interfaces?.includes(name) ?? false]).toEqual([
          product.id,
          name,
          standard.includes(name),
        ])
  }
})

test('an interface that a line advertises is there as delivered', () => {
  for (const product of products)
    for (const text of product.features.map(({ fr }) => fr)) {
      if (/option|clé USB|ccessoire/i.test(text)) continue
      for (const name of named)
        if (new RegExp(`(^|[^-\\w])${name}\\b`).test(text))
          for (const { interfaces } of factsOf(product))
            expect([product.id, text, interfaces]).toEqual([product.id, text, expect.arrayContaining([name])])
    }
})

test('networks of the specification table are interfaces of the facts', () => {
  for (const { id, specifications, variants: own } of products)
    for (const name of ['Ethernet', 'Wi-Fi', 'Bluetooth'])
      if (specifications.connectivity?.fr.includes(name))
        for (const { facts } of own)
          expect([id, facts.interfaces]).toEqual([id, expect.arrayContaining([name])])
})

test('explosion-proof scales say their category as their texts do, nothing else has one', () => {
  for (const { product, variant } of variants) {
    const isAtex = product.subcategory === 'atex'
    expect([variant.reference, variant.facts.atexCategory !== null]).toEqual([variant.reference, isAtex])
    const [said] =
      linesOf(product)
        .join(' ')
        .match(/II [123]G(?: Ex \w+ \w+ \w+ \w+)?/) ?? []
    if (said) expect(variant.facts.atexCategory?.startsWith(said.slice(0, 5))).toBe(true)
  }
})

test('a temperature range is as wide as its class asks (OIML R 76-1, 3.9.2.2)', () => {
  const least: Record<string, number> = { I: 5, II: 15, III: 30, IIII: 30 }
  for (const { variant } of variants) {
    const { temperature } = variant.facts
    if (!variant.accuracyClass || !temperature) continue
    expect(temperature[1] - temperature[0]).toBeGreaterThanOrEqual(least[variant.accuracyClass] ?? 0)
  }
})

test('scales that compute a price in front of the buyer have a display for him', () => {
  for (const { product, variant } of variants) {
    const { priceComputing, customerDisplay } = variant.facts
    const without = product.specifications.display?.fr.includes('sans afficheur client')
    if (priceComputing) expect([product.id, customerDisplay]).toEqual([product.id, !without])
  }
})

test('laboratory balances state repeatability, linearity and settling time', () => {
  const kinds = ['micro', 'semi-micro', 'analytical', 'precision', 'high-cap-precision', 'pharmacy']
  for (const { product, variant } of variants) {
    if (!kinds.includes(product.subcategory)) continue
    const d = variant.ranges[0]?.dUg ?? 0
    expect(variant.facts.repeatabilityUg).toBeGreaterThanOrEqual(Math.round(0.41 * d))
    expect(variant.facts.linearityUg).toBeGreaterThanOrEqual(variant.facts.repeatabilityUg ?? Infinity)
    expect(variant.facts.settlingSeconds).toBeGreaterThan(0)
  }
})

test('what is in stock leaves within a week', () => {
  for (const { variant } of variants) expect((variant.facts.deliveryDays ?? 0) <= 5).toBe(variant.inStock)
})
