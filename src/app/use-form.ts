import { useCallback, useEffect, useRef, useState } from 'react'
import type * as v from 'valibot'
import { AppError, type FieldErrors } from '#domain/site/error.ts'
import { type Draft, dropDraft, readDraft, writeDraft } from './draft.ts'

type Options<Schema extends v.GenericSchema, Answer> = {
  /** Names the draft. */
  name: string
  /** The schema that the edge validates by; loaded with the first answer, not with the page. */
  schema: () => Promise<Schema>
  initial: Draft
  /** What is known of the visitor: it goes into the fields of `initial` where nothing was typed. It may come late, and does not change often. */
  known?: Draft | null
  /** What the visitor typed, as the schema takes it. */
  input: (values: Draft) => v.InferInput<Schema>
  send: (request: v.InferOutput<Schema>, idempotencyKey: string) => Promise<Answer>
  onSent: (answer: Answer) => void
}

/** `problem` is the code of a failure that no field is to blame for. */
export type FormState = {
  values: Draft
  /** Something of what is known was filled in. */
  prefilled: boolean
  errors: FieldErrors
  busy: boolean
  problem: string | null
  attempts: number
}

/**
 * A form that is sent once: a second click waits for the first, and the same content keeps its key over retries and
 * reloads. Answers stay until they are accepted.
 */
export function useForm<Schema extends v.GenericSchema, Answer>(options: Options<Schema, Answer>) {
  const { name, schema, initial, known, input, send, onSent } = options
  const [state, setState] = useState<FormState>({
    values: initial,
    prefilled: false,
    errors: {},
    busy: false,
    problem: null,
    attempts: 0,
  })
  const sending = useRef(false)
  const untouched = useRef({ initial, touched: new Set<string>() })

  useEffect(() => {
    const draft = readDraft(name)
    if (Object.keys(draft).length)
      setState((before) => ({ ...before, values: { ...before.values, ...draft } }))
  }, [name])

  useEffect(() => {
    if (known) setState((before) => fillIn(before, known, untouched.current))
  }, [known])

  const set = useCallback(
    (field: string, value: string) => {
      untouched.current.touched.add(field)
      setState((before) => {
        const { [field]: _, ...errors } = before.errors
        const values = { ...before.values, [field]: value }
        writeDraft(name, { ...readDraft(name), ...values })
        return { ...before, values, errors }
      })
    },
    [name],
  )

  /** Leaving a field says what is wrong with it, but only once there is something in it, and not while a button is pressed. */
  const check = async (field: string) => {
    if (!state.values[field] || isPressing()) return
    const { errors } = await validate(schema, input(state.values))
    const error = errors[field]
    if (error) setState((before) => ({ ...before, errors: { ...before.errors, [field]: error } }))
  }

  const submit = async () => {
    if (sending.current) return
    sending.current = true
    setState((before) => ({ ...before, busy: true, problem: null }))
    try {
      const { output, errors } = await validate(schema, input(state.values))
      if (output === null) return fail(errors, null)
      const answer = await send(output, keyFor(name, JSON.stringify(output)))
      dropDraft(name)
      dropDraft(`${name}.key`)
      untouched.current.touched.clear()
      setState((before) => {
        const empty = { ...before, values: initial, errors: {}, busy: false }
        return known ? fillIn(empty, known, untouched.current) : empty
      })
      onSent(answer)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      fail(error.fields, Object.keys(error.fields).length ? null : error.code)
    } finally {
      sending.current = false
    }
  }

  const fail = (errors: FieldErrors, problem: string | null) =>
    setState((before) => ({ ...before, errors, problem, busy: false, attempts: before.attempts + 1 }))

  return { ...state, set, check, submit }
}

type Untouched = { initial: Draft; touched: ReadonlySet<string> }

/** What was typed, now or in a draft, stays as it is. */
function fillIn(before: FormState, known: Draft, { initial, touched }: Untouched): FormState {
  const isOpen = (field: string) =>
    field in initial &&
    !touched.has(field) &&
    (!before.values[field] || before.values[field] === initial[field])
  const filled = Object.entries(known).filter(([field, value]) => value && isOpen(field))
  if (filled.length === 0) return before
  return { ...before, values: { ...before.values, ...Object.fromEntries(filled) }, prefilled: true }
}

/**
 * Sending checks everything by itself, and a fault said before the press ends would move the button away from under it, so
 * that the click is lost.
 */
const isPressing = () => document.querySelector('button:active') !== null

type Checked<Schema extends v.GenericSchema> = { output: v.InferOutput<Schema> | null; errors: FieldErrors }

async function validate<Schema extends v.GenericSchema>(
  schema: () => Promise<Schema>,
  input: v.InferInput<Schema>,
): Promise<Checked<Schema>> {
  const [own, { check }] = await Promise.all([schema(), import('#domain/forms/field-errors.ts')]).catch(
    (cause) => {
      throw new AppError('unavailable', { cause })
    },
  )
  return check(own, input)
}

/** One key for one content: asked again it is the same request, changed it is another. */
function keyFor(form: string, body: string): string {
  const kept = readDraft(`${form}.key`)
  if (kept.body === body && kept.key) return kept.key
  const key = crypto.randomUUID()
  writeDraft(`${form}.key`, { body, key })
  return key
}
