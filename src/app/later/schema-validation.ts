import type * as v from 'valibot'
import { AppError } from '#domain/site/error.ts'
import type { Draft } from './draft.ts'
import type { Checked } from './submission.ts'

/**
 * Validates by the schema that the edge validates by; it is loaded with the first answer, not with the page. `input` turns
 * what was typed into what the schema takes. Code that does not come is `unavailable`.
 */
export function bySchema<Input, Request>(
  load: () => Promise<v.GenericSchema<Input, Request>>,
  input: (values: Draft) => NoInfer<Input>,
) {
  return async (values: Draft): Promise<Checked<Request>> => {
    const code = Promise.all([load(), import('#domain/forms/field-errors.ts')])
    const [schema, { check }] = await code.catch((cause) => {
      throw new AppError('unavailable', { cause })
    })
    return check(schema, input(values))
  }
}
