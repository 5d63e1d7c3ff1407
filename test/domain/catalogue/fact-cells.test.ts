import { expect, test } from 'vitest'
import { type FactName, factCells, factRow } from '#domain/catalogue/fact-cells.ts'
import type { Variant } from '#domain/catalogue/product.ts'

const nothing: NonNullable<Variant['facts']> = {
  protection: null,
  power: null,
  batteryHours: null,
  interfaces: null,
  customerDisplay: null,
  priceComputing: null,
  labelPrinter: null,
  medicalDevice: null,
  hold: null,
  atexCategory: null,
  temperature: null,
  dimensionsMm: null,
  massKg: null,
  repeatability: null,
  linearity: null,
  settlingSeconds: null,
  deliveryDays: null,
}

test.each<[FactName, Partial<typeof nothing>, object]>([
  ['protection', { protection: 'IP68/IP69K' }, { state: 'value', text: 'IP68/IP69K' }],
  ['temperature', { temperature: [-10, 40] }, { state: 'value', text: '−10\u00a0bis\u00a040\u00a0°C' }],
  ['battery', { batteryHours: 60 }, { state: 'value', text: '60\u00a0h' }],
  ['customer-display', { customerDisplay: true }, { state: 'word', word: 'fact.yes' }],
  ['customer-display', { customerDisplay: false }, { state: 'no' }],
  ['repeatability', { repeatability: { value: 0.1, unit: 'mg' } }, { state: 'value', text: '0,1\u00a0mg' }],
  ['linearity', { linearity: { value: 0.2, unit: 'mg' } }, { state: 'value', text: '±0,2\u00a0mg' }],
  ['settling', { settlingSeconds: 1.5 }, { state: 'value', text: '1,5\u00a0s' }],
  [
    'size',
    { dimensionsMm: [310, 320, 65] },
    { state: 'value', text: '310\u00a0×\u00a0320\u00a0×\u00a065\u00a0mm' },
  ],
  ['mass', { massKg: 4.1 }, { state: 'value', text: '4,1\u00a0kg' }],
  ['delivery', { deliveryDays: 3 }, { state: 'word', word: 'fact.days', count: 3 }],
])('%s of %j', (name, facts, cell) => {
  expect(factCells[name]({ ...nothing, ...facts }, 'de')).toEqual(cell)
})

test('what is not known is missing, never « no »', () => {
  for (const cellOf of Object.values(factCells)) expect(cellOf(nothing, 'fr')).toEqual({ state: 'missing' })
})

test('a row is known when a model has it', () => {
  const has = { ...nothing, hold: true }
  const lacks = { ...nothing, hold: false }
  expect(factRow('hold', [lacks, null], 'fr').isKnown).toBe(false)
  expect(factRow('hold', [lacks, has], 'fr').isKnown).toBe(true)
})
