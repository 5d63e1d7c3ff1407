import { and, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import { deskLimits } from '#config/desk-settings.ts'
import { limits } from '#config/limits.ts'
import { areaCountryOf } from '#domain/area/travel-zone.ts'
import { AppError } from '#domain/errors/error.ts'
import type { TakeInForm, TakingIn } from '#domain/scales/accepted-instruments.ts'
import { type ScaleCountry, scaleCountries, scaleUses } from '#domain/scales/instrument-kind.ts'
import { overhaulYearsOf } from '#domain/scales/verification-rule.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { type Owner, ownershipFilters } from '#functions/db/ownership.ts'
import { itemsOfRequest } from '#functions/db/quote-items.ts'
import { offerLines, offers, quoteItems, quoteRequests, scales } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { sha256, uuidOf } from '#functions/platform/digest.ts'
import { recordDays } from './logbook-rows.ts'
import { withDueDate } from './scale-rows.ts'

type Piece = { position: number; id: string }
type Found = Awaited<ReturnType<typeof read>>

/**
 * The instruments that the accepted offer of an own request offers, and how many of them are in the register; throws
 * 404 when there is no such request.
 */
export async function instrumentsOf(env: Bindings, owner: Owner, reference: string): Promise<TakingIn> {
  const db = openDb(env.DB)
  const accepted = await read(db, owner, reference)
  return present(accepted, await taken(db, owner.id, accepted.pieces))
}

/**
 * Takes the instruments that are not there yet into the register, one for each piece. The id of a piece follows from
 * its owner, its request and its place in it, so that none is taken in twice, and all come in one statement or none.
 * Throws `state-changed` while no offer is accepted, and names the field when the register would exceed its limit.
 */
export async function takeIn(
  env: Bindings,
  owner: Owner,
  reference: string,
  form: TakeInForm,
): Promise<TakingIn> {
  const db = openDb(env.DB)
  const accepted = await read(db, owner, reference)
  if (!accepted.isAccepted) throw new AppError('state-changed', { state: accepted.request.state })
  if (accepted.isTooMany) throw tooMany()
  const rows = rowsOf(accepted, owner.id, form)
  const now = clock.now().toISOString()
  const { registered } = await batchByName(
    db,
    { registered: takenQuery(db, owner.id, accepted.pieces) },
    {
      before: [insertAll(db, owner.id, rows)],
      after: recordDays(db, isPiece(owner.id, accepted.pieces), now),
    },
  )
  if (registered.length < rows.length) throw tooMany()
  return present(accepted, registered)
}

const tooMany = () => new AppError('invalid-fields', { fields: { use: 'scales.too-many' } })

async function read(db: Db, owner: Owner, reference: string) {
  const where = and(eq(quoteRequests.reference, reference), ownershipFilters(owner).quotes)
  const id = db.select({ id: quoteRequests.id }).from(quoteRequests).where(where)
  const { requests, items, offered } = await batchByName(db, {
    requests: db.select().from(quoteRequests).where(where).limit(1),
    items: itemsOfRequest(db, inArray(quoteItems.quoteId, id)),
    // At most one version is accepted. Without lines for instruments it has a row all the same.
    offered: db
      .select({ position: offerLines.itemPosition, quantity: offerLines.quantity })
      .from(offers)
      .leftJoin(
        offerLines,
        and(
          ...[eq(offerLines.quoteId, offers.quoteId), eq(offerLines.version, offers.version)],
          or(eq(offerLines.optional, false), eq(offerLines.chosen, true)),
        ),
      )
      .where(and(inArray(offers.quoteId, id), eq(offers.state, 'accepted')))
      .limit(deskLimits.offerLines),
  })
  const [request] = requests
  if (!request) throw new AppError('not-found')
  const isAccepted = offered.length > 0
  const models = items.flatMap((item) => {
    const quantity = sumOf(offered.filter(({ position }) => position === item.position))
    return quantity ? modelOf({ ...item, quantity }) : []
  })
  const isTooMany = models.reduce((sum, { quantity }) => sum + quantity, 0) > limits.scales
  const pieces = isTooMany ? [] : await piecesOf(models, `${owner.id}:${request.id}`)
  return { request, isAccepted, isTooMany, models, pieces }
}

const sumOf = (lines: readonly { quantity: number | null }[]) =>
  lines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)

