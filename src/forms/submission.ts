import { AppError, type ErrorCode, type FieldErrors } from '#domain/errors/error.ts'
import type { Posted } from '#domain/forms/posted.ts'
import { type Observable, observable } from '#src/site/observable.ts'
import { type Draft, type DraftKind, type DraftStore, draftStore } from './form-draft.ts'
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

export type SubmissionOptions<Request, Answer> = DraftOptions & {
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
  const draft = submissionDraft(options)
  const first = posted ? continuedFrom(posted) : startedWith({ ...options.initial, ...draft.atStart() })
  const form: Internals<Request, Answer> = {
    ...observable(first),
    draft,
    touched: new Set(),
    options,
  }
  return {
    getState: form.getState,
    subscribe: form.subscribe,
    configure(next: SubmissionOptions<Request, Answer>) {
      form.options = next
    },
    /** Clears the messages of the last submission. */
    forgive: () => form.setState({ ...form.getState(), errors: {}, problem: null, done: false }),
    ...fieldsOf(form, posted),
    /** `changes` are applied and sent in one step. */
    submit: (changes: Draft = {}) => submit(form, changes),
    /** Deletes the draft; the values stay. */
    discard: () => discard(form),
  }
}

type Internals<Request, Answer> = Observable<SubmissionState> & {
  draft: ReturnType<typeof submissionDraft>
  /** The fields that the visitor has changed. */
  touched: Set<string>
  options: SubmissionOptions<Request, Answer>
}

/** What happens to the fields before they are sent. */
const fieldsOf = <Request, Answer>(form: Internals<Request, Answer>, posted: Posted | null) => ({
  set(field: string, value: string): void {
    const state = form.getState()
    const values = { ...state.values, [field]: value }
    form.touched.add(field)
    form.draft.write(values)
    form.setState(edited(state, values, { field, sharedError: form.options.sharedError }))
  },
  /** Restores a `tab` draft; called after hydration, because the edge rendered the form empty. */
  restore(): void {
    if (posted) form.draft.adopt(posted)
    const stored = form.draft.afterHydration()
    const state = form.getState()
    if (Object.keys(stored).length) form.setState({ ...state, values: { ...state.values, ...stored } })
  },
  fill(prefill: Draft): void {
    const { touched, options } = form
    form.setState(filledIn(form.getState(), prefill, { initial: options.initial ?? {}, touched }))
  },
  /** Validates a field that was left, unless it is empty. */
  async check(field: string): Promise<void> {
    const { values } = form.getState()
    if (!values[field]) return
    const error = await errorOf(form.options, field, values)
    const state = form.getState()
    if (error && !state.busy && state.values[field] === values[field])
      form.setState({ ...state, errors: { ...state.errors, [field]: error } })
  },
})

/** The error of one field, if the code is there that tells it; submitting reports a load that failed. */
async function errorOf<Request, Answer>(
  { validate }: SubmissionOptions<Request, Answer>,
  field: string,
  values: Draft,
): Promise<string | undefined> {
  try {
    return (await validate(values)).errors[field]
  } catch {
    return undefined
  }
}

async function submit<Request, Answer>(form: Internals<Request, Answer>, changes: Draft): Promise<void> {
  if (form.getState().busy) return
  const values = { ...form.getState().values, ...changes }
  form.setState(sending(form.getState(), values))
  const result = await attempt(form, values).catch((cause) => fail(form, cause))
  if (!result) return
  const { answer, request } = result
  discard(form)
  const { valuesAfter = () => form.options.initial ?? {} } = form.options
  form.setState(accepted(form.getState(), valuesAfter(answer, values)))
  form.options.onAccepted?.(answer, request)
}

async function attempt<Request, Answer>(
  form: Internals<Request, Answer>,
  values: Draft,
): Promise<{ answer: Answer; request: Request } | null> {
  const { output, errors } = await form.options.validate(values)
  const state = form.getState()
  form.setState(output === null ? refused(state, errors) : { ...state, errors: {} })
  if (output === null) return null
  return { answer: await form.options.send(output, form.draft.keyOf(output)), request: output }
}

/** A bug is shown to the visitor like a network error, and thrown again to be reported. */
function fail<Request, Answer>(form: Internals<Request, Answer>, cause: unknown): null {
  const error = cause instanceof AppError ? cause : new AppError('unavailable', { cause })
  const { blame = ({ fields }) => fields } = form.options
  const errors = blame(error)
  form.setState(refused(form.getState(), errors, Object.keys(errors).length ? null : error))
  if (error !== cause) throw cause
  return null
}

function discard<Request, Answer>({ draft, touched }: Internals<Request, Answer>): void {
  draft.drop()
  touched.clear()
}

/** What a form keeps of its input, and under which name. */
type DraftOptions = {
  /** Name of the draft; forms of the same name share it. */
  name?: string
  draft?: DraftKind
  /** Fields that no draft stores: passwords. */
  secret?: readonly string[]
}

/** The draft of a form and the idempotency key of its content. */
function submissionDraft({ name = '', draft = 'none', secret = [] }: DraftOptions) {
  const drafts = draftStore(draft)
  // A request may contain a password, so its key is stored in the tab only where the draft is.
  const keys = idempotencyKeys(draft === 'tab' ? drafts : draftStore('none'), `${name}.key`)
  const postedName = `${name}.posted`
  return {
    keyOf: keys.keyOf,
    /** The values that are there at once; those of a tab come after hydration. */
    atStart: (): Draft => (draft === 'memory' ? drafts.read(name) : {}),
    afterHydration: (): Draft => (draft === 'tab' ? drafts.read(name) : {}),
    write(values: Draft): void {
      const persistent = Object.entries(values).filter(([field]) => !secret.includes(field))
      drafts.write(name, { ...drafts.read(name), ...Object.fromEntries(persistent) })
    },
    /** What was posted becomes the draft, once: after a reload of the answer the draft is newer. */
    adopt({ values }: Posted): void {
      if (JSON.stringify(drafts.read(postedName)) === JSON.stringify(values)) return
      drafts.write(postedName, { ...values })
      drafts.write(name, { ...values })
    },
    drop(): void {
      drafts.drop(name)
      drafts.drop(postedName)
      keys.drop()
    },
  }
}

/**
 * One idempotency key per content: a retry has the same key, changed content a new one. `name` is the key's name in the
 * store.
 */
function idempotencyKeys(store: DraftStore, name: string) {
  return {
    keyOf(request: unknown): string {
      const body = JSON.stringify(request) ?? ''
      const stored = store.read(name)
      if (stored.body === body && stored.key) return stored.key
      const key = crypto.randomUUID()
      store.write(name, { body, key })
      return key
    },
    drop: () => store.drop(name),
  }
}
