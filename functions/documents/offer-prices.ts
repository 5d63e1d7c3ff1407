import { type Locale, localeInfo } from '#config/locales.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import { dataPlate } from '#domain/metrology/plate-lines.ts'
import { lineNetCents, offerTotals } from '#domain/quote-requests/offer.ts'
import { drawing } from '#functions/drawings/drawing.ts'
import type { CellMedia, Flow } from '#functions/pdf/flow.ts'
import type { Jpeg } from '#functions/pdf/jpeg.ts'
import { a4 } from '#functions/pdf/paper.ts'
import type { Tag } from '#functions/pdf/tags.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import { plateEntries } from './letter-paper.ts'
import type { OfferData } from './read-offer.ts'

type Photos = ReadonlyMap<number, Jpeg | null>

/** The lines of the offer and their sums, then the options, which are in no sum of the document. */
export function prices(flow: Flow, data: OfferData, photos: Photos): void {
  const { request, lines } = data
  const { locale } = request
  const t = serverTexts(locale)
  const euros = (cents: number) => formatEuros(cents / 100, locale)
  const firm = lines.filter(({ optional }) => !optional)
  const right = { align: 'right' } as const
  flow.heading(t('offer-document.lines'))
  lineTable(flow, data, photos, firm)
  const totals = offerTotals(firm)
  flow.space(4)
  flow.table(
    [
      { head: '', width: 0.78, ...right },
      { head: '', width: 0.22, ...right },
    ],
    [
      [t('offer-document.net'), euros(totals.netCents)],
      [t('offer-document.vat'), euros(totals.vatCents)],
      [t('offer-document.gross'), euros(totals.grossCents)],
    ],
    { headless: true, boldLast: true },
  )
  const options = lines.filter(({ optional }) => optional)
  if (options.length === 0) return
  flow.heading(t('offer-document.options'))
  flow.text('P', t('offer-document.options-lead'))
  flow.space(6)
  lineTable(flow, data, photos, options)
}

function lineTable(flow: Flow, data: OfferData, photos: Photos, lines: OfferData['lines']): void {
  const { locale } = data.request
  const t = serverTexts(locale)
  const euros = (cents: number) => formatEuros(cents / 100, locale)
  const rate = new Intl.NumberFormat(localeInfo[locale].intl, { style: 'percent', maximumFractionDigits: 1 })
  const hasDiscount = lines.some(({ discountCents }) => discountCents !== 0)
  const right = { align: 'right' } as const
  flow.table(
    [
      { head: t('offer-document.column-text'), width: hasDiscount ? 0.44 : 0.56 },
      { head: t('offer-document.column-quantity'), width: 0.07, ...right },
      { head: t('offer-document.column-unit'), width: 0.15, ...right },
      ...(hasDiscount ? [{ head: t('offer-document.column-discount'), width: 0.12, ...right }] : []),
      { head: t('offer-document.column-vat'), width: 0.07, ...right },
      { head: t('offer-document.column-net'), width: 0.15, ...right },
    ],
    lines.map((line) => [
      line.text,
      String(line.quantity),
      euros(line.unitCents),
      ...(hasDiscount ? [line.discountCents ? euros(-line.discountCents) : ''] : []),
      rate.format(line.vatPermille / 1000),
      euros(lineNetCents(line)),
    ]),
    { media: lines.map((line) => instrumentOf(flow, data, photos, line)) },
  )
}

/** Too small for its dimension to be read. */
const picture = { width: 42, height: 34 }
const inset = picture.width + 8

type Line = OfferData['lines'][number]
type Item = OfferData['items'][number]

/** Who makes it, and which model it is where the text of the line does not say that. */
function madeBy({ brand, productName, variantReference }: Item, text: string, locale: Locale): string {
  const isNamed = variantReference !== null && text.includes(variantReference)
  const model = isNamed ? [] : [productName[locale], variantReference].filter(Boolean)
  return [brand, model.join(', ')].filter(Boolean).join(' · ')
}

/** The instrument that a line offers: its picture beside the text, its data plate and make below. */
function instrumentOf(flow: Flow, data: OfferData, photos: Photos, line: Line): CellMedia | undefined {
  const item = data.items.find(({ position }) => position === line.itemPosition)
  if (!item) return undefined
  const { locale } = data.request
  const { variant } = item
  const left = a4.left + inset
  return {
    inset,
    below: 24,
    draw: (cell, top) => {
      const at = flow.y + 1
      flow.y = at
      const right = variant
        ? flow.plate(plateEntries(dataPlate(variant, locale)), variant.accuracyClass, left, cell)
        : left
      flow.y = at + 4
      const x = right === left ? left : right + 9
      const style = { x, width: a4.width - a4.right - x, size: 8, ink: 'soft' } as const
      flow.text('P', madeBy(item, line.text, locale), style, cell)
      flow.y = top + 3
      illustrate(flow, data, { cell, line, photo: photos.get(item.position) ?? null })
    },
  }
}

/** The photograph of the line's instrument, else its drawing; nothing once it has left the catalogue. */
function illustrate(
  flow: Flow,
  { request: { locale }, drawn }: OfferData,
  { cell, line, photo }: { cell: Tag; line: Line; photo: Jpeg | null },
): void {
  const product = drawn.find(({ position }) => position === line.itemPosition)
  if (!product) return
  const x = a4.left
  const name = product.photos[0]?.text[locale] ?? line.text
  if (photo) {
    flow.photo(photo, name, { x, ...picture }, cell)
    return
  }
  const bare = { platform: null, dimensionMm: null, verified: product.metrology === 'yes' }
  const alt = serverTexts(locale)('document.drawing', { product: line.text })
  flow.drawing(drawing({ ...product.drawing, ...bare }), alt, { x, width: picture.width }, cell)
}
