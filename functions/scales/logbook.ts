import { and, desc, eq, sql } from 'drizzle-orm'
import { renderSVG } from 'uqr'
import { limits } from '#config/limits.ts'
import type { Locale } from '#config/locales.ts'
import { listedDocument } from '#domain/catalogue/listed-document.ts'
import type { Logbook, RecordedDay } from '#domain/scales/logbook-lines.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { isIn } from '#functions/db/generations.ts'
import { type Owner, ownershipFilters } from '#functions/db/ownership.ts'
import {
  offers,
  products,
  quoteRequests,
  scales,
  scaleVerifications,
  variants,
} from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { lastDay } from './logbook-rows.ts'
import { filesOf, isOwnScale, presentScale } from './scale-rows.ts'

/** The logbook of an instrument; null when it does not exist or belongs to another person. */
export async function readLogbook(env: Bindings, owner: Owner, id: string): Promise<Logbook | null> {
  const db = openDb(env.DB)
  const {
    rows: [row],
    stored,
    history,
    models: [model],
    requests: [request],
  } = await batchByName(db, {
    rows: db.select().from(scales).where(isOwnScale(owner.id, id)).limit(1),
    stored: filesOf(db, id),
    history: historyOf(db, id),
    models: modelOf(db, id),
    requests: requestOf(db, owner, id),
  })
  if (!row) return null
  return {
    scale: presentScale(row, stored),
    product: model ? { ...model, documents: model.documents.map(listedDocument) } : null,
    registeredAt: row.createdAt,
    request: request ?? null,
    history,
  }
}

/** Takes a day out of the history of an own instrument, unless it is the last one that the instrument names. */
export async function removeDay(
  env: Bindings,
  owner: Owner,
  id: string,
  { event, doneOn }: RecordedDay,
): Promise<Logbook | null> {
  const db = openDb(env.DB)
  const mine = db
    .select({ id: scales.id })
    .from(scales)
    .where(and(isOwnScale(owner.id, id), sql`${lastDay[event]} is not ${doneOn}`))
  await db
    .delete(scaleVerifications)
    .where(
      and(
        sql`${scaleVerifications.scaleId} in ${mine}`,
        eq(scaleVerifications.event, event),
        eq(scaleVerifications.doneOn, doneOn),
      ),
    )
  return readLogbook(env, owner, id)
}

/** QR code that opens the logbook; level M still reads with a scratch across a label. */
export const logbookCode = (env: Bindings, id: string, locale: Locale): string =>
  renderSVG(env.SITE_ORIGIN + inLocale(locale, paths.dashboardScale(id)), { ecc: 'M', border: 4 })

const historyOf = (db: Db, id: string) =>
  db
    .select({ event: scaleVerifications.event, doneOn: scaleVerifications.doneOn })
    .from(scaleVerifications)
    .where(eq(scaleVerifications.scaleId, id))
    .orderBy(desc(scaleVerifications.doneOn))
    .limit(limits.scaleHistory)

/** Query: the product that it was added from; its model where the entry has the name of one. */
const modelOf = (db: Db, id: string) =>
  db
    .select({ id: products.id, reference: variants.reference, documents: products.documents })
    .from(scales)
    .innerJoin(products, and(eq(products.id, scales.productId), isIn(products)))
    .leftJoin(variants, and(eq(variants.productRow, products.row), eq(variants.reference, scales.model)))
    .where(eq(scales.id, id))
    .limit(1)

/** Query: the request that it was taken in from, and when its offer was accepted. */
const requestOf = (db: Db, owner: Owner, id: string) =>
  db
    .select({ reference: quoteRequests.reference, acceptedAt: offers.decidedAt })
    .from(scales)
    .innerJoin(quoteRequests, eq(quoteRequests.reference, scales.requestReference))
    .leftJoin(offers, and(eq(offers.quoteId, quoteRequests.id), eq(offers.state, 'accepted')))
    .where(and(eq(scales.id, id), ownershipFilters(owner).quotes))
    .limit(1)
