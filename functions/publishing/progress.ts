import type { Db } from '#functions/db/client.ts'
import type { publications } from '#functions/db/schema.ts'
import { clock, isoAfter } from '#functions/platform/clock.ts'

/** A publication that runs; this run has its lease. */
export type Running = typeof publications.$inferSelect & { generation: number; lease: string }
/** What a step works with. */
export type Run = { DB: D1Database; db: Db; publication: Running }
/** Where a publication is after a piece of work; null: it is over. */
export type Progress = Pick<Running, 'step' | 'position'> & { done?: number }

/** What will not be otherwise the next time: the publication fails with this sentence, and leaves nothing. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

/**
 * A pause after so many calls, to be awaited in the loops of long work: an isolate answers other requests meanwhile. By
 * number, because no time passes in a Worker that computes.
 */
export function pauseAfter(many: number): () => Promise<void> | undefined {
  let calls = 0
  return () => (++calls % many ? undefined : new Promise((resolve) => setTimeout(resolve)))
}

/** Longer than the longest piece of work, so that no second run begins beside it. */
export const leaseSeconds = 60

/**
 * Runs statements and the progress that they make as one batch, if the run still has its lease: what a run writes that
 * was taken for dead fails as a whole, by a step that may not be null.
 */
export async function fenced(
  { DB, publication }: Run,
  statements: readonly D1PreparedStatement[],
  { step, position, done = 0 }: Progress,
): Promise<Progress> {
  const fence = DB.prepare(
    `update publications set step = case when lease = ?2 and state = 'running' then ?3 end,
      position = ?4, done = done + ?5, lease_until = ?6, faults = 0 where id = ?1`,
  ).bind(...[publication.id, publication.lease, step, position, done], isoAfter(clock.now(), leaseSeconds))
  await DB.batch([fence, ...statements])
  publication.done += done
  return { step, position }
}
