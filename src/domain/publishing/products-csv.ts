import { locales } from '#config/locales.ts'
import { typedCents } from '#domain/catalogue/typed-cents.ts'
import type { ProductDocument, VariantDocument } from '#domain/publishing/document.ts'
import { csvCells, csvRows, textCell } from '#domain/text/csv.ts'
import { isRealDay } from '#domain/text/text-fields.ts'

/** A file of products that cannot be read; the message says where and what was wanted. */
class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

/**
 * Products as CSV, a line for each model. What belongs to the product stands in the line of one of its models, the
 * first when it is exported; the others repeat the id only, so lines may be sorted. Texts are plain, one feature a line
 * of its cell; what has a form of its own is JSON. Prices are euros, empty: on request. Services and sub-categories are
 * not in it. Written for French and German spreadsheets: UTF-8 with its mark, semicolons, decimal commas.
 */
const textColumns = locales.flatMap((locale) =>
  (['name', 'summary', 'description', 'features'] as const).map((what) => `${what}_${locale}`),
)
const productColumns = ['category', 'subcategory', 'brand', 'model', 'newest_on'] as const
const jsonColumns = ['specifications', 'drawing', 'accessories'] as const
/** JSON too, and absent in files of before: then nothing. */
const laterColumns = ['photos', 'documents', 'discontinued'] as const
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
/** What belongs to the product and not to a model. */
const required = ['product', ...variantColumns, ...productColumns, ...textColumns, ...jsonColumns]
const productOnly = [...productColumns, ...textColumns, ...jsonColumns, ...laterColumns]
const columns = [...required, ...laterColumns]

const separator = ';'

/** The lines of a file, its head first. */
export function* catalogueCsv(products: readonly ProductDocument[]): Generator<string> {
  yield `\uFEFF${csvCells(columns, separator)}`
  for (const product of products) {
    for (const [i, variant] of product.variants.entries()) {
      const cells = i === 0 ? productCells(product) : Array<string>(productOnly.length).fill('')
      yield csvCells([textCell(product.id), ...variantCells(variant), ...cells], separator)
    }
  }
}

const variantCells = (variant: VariantDocument): string[] => [
  textCell(variant.reference),
  variant.accuracyClass ?? '',
  variant.arrangement,
  JSON.stringify(variant.ranges),
  variant.platform ?? '',
  variant.metrology,
  variant.priceCents === null ? '' : (variant.priceCents / 100).toFixed(2).replace('.', ','),
  variant.inStock ? 'yes' : 'no',
  JSON.stringify(variant.facts),
]

const productCells = (product: ProductDocument): string[] => [
  ...[product.category, product.subcategory, product.brand, product.model].map(textCell),
  product.newestOn,
  ...locales.flatMap((locale) =>
    [
      product.name[locale],
      product.summary[locale],
      product.description[locale],
      product.features.map((feature) => feature[locale]).join('\n'),
    ].map(textCell),
  ),
  ...[...jsonColumns, ...laterColumns].map((name) => JSON.stringify(product[name])),
]

/** The cells of a line by their columns, and the number of the line. */
type Line = { number: number; cells: Partial<Record<string, string>> }

/**
 * The products of a CSV file in the form of documents, unchecked, in the order of `present` and its models, which a
 * sorted file does not tell. Throws with line and column of what cannot be read.
 */
export function productsFromCsv(text: string, present: readonly ProductDocument[]): unknown[] {
  const [head, ...rows] = csvRows(text)
  const names = (head?.cells ?? []).map((name) => name.trim())
  const missing = required.filter((name) => !names.includes(name))
  if (missing.length) throw new UnreadableFile(`Columns are missing in the first line: ${missing.join(', ')}`)
  const lines = rows.map(
    ({ line, cells }): Line => ({
      number: line,
      cells: Object.fromEntries(names.map((name, column) => [name, cells[column] ?? ''])),
    }),
  )
  const byProduct = Map.groupBy(lines, (line) => line.cells.product ?? '')
  const order = new Map(present.map(({ id, variants }) => [id, variants.map(({ reference }) => reference)]))
  const products = inOrder([...byProduct], [...order.keys()], ([id]) => id)
  return products.map(([id, all]) => productOf(id, all, order.get(id) ?? []))
}

