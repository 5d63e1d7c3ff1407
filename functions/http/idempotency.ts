import { eq, lt } from 'drizzle-orm'
import * as v from 'valibot'
import { AppError } from '#domain/errors/error.ts'
import { batchByName, type Queries, type Results, type Statement } from '#functions/db/batch-by-name.ts'
import type { Db } from '#functions/db/client.ts'
import { idempotencyKeys } from '#functions/db/schema.ts'
import { clock } from '#functions/platform/clock.ts'
import { sha256 } from '#functions/platform/digest.ts'

/**
 * Identifies one submission across retries: the key, its scope, and a hash of its content. `allowed` resolves when the
 * limits of the endpoint let it pass, and rejects otherwise: the counters are written while its data are read.
 */
export type Idempotency = { key: string; scope: string; bodyHash: string; allowed: Promise<void> }

const Key = v.pipe(v.string(), v.uuid(), v.toLowerCase())

/** The idempotency data of a request. Throws `unreadable` when the header is missing or malformed. */
export async function readIdempotency(
  request: Request,
  scope: string,
  body: unknown,
): Promise<Omit<Idempotency, 'allowed'>> {
  const key = v.safeParse(Key, request.headers.get('idempotency-key'))
  if (!key.success) throw new AppError('unreadable', { fields: { 'Idempotency-Key': 'form.required' } })
  return { key: key.output, scope, bodyHash: await sha256(JSON.stringify(body)) }
}

type StoredKey = typeof idempotencyKeys.$inferSelect

const selectKey = (db: Db, { key }: Idempotency) =>
  db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key)).limit(1)

/** The stored first answer to this key; throws when another content was sent under the same key. */
function replay(stored: StoredKey, idempotency: Idempotency): unknown {
  if (stored.scope !== idempotency.scope || stored.bodyHash !== idempotency.bodyHash)
    throw new AppError('idempotency-mismatch')
  return JSON.parse(stored.answer)
}

type Prepared<Answer, Fresh> = { answer: Answer; fresh: Fresh; writes: Statement[] }

/**
 * Reads and then writes a request, each in one batch, at most once per key: of two equal concurrent requests the second
 * batch fails on the primary key and is answered like the first. So is a repetition where there is nothing to read: the
 * key is looked for only when the request cannot be stored. `fresh` is null on a repetition. Nothing is answered or
 * written before the limits let it pass.
 */
export async function storeOnce<Reads extends Queries, Answer, Fresh>(
  db: Db,
  idempotency: Idempotency,
  reads: Reads,
  prepare: (rows: Results<Reads>) => Prepared<Answer, Fresh> | Promise<Prepared<Answer, Fresh>>,
): Promise<{ answer: Answer; fresh: Fresh | null }> {
  const isReading = Object.keys(reads).length > 0
  const [{ keys = [], ...rows }] = await Promise.all([
    batchByName(db, { ...(isReading ? { keys: selectKey(db, idempotency) } : {}), ...reads }),
    idempotency.allowed,
  ])
  if (keys[0]) return { answer: replay(keys[0], idempotency) as Answer, fresh: null }
  for (let attempt = 1; ; attempt++) {
    try {
      const { answer, fresh, writes } = await prepare(rows as unknown as Results<Reads>)
      await db.batch([insertKey(db, idempotency, answer), ...writes])
      return { answer, fresh }
    } catch (error) {
      // A refusal may be one of a repetition: what it asked for has left the catalogue meanwhile.
      const mayBeStored = error instanceof AppError || isUniqueViolation(error, 'idempotency_keys.key')
      const [stored] = mayBeStored ? await selectKey(db, idempotency) : []
      if (stored) return { answer: replay(stored, idempotency) as Answer, fresh: null }
      // Two requests of one day got the same reference: generate a new one.
      if (attempt > 2 || !isUniqueViolation(error, '.reference')) throw error
    }
  }
}

const insertKey = (db: Db, { key, scope, bodyHash }: Idempotency, answer: unknown) =>
  db.insert(idempotencyKeys).values({
    ...{ key, scope, bodyHash },
    answer: JSON.stringify(answer),
    createdAt: clock.now().toISOString(),
  })

/** True when a batch failed because a unique value exists already. drizzle wraps D1's error. */
export function isUniqueViolation(error: unknown, column: string): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes('UNIQUE constraint failed') && cause.message.includes(column)) return true
  }
  return false
}

/** True when something was stored under this key. */
export const isKnownKey = async (db: Db, key: string): Promise<boolean> =>
  (await db
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.key, key))
    .get()) !== undefined

/** Deletes stored answers older than a day. */
export const deleteOldKeys = (db: Db, before: string) =>
  db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before))
