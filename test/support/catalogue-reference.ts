import type { Locale } from '#config/locales.ts'
import type { ProductList } from '#domain/catalogue/product.ts'
import { facetNames } from '#domain/catalogue/query-fields.ts'
import type { ProductDocument, VariantDocument } from '#domain/publishing/document.ts'
import { catalogue, type Edge } from './edge.ts'

/** A naive second implementation of the catalogue's rules over the seed, the reference for the API. */
export type Filter = Partial<Record<(typeof facetNames)[number], string[]>>

const [g, kg, mg] = [1e6, 1e9, 1e3]
/** Above the first, up to the second; micrograms. */
const capacities: Record<string, [number, number]> = {
  '0-250g': [0, 250 * g],
  '250g-1kg': [250 * g, kg],
  '1-6kg': [kg, 6 * kg],
  '6-15kg': [6 * kg, 15 * kg],
  '15-60kg': [15 * kg, 60 * kg],
  '60-300kg': [60 * kg, 300 * kg],
  '300-1500kg': [300 * kg, 1500 * kg],
  '1500-6000kg': [1500 * kg, 6000 * kg],
  '6000kg-': [6000 * kg, Infinity],
}
const precisions: Record<string, [number, number]> = {
  '0-0.1mg': [0, 0.1 * mg],
  '0.1-1mg': [0.1 * mg, mg],
  '1-10mg': [mg, 10 * mg],
  '10-100mg': [10 * mg, 100 * mg],
  '0.1-1g': [100 * mg, g],
  '1-10g': [g, 10 * g],
  '10-100g': [10 * g, 100 * g],
  '100g-1kg': [100 * g, kg],
  '1kg-': [kg, Infinity],
}

const interfaces: Record<string, string> = {
  'rs-232': 'RS-232',
  'rs-485': 'RS-485',
  usb: 'USB',
  ethernet: 'Ethernet',
  'wi-fi': 'Wi-Fi',
  bluetooth: 'Bluetooth',
  profinet: 'Profinet',
  'ethernet-ip': 'EtherNet/IP',
  modbus: 'Modbus',
  'opc-ua': 'OPC UA',
  fibre: 'Fibre optic',
  hl7: 'HL7',
  dicom: 'DICOM',
}

export const facetValues: Record<(typeof facetNames)[number], string[]> = {
  category: ['commercial', 'industrial', 'laboratory', 'medical'],
  subcategory: catalogue.subcategories.map(({ key }) => key),
  brand: [...new Set(catalogue.products.map(({ brand }) => brand))].sort(),
  capacity: Object.keys(capacities),
  precision: Object.keys(precisions),
  metrology: ['yes', 'no', 'optional'],
  protection: ['ip54', 'ip65', 'ip67', 'ip68', 'ip69k'],
  power: ['mains', 'battery'],
  interface: Object.keys(interfaces),
}

/** What each marking of the catalogue holds, by hand: water tests from 7 on imply no jets (IEC 60529). */
const held: Record<string, string[]> = {
  IP54: ['ip54'],
  IP65: ['ip54', 'ip65'],
  IP67: ['ip54', 'ip67'],
  IP68: ['ip54', 'ip67', 'ip68'],
  IP69K: ['ip54', 'ip69k'],
  'IP65/IP67': ['ip54', 'ip65', 'ip67'],
  'IP67/IP68': ['ip54', 'ip67', 'ip68'],
  'IP66/IP68': ['ip54', 'ip65', 'ip67', 'ip68'],
  'IP66/IP69K': ['ip54', 'ip65', 'ip69k'],
  'IP67–IP68': ['ip54', 'ip67'],
  'IP68/IP69K': ['ip54', 'ip67', 'ip68', 'ip69k'],
}

const within = (ug: number | null, bounds: [number, number] | undefined) =>
  ug !== null && bounds !== undefined && ug > bounds[0] && ug <= bounds[1]
const chosen = (values: string[] | undefined, fits: (value: string) => boolean) =>
  !values?.length || values.some(fits)

export function variantFits(variant: VariantDocument, filter: Filter): boolean {
  const max = Math.max(...variant.ranges.map(({ maxUg }) => maxUg))
  const readings = variant.ranges.map(({ dUg }) => dUg).filter((d) => d !== null)
  const finest = readings.length ? Math.min(...readings) : null
  return (
    chosen(filter.capacity, (value) => within(max, capacities[value])) &&
    chosen(filter.precision, (value) => within(finest, precisions[value])) &&
    chosen(filter.metrology, (value) => variant.metrology === value) &&
    chosen(filter.protection, (value) => held[variant.facts.protection ?? '']?.includes(value) ?? false) &&
    chosen(filter.power, (value) => variant.facts.power?.some((own) => own === value) ?? false) &&
    chosen(filter.interface, (value) => variant.facts.interfaces?.includes(interfaces[value] ?? '') ?? false)
  )
}

