import { AppError, type ErrorCode, type FieldErrors } from '#domain/site/error.ts'
import { type Draft, type DraftKind, draftStore } from './draft.ts'
import { idempotencyKeys } from './idempotency-key.ts'
import {
  accepted,
  edited,
  filledIn,
  refused,
  type SubmissionState,
  sending,
  startedWith,
} from './submission-state.ts'

/** A request that is fit to be sent, or what is wrong with its fields. */
export type Checked<Request> = { output: Request | null; errors: FieldErrors }

export type SubmissionOptions<Request, Answer> = {
  /** Names the draft; forms of the same name share it. */
  name?: string
  draft?: DraftKind
  /** Fields that no draft keeps: passwords. */
  secret?: readonly string[]
  /** Without it nothing is typed: the form is a button. */
  initial?: Draft
  /** Makes the request out of what was typed. */
  validate: (values: Draft) => Promise<Checked<Request>> | Checked<Request>
  /** The same content has the same key, however often it is sent. */
  send: (request: Request, idempotencyKey: string) => Promise<Answer>
  onAccepted?: (answer: Answer, request: Request) => void
  /** What the form holds once it was accepted; without it what it held at first. */
  valuesAfter?: (answer: Answer, values: Draft) => Draft
  /** The fields to blame for a refusal; without it those that the edge names. */
  blame?: (error: AppError) => FieldErrors
  /** An error that two fields share: editing one of them clears it in both. */
  sharedError?: string
}

/** A `validate` for what cannot be wrong: the values are the request. */
export const asTyped = (values: Draft): Checked<Draft> => ({ output: values, errors: {} })

/** A `blame` for refusals whose code says which field they are about. */
export const blameByCode =
  (errors: Partial<Record<ErrorCode, FieldErrors>>) =>
  ({ code, fields }: AppError): FieldErrors =>
    errors[code] ?? fields

/**
 * A form that is sent once however often it is pressed. What was typed stays until it is accepted, and the same content
 * keeps its idempotency key over retries (in a `tab` draft over reloads too). It knows no DOM.
 */
export function createSubmission<Request, Answer>(options: SubmissionOptions<Request, Answer>) {
  let current = options
  const { name = '', draft = 'none', secret = [], initial = {} } = options
  const drafts = draftStore(draft)
  // A request may hold a password, so its key is kept in the tab only where the draft is.
  const keys = idempotencyKeys(draft === 'tab' ? drafts : draftStore('none'), `${name}.key`)
  const touched = new Set<string>()
  const listeners = new Set<() => void>()
  let state = startedWith(draft === 'memory' ? { ...initial, ...drafts.read(name) } : initial)

  function become(next: SubmissionState): void {
    state = next
    for (const listener of listeners) listener()
  }

  function set(field: string, value: string): void {
    touched.add(field)
    const values = { ...state.values, [field]: value }
    const kept = Object.entries(values).filter(([other]) => !secret.includes(other))
    drafts.write(name, { ...drafts.read(name), ...Object.fromEntries(kept) })
    become(edited(state, values, { field, sharedError: current.sharedError }))
  }

  /** Takes up what a `tab` draft holds: not while the form is hydrated, for the edge has rendered it empty. */
  function restore(): void {
    const kept = draft === 'tab' ? drafts.read(name) : {}
    if (Object.keys(kept).length) become({ ...state, values: { ...state.values, ...kept } })
  }

  const fill = (known: Draft): void =>
    become(filledIn(state, known, { initial: current.initial ?? {}, touched }))

  /** Says what is wrong with a field that was left, but only when something is in it. */
  async function check(field: string): Promise<void> {
    const value = state.values[field]
    if (!value) return
    const error = await wrongWith(field)
    if (error && !state.busy && state.values[field] === value)
      become({ ...state, errors: { ...state.errors, [field]: error } })
  }

  async function wrongWith(field: string): Promise<string | undefined> {
    try {
      const { errors } = await current.validate(state.values)
      return errors[field]
    } catch {
      // Its code did not come; sending will say so.
      return undefined
    }
  }

  /** `changes` are typed and sent in one go. */
  async function submit(changes: Draft = {}): Promise<void> {
    if (state.busy) return
    const values = { ...state.values, ...changes }
    become(sending(state, values))
    const result = await attempt(values).catch(fail)
    if (!result) return
    const { answer, request } = result
    discard()
    const { valuesAfter = () => current.initial ?? {} } = current
    become(accepted(state, valuesAfter(answer, values)))
    current.onAccepted?.(answer, request)
  }

  async function attempt(values: Draft): Promise<{ answer: Answer; request: Request } | null> {
    const { output, errors } = await current.validate(values)
    become(output === null ? refused(state, errors) : { ...state, errors: {} })
    if (output === null) return null
    return { answer: await current.send(output, keys.keyOf(output)), request: output }
  }

  /** A fault of the site is told to the visitor like one of the network, and is still thrown to be reported. */
  function fail(cause: unknown): null {
    const error = cause instanceof AppError ? cause : new AppError('unavailable', { cause })
    const { blame = ({ fields }) => fields } = current
    const errors = blame(error)
    become(refused(state, errors, Object.keys(errors).length ? null : error))
    if (error !== cause) throw cause
    return null
  }

  /** Nothing of it is kept any more; what stands in the form stays. */
  function discard(): void {
    drafts.drop(name)
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
    /** Takes back what was said of the last try. */
    forgive: () => become({ ...state, errors: {}, problem: null, done: false }),
    set,
    restore,
    fill,
    check,
    submit,
    discard,
  }
}
