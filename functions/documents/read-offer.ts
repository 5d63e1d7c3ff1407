import { and, asc, eq, sql } from 'drizzle-orm'
import { deskLimits } from '#config/desk-settings.ts'
import { limits } from '#config/limits.ts'
import { type DatedSubject, inForceOn, initialVersion, versionName } from '#domain/content/dated-version.ts'
import { usualOpening } from '#domain/content/opening.ts'
import { isCounted } from '#domain/quote-requests/offer.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import type { Db } from '#functions/db/client.ts'
import { isIn } from '#functions/db/generations.ts'
import { isRequested, itemsOfRequest } from '#functions/db/quote-items.ts'
import {
  offerLines,
  offers,
  products,
  quoteItems,
  quoteRequests,
  staff,
  variants,
} from '#functions/db/schema.ts'
import { clock } from '#functions/platform/clock.ts'
import { listDated } from '#functions/platform/opening.ts'

type Item = typeof quoteItems.$inferSelect
type Line = typeof offerLines.$inferSelect

/** The instruments that the lines offer, in the quantities offered; where they name none, what was requested. */
function shownItems<Shown extends Item>(items: readonly Shown[], lines: readonly Line[]) {
  const offered = new Map<number, number>()
  for (const { itemPosition, quantity } of lines)
    if (itemPosition !== null) offered.set(itemPosition, (offered.get(itemPosition) ?? 0) + quantity)
  const areOffered = offered.size > 0
  const shown = areOffered
    ? items.flatMap((item) => {
        const quantity = offered.get(item.position)
        return quantity ? [{ ...item, quantity }] : []
      })
    : items.filter(isRequested)
  return { items: shown, areOffered }
}

/** What the catalogue holds today of the items; a product that has left it has no picture. */
const drawnOf = (db: Db, quoteId: string) =>
  db
    .select({
      position: quoteItems.position,
      drawing: products.drawing,
      photos: products.photos,
      category: products.category,
      platform: variants.platform,
      metrology: variants.metrology,
    })
    .from(quoteItems)
    .innerJoin(products, and(eq(products.id, quoteItems.productId), isIn(products)))
    .innerJoin(
      variants,
      and(
        eq(variants.productRow, products.row),
        eq(variants.reference, sql`coalesce(${quoteItems.variantReference}, ${products.leadReference})`),
      ),
    )
    .where(eq(quoteItems.quoteId, quoteId))
    .limit(limits.quoteItems + deskLimits.offerLines * deskLimits.versions)

/** Everything that the document of an offer shows; null when there is no such version. */
export type OfferData = NonNullable<Awaited<ReturnType<typeof readOffer>>>

export async function readOffer(db: Db, quoteId: string, version: number) {
  const { dated, requests, versions, authors, lines, items, drawn } = await batchByName(db, {
    dated: listDated(db),
    requests: db.select().from(quoteRequests).where(eq(quoteRequests.id, quoteId)).limit(1),
    versions: db
      .select()
      .from(offers)
      .where(and(eq(offers.quoteId, quoteId), eq(offers.version, version)))
      .limit(1),
    authors: db
      .select({ by: staff.publicName })
      .from(offers)
      .innerJoin(staff, eq(staff.email, offers.author))
      .where(and(eq(offers.quoteId, quoteId), eq(offers.version, version)))
      .limit(1),
    lines: db
      .select()
      .from(offerLines)
      .where(and(eq(offerLines.quoteId, quoteId), eq(offerLines.version, version)))
      .orderBy(asc(offerLines.position))
      .limit(deskLimits.offerLines),
    items: itemsOfRequest(db, eq(quoteItems.quoteId, quoteId)),
    drawn: drawnOf(db, quoteId),
  })
  const [request] = requests
  const [offer] = versions
  if (!request || !offer) return null
  return {
    ...{ request, offer, lines, drawn, requested: items, acceptance: null as Acceptance | null },
    // The name that the person chose for customers; empty where there is none.
    by: authors[0]?.by ?? '',
    ...shownItems(items, lines),
    ...saidAt(offer.sentAt, dated),
  }
}

/** Who accepted a version, when (ISO instant) and under which order number; empty where none was given. */
type Acceptance = { by: string; at: string; orderNumber: string }

/** The offer as it was accepted: options that were not chosen are gone; null when it was not accepted. */
export function acceptedOffer(data: OfferData): OfferData | null {
  const { state, decidedAt, decidedBy, orderNumber } = data.offer
  if (state !== 'accepted' || !decidedAt || !decidedBy) return null
  const lines = data.lines.filter(isCounted).map((line) => ({ ...line, optional: false }))
  const acceptance = { by: decidedBy, at: decidedAt, orderNumber: orderNumber ?? '' }
  return { ...data, ...shownItems(data.requested, lines), lines, acceptance }
}

/** What was in force when an offer was sent, by what had been written until then: its document never says another. */
export function saidAt(sentAt: string, dated: Awaited<ReturnType<typeof listDated>>) {
  const written = dated.filter(({ at }) => at <= sentAt)
  const inForce = (subject: DatedSubject) => inForceOn(inParis(new Date(sentAt)).day, written, subject)
  return {
    company: inForce('company')?.facts ?? usualOpening.company,
    termsVersion: versionName(inForce('terms')?.version ?? initialVersion),
  }
}

/** The version of the general terms that an offer names; that of today where there is no such offer. */
export async function termsOfOffer(db: Db, quoteId: string, version: number): Promise<string> {
  const { dated, sent } = await batchByName(db, {
    dated: listDated(db),
    sent: db
      .select({ sentAt: offers.sentAt })
      .from(offers)
      .where(and(eq(offers.quoteId, quoteId), eq(offers.version, version)))
      .limit(1),
  })
  return saidAt(sent[0]?.sentAt ?? clock.now().toISOString(), dated).termsVersion
}
