import * as v from 'valibot'

const Finding = v.object({ code: v.string(), text: v.string() })

/** The answer of `GET /api/fit/product`: the models of one product, judged; masses in g. */
export const ProductFit = v.object({
  /** Does the law regulate the use, and its sentence. */
  legal: v.boolean(),
  why: v.string(),
  /** Those that fit first, by `rank`; empty where none of them weighs by itself. */
  models: v.array(
    v.object({
      reference: v.string(),
      fits: v.boolean(),
      /** Why not; empty when it fits. */
      failed: v.array(Finding),
      reasons: v.array(Finding),
      toConfirm: v.array(Finding),
      errorAtSmallestG: v.nullable(v.number()),
      nextDue: v.nullable(v.string()),
    }),
  ),
  aid: v.string(),
})
export type ProductFit = v.InferOutput<typeof ProductFit>
