import { atom, getDefaultStore, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useSyncExternalStore } from 'react'
import { accounts } from '#config/accounts.ts'
import type { SessionUser } from '#domain/accounts/account.ts'
import { AppError } from '#domain/errors/error.ts'
import type { CallApi } from '#src/api/call-api.ts'
import { loadDeferred } from '#src/site/load-deferred.ts'
import { useSite } from '#src/site/site.ts'

/**
 * The session of this browser. `loading` ends with the answer or after three seconds; a later answer still counts.
 * `unreachable`: the server could not answer. An error never signs anybody out: a known user stays known.
 */
type Session = {
  status: 'loading' | 'known' | 'unreachable'
  user: SessionUser | null
  /** The customer whose session a call found ended, until somebody signs in or declines to. */
  lost?: SessionUser | undefined
}

const atFirst: Session = { status: 'loading', user: null }
export const sessionAtom = atom<Session>(atFirst)
/** The open tab of the sign-in dialog; null when it is closed. */
export const authDialogAtom = atom<'login' | 'signup' | null>(null)

const store = getDefaultStore()
/** Retry delay after an error without `Retry-After`. */
const retrySeconds = 30
let loading: Promise<void> | null = null
/** Incremented with every request and change, so that answers to older requests are ignored. */
let generation = 0
/** One per tab: a channel does not receive its own messages. */
let channel: BroadcastChannel | null = null

/** Loads the session once per page load; `again` after an error, or when another tab signed in or out. */
export function loadSession(callApi: CallApi, { again = false, refused = false } = {}): Promise<void> {
  if (loading && !again) return loading
  if (!loading) watchSession(callApi)
  loading = requestSession(callApi, refused)
  return loading
}

/** `refused`: a call of this tab was answered by 401, so that an ended session was lost in the middle of something. */
async function requestSession(callApi: CallApi, refused: boolean): Promise<void> {
  const requested = ++generation
  const update = (change: (before: Session) => Session) =>
    requested === generation && store.set(sessionAtom, change)
  const unreachable = () => update((before) => ({ ...before, status: 'unreachable' }))
  const timer = setTimeout(unreachable, accounts.waitMs)
  try {
    const { user } = await callApi('GET /auth/session')
    update((before) => ({
      status: 'known',
      user,
      lost: user === null && refused ? (before.user ?? before.lost ?? undefined) : undefined,
    }))
  } catch (error) {
    console.warn('session', error)
    unreachable()
    const wait = (error instanceof AppError && error.retryAfterSeconds) || retrySeconds
    setTimeout(() => requested === generation && void loadSession(callApi, { again: true }), wait * 1000)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Reloads the session when another tab signs in or out, the network returns, a page comes back from the back/forward
 * cache, or any call is answered by 401.
 */
function watchSession(callApi: CallApi): void {
  const again = () => void loadSession(callApi, { again: true })
  channel = new BroadcastChannel('session')
  channel.onmessage = again
  addEventListener('online', () => store.get(sessionAtom).status !== 'known' && again())
  addEventListener('pageshow', ({ persisted }) => persisted && again())
  loadDeferred(() => import('#src/api/browser-client.ts')).then(
    ({ watchUnauthenticated }) =>
      watchUnauthenticated(() => void loadSession(callApi, { again: true, refused: true })),
    (error) => console.warn('client', error),
  )
}

/** Sets the user after signing in or out in this tab; other tabs reload the session. */
export function setSessionUser(user: SessionUser | null): void {
  generation++
  store.set(sessionAtom, { status: 'known', user })
  channel?.postMessage(null)
}

/** Nobody signs in again: the customer whose session was lost is a guest. */
export const forgetLostSession = (): void => store.set(sessionAtom, { status: 'known', user: null })

/**
 * Signs out. After an error the session still exists, so the visitor stays signed in; it is logged and thrown again.
 */
export async function signOut(callApi: CallApi): Promise<void> {
  try {
    await callApi('POST /auth/logout')
  } catch (error) {
    console.warn('logout', error)
    throw error
  }
  setSessionUser(null)
}

const never = () => () => {}

/** The session, in step with other tabs; `loading` at the edge and during hydration. */
export function useSession(): Session {
  const { callApi } = useSite()
  useEffect(() => void loadSession(callApi), [callApi])
  const session = useAtomValue(sessionAtom)
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return isHydrating ? atFirst : session
}

/** Opens the sign-in dialog over the page. */
export function useSignIn(): () => void {
  const open = useSetAtom(authDialogAtom)
  return () => open('login')
}
