import { useRef, useState } from 'react'
import type * as v from 'valibot'
import { AppError, type ErrorCode, type FieldErrors } from '#domain/site/error.ts'
import type { Draft } from '#src/app/draft.ts'
import type { TextKey } from '#src/i18n/index.ts'

type Options<Schema extends v.GenericSchema, Answer> = {
  /** What the edge validates by; loaded with the first answer. */
  schema: () => Promise<Schema>
  initial: Draft
  input: (values: Draft) => v.InferInput<Schema>
  send: (request: v.InferOutput<Schema>) => Promise<Answer>
  onDone: (answer: Answer) => void
  /** Refusals that a field is to blame for, and what is said beside it. */
  blame?: Partial<Record<ErrorCode, readonly [field: string, text: TextKey]>>
}

type State = {
  values: Draft
  errors: FieldErrors
  busy: boolean
  problem: string | null
  attempts: number
  /** The last answers were accepted, and nothing was changed since. */
  done: boolean
}

/**
 * A form of the customer area. Unlike `useForm` it keeps no draft: what a person says about himself, and passwords above
 * all, are not left behind in the browser. What was typed stays until it is accepted.
 */
export function useAccountForm<Schema extends v.GenericSchema, Answer>(options: Options<Schema, Answer>) {
  const { schema, initial, input, send, onDone, blame = {} } = options
  const fresh: State = { values: initial, errors: {}, busy: false, problem: null, attempts: 0, done: false }
  const [state, setState] = useState(fresh)
  const sending = useRef(false)

  const set = (field: string, value: string) =>
    setState((before) => {
      const { [field]: _, ...errors } = before.errors
      return { ...before, values: { ...before.values, [field]: value }, errors, done: false }
    })

  const validate = async () => {
    const [own, { check }] = await Promise.all([schema(), import('#domain/forms/field-errors.ts')])
    return check(own, input(state.values))
  }

  /** Leaving a field says what is wrong with it, but only once there is something in it. */
  const check = async (field: string) => {
    if (!state.values[field]) return
    const error = await validate().then(
      ({ errors }) => errors[field],
      () => undefined,
    )
    if (error) setState((before) => ({ ...before, errors: { ...before.errors, [field]: error } }))
  }

  const fail = (errors: FieldErrors, problem: string | null) =>
    setState((before) => ({ ...before, errors, problem, busy: false, attempts: before.attempts + 1 }))

  const refuse = (error: AppError) => {
    const blamed = blame[error.code]
    if (blamed) fail({ [blamed[0]]: blamed[1] }, null)
    else fail(error.fields, Object.keys(error.fields).length ? null : error.code)
  }

  const submit = async () => {
    if (sending.current) return
    sending.current = true
    setState((before) => ({ ...before, busy: true, problem: null, done: false }))
    try {
      const { output, errors } = await validate()
      if (output === null) return fail(errors, null)
      const answer = await send(output)
      setState((before) => ({ ...before, errors: {}, busy: false, attempts: 0, done: true }))
      onDone(answer)
    } catch (error) {
      refuse(error instanceof AppError ? error : new AppError('unavailable', { cause: error }))
    } finally {
      sending.current = false
    }
  }

  /** Other answers to start from: those that were accepted, as they are kept. */
  const restart = (values: Draft) => setState((before) => ({ ...before, values }))

  return { ...state, set, check, submit, restart }
}
