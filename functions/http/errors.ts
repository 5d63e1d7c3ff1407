import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { AppError, type ErrorCode, type Problem } from '#domain/errors/error.ts'
import type { AppEnv } from '#functions/env.ts'
import { errorStack, logError } from '#functions/platform/log.ts'

/** The only table of error code → status and title (RFC 9457). */
const problems = {
  unreadable: [400, 'The request cannot be read'],
  'cross-site': [403, 'Requests from other sites are refused'],
  'not-found': [404, 'Not found'],
  gone: [410, 'It was taken away'],
  'method-not-allowed': [405, 'Method not allowed'],
  conflict: [409, 'The same request is being handled'],
  'state-changed': [409, 'The request is in another state now'],
  'precondition-failed': [412, 'Somebody else has changed it meanwhile'],
  'too-large': [413, 'The request is too large'],
  'unsupported-type': [415, 'This content type is not accepted here'],
  misdirected: [421, 'This host is not served here'],
  'invalid-fields': [422, 'Some fields are invalid'],
  'invalid-token': [422, 'The link is not valid or has expired'],
  'idempotency-mismatch': [422, 'The Idempotency-Key was used for another request'],
  'too-many-requests': [429, 'Too many requests'],
  unavailable: [503, 'The service is not available right now'],
  unauthenticated: [401, 'Sign in first'],
  'invalid-email': [422, 'The e-mail address is invalid'],
  'disposable-email': [422, 'Disposable e-mail addresses are refused'],
  'domain-not-allowed': [422, 'This e-mail domain may not register'],
  'short-password': [422, 'The password is too short'],
  'weak-password': [422, 'The password is too weak'],
  'email-already-in-use': [409, 'The e-mail address is already in use'],
  'registration-limit': [429, 'No more accounts today'],
  'user-not-found': [401, 'No account has this address'],
  'wrong-password': [401, 'The password is wrong'],
  'account-disabled': [403, 'The account is disabled'],
  'too-many-attempts': [429, 'Too many attempts'],
} as const satisfies Record<ErrorCode, [ContentfulStatusCode, string]>

/** `Retry-After` in seconds where a limit or an error does not set its own. */
export const defaultRetrySeconds = 30

/** The HTTP status of an error. */
export const statusOfCode = (code: ErrorCode): ContentfulStatusCode => problems[code][0]

/** The error as a `application/problem+json` response (RFC 9457); `more` are extra headers. */
export function problemResponse(error: AppError, more: Record<string, string> = {}): Response {
  const [status, title] = problems[error.code]
  const { code, fields, state, changed, successor } = error
  const details = {
    ...(state ? { state } : {}),
    ...(changed ? { changed } : {}),
    ...(successor ? { successor } : {}),
  }
  const problem: Problem = { type: 'about:blank', title, status, code, fields, ...details }
  const headers = new Headers({
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...more,
  })
  const wait = error.retryAfterSeconds ?? (status === 429 || status === 503 ? defaultRetrySeconds : undefined)
  if (wait !== undefined) headers.set('retry-after', String(wait))
  return new Response(JSON.stringify(problem), { status, headers })
}

/** What Hono and its middleware refuse by themselves; any other refusal is a request that cannot be read. */
const codesOfHono: Partial<Record<number, ErrorCode>> = {
  401: 'unauthenticated',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  415: 'unsupported-type',
  429: 'too-many-requests',
}

/**
 * An `AppError` is an answer. Anything else is a bug or an outage: it is logged in full, the visitor gets a 500 without
 * details.
 */
export const onApiError: ErrorHandler<AppEnv> = (error, c) => {
  if (error instanceof AppError) return problemResponse(error)
  if (error instanceof HTTPException && error.status < 500)
    return problemResponse(new AppError(codesOfHono[error.status] ?? 'unreadable'))
  logError(c.req.path, error, { stack: errorStack(error) })
  return problemResponse(new AppError('unavailable'))
}

/** 404 for an unknown path of the API. */
export const onApiNotFound = () => problemResponse(new AppError('not-found'))
