import * as v from 'valibot'

/** What the queue carries: the id of an outbox row and nothing of a person. The row holds the truth. */
export const Job = v.object({ outboxId: v.pipe(v.string(), v.uuid()) })
export type Job = v.InferOutput<typeof Job>
