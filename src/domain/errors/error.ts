/**
 * Every expected error. The server maps a code to an HTTP status (`functions/http/errors.ts`), the client to a sentence
 * (`error.<code>` in the dictionaries).
 */
export const errorCodes = [
  'unreadable',
  'cross-site',
  'not-found',
  'gone',
  'method-not-allowed',
  'conflict',
  'state-changed',
  'precondition-failed',
  'too-large',
  'unsupported-type',
  'invalid-fields',
  'invalid-token',
  'idempotency-mismatch',
  'misdirected',
  'too-many-requests',
  'unavailable',
  'unauthenticated',
  'invalid-email',
  'disposable-email',
  'domain-not-allowed',
  'short-password',
  'weak-password',
  'email-already-in-use',
  'registration-limit',
  'user-not-found',
  'wrong-password',
  'account-disabled',
  'too-many-attempts',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** Field name → translation key of its error. */
export type FieldErrors = Record<string, string>

/** Who has changed something meanwhile, and when (ISO instant). */
export type Changed = { by: string; at: string }

/** The only error body of the API: RFC 9457, `application/problem+json`. */
export type Problem = {
  type: string
  title: string
  status: number
  code: ErrorCode
  fields: FieldErrors
  /** With `state-changed`: the state as it is now. */
  state?: string
  /** With `precondition-failed`: who has changed it meanwhile, and when (ISO instant). */
  changed?: Changed
  /** With `gone`: the id of the product that takes its place. */
  successor?: string
}

/** An expected refusal; anything else that is thrown is a bug. */
export class AppError extends Error {
  override readonly name = 'AppError'
  // Declared, not defined: this class is in the first code of every page.
  declare readonly code: ErrorCode
  declare readonly fields: FieldErrors
  declare readonly retryAfterSeconds: number | undefined
  declare readonly state: string | undefined
  declare readonly changed: Changed | undefined
  declare readonly successor: string | undefined

  constructor(
    code: ErrorCode,
    options: {
      fields?: FieldErrors
      retryAfterSeconds?: number | undefined
      state?: string | undefined
      changed?: Changed | undefined
      successor?: string | undefined
      cause?: unknown
    } = {},
  ) {
    super(code, options)
    this.code = code
    this.fields = options.fields ?? {}
    this.retryAfterSeconds = options.retryAfterSeconds
    this.state = options.state
    this.changed = options.changed
    this.successor = options.successor
  }
}
