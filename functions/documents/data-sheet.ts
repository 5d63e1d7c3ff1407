import { and, eq } from 'drizzle-orm'
import { company } from '#config/company.ts'
import type { Locale } from '#config/locales.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import type { ProductDetail } from '#domain/catalogue/product.ts'
import { readPlatform } from '#domain/fit/platform.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import { formatDay } from '#domain/time/dates.ts'
import { productDetail } from '#functions/catalogue/detail.ts'
import { openDb } from '#functions/db/client.ts'
import { products, variants } from '#functions/db/schema.ts'
import { drawing } from '#functions/drawings/drawing.ts'
import type { Bindings } from '#functions/env.ts'
import { archivo } from '#functions/pdf/archivo.ts'
import { Flow } from '#functions/pdf/flow.ts'
import { a4, innerWidth, Paper } from '#functions/pdf/paper.ts'
import { sha256 } from '#functions/platform/digest.ts'
import de from '#src/i18n/de/models.json' with { type: 'json' }
import en from '#src/i18n/en/models.json' with { type: 'json' }
import fr from '#src/i18n/fr/models.json' with { type: 'json' }
import { letterhead, pageFeet, plateEntries } from './letter-paper.ts'
import { documentWords } from './words.ts'

const labels: Record<Locale, Record<string, string>> = { fr, en, de }

const picture = { width: 196, height: 123 }

/** The data sheet of a product in a language, and its file name; null when the product is unknown. */
export async function dataSheet(
  env: Bindings,
  locale: Locale,
  id: string,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> } | null> {
  const [product, svg] = await Promise.all([productDetail(env, locale, id), drawingOf(env, id)])
  if (!product || !svg) return null
  const words = documentWords[locale].sheet
  const paper = new Paper(await archivo())
  const flow = new Flow(paper)
  const title = words.title(product.name)
  letterhead(flow, locale)
  opening(flow, product, svg, locale)
  modelTable(flow, product, locale)
  facts(flow, product, locale)
  origin(flow, product, `${env.SITE_ORIGIN}${inLocale(locale, paths.product(id))}`, locale)
  pageFeet(paper, title, locale)
  const bytes = paper.write({
    title,
    author: company.name,
    locale,
    at: `${product.updatedOn}T00:00:00Z`,
    id: (await sha256(`${locale} ${id}`)).slice(0, 32),
  })
  return { name: words.fileName(id), bytes }
}

async function drawingOf(env: Bindings, id: string): Promise<string | null> {
  const row = await openDb(env.DB)
    .select({ drawing: products.drawing, platform: variants.platform, metrology: variants.metrology })
    .from(products)
    .innerJoin(
      variants,
      and(eq(variants.productSeq, products.seq), eq(variants.reference, products.leadReference)),
    )
    .where(eq(products.id, id))
    .get()
  if (!row) return null
  const platform = readPlatform(row.platform) ?? row.drawing.platform
  return drawing({ ...row.drawing, platform, verified: row.metrology === 'yes' })
}

/** Name, kind, drawing, data plate and description. */
function opening(flow: Flow, product: ProductDetail, svg: string, locale: Locale): void {
  const words = documentWords[locale]
  flow.text('P', `${product.brand} · ${product.subcategoryLabel}`, { ink: 'soft' })
  flow.text('H1', product.name, { size: 19, weight: 'bold' })
  flow.space(8)
  const top = flow.y
  const x = a4.left + picture.width + 18
  flow.plate(plateEntries(product.plate), product.plate.accuracyClass, x)
  flow.space(6)
  const [first = '', ...more] = product.description.split('\n\n')
  flow.text('P', first, { x, width: innerWidth - picture.width - 18 })
  const end = flow.y
  flow.y = top
  flow.drawing(svg, words.drawing(product.name), { x: a4.left, width: picture.width })
  flow.y = Math.max(end, top + picture.height) + 8
  for (const paragraph of more) {
    flow.text('P', paragraph)
    flow.space(4)
  }
}

/** Every model with its plate and price. */
function modelTable(flow: Flow, product: ProductDetail, locale: Locale): void {
  const { models, columns, price } = { ...documentWords[locale].sheet, price: priceOf(locale) }
  const right = { align: 'right' } as const
  flow.heading(models)
  flow.table(
    [
      { head: columns.reference, width: 0.2 },
      { head: columns.class, width: 0.09 },
      {
        head: (product.plate.nominal && labels[locale]['spec.nominal']) || columns.max,
        width: 0.16,
        ...right,
      },
      { head: columns.e, width: 0.12, ...right },
      { head: columns.d, width: 0.12, ...right },
      { head: columns.platform, width: 0.16, ...right },
      { head: columns.price, width: 0.15, ...right },
    ],
    product.variants.map((variant) => [
      variant.reference,
      variant.plate.accuracyClass ?? '–',
      variant.porteeMax ?? '–',
      variant.echelon ?? '–',
      variant.precision ?? '–',
      variant.plateau ?? '–',
      price(variant.price),
    ]),
  )
}

const priceOf = (locale: Locale) => (euros: number | null) =>
  euros === null ? documentWords[locale].priceOnRequest : formatEuros(euros, locale)

/** Features, technical data and accessories. */
function facts(flow: Flow, product: ProductDetail, locale: Locale): void {
  const words = documentWords[locale].sheet
  if (product.features.length) {
    flow.heading(words.features)
    flow.list(product.features)
  }
  flow.heading(words.specifications)
  flow.table(
    [
      { head: words.specification, width: 0.34 },
      { head: words.value, width: 0.66 },
    ],
    Object.entries(product.specifications).map(([name, value]) => [
      labels[locale][name === 'capacity' && product.plate.nominal ? 'spec.nominal' : `spec.${name}`] ?? name,
      value,
    ]),
  )
  if (product.accessories.length === 0) return
  flow.heading(words.accessories)
  const price = priceOf(locale)
  flow.list(product.accessories.map((accessory) => `${accessory.name} – ${price(accessory.price)}`))
}

function origin(flow: Flow, product: ProductDetail, address: string, locale: Locale): void {
  const words = documentWords[locale].sheet
  flow.space(12)
  const small = { size: 8, ink: 'soft' } as const
  if (company.catalogueIsDemonstration) flow.text('P', words.demonstration, small)
  flow.text('P', words.source(address, formatDay(product.updatedOn, locale)), small)
}