const fits = (product: ProductDocument, filter: Filter) =>
  chosen(filter.category, (value) => product.category === value) &&
  chosen(filter.subcategory, (value) => product.subcategory === value) &&
  chosen(filter.brand, (value) => product.brand === value) &&
  product.variants.some((variant) => variantFits(variant, filter))

export const matchingProducts = (filter: Filter) =>
  catalogue.products.filter((product) => fits(product, filter))

/** Value → count of each facet, without its own choice. */
export function expectedCounts(filter: Filter): Record<string, Record<string, number>> {
  const count = (name: keyof Filter, value: string) => matchingProducts({ ...filter, [name]: [value] }).length
  return Object.fromEntries(
    facetNames.map((name) => [
      name,
      Object.fromEntries(facetValues[name].map((value) => [value, count(name, value)])),
    ]),
  )
}

export const countsOf = (facets: ProductList['facets']) =>
  Object.fromEntries(
    facetNames.map((name) => [
      name,
      Object.fromEntries(facets[name].map(({ value, count }) => [value, count])),
    ]),
  )

const productById = new Map(catalogue.products.map((product) => [product.id, product]))
export function productOf(id: string): ProductDocument {
  const product = productById.get(id)
  if (!product) throw new Error(`The catalogue has no ${id}`)
  return product
}

/** The variant that stands for a product in a list: the cheapest in stock, without any in stock the cheapest. */
export function shownVariant({ id, variants }: ProductDocument, filter: Filter = {}): VariantDocument {
  const matching = variants.filter((variant) => variantFits(variant, filter))
  const inStock = matching.filter((variant) => variant.inStock)
  const cents = ({ priceCents }: VariantDocument) => priceCents ?? Number.MAX_SAFE_INTEGER
  const [shown] = (inStock.length ? inStock : matching).toSorted((a, b) => cents(a) - cents(b))
  if (!shown) throw new Error(`No variant of ${id} matches`)
  return shown
}

/** Its price in EUR; null: on request. */
export function shownPrice(product: ProductDocument, filter: Filter = {}): number | null {
  const { priceCents } = shownVariant(product, filter)
  return priceCents === null ? null : priceCents / 100
}

export function searchOf(filter: Filter, more: Record<string, string> = {}): string {
  const search = new URLSearchParams(more)
  for (const name of facetNames) for (const value of filter[name] ?? []) search.append(name, value)
  return String(search)
}

export async function list(edge: Edge, search: string): Promise<ProductList> {
  const response = await edge.request(`/api/products?${search}`)
  if (response.status !== 200) throw new Error(`${search}: ${response.status} ${await response.text()}`)
  return (await response.json()) as ProductList
}

/** Every page from the first to the last. */
export async function walk(edge: Edge, search: string): Promise<ProductList[]> {
  const pages = [await list(edge, search)]
  for (let next = pages[0]?.nextCursor; next; next = pages.at(-1)?.nextCursor) {
    if (pages.length > 200) throw new Error('The walk does not end')
    pages.push(await list(edge, `${search}&cursor=${encodeURIComponent(next)}`))
  }
  return pages
}

export const idsOf = (pages: ProductList[]) => pages.flatMap(({ items }) => items.map(({ id }) => id))

/** Whether each product is sorted correctly relative to the previous one. */
export function inOrder(ids: string[], sort: string, locale: Locale): boolean {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const products = ids.map(productOf)
  const price = (a: ProductDocument, b: ProductDocument, way: 1 | -1) => {
    const [one, other] = [shownPrice(a), shownPrice(b)]
    if (one === null || other === null) return other === null
    return way * (one - other) <= 0
  }
  const holds: Record<string, (a: ProductDocument, b: ProductDocument) => boolean> = {
    newest: (a, b) => a.newestOn >= b.newestOn,
    'price-asc': (a, b) => price(a, b, 1),
    'price-desc': (a, b) => price(a, b, -1),
    'name-asc': (a, b) => compare(a.name[locale], b.name[locale]) <= 0,
    'name-desc': (a, b) => compare(a.name[locale], b.name[locale]) >= 0,
  }
  return products.every((product, i) => {
    const before = products[i - 1]
    return before === undefined || holds[sort]?.(before, product) === true
  })
}
