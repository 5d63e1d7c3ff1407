import type { Db } from '#functions/db/client.ts'
import type { publications } from '#functions/db/schema.ts'

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
