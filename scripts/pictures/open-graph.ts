import { company } from '#config/company.ts'
import { initialFacts } from '#config/initial-facts.ts'
import type { Locale } from '#config/locales.ts'
import { dataPlate } from '#domain/metrology/plate-lines.ts'
import type { ArticleDocument, ProductDocument } from '#domain/publishing/document.ts'
import { leadVariant } from '#domain/publishing/numbered.ts'
import { mailDrawingSize } from '#domain/site/pictures.ts'
import { formatDay } from '#domain/time/dates.ts'
import { drawing } from '#functions/drawings/drawing.ts'
import { fitted, lettering } from './lettering.ts'
import { palette } from './palette.ts'
import { alone, indicator, left, panelLeft, placed, sheet, textWidth, width } from './pieces.ts'
import { type PlateEntry, plate, plateHeight } from './plate.ts'

/** The instrument with its name and data plate, like the top of its page. */
export function productPicture(product: ProductDocument, locale: Locale): string {
  const { accuracyClass, entries } = plateOf(product, locale)
  const hasPlate = accuracyClass !== null || entries.length > 0
  const name = fitted(product.name[locale], { width: textWidth, lines: 3, sizes: [64, 56, 50, 44, 38] })
  const titleBottom = brandHeight + heightOf(name)
  const top = middle - (titleBottom + (hasPlate ? plateGap + plateHeight : 0)) / 2
  return sheet(
    palette.steel,
    placed(elevation(product), panelLeft + 10, 140, drawingScale) +
      (product.drawing.verified ? legalMark() : '') +
      lettering(product.brand, { x: left, y: top + 22, size: 30, fill: palette.ink2 }) +
      title(name, top + brandHeight) +
      (hasPlate ? plate(entries, accuracyClass, Math.round(top + titleBottom + plateGap)) : ''),
  )
}

const brandHeight = 48
const plateGap = 44
const drawingScale = (width - panelLeft - 20) / 280

/** The drawing without its outer element, to be placed in the picture. */
const elevation = (product: ProductDocument) =>
  drawing({ ...product.drawing, instrument: leadVariant(product) }).replace(/^<svg.*?<\/style>|<\/svg>$/g, '')

/** Width of the drawing of a product for mails, in pixels of a dense screen. */
export const mailWidth = 2 * mailDrawingSize.width

/** The instrument alone, the same in every language. */
export const mailDrawing = (product: ProductDocument): string => alone(elevation(product), mailWidth)

/** Entries of the data plate that fit a thumbnail: class, Max, and e or else d. */
function plateOf(product: ProductDocument, locale: Locale) {
  const { accuracyClass, max, e, d } = dataPlate(leadVariant(product), locale)
  const entries: PlateEntry[] = []
  if (max) entries.push({ symbol: 'Max', value: max })
  if (e) entries.push({ symbol: 'e =', value: e })
  else if (d) entries.push({ symbol: 'd =', value: d })
  return { accuracyClass, entries }
}

/** The title in its language; the indicator shows the reading time in minutes. */
export function articlePicture({ texts, date }: ArticleDocument, locale: Locale): string {
  const { title: text, minutes } = texts[locale]
  const name = fitted(text, { width: textWidth, lines: 6, sizes: [62, 56, 50, 44, 38] })
  return sheet(
    palette.housing,
    title(name, middle - heightOf(name) / 2) +
      indicator(String(minutes), 'min', { text: formatDay(date, locale), lamp: false }),
  )
}

/** For pages without a picture of their own; language-neutral. */
export function sitePicture(): string {
  return sheet(
    palette.housing,
    title({ size: 92, lines: company.name.split(' ') }, 230) +
      lettering(`${initialFacts.city} · ${company.region}`, {
        x: left,
        y: 490,
        size: 34,
        fill: palette.ink2,
      }) +
      indicator('2846', 'kg', { text: 'STABLE', lamp: true }),
  )
}

/** Vertical middle between the signature and the rule. */
const middle = 362

type Title = { size: number; lines: string[] }

const lineHeight = 1.14
const capHeight = 0.7
const heightOf = ({ size, lines }: Title) => size * (capHeight + (lines.length - 1) * lineHeight)

/** Lines of a title; the capitals of the first one start at `top`. */
const title = ({ size, lines }: Title, top: number): string =>
  lines
    .map((line, i) => {
      const y = Math.round(top + size * (capHeight + i * lineHeight))
      return lettering(line, { x: left, y, size, weight: 600, fill: palette.ink })
    })
    .join('')

/** The green M of verified instruments, as on the product's card. */
const legalMark = (): string =>
  `<rect x="${width - 96}" y="40" width="56" height="48" rx="4" fill="${palette.verified}"/>` +
  lettering('M', { x: width - 68, y: 75, size: 30, weight: 600, fill: palette.onVerified, anchor: 'middle' })
