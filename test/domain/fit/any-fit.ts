import fc from 'fast-check'
import type { FitModel } from '#domain/fit/fit-model.ts'
import { type FitRequest, zones } from '#domain/fit/fit-request.ts'
import { fitCountries, fitUses } from '#domain/fit/fit-use.ts'
import { gram, kilogram, milligram } from '#domain/metrology/mass.ts'
import type { Instrument, WeighingRange } from '#domain/metrology/metrology.ts'
import { plainModel, vectorModels } from './vectors.ts'

/** Random requests and models with few values, so that rules often hold, fail and meet their limits. */

const mass = fc.oneof(
  fc.constantFrom(1, 2, 5, 20, 40, 100, 500, 501, 2000, 2001, 5000, 6000).map((n) => n * gram),
  fc.integer({ min: 1, max: 60_000 }).map((n) => n * gram),
  fc.integer({ min: 1, max: 100_000 }).map((n) => n * milligram),
)
/** A value in `present` of ten cases, else null. */
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>, present: number) =>
  fc.oneof({ weight: present, arbitrary }, { weight: 10 - present, arbitrary: fc.constant(null) })

export const anyRequest: fc.Arbitrary<FitRequest> = fc
  .record({
    use: fc.constantFrom(...fitUses),
    country: fc.constantFrom(...fitCountries),
    lang: fc.constantFrom('fr', 'en', 'de'),
    loadUg: mass,
    tareUg: fc.oneof(fc.constant(0), mass),
    smallestUg: maybe(mass, 9),
    tolUg: maybe(
      fc.constantFrom(1, 2, 5, 10, 20, 50).map((n) => n * gram),
      1,
    ),
    tolPpm: maybe(fc.constantFrom(100, 1000, 4000, 20_000, 50_000), 3),
    everywhere: fc.boolean(),
    nominalUg: maybe(
      fc.constantFrom(10, 49, 149, 150, 250, 1000, 1750).map((n) => n * gram),
      4,
    ),
    pieceUg: maybe(
      fc.constantFrom(10, 800, 5000).map((n) => n * milligram),
      4,
    ),
    pieces: maybe(fc.constantFrom(10, 100, 2000), 4),
    referencePieces: fc.constantFrom(10, 100),
    countError: fc.constantFrom(0, 1, 2),
    pieceSpread: fc.constantFrom(0, 0.0001, 0.01),
    minimumWeight: fc.boolean(),
    object: maybe(
      fc.record({ lengthMm: fc.constantFrom(100, 300, 400), widthMm: fc.constantFrom(100, 300, 500) }),
      3,
    ),
    protection: fc.record({
      solids: fc.constantFrom(0, 0, 5, 6),
      water: fc.constantFrom(0, 0, 0, 4, 5, 7, 9),
    }),
    zone: maybe(fc.constantFrom(...zones), 1),
    power: maybe(fc.constantFrom('mains' as const, 'battery' as const), 1),
    hours: maybe(fc.constantFrom(8, 40), 1),
    interfaces: fc.subarray(['RS-232', 'USB']),
    perDay: maybe(fc.constantFrom(100, 20_000), 1),
    budgetCents: maybe(fc.constantFrom(20_000, 50_000, 90_000), 1),
    hospital: fc.boolean(),
    baby: fc.boolean(),
    bed: fc.boolean(),
    farm: fc.boolean(),
    buildingMaterial: fc.boolean(),
    prepackages: fc.boolean(),
    limit: fc.integer({ min: 1, max: 5 }),
    reservePermille: maybe(fc.constantFrom(1000, 1250), 1),
  })
  .map((request) => {
    const { smallestUg, loadUg } = request
    return { ...request, smallestUg: smallestUg === null ? null : Math.min(smallestUg, loadUg) }
  })

const single = (maxUg: number, eUg: number): WeighingRange[] => [{ maxUg, eUg, dUg: eUg }]

const coarse: Instrument[] = [
  { accuracyClass: 'IIII', arrangement: 'single', ranges: single(60 * kilogram, 100 * gram) },
  { accuracyClass: 'III', arrangement: 'single', ranges: single(60 * kilogram, 10 * gram) },
  {
    accuracyClass: 'III',
    arrangement: 'multiple-range',
    ranges: [
      ...single(6 * kilogram, 2 * gram),
      ...single(15 * kilogram, 5 * gram),
      ...single(30 * kilogram, 10 * gram),
    ],
  },
  { accuracyClass: null, arrangement: 'single', ranges: [{ maxUg: kilogram, eUg: null, dUg: null }] },
]
const instruments: Instrument[] = [
  ...coarse,
  ...vectorModels.map(({ accuracyClass, arrangement, ranges }) => ({ accuracyClass, arrangement, ranges })),
  ...[1, 2, 5, 10].map((e) => ({
    accuracyClass: 'III' as const,
    arrangement: 'single' as const,
    ranges: single(3000 * e * gram, e * gram),
  })),
]

const known: fc.Arbitrary<Partial<FitModel>> = fc.record({
  kind: fc.constantFrom('bench', 'bench', 'bench', 'price-computing', 'axle', 'weights'),
  metrology: fc.constantFrom('yes' as const, 'yes' as const, 'optional' as const, 'no' as const, null),
  additiveTare: fc.constantFrom(false, false, false, true),
  platform: fc.constantFrom(
    null,
    { shape: 'rect' as const, widthMm: 400, depthMm: 300 },
    { shape: 'rect' as const, widthMm: 400, depthMm: 500 },
    { shape: 'round' as const, diameterMm: 500 },
  ),
  protection: fc.constantFrom(null, 'IP20', 'IP54–IP65', 'IP65', 'IP66/IP68', 'IPX8', 'IP69K'),
  power: fc.constantFrom(null, ['mains' as const], ['mains' as const, 'battery' as const]),
  batteryHours: fc.constantFrom(null, 10, 80),
  interfaces: fc.constantFrom(null, [], ['RS-232']),
  customerDisplay: fc.constantFrom(null, true, true, false),
  priceComputing: fc.constantFrom(null, true, false),
  labelPrinter: fc.constantFrom(null, true),
  medicalDevice: fc.constantFrom(null, true, false),
  hold: fc.constantFrom(null, true),
  atexCategory: fc.constantFrom(null, 'II 2 GD', '3D'),
  repeatabilityUg: fc.constantFrom(null, 0, 100, 10 * milligram),
  priceCents: fc.constantFrom(null, 10_000, 30_000, 60_000, 100_000),
  inStock: fc.boolean(),
})

/** Instruments of the checked table and plain class III instruments, with random other data. */
const anyModel: fc.Arbitrary<FitModel> = fc
  .tuple(known, fc.constantFrom(...instruments))
  .map(([own, instrument]) => {
    const { accuracyClass } = instrument
    const metrology = accuracyClass === null && own.metrology === 'yes' ? 'no' : own.metrology
    return { ...plainModel, ...own, ...instrument, metrology: metrology ?? null }
  })

/** A catalogue whose models have unique references. */
export const anyModels: fc.Arbitrary<FitModel[]> = fc
  .array(anyModel, { minLength: 1, maxLength: 25 })
  .map((models) => models.map((model, i) => ({ ...model, reference: `M-${String(i).padStart(2, '0')}` })))
