import { and, eq } from 'drizzle-orm'
import { company } from '#config/company.ts'
import type { Locale } from '#config/locales.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import type { ProductDetail, Variant } from '#domain/catalogue/product.ts'
import { hasAuxiliaryIndication } from '#domain/catalogue/variant-instrument.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import { formatDay } from '#domain/time/dates.ts'
import { productDetail } from '#functions/catalogue/detail.ts'
import { drawnColumns, modelData } from '#functions/catalogue/model-data.ts'
import { openNearest } from '#functions/db/client.ts'
import { isIn } from '#functions/db/generations.ts'
import { products, variants } from '#functions/db/schema.ts'
import { drawing } from '#functions/drawings/drawing.ts'
import type { Bindings } from '#functions/env.ts'
import { Flow } from '#functions/pdf/flow.ts'
import type { Jpeg } from '#functions/pdf/jpeg.ts'
import { a4, compose, innerWidth } from '#functions/pdf/paper.ts'
import { sha256 } from '#functions/platform/digest.ts'
import { currentOpening, lastOpening } from '#functions/platform/opening.ts'
import type { Texts } from '#src/i18n/areas.ts'
import { loadTexts } from '#src/i18n/load-texts.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import { letterhead, pageFeet, plateEntries } from './letter-paper.ts'
import { firstPhoto } from './photos.ts'

/** The texts of product pages name what is technical. */
type Labels = { locale: Locale; texts: Partial<Texts> }

const picture = { width: 196, height: 123 }

/** The data sheet of a product in a language, and its file name; null when the product is unknown. */
export async function dataSheet(
  env: Bindings,
  locale: Locale,
  id: string,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> } | null> {
  const [product, shown, { opening: openingFactsFacts }] = await Promise.all([
    productDetail(env, locale, id),
    shownOf(env, id),
    currentOpening(env).catch(() => lastOpening(env)),
  ])
  if (!product || !shown) return null
  const t = serverTexts(locale)
  const texts = await loadTexts(locale, ['models'])
  const title = t('data-sheet.title', { product: product.name })
  const paper = await compose((paper) => {
    const flow = new Flow(paper)
    letterhead(flow, locale, openingFactsFacts.company)
    opening(flow, product, shown, locale)
    modelTable(flow, product, { locale, texts })
    facts(flow, product, { locale, texts })
    origin(flow, product, `${env.SITE_ORIGIN}${inLocale(locale, paths.product(id))}`, locale)
    pageFeet(paper, title, locale)
  })
  const bytes = paper.write({
    title,
    author: company.name,
    locale,
    at: `${product.updatedOn}T00:00:00Z`,
    id: (await sha256(`${locale} ${id}`)).slice(0, 32),
  })
  return { name: t('data-sheet.file-name', { id }), bytes }
}

type Shown = { svg: string; photo: Jpeg | null }

async function shownOf(env: Bindings, id: string): Promise<Shown | null> {
  const row = await openNearest(env.DB)
    .select({ drawing: products.drawing, photos: products.photos, ...drawnColumns })
    .from(products)
    .innerJoin(
      variants,
      and(eq(variants.productRow, products.row), eq(variants.reference, products.leadReference)),
    )
    .where(and(eq(products.id, id), isIn(products)))
    .get()
  return row ? { svg: drawing(modelData(row.drawing, row)), photo: await firstPhoto(env, row.photos) } : null
}

/** Name, kind, photograph or drawing, data plate and description. */
function opening(flow: Flow, product: ProductDetail, { svg, photo }: Shown, locale: Locale): void {
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
  if (photo) flow.photo(photo, product.photo?.text ?? product.name, { x: a4.left, ...picture })
  else
    flow.drawing(svg, serverTexts(locale)('document.drawing', { product: product.name }), {
      x: a4.left,
      width: picture.width,
    })
  flow.y = Math.max(end, top + picture.height) + 8
  for (const paragraph of more) {
    flow.text('P', paragraph)
    flow.space(4)
  }
}

/** Every model with its plate and price. */
function modelTable(flow: Flow, product: ProductDetail, { locale, texts }: Labels): void {
  const t = serverTexts(locale)
  const price = priceOf(locale)
  const right = { align: 'right' } as const
  flow.heading(t('data-sheet.models'))
  flow.table(
    [
      { head: t('data-sheet.column-reference'), width: 0.2 },
      { head: t('data-sheet.column-class'), width: 0.09 },
      {
        head: (product.plate.nominal && texts['spec.nominal']) || t('data-sheet.column-max'),
        width: 0.16,
        ...right,
      },
      { head: t('data-sheet.column-e'), width: 0.12, ...right },
      { head: t('data-sheet.column-d'), width: 0.12, ...right },
      { head: t('data-sheet.column-platform'), width: 0.16, ...right },
      { head: t('data-sheet.column-price'), width: 0.15, ...right },
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
  const notes = product.variants.flatMap((variant) => {
    const words = limitsOf(variant, { locale, texts })
    return words.length ? [`${variant.reference}${locale === 'fr' ? ' ' : ''}: ${words.join(', ')}`] : []
  })
  if (notes.length) flow.list(notes)
}

/** What the numbers of a plate do not say to everybody: several ranges, and no direct sale where d < e. */
function limitsOf(variant: Variant, { locale, texts }: Labels): string[] {
  const labels: Partial<Record<string, string>> = texts
  const isDivided = variant.arrangement !== 'single' && variant.arrangement !== 'nominal'
  const words = [
    isDivided && labels[`arrangement.${variant.arrangement}`],
    hasAuxiliaryIndication(variant) && serverTexts(locale)('data-sheet.no-direct-sale'),
  ]
  return words.filter((word): word is string => typeof word === 'string')
}

const priceOf = (locale: Locale) => (euros: number | null) =>
  euros === null ? serverTexts(locale)('document.price-on-request') : formatEuros(euros, locale)

/** Features, technical data and accessories. */
function facts(flow: Flow, product: ProductDetail, { locale, texts }: Labels): void {
  const t = serverTexts(locale)
  const labels: Partial<Record<string, string>> = texts
  if (product.features.length) {
    flow.heading(t('data-sheet.features'))
    flow.list(product.features)
  }
  flow.heading(t('data-sheet.specifications'))
  flow.table(
    [
      { head: t('data-sheet.specification'), width: 0.34 },
      { head: t('data-sheet.value'), width: 0.66 },
    ],
    Object.entries(product.specifications).map(([name, value]) => [
      labels[name === 'capacity' && product.plate.nominal ? 'spec.nominal' : `spec.${name}`] ?? name,
      value,
    ]),
  )
  if (product.accessories.length === 0) return
  flow.heading(t('data-sheet.accessories'))
  const price = priceOf(locale)
  flow.list(product.accessories.map((accessory) => `${accessory.name} – ${price(accessory.price)}`))
}

function origin(flow: Flow, product: ProductDetail, address: string, locale: Locale): void {
  const t = serverTexts(locale)
  flow.space(12)
  const small = { size: 8, ink: 'soft' } as const
  if (company.catalogueIsDemonstration) flow.text('P', t('data-sheet.demonstration'), small)
  flow.text('P', t('data-sheet.source', { address, day: formatDay(product.updatedOn, locale) }), small)
}