/**
 * The metrological facts of a requested variant, of which so many were offered; of several ranges the largest is
 * registered. What was asked without a model has no data plate to copy.
 */
function modelOf({
  position,
  productId,
  brand,
  productName,
  variantReference,
  variant,
  quantity,
}: typeof quoteItems.$inferSelect) {
  const range = variant?.ranges.at(-1)
  if (!variant || !range) return []
  return [
    {
      position,
      productId,
      make: brand,
      model: (variantReference ?? productName.fr).slice(0, limits.scaleLine),
      maxUg: range.maxUg,
      eUg: range.eUg,
      accuracyClass: variant.accuracyClass,
      verifiable: variant.metrology !== 'no',
      quantity,
    },
  ]
}

const piecesOf = (models: readonly ReturnType<typeof modelOf>[number][], secret: string): Promise<Piece[]> =>
  Promise.all(
    models.flatMap(({ position, quantity }) =>
      Array.from({ length: quantity }, async (_, piece) => ({
        position,
        id: uuidOf(await sha256(`${secret}:${position}:${piece}`)),
      })),
    ),
  )

/** Condition: the instrument is one of the pieces. */
const isPiece = (userId: string, pieces: readonly Piece[]) =>
  and(
    sql`${scales.id} in (select value from json_each(${JSON.stringify(pieces.map(({ id }) => id))}))`,
    eq(scales.userId, userId),
  )

/** Query: the pieces that are in the register. */
const takenQuery = (db: Db, userId: string, pieces: readonly Piece[]) =>
  db.select({ id: scales.id }).from(scales).where(isPiece(userId, pieces)).limit(limits.scales)

const taken = (db: Db, userId: string, pieces: readonly Piece[]) =>
  pieces.length ? takenQuery(db, userId, pieces) : Promise.resolve([])

function rowsOf({ request, models, pieces }: Found, userId: string, form: TakeInForm) {
  const now = clock.now().toISOString()
  return models.flatMap(({ position, verifiable, quantity: _, ...plate }) => {
    const use = verifiable ? form.use : ('none' as const)
    const instrument = { ...plate, ...form, use }
    // The period of the overhaul counts from the first mark, too.
    const lastOverhauledOn = overhaulYearsOf(instrument) === null ? null : form.lastVerifiedOn
    const row = withDueDate({ ...instrument, previousDueOn: null, lastOverhauledOn })
    return pieces
      .filter((piece) => piece.position === position)
      .map(({ id }) => ({
        ...row,
        id,
        userId,
        kind: 'non-automatic' as const,
        serial: '',
        requestReference: request.reference,
        createdAt: now,
        updatedAt: now,
      }))
  })
}

/** Inserts what is missing, unless the register has too little room for all of it. */
function insertAll(db: Db, userId: string, rows: ReturnType<typeof rowsOf>) {
  const json = JSON.stringify(rows)
  const values = Object.keys(getTableColumns(scales)).map((name) =>
    sql.raw(`json_extract(value, '$.${name}')`),
  )
  const missing = sql`(select count(*) from json_each(${json}) as one where not exists (select 1 from ${scales} where ${scales.id} = json_extract(one.value, '$.id')))`
  const count = sql`(select count(*) from ${scales} where ${scales.userId} = ${userId})`
  return db
    .insert(scales)
    .select(
      sql`select ${sql.join(values, sql`, `)} from json_each(${json}) where ${count} + ${missing} <= ${limits.scales}`,
    )
    .onConflictDoNothing()
}

function present({ request, models, pieces }: Found, registered: readonly { id: string }[]): TakingIn {
  const ids = new Set(registered.map(({ id }) => id))
  const configuredUse = request.configuration?.answers.use
  return {
    items: models.map(({ position, ...model }) => ({
      ...model,
      taken: pieces.filter((piece) => piece.position === position && ids.has(piece.id)).length,
    })),
    suggested: {
      country: countryOf(request.country),
      use: scaleUses.find((use) => use === configuredUse) ?? null,
      place: [request.company, request.city].filter(Boolean).join(', ').slice(0, limits.lineLength),
    },
  }
}

function countryOf(typed: string): ScaleCountry {
  const country = areaCountryOf(typed)
  return scaleCountries.find((countryCode) => countryCode === country) ?? 'other'
}
