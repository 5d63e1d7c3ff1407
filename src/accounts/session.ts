import { atom, getDefaultStore, useAtomValue } from 'jotai'
import { useEffect, useSyncExternalStore } from 'react'
import { accounts } from '#config/accounts.ts'
import type { SessionUser } from '#domain/accounts/account.ts'
import { AppError } from '#domain/site/error.ts'
import type { CallApi } from '#src/api/call-api.ts'
import { useSite } from '#src/app/site.ts'

/**
 * Who is signed in. `loading` ends with the answer or after three seconds; an answer that comes later still counts.
 * `unreachable`: the edge could not say. Nobody is taken for signed out because of a fault: who was known stays known.
 */
export type Session = { status: 'loading' | 'known' | 'unreachable'; user: SessionUser | null }

const atFirst: Session = { status: 'loading', user: null }
export const sessionAtom = atom<Session>(atFirst)
/** The sign-in dialog and its tab, while it is open. */
export const authDialogAtom = atom<'login' | 'signup' | null>(null)

const store = getDefaultStore()
/** After a fault, when it names no time of its own. */
const retrySeconds = 30
let asked: Promise<void> | null = null
/** Rises with everything that is asked or said: an answer to an older question is no news. */
let turn = 0
/** One a tab: a channel does not hear itself. */
let channel: BroadcastChannel | null = null

/** Asks the edge once a page load; `again` after a fault, or when another tab signed in or out. */
export function loadSession(callApi: CallApi, { again = false } = {}): Promise<void> {
  if (asked && !again) return asked
  if (!asked) stayInStep(callApi)
  asked = askNow(callApi)
  return asked
}

async function askNow(callApi: CallApi): Promise<void> {
  const mine = ++turn
  const hear = (change: (before: Session) => Session) => mine === turn && store.set(sessionAtom, change)
  const unreachable = () => hear((before) => ({ ...before, status: 'unreachable' }))
  const timer = setTimeout(unreachable, accounts.waitMs)
  try {
    const { user } = await callApi('GET /auth/session')
    hear(() => ({ status: 'known', user }))
  } catch (error) {
    console.warn('session', error)
    unreachable()
    const wait = (error instanceof AppError && error.retryAfterSeconds) || retrySeconds
    setTimeout(() => mine === turn && void loadSession(callApi, { again: true }), wait * 1000)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Another tab signs in or out, the network comes back, Back shows a page as it was left, any call says that nobody is
 * signed in: the edge is asked anew, and whoever guards the page hears of it.
 */
function stayInStep(callApi: CallApi): void {
  const again = () => void loadSession(callApi, { again: true })
  channel = new BroadcastChannel('session')
  channel.onmessage = again
  addEventListener('online', () => store.get(sessionAtom).status !== 'known' && again())
  addEventListener('pageshow', ({ persisted }) => persisted && again())
  import('#src/api/browser-client.ts').then(
    ({ watchUnauthenticated }) => watchUnauthenticated(again),
    (error) => console.warn('client', error),
  )
}

/** After signing in or out here; other tabs ask for themselves. */
export function setSessionUser(user: SessionUser | null): void {
  turn++
  store.set(sessionAtom, { status: 'known', user })
  channel?.postMessage(null)
}

/** Says whether it worked. A failure is only logged: the session lives on, so the visitor still is signed in. */
export async function signOut(callApi: CallApi): Promise<boolean> {
  try {
    await callApi('POST /auth/logout')
  } catch (error) {
    console.warn('logout', error)
    return false
  }
  setSessionUser(null)
  return true
}

const never = () => () => {}

/** The session, in step with other tabs; drawn at the edge, and taken over from there, it is `loading`. */
export function useSession(): Session {
  const { callApi } = useSite()
  useEffect(() => void loadSession(callApi), [callApi])
  const session = useAtomValue(sessionAtom)
  const isDrawn = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return isDrawn ? atFirst : session
}
