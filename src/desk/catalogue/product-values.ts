import { each, type Locale, locales } from '#config/locales.ts'
import type { DrawingData } from '#domain/catalogue/product.ts'
import { foldText } from '#domain/catalogue/search-words.ts'
import { centsText } from '#domain/catalogue/typed-cents.ts'
import { formatCapacity, formatInterval } from '#domain/metrology/mass.ts'
import type { AccuracyClass, Arrangement, Metrology } from '#domain/metrology/metrology.ts'
import { parseMass } from '#domain/metrology/parse-mass.ts'
import type { AccessoryOffer, ProductDocument, VariantDocument } from '#domain/publishing/document.ts'
import { text } from './catalogue-words.ts'
import { partWords } from './part-words.ts'
import { readPrice } from './price-inputs.ts'

/** A weighing range as it is typed, masses with their units. */
export type RangeValues = { max: string; e: string; d: string }

/** A model as it is typed. */
export type ModelValues = Pick<VariantDocument, 'inStock' | 'facts'> & {
  /** Tells the models of the editor apart. */
  key: string
  reference: string
  accuracyClass: AccuracyClass | ''
  arrangement: Arrangement
  ranges: RangeValues[]
  platform: string
  metrology: Metrology
  price: string
}

/** A product as it is typed; what has no field of text is as in the document. */
export type ProductValues = Omit<ProductDocument, 'variants' | 'features' | 'accessories' | 'drawing'> & {
  models: ModelValues[]
  accessories: AccessoryValues[]
  drawing: DrawingValues
  /** One feature a line, in each language. */
  features: Record<Locale, string>
}

/** A range that nobody has typed anything of. */
export const emptyRange: RangeValues = { max: '', e: '', d: '' }
const isEmpty = ({ max, e, d }: RangeValues) => (max + e + d).trim() === ''

const massText = (ug: number | null, format: (ug: number, locale: 'fr') => string) =>
  ug === null ? '' : format(ug, 'fr')

/** A document as its fields show it. */
export const productValues = ({
  variants,
  features,
  accessories,
  drawing,
  ...document
}: ProductDocument): ProductValues => ({
  ...document,
  accessories: accessories.map(accessoryValues),
  drawing: drawingValues(drawing),
  features: each((locale) => features.map((feature) => feature[locale]).join('\n')),
  models: variants.map((variant) => modelValues(variant)),
})

/** A model as its fields show it; a copy has no reference yet. */
export const modelValues = (
  { accuracyClass, ranges, platform, priceCents, ...variant }: VariantDocument,
  reference = variant.reference,
): ModelValues => ({
  ...variant,
  reference,
  key: crypto.randomUUID(),
  accuracyClass: accuracyClass ?? '',
  platform: platform ?? '',
  price: priceCents === null ? '' : centsText(priceCents),
  // Every instrument has one: what is typed first needs no button.
  ranges: (ranges.length ? ranges : [{ maxUg: 0, eUg: null, dUg: null }]).map(({ maxUg, eUg, dUg }) => ({
    max: massText(maxUg || null, formatCapacity),
    e: massText(eUg, formatInterval),
    d: massText(dUg, formatInterval),
  })),
})

/** Field → what is wrong with what was typed there. */
export type ValueErrors = Readonly<Record<string, string>>

/** The document of what was typed, or where something cannot be read. */
export function documentOf(typed: ProductValues): { document: ProductDocument | null; errors: ValueErrors } {
  const errors: Record<string, string> = {}
  const { models, features, accessories, drawing, ...rest } = typed
  const variants = models.map((model, i) => variantOf(model, `variants.${i}`, errors))
  const lists = each((locale) => features[locale].trim())
  const lines = (locale: Locale) => (lists[locale] === '' ? [] : lists[locale].split(/\s*\n\s*/))
  const counts = new Set(locales.map((locale) => lines(locale).length))
  if (counts.size > 1) errors.features = text.featuresCount
  const document = {
    ...rest,
    // A row that is empty in every language is none.
    specifications: Object.fromEntries(
      Object.entries(rest.specifications).filter(([, row]) => locales.some((locale) => row[locale].trim())),
    ),
    variants,
    accessories: accessories.map((accessory, i) => accessoryOf(accessory, `accessories.${i}`, errors)),
    drawing: drawingOf(drawing, errors),
    features: lines('fr').map((_, i) => each((locale) => lines(locale)[i] ?? '')),
  }
  return { document: Object.keys(errors).length ? null : document, errors }
}

