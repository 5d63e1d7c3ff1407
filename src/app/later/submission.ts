import { AppError, type ErrorCode, type FieldErrors } from '#domain/site/error.ts'
import { type Draft, type DraftKind, draftStore } from './draft.ts'

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

export type SubmissionState = {
  values: Draft
  /** Something that is known of the visitor was filled in. */
  prefilled: boolean
  /** Field → what is wrong with it. */
  errors: FieldErrors
  /** A failure that no field is to blame for. */
  problem: AppError | null
  busy: boolean
  /** Failed tries since the last success. */
  attempts: number
  /** The last values were accepted, and nothing was changed since. */
  done: boolean
}

/**
 * A form that is sent once however often it is pressed. What was typed stays until it is accepted, and the same content
 * keeps its idempotency key over retries (in a `tab` draft over reloads too). It knows no DOM.
 */
export function createSubmission<Request, Answer>(options: SubmissionOptions<Request, Answer>) {
  let current = options
  const { name = '', draft = 'none', secret = [], initial = {} } = options
  const drafts = draftStore(draft)
  // A request may hold a password, so the key to it lives in the tab only where the draft does.
  const keys = draft === 'tab' ? drafts : draftStore('none')
  const keyName = `${name}.key`
  const touched = new Set<string>()
  const listeners = new Set<() => void>()
  let state: SubmissionState = {
    values: draft === 'memory' ? { ...initial, ...drafts.read(name) } : initial,
    prefilled: false,
    errors: {},
    problem: null,
    busy: false,
    attempts: 0,
    done: false,
  }

  function update(changes: Partial<SubmissionState>): void {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  function set(field: string, value: string): void {
    touched.add(field)
    const values = { ...state.values, [field]: value }
    const kept = Object.entries(values).filter(([other]) => !secret.includes(other))
    if (draft !== 'none') drafts.write(name, { ...drafts.read(name), ...Object.fromEntries(kept) })
    update({ values, errors: errorsWithout(field), done: false })
  }

  function errorsWithout(field: string): FieldErrors {
    const { [field]: gone, ...errors } = state.errors
    if (gone === undefined || gone !== current.sharedError) return errors
    return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== gone))
  }

  /** Takes up what a `tab` draft holds: not while the form is hydrated, for the edge has drawn it empty. */
  function restore(): void {
    const kept = drafts.read(name)
    if (draft === 'tab' && Object.keys(kept).length) update({ values: { ...state.values, ...kept } })
  }

  /** Fills what is known of the visitor into the fields that he has left alone. */
  function fill(known: Draft): void {
    const { initial = {} } = current
    const isOpen = (field: string) =>
      field in initial &&
      !touched.has(field) &&
      (!state.values[field] || state.values[field] === initial[field])
    const filled = Object.entries(known).filter(([field, value]) => value && isOpen(field))
    if (filled.length) update({ values: { ...state.values, ...Object.fromEntries(filled) }, prefilled: true })
  }

  /** Says what is wrong with a field that was left, but only when something is in it. */
  async function check(field: string): Promise<void> {
    const value = state.values[field]
    if (!value) return
    const { errors } = await Promise.resolve(current.validate(state.values)).catch(() => ({ errors: {} }))
    const error = (errors as FieldErrors)[field]
    if (error && !state.busy && state.values[field] === value)
      update({ errors: { ...state.errors, [field]: error } })
  }

  /** `changes` are typed and sent in one go. */
  async function submit(changes: Draft = {}): Promise<void> {
    if (state.busy) return
    const values = { ...state.values, ...changes }
    update({ values, busy: true, problem: null, done: false })
    const accepted = await attempt(values).catch(fail)
    if (!accepted) return
    const { answer, request } = accepted
    discard()
    const { valuesAfter = () => current.initial ?? {} } = current
    update({ values: valuesAfter(answer, values), errors: {}, busy: false, attempts: 0, done: true })
    current.onAccepted?.(answer, request)
  }

  async function attempt(values: Draft): Promise<{ answer: Answer; request: Request } | null> {
    const { output, errors } = await current.validate(values)
    if (output === null) {
      refuse(errors, null)
      return null
    }
    update({ errors: {} })
    return { answer: await current.send(output, keyOf(JSON.stringify(output))), request: output }
  }

  function keyOf(body: string): string {
    const kept = keys.read(keyName)
    if (kept.body === body && kept.key) return kept.key
    const key = crypto.randomUUID()
    keys.write(keyName, { body, key })
    return key
  }

  /** A fault of the site is told to the visitor like one of the network, and is still thrown to be reported. */
  function fail(cause: unknown): null {
    const error = cause instanceof AppError ? cause : new AppError('unavailable', { cause })
    const errors = (current.blame ?? (({ fields }) => fields))(error)
    refuse(errors, Object.keys(errors).length ? null : error)
    if (error !== cause) throw cause
    return null
  }

  const refuse = (errors: FieldErrors, problem: AppError | null) =>
    update({ errors, problem, busy: false, attempts: state.attempts + 1 })

  /** Nothing of it is kept any more; what stands in the form stays. */
  function discard(): void {
    drafts.drop(name)
    keys.drop(keyName)
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
    forgive: () => update({ errors: {}, problem: null, done: false }),
    set,
    restore,
    fill,
    check,
    submit,
    discard,
  }
}