/** The items whose key is in the order by it, the others after them as they come. */
function inOrder<Item>(
  items: readonly Item[],
  order: readonly string[],
  keyOf: (item: Item) => string,
): Item[] {
  const places = new Map(order.map((key, place) => [key, place]))
  const placeOf = (item: Item) => places.get(keyOf(item)) ?? order.length
  return items.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The one line of a product that holds what belongs to it. */
function mainLine(id: string, all: readonly Line[]): Line {
  const filled = all.filter(({ cells }) => productOnly.some((name) => cells[name]?.trim()))
  const numbers = (lines: readonly Line[]) => lines.map(({ number }) => number).join(', ')
  const [first, ...others] = filled
  if (!first)
    throw new UnreadableFile(
      `Line ${numbers(all)}: category, texts and drawing of « ${id} » are on none of its lines`,
    )
  const isSame = ({ cells }: Line) => productOnly.every((name) => cells[name] === first.cells[name])
  if (!others.every(isSame))
    throw new UnreadableFile(`Lines ${numbers(filled)}: « ${id} » is described twice, and not the same`)
  return first
}

function productOf(id: string, all: readonly Line[], order: readonly string[]) {
  const line = mainLine(id, all)
  const { cells } = line
  const text = (what: string) =>
    Object.fromEntries(locales.map((locale) => [locale, cells[`${what}_${locale}`]]))
  const lists = Object.fromEntries(
    locales.map((locale) => [locale, (cells[`features_${locale}`] ?? '').split(/\r?\n/).filter(Boolean)]),
  )
  const longest = Math.max(...Object.values(lists).map((list) => list.length))
  return {
    ...{ id, category: cells.category, subcategory: cells.subcategory, brand: cells.brand },
    ...{ model: cells.model, newestOn: read(line, 'newest_on', dayOf) },
    ...{ name: text('name'), summary: text('summary'), description: text('description') },
    features: Array.from({ length: longest }, (_, i) =>
      Object.fromEntries(locales.map((locale) => [locale, lists[locale]?.[i] ?? ''])),
    ),
    specifications: read(line, 'specifications', jsonOf),
    drawing: read(line, 'drawing', jsonOf),
    variants: inOrder(all.map(variantOf), order, ({ reference }) => reference),
    accessories: read(line, 'accessories', jsonOf),
    ...Object.fromEntries(
      laterColumns.filter((name) => cells[name]).map((name) => [name, read(line, name, jsonOf)]),
    ),
  }
}

const variantOf = (line: Line) => ({
  reference: line.cells.reference?.trim() ?? '',
  accuracyClass: line.cells.accuracy_class || null,
  arrangement: line.cells.arrangement,
  ranges: read(line, 'ranges', jsonOf),
  platform: line.cells.platform || null,
  metrology: line.cells.metrology,
  priceCents: line.cells.price?.trim() ? read(line, 'price', centsOf) : null,
  inStock: read(line, 'in_stock', truthOf),
  facts: read(line, 'facts', jsonOf),
})

function read<Value>(
  { number, cells }: Line,
  column: string,
  readAs: (text: string) => CellValue<Value>,
): Value {
  const text = cells[column] ?? ''
  const cell = readAs(text)
  if ('value' in cell) return cell.value
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text
  throw new UnreadableFile(`Line ${number}, ${column}: « ${shown} » was read; wanted: ${cell.wanted}`)
}

/** The value of a cell, or what is wanted instead of it. */
type CellValue<Value> = { value: Value } | { wanted: string }

/**
 * Cents of a price as spreadsheets write it: « 1234.5 », « 1 234,50 », « 1.234,50 € ». One separator before three
 * digits may part thousands or decimals, and is refused.
 */
export function centsOf(text: string): CellValue<number> {
  const cents = typedCents(text.replace(/EUR/i, '€').replace(/^€\s*/, ''))
  return cents === null || cents < 0
    ? { wanted: 'a price in euros such as 1234.50 or 1234,50' }
    : { value: cents }
}

const isoDay = (year: string, month: string, day: string) =>
  [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')

/** A day, ISO or « 31.12.2026 »; « 31/12/2026 » where no month can stand in the place of the day. */
export function dayOf(text: string): CellValue<string> {
  const wanted = 'a day such as 2026-12-31'
  const [, iso] = text.match(/^(\d{4}-\d{2}-\d{2})(?:[ T]00:00(?::00)?)?$/) ?? []
  const [, day = '', mark = '', month = '', year = ''] =
    text.match(/^(\d{1,2})([./])(\d{1,2})\2(\d{4})$/) ?? []
  const isAmbiguous = mark === '/' && Number(day) <= 12 && day !== month
  const value = iso ?? (year && !isAmbiguous ? isoDay(year, month, day) : '')
  return isRealDay(value) ? { value } : { wanted }
}

const truths: Readonly<Record<string, boolean>> = {
  ...{ yes: true, true: true, oui: true, vrai: true, ja: true, wahr: true, '1': true },
  ...{ no: false, false: false, non: false, faux: false, nein: false, falsch: false, '0': false },
}

/** Yes or no, in the words of three languages and of their spreadsheets. */
export function truthOf(text: string): CellValue<boolean> {
  const word = text.trim().toLowerCase()
  return Object.hasOwn(truths, word) ? { value: truths[word] === true } : { wanted: 'yes or no' }
}

/** A value in JSON. */
function jsonOf(text: string): CellValue<unknown> {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return { wanted: 'JSON, as the export writes it' }
  }
}