function variantOf(
  { key: _, accuracyClass, ranges, platform, price, reference, ...model }: ModelValues,
  field: string,
  errors: Record<string, string>,
): VariantDocument {
  const mass = (typed: string, place: string) => {
    const ug = parseMass(typed, 'fr')
    if (typeof ug !== 'number') errors[`${field}.ranges.${place}`] = text.wrongMass
    return typeof ug === 'number' ? ug : 0
  }
  const optional = (typed: string, place: string) => (typed.trim() === '' ? null : mass(typed, place))
  const priceCents = readPrice(price)
  if (priceCents === undefined) errors[`${field}.priceCents`] = text.wrongPrice
  return {
    ...model,
    reference: reference.trim(),
    accuracyClass: accuracyClass === '' ? null : accuracyClass,
    platform: platform.trim() === '' ? null : platform.trim(),
    priceCents: priceCents ?? null,
    // What is still empty is no mistake yet: publishing refuses a range without Max.
    ranges: ranges.flatMap((range, i) =>
      isEmpty(range) && ranges.length === 1
        ? []
        : [
            {
              maxUg: optional(range.max, `${i}.max`) ?? 0,
              eUg: optional(range.e, `${i}.e`),
              dUg: optional(range.d, `${i}.d`),
            },
          ],
    ),
  }
}

/** As long as the address of a product may be. */
export const maxIdLength = 80

/** What is typed as the name of an address: lower case, without accents, anything else a hyphen. */
export const slugify = (typed: string): string =>
  foldText(typed)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxIdLength)

/** The same when nothing more is typed: a hyphen at its end separates nothing. */
export const slugOf = (typed: string): string => slugify(typed).replace(/-$/, '')

/** An accessory as it is typed. */
export type AccessoryValues = Omit<AccessoryOffer, 'priceCents'> & { price: string }

/** Lengths of a drawing. */
type Length = keyof typeof partWords.millimetres
/** A drawing as it is typed. */
export type DrawingValues = Pick<DrawingData, 'kind' | 'column' | 'verified'> & {
  shape: keyof typeof partWords.shapes
  lengths: Record<Length, string>
}

/** The lengths that a shape has. */
export const lengthsOf = {
  rect: ['widthMm', 'depthMm'],
  round: ['diameterMm'],
  none: ['dimensionMm'],
} as const satisfies Record<DrawingValues['shape'], readonly Length[]>

/** An accessory as its fields show it. */
const accessoryValues = ({ priceCents, ...accessory }: AccessoryOffer): AccessoryValues => ({
  ...accessory,
  price: priceCents === null ? '' : centsText(priceCents),
})

/** The accessory of what was typed; `errors` is told what cannot be read. */
function accessoryOf(
  { price, ...accessory }: AccessoryValues,
  field: string,
  errors: Record<string, string>,
): AccessoryOffer {
  const priceCents = readPrice(price)
  if (priceCents === undefined) errors[`${field}.priceCents`] = text.wrongPrice
  return { ...accessory, priceCents: priceCents ?? null }
}

const millimetres = (length: number | null | undefined) =>
  length == null ? '' : String(length).replace('.', ',')

/** A drawing as its fields show it. */
const drawingValues = ({ platform, dimensionMm, ...drawing }: DrawingData): DrawingValues => {
  const { widthMm, depthMm, diameterMm }: Partial<Record<Length, number>> = platform ?? {}
  return {
    ...drawing,
    shape: platform?.shape ?? 'none',
    lengths: {
      widthMm: millimetres(widthMm),
      depthMm: millimetres(depthMm),
      diameterMm: millimetres(diameterMm),
      dimensionMm: millimetres(dimensionMm),
    },
  }
}

/** The drawing of what was typed; `errors` is told what cannot be read. */
function drawingOf(
  { shape, lengths, ...drawing }: DrawingValues,
  errors: Record<string, string>,
): DrawingData {
  const read = (length: Length) => {
    const mm = Number(lengths[length].trim().replace(',', '.'))
    if (mm > 0 && mm <= mostMm) return mm
    errors[`drawing.${length}`] = partWords.wrongMillimetres
    return 1
  }
  const dimensionMm = lengths.dimensionMm.trim() === '' ? null : read('dimensionMm')
  if (shape === 'none') return { ...drawing, platform: null, dimensionMm }
  const platform =
    shape === 'round'
      ? { shape, diameterMm: read('diameterMm') }
      : { shape, widthMm: read('widthMm'), depthMm: read('depthMm') }
  return { ...drawing, platform, dimensionMm }
}

/** A hundred metres, as the schema of documents. */
const mostMm = 100_000
