import * as v from 'valibot'
import { isProductId } from '#domain/catalogue/product-id.ts'
import { solidsNeed, waterNeed } from '#domain/catalogue/protection.ts'
import { languageField, requiredLine } from '#domain/text/text-fields.ts'
import { type FitRequest, openRequest, zones } from './fit-request.ts'
import { fitCountries, fitUses } from './fit-use.ts'
import { amountOf, countOf, type Field, massOf, massOrZero, shareMillionths } from './query-numbers.ts'

const text = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40, 'form.too-long')), '')
const flag = v.optional(v.picklist(['1', ''], 'form.choice'), '')
const keysOf = <Keys extends string>(record: Record<Keys, unknown>) => Object.keys(record) as Keys[]

/** What the query of `GET /api/fit` may hold, as typed; masses are « 5kg », « 0,5 g », « 1.5t ». */
export const FitQueryFields = v.strictObject({
  lang: languageField,
  use: v.picklist(fitUses, 'form.choice'),
  country: v.optional(v.picklist(fitCountries, 'form.choice'), 'FR'),
  load: v.pipe(v.string(), v.trim(), v.nonEmpty('form.required'), v.maxLength(40, 'form.too-long')),
  tare: text,
  smallest: text,
  tolAbs: text,
  tolPct: text,
  everywhere: flag,
  nominal: text,
  piece: text,
  pieces: text,
  reference: text,
  minimumWeight: flag,
  length: text,
  width: text,
  cleaning: v.optional(v.picklist(keysOf(waterNeed), 'form.choice'), 'none'),
  dust: v.optional(v.picklist(keysOf(solidsNeed), 'form.choice'), 'none'),
  zone: v.optional(v.nullable(v.picklist(zones, 'form.choice')), null),
  power: v.optional(v.nullable(v.picklist(['mains', 'battery'], 'form.choice')), null),
  hours: text,
  interface: v.optional(
    v.pipe(
      v.union([v.array(v.string()), v.string()]),
      v.transform((names) => (typeof names === 'string' ? [names] : names)),
      v.array(requiredLine(40)),
      v.maxLength(10, 'form.too-many'),
    ),
    [],
  ),
  perDay: text,
  budget: text,
  hospital: flag,
  baby: flag,
  bed: flag,
  farm: flag,
  building: flag,
  prepackages: flag,
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,2}$/, 'form.number'),
      v.transform(Number),
      v.minValue(1, 'form.number'),
      v.maxValue(24, 'form.number'),
    ),
    '3',
  ),
})
type Fields = v.InferOutput<typeof FitQueryFields>
/** A query of `GET /api/fit` as it is sent. */
export type FitQueryInput = v.InferInput<typeof FitQueryFields>

/** The query of `GET /api/fit` as a request; every fault is a translation key at its field. */
export const FitQuery = v.pipe(
  FitQueryFields,
  v.rawTransform<Fields, FitRequest>(({ dataset, addIssue, NEVER }) => {
    const request = requestOr(dataset.value, addIssue)
    return request ?? NEVER
  }),
)

const ProductFields = v.strictObject({
  ...FitQueryFields.entries,
  product: v.pipe(v.string(), v.check(isProductId, 'form.choice')),
})

/** The query of `GET /api/fit/product`: that of `GET /api/fit`, and the product whose models are judged. */
export const FitProductQuery = v.pipe(
  ProductFields,
  v.rawTransform<v.InferOutput<typeof ProductFields>, { product: string; request: FitRequest }>(
    ({ dataset, addIssue, NEVER }) => {
      const { product, ...fields } = dataset.value
      const request = requestOr(fields, addIssue)
      return request ? { product, request } : NEVER
    },
  ),
)

type AddIssue = (issue: { message: string; path: [v.IssuePathItem] }) => void

/** The request of fields; null after naming their faults. */
function requestOr(fields: Fields, addIssue: AddIssue): FitRequest | null {
  const faults: [Field, string][] = []
  const request = requestOf(fields, (field, key) => faults.push([field, key]))
  for (const [key, message] of faults)
    addIssue({ message, path: [{ type: 'object', origin: 'value', input: fields, key, value: fields[key] }] })
  return faults.length ? null : request
}

type Fault = (field: Field, key: string) => void

function requestOf(fields: Fields, fault: Fault): FitRequest {
  const read = { fields, lang: fields.lang, fault }
  const loadUg = massOf(read, 'load') ?? 0
  const typed = massOf(read, 'smallest')
  if (typed !== null && loadUg > 0 && typed > loadUg) fault('smallest', 'form.above-load')
  const nominalUg = massOf(read, 'nominal')
  const { use, country, lang, zone, power, limit } = fields
  return {
    ...openRequest,
    use,
    country,
    lang,
    zone,
    power,
    limit,
    loadUg,
    tareUg: massOrZero(read, 'tare'),
    smallestUg: typed ?? packageSmallest(use, nominalUg, loadUg),
    tolUg: massOf(read, 'tolAbs'),
    tolPpm: shareMillionths(read, 'tolPct'),
    nominalUg,
    ...lotOf(read),
    ...placeOf(read),
    hours: amountOf(read, 'hours', 1000),
    interfaces: fields.interface,
    perDay: countOf(read, 'perDay', 1_000_000),
    budgetCents: centsOf(amountOf(read, 'budget', 10_000_000)),
    ...flagsOf(fields),
  }
}

type Read = { fields: Fields; lang: Fields['lang']; fault: Fault }

/** Who fills prepackages weighs nothing smaller than one of them. */
const packageSmallest = (use: string, nominalUg: number | null, loadUg: number) =>
  use === 'prepack' && nominalUg !== null && nominalUg <= loadUg ? nominalUg : null

const centsOf = (euros: number | null) => (euros === null ? null : Math.round(euros * 100))

function flagsOf(fields: Fields) {
  const { everywhere, minimumWeight, hospital, baby, bed, farm, building, prepackages } = fields
  return {
    everywhere: everywhere === '1',
    minimumWeight: minimumWeight === '1',
    hospital: hospital === '1',
    baby: baby === '1',
    bed: bed === '1',
    farm: farm === '1',
    buildingMaterial: building === '1',
    prepackages: prepackages === '1',
  }
}

/** Piece and pieces belong together. */
function lotOf(read: Read) {
  const { fields, fault } = read
  if (fields.piece === '' && fields.pieces !== '') fault('piece', 'form.required')
  if (fields.piece !== '' && fields.pieces === '') fault('pieces', 'form.required')
  return {
    pieceUg: massOf(read, 'piece'),
    pieces: countOf(read, 'pieces', 10_000_000),
    referencePieces: countOf(read, 'reference', 100_000) ?? openRequest.referencePieces,
  }
}

/** Length and width belong together; cleaning and dust become digits of IEC 60529. */
function placeOf(read: Read) {
  const { fields, fault } = read
  const lengthMm = countOf(read, 'length', 100_000)
  const widthMm = countOf(read, 'width', 100_000)
  if (fields.length === '' && fields.width !== '') fault('length', 'form.required')
  if (fields.length !== '' && fields.width === '') fault('width', 'form.required')
  return {
    object: lengthMm === null || widthMm === null ? null : { lengthMm, widthMm },
    protection: { solids: solidsNeed[fields.dust], water: waterNeed[fields.cleaning] },
  }
}
