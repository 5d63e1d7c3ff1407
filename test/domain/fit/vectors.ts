import type { FitModel } from '#domain/fit/fit-model.ts'
import { type FitRequest, openRequest, type Zone } from '#domain/fit/fit-request.ts'
import type { FitCountry, FitUse } from '#domain/fit/fit-use.ts'
import { gram } from '#domain/metrology/mass.ts'
import type { AccuracyClass, Arrangement } from '#domain/metrology/metrology.ts'
import vectors from './fixtures/vectors.json' with { type: 'json' }

export { vectors }

/** Grams → µg, null and undefined → null. */
export const ug = (grams: number | null | undefined) => (grams == null ? null : Math.round(grams * gram))

type VectorInput = {
  use: string
  country: string
  load: number
  tare?: number
  smallest?: number
  tolAbs?: number
  tolPct?: number
  everywhere?: boolean
  nominal?: number
  piece?: number
  pieces?: number
  reference?: number
  minimumWeight?: boolean
  reserve?: number
  object?: number[]
  ipNeed?: number[]
  zone?: number
  budget?: number
}

/** A test vector as a request to the solver. */
export function requestOf(input: VectorInput): FitRequest {
  const [lengthMm, widthMm] = input.object ?? []
  const [solids = 0, water = 0] = input.ipNeed ?? []
  return {
    ...openRequest,
    use: input.use as FitUse,
    country: input.country as FitCountry,
    loadUg: ug(input.load) ?? 0,
    tareUg: ug(input.tare) ?? 0,
    smallestUg: ug(input.smallest),
    tolUg: ug(input.tolAbs),
    tolPpm: input.tolPct === undefined ? null : Math.round(input.tolPct * 10_000),
    everywhere: input.everywhere ?? false,
    nominalUg: ug(input.nominal),
    pieceUg: ug(input.piece),
    pieces: input.pieces ?? null,
    referencePieces: input.reference ?? 10,
    minimumWeight: input.minimumWeight ?? false,
    object: lengthMm && widthMm ? { lengthMm, widthMm } : null,
    protection: { solids, water },
    zone: input.zone === undefined ? null : (String(input.zone) as Zone),
    budgetCents: input.budget === undefined ? null : input.budget * 100,
    reservePermille: input.reserve === undefined ? null : Math.round(input.reserve * 1000),
  }
}

/** An instrument without any data. */
export const plainModel: FitModel = {
  reference: 'plain',
  kind: 'bench',
  accuracyClass: null,
  arrangement: 'single',
  ranges: [{ maxUg: 15_000 * gram, eUg: null, dUg: 5 * gram }],
  minUg: null,
  metrology: 'no',
  additiveTare: false,
  platform: null,
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
  repeatabilityUg: null,
  priceCents: null,
  inStock: true,
}

type VectorInstrument = (typeof vectors.instruments)[number]

function modelOf(own: VectorInstrument): FitModel {
  const [widthMm = 0, depthMm = 0] = own.plate
  const price = 'price' in own ? own.price : undefined
  return {
    ...plainModel,
    reference: own.id,
    accuracyClass: own.cls as AccuracyClass | null,
    arrangement: own.arr as Arrangement,
    ranges: own.ranges.map(([max, e, d]) => ({ maxUg: ug(max) ?? 0, eUg: ug(e), dUg: ug(d) })),
    metrology: own.verified ? 'yes' : 'no',
    customerDisplay: own.display,
    platform: { shape: 'rect', widthMm, depthMm },
    protection: `IP${own.ip.join('')}`,
    priceCents: price === undefined ? null : price * 100,
  }
}

/** The instruments of the test vectors. */
export const vectorModels: readonly FitModel[] = vectors.instruments.map(modelOf)
