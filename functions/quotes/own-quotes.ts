import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm'
import type { Locale } from '#config/locales.ts'
import { dataPlate, variantTexts } from '#domain/metrology/data-plate.ts'
import type { AccountQuote, RequestedItem } from '#domain/quotes/account-quote.ts'
import { openDb } from '#functions/db/client.ts'
import { type Owner, ownershipFilters } from '#functions/db/ownership.ts'
import { quoteItems, quoteRequests } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { presentContent } from './present-content.ts'

type Request = typeof quoteRequests.$inferSelect
type Item = typeof quoteItems.$inferSelect

const pageSize = 20
const itemsPerQuote = 100

/** A page of a customer's requests, newest first; the cursor is the instant of the last one. */
export async function listOwnQuotes(
  env: Bindings,
  owner: Owner,
  lang: Locale,
  cursor?: string,
): Promise<{ items: AccountQuote[]; nextCursor: string | null }> {
  const db = openDb(env.DB)
  const where = and(
    ownershipFilters(owner).quotes,
    cursor === undefined ? undefined : lt(quoteRequests.createdAt, cursor),
  )
  const newest = desc(quoteRequests.createdAt)
  const page = db
    .select({ id: quoteRequests.id })
    .from(quoteRequests)
    .where(where)
    .orderBy(newest)
    .limit(pageSize)
  const [requests, items] = await db.batch([
    db
      .select()
      .from(quoteRequests)
      .where(where)
      .orderBy(newest)
      .limit(pageSize + 1),
    db
      .select()
      .from(quoteItems)
      .where(inArray(quoteItems.quoteId, page))
      .orderBy(asc(quoteItems.position))
      .limit(pageSize * itemsPerQuote),
  ])
  const shown = requests.slice(0, pageSize)
  return {
    items: shown.map((request) => present(request, items, lang)),
    nextCursor: requests.length > pageSize ? (shown.at(-1)?.createdAt ?? null) : null,
  }
}

/** One request of a customer; null when there is none or it belongs to another person. */
export async function findOwnQuote(
  env: Bindings,
  owner: Owner,
  reference: string,
  lang: Locale,
): Promise<AccountQuote | null> {
  const db = openDb(env.DB)
  const where = and(eq(quoteRequests.reference, reference), ownershipFilters(owner).quotes)
  const one = db.select({ id: quoteRequests.id }).from(quoteRequests).where(where)
  const [[request], items] = await db.batch([
    db.select().from(quoteRequests).where(where).limit(1),
    db
      .select()
      .from(quoteItems)
      .where(inArray(quoteItems.quoteId, one))
      .orderBy(asc(quoteItems.position))
      .limit(itemsPerQuote),
  ])
  return request ? present(request, items, lang) : null
}

function present(request: Request, items: readonly Item[], lang: Locale): AccountQuote {
  const { reference, createdAt, state, company, name, message } = request
  return {
    reference,
    createdAt,
    state,
    asGuest: request.userId === null,
    company,
    name,
    message,
    items: items.filter((item) => item.quoteId === request.id).map((item) => presentItem(item, lang)),
    ...presentContent(request, lang),
  }
}

function presentItem(item: Item, lang: Locale): RequestedItem {
  const { productId, brand, quantity, variant, priceCents } = item
  const last = variant?.ranges.at(-1)
  return {
    productId,
    productName: item.productName[lang],
    brand,
    quantity,
    price: priceCents === null ? null : priceCents / 100,
    maxUg: last?.maxUg ?? null,
    eUg: last?.eUg ?? null,
    accuracyClass: variant?.accuracyClass ?? null,
    item: listItem(item, lang),
  }
}

/** The item as « order again » puts it on the quote list. */
function listItem({ productId, productName, quantity, ...item }: Item, lang: Locale): RequestedItem['item'] {
  return {
    productId,
    productName: productName[lang],
    productImage: `/drawings/${productId}.svg`,
    variant:
      item.variantReference && item.variant ? listVariant(item.variantReference, item.variant, lang) : null,
    accessories: item.accessories.map(({ name, compatibility }) => ({
      key: '',
      name: name[lang],
      compatibility: compatibility[lang],
    })),
    quantity,
    lang,
  }
}

function listVariant(reference: string, variant: NonNullable<Item['variant']>, lang: Locale) {
  return {
    reference,
    ...variantTexts(variant, lang),
    plateau: variant.platform,
    metrologie: variant.metrology,
    plate: dataPlate(variant, lang),
  }
}
