import * as v from 'valibot'
import { deskLimits } from '#config/desk-settings.ts'
import { each } from '#config/locales.ts'
import { controls, plainText, requiredLine } from '#domain/text/text-fields.ts'

const Count = v.pipe(v.number('form.number'), v.integer('form.number'), v.minValue(0, 'form.number'))

/** What was typed of an offer, by field of the editor; it is checked when the offer is sent. */
const Typed = v.record(v.pipe(v.string(), v.maxLength(40, 'form.too-long')), v.string())

/** A draft as it is written. `revision` is the one that it continues (0: none), `after` the version that it follows. */
export const DraftForm = v.strictObject({ revision: Count, after: Count, content: Typed })
export type DraftForm = v.InferOutput<typeof DraftForm>

/** A draft of the next version, with who wrote it last. */
export const OfferDraft = v.object({
  revision: v.number(),
  after: v.number(),
  content: Typed,
  by: v.string(),
  /** ISO instant. */
  at: v.string(),
})
export type OfferDraft = v.InferOutput<typeof OfferDraft>

/** A text that the company uses again in offers, in each language. `seen` is the revision that was changed; 0: new. */
export const TextBlockChange = v.strictObject({
  title: requiredLine(deskLimits.lineTextLength),
  ...each(() => plainText(deskLimits.conditionsLength, controls)),
  seen: Count,
})
export type TextBlockChange = v.InferOutput<typeof TextBlockChange>

/** A stored text. */
export const TextBlock = v.object({
  id: v.string(),
  title: v.string(),
  ...each(() => v.string()),
  /** Which change of it is the last one. */
  revision: v.number(),
})
export type TextBlock = v.InferOutput<typeof TextBlock>
