import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FitQuery } from '#domain/fit/fit-query.ts'
import type { FitRequest } from '#domain/fit/fit-request.ts'
import { check } from '#domain/forms/field-errors.ts'
import { gram, kilogram, milligram, tonne } from '#domain/metrology/mass.ts'

const cheese = { use: 'direct-sale', load: '5kg' }
/** An address cannot contain undefined: such values are left out. */
const typed = (query: object) => JSON.parse(JSON.stringify(query))

test.each<[Record<string, unknown>, Partial<FitRequest>]>([
  [
    {},
    {
      loadUg: 5 * kilogram,
      country: 'FR',
      lang: 'fr',
      tareUg: 0,
      smallestUg: null,
      limit: 3,
      interfaces: [],
    },
  ],
  [
    { smallest: '0,5 g', tolAbs: '100 mg' },
    { smallestUg: gram / 2, tolUg: 100 * milligram },
  ],
  [
    { load: '1.5t', tare: '800g' },
    { loadUg: 1.5 * tonne, tareUg: 800 * gram },
  ],
  [{ load: '12,5 kg' }, { loadUg: 12.5 * kilogram }],
  [{ load: '1 t 2' }, { loadUg: 1.2 * tonne }],
  [
    { tare: '0 g', tolPct: '2,5' },
    { tareUg: 0, tolPpm: 25_000 },
  ],
  [{ tolPct: '0.0001 %', lang: 'en' }, { tolPpm: 1 }],
  [
    { everywhere: '1', minimumWeight: '1', baby: '1' },
    { everywhere: true, minimumWeight: true, baby: true, bed: false },
  ],
  [
    { piece: '0,8 g', pieces: '2000', reference: '200' },
    { pieceUg: 800 * milligram, pieces: 2000, referencePieces: 200 },
  ],
  [{ length: '400', width: '300' }, { object: { lengthMm: 400, widthMm: 300 } }],
  [{ cleaning: 'hosed', dust: 'tight' }, { protection: { solids: 6, water: 5 } }],
  [
    { zone: '21', power: 'battery', hours: '8', interface: 'USB' },
    { zone: '21', power: 'battery', hours: 8, interfaces: ['USB'] },
  ],
  [
    { interface: ['USB', 'RS-232'], budget: '1 250,50', limit: '24' },
    { interfaces: ['USB', 'RS-232'], budgetCents: 125_050, limit: 24 },
  ],
  [
    { use: 'prepack', nominal: '250 g' },
    { nominalUg: 250 * gram, smallestUg: 250 * gram },
  ],
  [{ load: '1,500 g', lang: 'en' }, { loadUg: 1500 * gram }],
  [{ load: '1.500 g', lang: 'de' }, { loadUg: 1500 * gram }],
  [{ load: '1,500 kg', lang: 'fr' }, { loadUg: 1.5 * kilogram }],
])('%o is parsed', (query, expected) => {
  const { output, errors } = check(FitQuery, { ...cheese, ...query })
  expect(errors).toEqual({})
  expect(output).toMatchObject(expected)
})

test.each<[Record<string, unknown>, Record<string, string>]>([
  [{ load: undefined }, { load: 'form.required' }],
  [{ load: ' ' }, { load: 'form.required' }],
  [{ load: '0 kg' }, { load: 'form.mass-range' }],
  [{ load: '-5 kg' }, { load: 'form.mass' }],
  [{ load: '5' }, { load: 'form.mass' }],
  [{ load: 'kg' }, { load: 'form.mass' }],
  [{ load: 'beaucoup' }, { load: 'form.mass' }],
  [{ load: '5 pcs' }, { load: 'form.mass' }],
  [{ load: '5 kg 200 g' }, { load: 'form.mass' }],
  [{ load: '1.2 t 5' }, { load: 'form.mass' }],
  [{ load: '1000000000 t' }, { load: 'form.mass-range' }],
  [{ load: '0,0000001 g' }, { load: 'form.mass-range' }],
  [{ load: '5kg'.repeat(20) }, { load: 'form.too-long' }],
  [{ use: undefined }, { use: 'form.required' }],
  [{ use: 'cheese' }, { use: 'form.choice' }],
  [{ country: 'CH' }, { country: 'form.choice' }],
  [{ smallest: '6 kg' }, { smallest: 'form.above-load' }],
  [{ smallest: '0 g' }, { smallest: 'form.mass-range' }],
  [{ tare: '-1 g' }, { tare: 'form.mass' }],
  [{ tolPct: '0' }, { tolPct: 'form.number' }],
  [{ tolPct: '101' }, { tolPct: 'form.number' }],
  [{ tolPct: '0,00001' }, { tolPct: 'form.number' }],
  [{ tolPct: 'x' }, { tolPct: 'form.number' }],
  [{ pieces: '10' }, { piece: 'form.required' }],
  [{ piece: '1 g' }, { pieces: 'form.required' }],
  [{ piece: '1 g', pieces: '1,5' }, { pieces: 'form.number' }],
  [{ length: '400' }, { width: 'form.required' }],
  [{ cleaning: 'often' }, { cleaning: 'form.choice' }],
  [{ zone: '3' }, { zone: 'form.choice' }],
  [{ everywhere: 'yes' }, { everywhere: 'form.choice' }],
  [{ limit: '25' }, { limit: 'form.number' }],
  [{ limit: '0' }, { limit: 'form.number' }],
  [{ colour: 'red' }, { colour: 'form.unknown' }],
  [
    { load: '5', smallest: 'x', budget: '-1' },
    { load: 'form.mass', smallest: 'form.mass', budget: 'form.number' },
  ],
])('%o is refused with a field error', (query, expected) => {
  expect(check(FitQuery, typed({ ...cheese, ...query })).errors).toEqual(expected)
})

test('any mass input is parsed or refused without an exception, and parsed as a whole number of µg', () => {
  fc.assert(
    fc.property(fc.string(), (load) => {
      const { output } = check(FitQuery, { ...cheese, load })
      if (output) expect(Number.isSafeInteger(output.loadUg) && output.loadUg > 0).toBe(true)
    }),
  )
})
