import type * as v from 'valibot'
import { AppError } from '#domain/errors/error.ts'
import { loadDeferred } from '#src/site/load-deferred.ts'
import type { Draft } from './form-draft.ts'
import type { Checked } from './submission.ts'

/**
 * Validates by the server's schema, which is loaded when a field is first left or the form sent. `input` converts the
 * typed values to the input of the schema. Rejects with `unavailable` when the code fails to load.
 */
export function bySchema<Input, Request>(
  load: () => Promise<v.GenericSchema<Input, Request>>,
  input: (values: Draft) => NoInfer<Input>,
) {
  return async (values: Draft): Promise<Checked<Request>> => {
    const code = loadDeferred(() => Promise.all([load(), import('#domain/forms/field-errors.ts')]))
    const [schema, { check }] = await code.catch((cause) => {
      throw new AppError('unavailable', { cause })
    })
    return check(schema, input(values))
  }
}
