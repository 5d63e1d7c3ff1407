import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { limits } from '#config/limits.ts'
import { type AddressChange, emailKey, type HandOver } from '#domain/accounts/account.ts'
import { AppError } from '#domain/errors/error.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { accountLinks, files, outbox, scales } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import type { SignedIn } from '#functions/sessions/lucia.ts'
import { hashOfToken, isOpen } from './account-link-rows.ts'
import { sendAddressLink } from './address-link.ts'

type OutboxIds = { id: string }[]
type Link = typeof accountLinks.$inferSelect
const purpose = 'register-handover'

/** Sends the link that hands the register over to its owner and to the other address; both have to open it. */
export const offerRegister = (
  env: Bindings,
  signedIn: SignedIn,
  request: AddressChange,
): Promise<OutboxIds> =>
  sendAddressLink(env, signedIn, request, { purpose, other: 'handover-receiver', toOwner: 'handover-owner' })

/**
 * Records that one of both has opened the link, signed in; with the second one the instruments move, with their
 * history, reminders and files, in the same batch. Throws `invalid-fields` when the register of the other would become
 * longer than one may be.
 */
export async function confirmHandOver(
  env: Bindings,
  { user }: SignedIn,
  token: string,
): Promise<HandOver & { mails: OutboxIds }> {
  const hash = await hashOfToken(env, purpose, token)
  const db = openDb(env.DB)
  const open = isOpen(purpose, hash)
  const [link] = await db.select().from(accountLinks).where(open).limit(1)
  if (!link) throw new AppError('invalid-token')
  const isOwner = link.userId === user.id
  if (!isOwner && emailKey(link.email ?? '') !== user.emailKey) throw new AppError('unauthenticated')
  const at = clock.now().toISOString()
  const confirmation = isOwner ? { ownerConfirmedAt: at } : { receiverId: user.id }
  const both = sql`exists (select 1 from ${accountLinks} where ${and(
    open,
    isNotNull(accountLinks.ownerConfirmedAt),
    isNotNull(accountLinks.receiverId),
  )})`
  const { confirmed, moved, mails } = await batchByName(
    db,
    { confirmed: db.update(accountLinks).set(confirmation).where(open).returning(), ...move(db, link, both) },
    { after: [markUsedWhenMoved(db, hash, link)] },
  )
  const [now] = confirmed
  if (!now) throw new AppError('invalid-token')
  if (now.ownerConfirmedAt === null || now.receiverId === null)
    return { state: 'waiting', count: 0, mails: [] }
  if (mails.length === 0) throw new AppError('invalid-fields', { fields: { register: 'scales.too-many' } })
  return { state: 'handed-over', count: moved.length, mails }
}

/** Statements: the instruments of the owner become those of the receiver, when both want it and they fit. */
function move(db: Db, { id, userId }: Link, both: SQL) {
  const receiver = sql<string>`(select ${accountLinks.receiverId} from ${accountLinks} where ${accountLinks.id} = ${id})`
  const fits = sql`(select count(*) from ${scales} where ${scales.userId} = ${userId} or ${scales.userId} = ${receiver}) <= ${limits.scales}`
  const condition = sql`${both} and ${fits}`
  const scaleIds = db.select({ id: scales.id }).from(scales).where(eq(scales.userId, userId))
  const at = clock.now().toISOString()
  const mail = (kind: 'handover-given' | 'handover-received') =>
    sql`select ${crypto.randomUUID()} as id, ${kind} as kind`
  const { id: outboxId } = outbox
  return {
    files: db
      .update(files)
      .set({ userId: receiver })
      .where(and(inArray(files.scaleId, scaleIds), condition)),
    moved: db
      .update(scales)
      // The request that it was taken in from is not the receiver's; reminders are looked at again.
      .set({ userId: receiver, requestReference: null, remindOn: '', updatedAt: at })
      .where(and(eq(scales.userId, userId), condition))
      .returning({ id: scales.id }),
    mails: db
      .insert(outbox)
      .select(
        sql`select id, kind, ${id}, null, 'pending', 0, ${at}, null, null, ${at}, null, null from (${mail('handover-given')} union all ${mail('handover-received')}) where ${condition}`,
      )
      .returning({ id: outboxId }),
  }
}

/** Used up once its mails are there; until then it may be opened again. */
const markUsedWhenMoved = (db: Db, hash: string, { id }: Link) =>
  db
    .update(accountLinks)
    .set({ usedAt: clock.now().toISOString() })
    .where(
      and(
        isOpen(purpose, hash),
        sql`exists (select 1 from ${outbox} where ${outbox.subjectId} = ${id} and ${outbox.kind} = 'handover-given')`,
      ),
    )
