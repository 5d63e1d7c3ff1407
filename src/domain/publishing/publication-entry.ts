import * as v from 'valibot'

/** What may become of a publication. */
export const publicationStates = ['waiting', 'running', 'live', 'failed', 'cancelled', 'undone'] as const

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
  /** How many products, services and kinds it changes, and the share of the work that is done. */
  changes: v.number(),
  progress: v.number(),
  /** The first products that it changes. */
  subjects: v.array(v.string()),
  /** Why it failed. */
  error: v.nullable(v.string()),
})
export type PublicationEntry = v.InferOutput<typeof PublicationEntry>
