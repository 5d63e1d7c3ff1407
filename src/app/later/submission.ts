import type { Posted } from '#domain/forms/posted.ts'
import { AppError, type ErrorCode, type FieldErrors } from '#domain/site/error.ts'
import { type Draft, type DraftKind, draftStore } from './draft.ts'
import { idempotencyKeys } from './idempotency-key.ts'
import {
  accepted,
  continuedFrom,
  edited,
  filledIn,
  refused,
  type SubmissionState,
  sending,
  startedWith,
} from './submission-state.ts'

/** A valid request, or the errors of its fields. */
export type Checked<Request> = { output: Request | null; errors: FieldErrors }

export type SubmissionOptions<Request, Answer> = {
  /** Name of the draft; forms of the same name share it. */
  name?: string
  draft?: DraftKind
  /** Fields that no draft stores: passwords. */
  secret?: readonly string[]
  /** Without it the form has no fields, only a button. */
  initial?: Draft
  /** Converts the typed values to the request. */
  validate: (values: Draft) => Promise<Checked<Request>> | Checked<Request>
  /** The same content has the same key, however often it is sent. */
  send: (request: Request, idempotencyKey: string) => Promise<Answer>
  onAccepted?: (answer: Answer, request: Request) => void
  /** The values after success; default: the initial ones. */
  valuesAfter?: (answer: Answer, values: Draft) => Draft
  /** The errors by field of a refusal; default: those that the server names. */
  blame?: (error: AppError) => FieldErrors
  /** An error that two fields share: editing one of them clears it in both. */
  sharedError?: string
}

/** A `blame` for refusals whose code tells which field they are about. */
export const blameByCode =
  (errors: Partial<Record<ErrorCode, FieldErrors>>) =>
  ({ code, fields }: AppError): FieldErrors =>
    errors[code] ?? fields

/**
 * A form that is sent once however often it is submitted. The input stays until it is accepted, and the same content
 * keeps its idempotency key over retries (in a `tab` draft over reloads too). Independent of the DOM. `posted` is what
 * was sent of it without JavaScript.
 */
export function createSubmission<Request, Answer>(
  options: SubmissionOptions<Request, Answer>,
  posted: Posted | null = null,
) {
  let current = options
  const { name = '', draft = 'none', secret = [], initial = {} } = options
  const drafts = draftStore(draft)
  // A request may contain a password, so its key is stored in the tab only where the draft is.
  const keys = idempotencyKeys(draft === 'tab' ? drafts : draftStore('none'), `${name}.key`)
  const postedName = `${name}.posted`
  const touched = new Set<string>()
  const listeners = new Set<() => void>()
  let state = posted
    ? continuedFrom(posted)
    : startedWith(draft === 'memory' ? { ...initial, ...drafts.read(name) } : initial)

  function setState(next: SubmissionState): void {
    state = next
    for (const listener of listeners) listener()
  }

  function set(field: string, value: string): void {
    touched.add(field)
    const values = { ...state.values, [field]: value }
    const persistent = Object.entries(values).filter(([other]) => !secret.includes(other))
    drafts.write(name, { ...drafts.read(name), ...Object.fromEntries(persistent) })
    setState(edited(state, values, { field, sharedError: current.sharedError }))
  }

  /**
   * Restores a `tab` draft; called after hydration, because the edge rendered the form empty. What was posted becomes the
   * draft, once: after a reload of the answer the draft is newer.
   */
  function restore(): void {
    if (posted && JSON.stringify(drafts.read(postedName)) !== JSON.stringify(posted.values)) {
      drafts.write(postedName, { ...posted.values })
      drafts.write(name, { ...posted.values })
    }
    const stored = draft === 'tab' ? drafts.read(name) : {}
    if (Object.keys(stored).length) setState({ ...state, values: { ...state.values, ...stored } })
  }

  const fill = (known: Draft): void =>
    setState(filledIn(state, known, { initial: current.initial ?? {}, touched }))

  /** Validates a field that was left, unless it is empty. */
  async function check(field: string): Promise<void> {
    const value = state.values[field]
    if (!value) return
    const error = await errorOf(field)
    if (error && !state.busy && state.values[field] === value)
      setState({ ...state, errors: { ...state.errors, [field]: error } })
  }

  async function errorOf(field: string): Promise<string | undefined> {
    try {
      const { errors } = await current.validate(state.values)
      return errors[field]
    } catch {
      // The code did not load; submitting will report it.
      return undefined
    }
  }

  /** `changes` are applied and sent in one step. */
  async function submit(changes: Draft = {}): Promise<void> {
    if (state.busy) return
    const values = { ...state.values, ...changes }
    setState(sending(state, values))
    const result = await attempt(values).catch(fail)
    if (!result) return
    const { answer, request } = result
    discard()
    const { valuesAfter = () => current.initial ?? {} } = current
    setState(accepted(state, valuesAfter(answer, values)))
    current.onAccepted?.(answer, request)
  }

  async function attempt(values: Draft): Promise<{ answer: Answer; request: Request } | null> {
    const { output, errors } = await current.validate(values)
    setState(output === null ? refused(state, errors) : { ...state, errors: {} })
    if (output === null) return null
    return { answer: await current.send(output, keys.keyOf(output)), request: output }
  }

  /** A bug is shown to the visitor like a network error, and thrown again to be reported. */
  function fail(cause: unknown): null {
    const error = cause instanceof AppError ? cause : new AppError('unavailable', { cause })
    const { blame = ({ fields }) => fields } = current
    const errors = blame(error)
    setState(refused(state, errors, Object.keys(errors).length ? null : error))
    if (error !== cause) throw cause
    return null
  }

  /** Deletes the draft; the values stay. */
  function discard(): void {
    drafts.drop(name)
    drafts.drop(postedName)
    keys.drop()
    touched.clear()
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    configure(next: SubmissionOptions<Request, Answer>) {
      current = next
    },
    /** Clears the messages of the last submission. */
    forgive: () => setState({ ...state, errors: {}, problem: null, done: false }),
    set,
    restore,
    fill,
    check,
    submit,
    discard,
  }
}
