import * as v from 'valibot'

/** A queue message: the id of an outbox row and nothing personal. The row is authoritative. */
export const Job = v.object({ outboxId: v.pipe(v.string(), v.uuid()) })
export type Job = v.InferOutput<typeof Job>
