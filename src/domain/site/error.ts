/**
 * Everything that may go wrong on purpose, in words the whole house shares.
 * The edge turns a code into an HTTP status (`functions/http/errors.ts`);
 * the client turns it into a sentence (`error.<code>` in the dictionaries).
 */
export const errorCodes = [
  'unreadable',
  'cross-site',
  'not-found',
  'method-not-allowed',
  'conflict',
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
  'too-many-attempts',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** Field name → translation key of what is wrong with it. */
export type FieldErrors = Record<string, string>

/** The only error body the API sends: RFC 9457, `application/problem+json`. */
export type Problem = { type: string; title: string; status: number; code: ErrorCode; fields: FieldErrors }

/** An answer that says no; anything else thrown is a bug. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly fields: FieldErrors
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    options: { fields?: FieldErrors; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(code, { cause: options.cause })
    this.code = code
    this.fields = options.fields ?? {}
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}
