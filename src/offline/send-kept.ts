import { AppError } from '#domain/errors/error.ts'
import { type CallApi, createCallApi } from '#src/api/call-api.ts'
import { failed, type KeptRequest, nextStep, sent, wanted } from './kept-request.ts'
import { type KeptStore, keptStore } from './kept-store.ts'

type Options = {
  /** Sends this one now, whatever its state. */
  wantedKey?: string | null
  /** Does not wait for the end of a pause: the network is back. */
  atOnce?: boolean
  store?: KeptStore
  fetch?: typeof globalThis.fetch
  now?: () => number
  isOnline?: () => boolean
}

/**
 * Sends what is due and resolves to whether something still waits. Tabs and the service worker take turns; that a
 * request is stored once is the work of its idempotency key.
 */
export const sendKept = (options: Options = {}): Promise<boolean> => inTurn(() => sendAll(options))

/** Runs under the lock that serialises sending. */
export const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? (navigator.locks.request('kept-requests', work) as Promise<Result>) : work()

async function sendAll({
  wantedKey = null,
  atOnce = false,
  store = keptStore,
  fetch = (url, init) => globalThis.fetch(url, init),
  now = Date.now,
  isOnline = () => navigator.onLine,
}: Options): Promise<boolean> {
  let waits = false
  for (const stored of await store.all()) {
    const isWanted = stored.key === wantedKey && stored.state !== 'sent'
    const kept = isWanted ? wanted(stored, now()) : stored
    const step = nextStep(atOnce ? { ...kept, notBefore: 0 } : kept, now())
    if (step === 'ask') await store.put({ ...kept, state: 'unsure' })
    if (step === 'send') {
      const tried = isOnline()
      // First, because the browser may end this code at any time.
      if (tried) await store.put({ ...kept, triedAt: kept.triedAt ?? now() })
      const after = await attempt(kept, fetch, now).catch((error) =>
        failed(kept, error instanceof AppError ? error : new AppError('unavailable', { cause: error }), {
          now: now(),
          tried,
        }),
      )
      await store.put(after)
      waits ||= after.state === 'waiting'
    } else waits ||= kept.state === 'waiting' && step === 'wait'
  }
  return waits
}

/** Request timeout in milliseconds; the lock is held meanwhile. */
const patience = 30_000

async function attempt(
  kept: KeptRequest,
  fetch: typeof globalThis.fetch,
  now: () => number,
): Promise<KeptRequest> {
  const callApi = createCallApi({ fetch })
  const asGuest = createCallApi({ fetch: (url, init) => fetch(url, { ...init, credentials: 'omit' }) })
  const call = (await isSender(kept, callApi)) ? callApi : asGuest
  const signal = AbortSignal.timeout(patience)
  const answer = await call(kept.endpoint, { body: kept.body as never, idempotencyKey: kept.key, signal })
  const { reference, missingAttachments: missing = 0 } = answer
  return sent(kept, { reference, missing, now: now() })
}

/** On a shared device somebody else may have signed in meanwhile, and must not find the request in his account. */
async function isSender({ sender }: KeptRequest, callApi: CallApi): Promise<boolean> {
  if (sender === null) return false
  const { user } = await callApi('GET /auth/session')
  return user?.uid === sender
}
