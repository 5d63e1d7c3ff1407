import { asc, eq } from 'drizzle-orm'
import { deskLimits } from '#config/desk-settings.ts'
import type { Locale } from '#config/locales.ts'
import { areaTable } from '#domain/area/area-table.ts'
import { type TravelZone, travelZoneOfAddress } from '#domain/area/travel-zone.ts'
import { pickFields, requestFields } from '#domain/forms/person-fields.ts'
import type { DeskRequest } from '#domain/quote-requests/desk-schemas.ts'
import { draftLines, extraLine } from '#domain/quote-requests/offer-draft.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { isRequested } from '#functions/db/quote-items.ts'
import {
  offerDrafts,
  type offerLines,
  type quoteItems,
  type quoteRequests,
  requestNotes,
  staff,
} from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { currentOpening } from '#functions/platform/opening.ts'
import { byId, instrumentAt, readRequest } from '#functions/quote-requests/read-request.ts'
import type { DeskVisitor } from '#functions/sessions/desk.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import { archivedUntil } from './rows.ts'
import { selectBlocks } from './text-blocks.ts'

type Request = typeof quoteRequests.$inferSelect
type Item = typeof quoteItems.$inferSelect

/** What only the desk reads of a request. */
const ofDesk = (db: Db, quoteId: string) => ({
  notes: db
    .select()
    .from(requestNotes)
    .where(eq(requestNotes.quoteId, quoteId))
    .orderBy(asc(requestNotes.createdAt))
    .limit(deskLimits.notes),
  drafts: db
    .select({ draft: offerDrafts, name: staff.name })
    .from(offerDrafts)
    .leftJoin(staff, eq(staff.email, offerDrafts.author))
    .where(eq(offerDrafts.quoteId, quoteId))
    .limit(1),
  blocks: selectBlocks(db),
})

/** One request with everything about it. Files come with the request itself (`attachments`). */
export async function readForDesk(
  env: Bindings,
  { quoteId, whole, name = '' }: Pick<DeskVisitor, 'quoteId' | 'whole'> & { name?: string },
): Promise<DeskRequest> {
  const db = openDb(env.DB)
  const [{ followed, request: row, items, lines }, { notes, drafts, blocks }, { opening }] =
    await Promise.all([
      readRequest(env, byId(quoteId), 'fr', 'name'),
      batchByName(db, ofDesk(db, quoteId)),
      currentOpening(env),
    ])
  const travel = travelZoneOfAddress(areaTable(), row, opening.company.travelCents)
  const { locale, assignee } = row
  const [last] = followed.offers
  return {
    request: followed,
    locale,
    customer: pickFields(requestFields, row),
    assignee,
    notes: notes.map(({ id, createdAt, author, text }) => ({ id, at: createdAt, author, text })),
    ...beginning(
      { row, travel },
      items,
      last ? lines.filter(({ version }) => version === last.version) : null,
    ),
    instruments: items.filter(isInstrument).map((item) => ({
      position: item.position,
      name: named(item, locale).name,
      productId: item.productId,
      reference: item.variantReference ?? '',
      shown: instrumentAt(items, item.position, locale),
    })),
    terms: {
      delivery: last?.delivery ?? '',
      conditions: last?.conditions ?? '',
      note: last?.note ?? '',
    },
    blocks: blocks.flatMap(({ id, title, [locale]: text }) => (text ? [{ id, title, text }] : [])),
    offerDraft: presentDraft(drafts[0]),
    archivedUntil: archivedUntil(row),
    startedBy: row.startedByName || row.startedBy,
    me: name,
    whole,
  }
}

type StoredDraft = { draft: typeof offerDrafts.$inferSelect; name: string | null }

function presentDraft(storedDraft: StoredDraft | undefined): DeskRequest['offerDraft'] {
  if (!storedDraft) return null
  const { revision, after, content, author, updatedAt } = storedDraft.draft
  return { revision, after, content, by: storedDraft.name ?? author, at: updatedAt }
}

/** The lines that an offer begins with and those that can be added, in the customer's language. */
function beginning(
  { row, travel }: { row: Request; travel: TravelZone | null },
  items: readonly Item[],
  last: readonly (typeof offerLines.$inferSelect)[] | null,
): Pick<DeskRequest, 'draft' | 'extras' | 'designations'> {
  const { locale, services } = row
  const t = serverTexts(locale)
  const extra = (kind: Parameters<typeof extraLine>[0]) => extraLine(kind, travel, t)
  const extras = {
    verification: extra('verification'),
    travel: extra('travel'),
    'take-back': extra('take-back'),
    free: extra('free'),
  }
  const requested = draftLines(
    {
      items: items.filter(isRequested).map((item) => named(item, locale)),
      services: services.map((service) => ({ ...service, name: service.name[locale] })),
      travel,
    },
    t,
  )
  const texts = [...requested, ...Object.values(extras)].map(({ text }) => text)
  return {
    draft: last?.map(draftLine) ?? requested,
    extras,
    designations: [...new Set([...texts, ...items.map((item) => named(item, locale).name)])].filter(Boolean),
  }
}

const draftLine = ({
  text,
  quantity,
  unitCents,
  discountCents,
  vatPermille,
  itemPosition: item,
  optional,
}: typeof offerLines.$inferSelect) => ({
  ...{ text, quantity, unitCents, discountCents, vatPermille, item, optional },
})

/** A model with a data plate: what was asked without one is not an instrument yet. */
const isInstrument = ({ variant }: Pick<Item, 'variant'>) => variant !== null

const named = (
  { position, productName, variantReference, quantity, priceCents, accessories, variant }: Item,
  locale: Locale,
) => ({
  position: isInstrument({ variant }) ? position : null,
  name: [productName[locale], variantReference].filter(Boolean).join(', '),
  quantity,
  priceCents,
  accessories: accessories.map((accessory) => ({
    name: accessory.name[locale],
    priceCents: accessory.priceCents,
  })),
})
