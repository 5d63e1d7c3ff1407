import * as v from 'valibot'

/** What may become of a publication. */
export const publicationStates = ['waiting', 'running', 'live', 'failed', 'cancelled', 'undone'] as const
export type PublicationState = (typeof publicationStates)[number]

/** A publication as the desk lists it. */
export const PublicationEntry = v.object({
  id: v.string(),
  state: v.picklist(publicationStates),
  /** An address of the staff, or `operator:` and a login for the command line; `name` is empty where there is none. */
  author: v.string(),
  name: v.string(),
  /** ISO instants; null: not yet. */
  createdAt: v.string(),
  dueAt: v.string(),
  liveAt: v.nullable(v.string()),
  /** The publication that it takes back. */
  undoes: v.nullable(v.string()),
  /** The share of the work that is done. */
  progress: v.number(),
  /** The first products that it changes, and how many there are. */
  products: v.array(v.object({ id: v.string(), name: v.string() })),
  productCount: v.number(),
  /** Products that are new, and that are taken away; prices that change, null where there is too much to compare. */
  added: v.number(),
  removed: v.number(),
  prices: v.nullable(v.number()),
  /** Why it failed. */
  error: v.nullable(v.string()),
})
export type PublicationEntry = v.InferOutput<typeof PublicationEntry>
