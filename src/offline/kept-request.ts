import { AppError, type ErrorCode } from '#domain/errors/error.ts'

/** The endpoints whose requests are kept while there is no network. */
type KeptEndpoint = 'POST /quotes' | 'POST /contact'

/**
 * A request that could not be sent for lack of network. `waiting`: sent by itself when the network is back. `unsure`:
 * it is too old to be sent without asking. `refused`: the server does not accept it as it is. `sent`: with its
 * reference.
 */
export type KeptRequest = {
  /** Its idempotency key. */
  key: string
  endpoint: KeptEndpoint
  /** Null once it was sent. */
  body: Record<string, unknown> | null
  /** The customer who was signed in; null for a guest. */
  sender: string | null
  state: 'waiting' | 'unsure' | 'refused' | 'sent'
  keptAt: number
  /** The first attempt that may have reached the server; null while there was none. */
  triedAt: number | null
  /** Failed attempts since it was kept, and the time before which there is no other. */
  attempts: number
  notBefore: number
  /** Why it was refused. */
  code: ErrorCode | null
  reference: string | null
  sentAt: number | null
  /** Files that it was sent without. */
  missing: number
  /** The form that it can be edited in: its name and its address in the site. */
  form: { name: string; href: string }
  /** The stored files of the form (`useUploads`). */
  files: string
  /** What its feature shows of it after sending, or puts back for editing. */
  shown: unknown
}

/** What a form knows of a request that it wants to be kept. */
export type NewKept = Pick<
  KeptRequest,
  'key' | 'endpoint' | 'sender' | 'form' | 'files' | 'shown' | 'missing'
> & { body: object }

const hour = 3_600_000
/** The server forgets a key after a day; a repetition after that would be stored a second time. */
const keyHours = 20
/** A request that was never sent is not expected any more after a week. */
const waitDays = 7
/** Milliseconds before the next attempt, doubled each time. */
const firstPause = 15_000
const longestPause = 15 * 60_000

/** True when it must not be sent without asking. */
const isTooOld = ({ triedAt, keptAt }: KeptRequest, now: number): boolean =>
  now > keptAt + waitDays * 24 * hour || (triedAt !== null && now > triedAt + keyHours * hour)

export function newKept(kept: NewKept, { now, tried }: { now: number; tried: boolean }): KeptRequest {
  return {
    ...kept,
    body: kept.body as Record<string, unknown>,
    state: 'waiting',
    keptAt: now,
    triedAt: tried ? now : null,
    attempts: 0,
    notBefore: 0,
    code: null,
    reference: null,
    sentAt: null,
  }
}

/** What is to be done with a kept request now: `wait`, `ask` its sender, or `send` it. */
export function nextStep(kept: KeptRequest, now: number): 'wait' | 'ask' | 'send' {
  if (kept.state !== 'waiting') return 'wait'
  if (isTooOld(kept, now)) return 'ask'
  return now < kept.notBefore ? 'wait' : 'send'
}

/** The sender wants it sent now, although it is too old or was refused. */
export const wanted = (kept: KeptRequest, now: number): KeptRequest =>
  kept.state === 'unsure'
    ? { ...kept, state: 'waiting', keptAt: now, triedAt: null, notBefore: 0, attempts: 0 }
    : { ...kept, state: 'waiting', notBefore: 0, code: null }

/** After an answer; its content is forgotten. */
export const sent = (
  kept: KeptRequest,
  { reference, missing, now }: { reference: string; missing: number; now: number },
): KeptRequest => ({
  ...kept,
  state: 'sent',
  body: null,
  files: '',
  reference,
  sentAt: now,
  missing: kept.missing + missing,
})

/** After a failed attempt. `tried`: it may have reached the server. */
export function failed(
  kept: KeptRequest,
  error: AppError,
  { now, tried }: { now: number; tried: boolean },
): KeptRequest {
  const attempts = kept.attempts + 1
  const triedAt = kept.triedAt ?? (tried ? now : null)
  const { code, retryAfterSeconds = 0 } = error
  if (code !== 'unavailable' && code !== 'too-many-requests')
    return { ...kept, state: 'refused', code, attempts, triedAt }
  const pause = Math.min(longestPause, firstPause * 2 ** kept.attempts)
  return { ...kept, attempts, triedAt, notBefore: now + Math.max(pause, retryAfterSeconds * 1000) }
}

/** True when there was no answer at all, as without network, and not when the server answered by a refusal. */
export const isWithoutAnswer = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'unavailable' && error.cause instanceof TypeError

/** Tag of the Background Sync registration. */
export const syncTag = 'kept-requests'
