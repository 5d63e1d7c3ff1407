import * as v from 'valibot'
import { errorCodes } from '#domain/errors/error.ts'

/**
 * Body of every refusal (RFC 9457); `fields` maps a field to a message key, or a check to what is wrong, and `state` is
 * that of a request that has moved on, and
 * `changed` who has changed meanwhile what was to be written.
 */
export const Problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  code: v.picklist(errorCodes),
  fields: v.record(v.string(), v.string()),
  state: v.optional(v.string()),
  changed: v.optional(v.object({ by: v.string(), at: v.string() })),
})
