import { locales } from '#config/locales.ts'
import type { CatalogueSeed, ProductSeed, VariantSeed } from '#seed/catalogue.ts'
import { csvLine, csvRows } from '../../csv.ts'
import { Refused } from '../command.ts'

/**
 * Products as CSV, a line for each model. What belongs to the product stands in the line of its first model; the lines
 * after it repeat the id only. Texts are plain, one feature a line of its cell; what has a form of its own is JSON.
 * Prices are euros, empty: on request. Services and sub-categories are not in it.
 */
const textColumns = locales.flatMap((locale) =>
  (['name', 'summary', 'description', 'features'] as const).map((what) => `${what}_${locale}`),
)
const productColumns = ['category', 'subcategory', 'brand', 'model', 'newest_on'] as const
const jsonColumns = ['specifications', 'drawing', 'accessories'] as const
const variantColumns = [
  'reference',
  'accuracy_class',
  'arrangement',
  'ranges',
  'platform',
  'metrology',
  'price',
  'in_stock',
  'facts',
] as const
const columns = ['product', ...variantColumns, ...productColumns, ...textColumns, ...jsonColumns]

/** The lines of a file, its head first. */
export function* catalogueCsv(products: readonly ProductSeed[]): Generator<string> {
  yield csvLine(columns)
  for (const product of products) {
    for (const [i, variant] of product.variants.entries()) {
      const cells = i === 0 ? productCells(product) : []
      const rest = columns.length - variantColumns.length - 1
      yield csvLine([product.id, ...variantCells(variant), ...(i === 0 ? cells : Array(rest).fill(''))])
    }
  }
}

const variantCells = (variant: VariantSeed): string[] => [
  variant.reference,
  variant.accuracyClass ?? '',
  variant.arrangement,
  JSON.stringify(variant.ranges),
  variant.platform ?? '',
  variant.metrology,
  variant.priceCents === null ? '' : (variant.priceCents / 100).toFixed(2),
  variant.inStock ? 'yes' : 'no',
  JSON.stringify(variant.facts),
]

const productCells = (product: ProductSeed): string[] => [
  ...[product.category, product.subcategory, product.brand, product.model, product.newestOn],
  ...locales.flatMap((locale) => [
    product.name[locale],
    product.summary[locale],
    product.description[locale],
    product.features.map((feature) => feature[locale]).join('\n'),
  ]),
  ...[product.specifications, product.drawing, product.accessories].map((value) => JSON.stringify(value)),
]

/** The cells of a line by their columns, and the number of the line. */
type Cells = Partial<Record<string, string>>

/**
 * The products of a CSV file in the form of the import, unchecked; services and sub-categories stay those of `known`.
 */
export function catalogueFromCsv(text: string, known: CatalogueSeed): unknown {
  const [head = [], ...rows] = csvRows(text)
  const missing = columns.filter((name) => !head.includes(name))
  if (missing.length) throw new Refused(`Columns are missing in the first line: ${missing.join(', ')}`)
  const lines = rows.map(
    (row, i): Cells => ({
      ...Object.fromEntries(head.map((name, column) => [name, row[column] ?? ''])),
      line: String(i + 2),
    }),
  )
  const products = Map.groupBy(lines, ({ product = '' }) => product)
  return {
    ...known,
    products: [...products].map(([id, [first, ...others]]) =>
      first ? productOf(id, first, [first, ...others]) : null,
    ),
  }
}

function productOf(id: string, first: Cells, all: readonly Cells[]) {
  const text = (what: string) =>
    Object.fromEntries(locales.map((locale) => [locale, first[`${what}_${locale}`]]))
  const lines = Object.fromEntries(
    locales.map((locale) => [locale, (first[`features_${locale}`] ?? '').split('\n').filter(Boolean)]),
  )
  const most = Math.max(...Object.values(lines).map((list) => list.length))
  return {
    ...{ id, category: first.category, subcategory: first.subcategory, brand: first.brand },
    ...{ model: first.model, newestOn: first.newest_on },
    ...{ name: text('name'), summary: text('summary'), description: text('description') },
    features: Array.from({ length: most }, (_, i) =>
      Object.fromEntries(locales.map((locale) => [locale, lines[locale]?.[i] ?? ''])),
    ),
    specifications: json(first, 'specifications'),
    drawing: json(first, 'drawing'),
    variants: all.map(variantOf),
    accessories: json(first, 'accessories'),
  }
}

const variantOf = (cells: Cells) => ({
  reference: cells.reference,
  accuracyClass: cells.accuracy_class || null,
  arrangement: cells.arrangement,
  ranges: json(cells, 'ranges'),
  platform: cells.platform || null,
  metrology: cells.metrology,
  priceCents: centsOf(cells),
  inStock: cells.in_stock === 'yes' ? true : cells.in_stock === 'no' ? false : cells.in_stock,
  facts: json(cells, 'facts'),
})

function json(cells: Cells, column: string): unknown {
  try {
    return JSON.parse(cells[column] ?? '')
  } catch {
    throw new Refused(`Line ${cells.line}: ${column} is no JSON`)
  }
}

function centsOf({ price = '', line }: Cells): number | null {
  if (price === '') return null
  const cents = eurosToCents(price)
  if (cents === null) throw new Refused(`Line ${line}: « ${price} » is no price`)
  return cents
}

/** Cents of « 1234.5 », « 1234,50 » or « 1234 »; null for anything else. */
export function eurosToCents(text: string): number | null {
  const [, euros, part = ''] = text.trim().match(/^(\d{1,9})(?:[.,](\d{1,2}))?$/) ?? []
  return euros === undefined ? null : Number(euros) * 100 + Number(part.padEnd(2, '0'))
}
