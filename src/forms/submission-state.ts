import { AppError, type FieldErrors } from '#domain/errors/error.ts'
import type { Posted } from '#domain/forms/posted.ts'
import type { Draft } from './form-draft.ts'

/** The state of a form; the functions below are its transitions. */
export type SubmissionState = {
  values: Draft
  /** Some fields were filled in with known data. */
  prefilled: boolean
  /** Field → message key. */
  errors: FieldErrors
  /** A failure that concerns no single field. */
  problem: AppError | null
  busy: boolean
  /** Failed submissions since the last success. */
  attempts: number
  /** The last values were accepted, and nothing was changed since. */
  done: boolean
}

export const startedWith = (values: Draft): SubmissionState => ({
  values,
  prefilled: false,
  errors: {},
  problem: null,
  busy: false,
  attempts: 0,
  done: false,
})

/** The state after a native POST that was not accepted. */
export const continuedFrom = ({ values, errors, problem }: Posted): SubmissionState => ({
  ...startedWith({ ...values }),
  errors,
  problem: problem && new AppError(problem),
  attempts: problem || Object.keys(errors).length ? 1 : 0,
})

/** Clears the error of an edited field, and an error that it shares with another field in both. */
export function edited(
  state: SubmissionState,
  values: Draft,
  { field, sharedError }: { field: string; sharedError: string | undefined },
): SubmissionState {
  const { [field]: cleared, ...others } = state.errors
  const isShared = cleared !== undefined && cleared === sharedError
  const remaining = Object.entries(others).filter(([, error]) => !isShared || error !== cleared)
  return { ...state, values, errors: Object.fromEntries(remaining), done: false }
}

type Untouched = { initial: Draft; touched: ReadonlySet<string> }

/** Fills known data into the fields that the visitor has not touched. */
export function filledIn(state: SubmissionState, prefill: Draft, { initial, touched }: Untouched) {
  const { values } = state
  const isOpen = (field: string) =>
    field in initial && !touched.has(field) && (!values[field] || values[field] === initial[field])
  const filled = Object.entries(prefill).filter(([field, value]) => value && isOpen(field))
  if (filled.length === 0) return state
  return { ...state, values: { ...values, ...Object.fromEntries(filled) }, prefilled: true }
}

export const sending = (state: SubmissionState, values: Draft): SubmissionState => ({
  ...state,
  values,
  busy: true,
  problem: null,
  done: false,
})

export const refused = (
  state: SubmissionState,
  errors: FieldErrors,
  problem: AppError | null = null,
): SubmissionState => ({ ...state, errors, problem, busy: false, attempts: state.attempts + 1 })

export const accepted = (state: SubmissionState, values: Draft): SubmissionState => ({
  ...startedWith(values),
  prefilled: state.prefilled,
  done: true,
})
