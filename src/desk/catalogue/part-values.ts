import type { DrawingData } from '#domain/catalogue/product.ts'
import { centsText } from '#domain/catalogue/typed-cents.ts'
import type { AccessoryOffer } from '#domain/publishing/document.ts'
import { text } from './catalogue-words.ts'
import { partWords } from './part-words.ts'
import { readPrice } from './price-inputs.ts'

/** An accessory as it is typed. */
export type AccessoryValues = Omit<AccessoryOffer, 'priceCents'> & { price: string }

/** Lengths of a drawing. */
export type Length = keyof typeof partWords.millimetres
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
export const accessoryValues = ({ priceCents, ...accessory }: AccessoryOffer): AccessoryValues => ({
  ...accessory,
  price: priceCents === null ? '' : centsText(priceCents),
})

/** The accessory of what was typed; `errors` is told what cannot be read. */
export function accessoryOf(
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
export const drawingValues = ({ platform, dimensionMm, ...drawing }: DrawingData): DrawingValues => {
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
export function drawingOf(
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
