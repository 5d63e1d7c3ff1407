import { atom, getDefaultStore, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { accounts } from '#config/accounts.ts'
import type { SessionUser } from '#domain/account.ts'
import type { Ask } from '#src/api/read.ts'
import { useSite } from '#src/app/site.ts'

/**
 * Who is signed in. `loading` ends with the answer or after three seconds; an answer that comes later still counts.
 * `unreachable`: the edge could not say. Nobody is taken for signed out because of a fault: who was known stays known.
 */
export type Session = { status: 'loading' | 'known' | 'unreachable'; user: SessionUser | null }

export const sessionAtom = atom<Session>({ status: 'loading', user: null })
/** The sign-in dialog and its tab, while it is open. */
export const authDialogAtom = atom<'login' | 'signup' | null>(null)

const store = getDefaultStore()
const channelName = 'session'
let asked: Promise<void> | null = null

/** Asks the edge once a page load; `again` after a fault, or when another tab signed in or out. */
export function loadSession(ask: Ask, { again = false } = {}): Promise<void> {
  if (asked && !again) return asked
  asked = askNow(ask)
  return asked
}

async function askNow(ask: Ask): Promise<void> {
  const unreachable = () => store.set(sessionAtom, (before) => ({ ...before, status: 'unreachable' }))
  const timer = setTimeout(unreachable, accounts.waitMs)
  try {
    const { user } = await ask((api) => api.auth.session.$get())
    store.set(sessionAtom, { status: 'known', user })
  } catch (error) {
    console.warn('session', error)
    unreachable()
  } finally {
    clearTimeout(timer)
  }
}

/** After signing in or out here; other tabs ask for themselves. */
export function setSessionUser(user: SessionUser | null): void {
  store.set(sessionAtom, { status: 'known', user })
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(null)
  channel.close()
}

/** The session, in step with other tabs; drawn at the edge it is always `loading`. */
export function useSession(): Session {
  const { ask } = useSite()
  useEffect(() => {
    void loadSession(ask)
    const channel = new BroadcastChannel(channelName)
    channel.onmessage = () => void loadSession(ask, { again: true })
    return () => channel.close()
  }, [ask])
  return useAtomValue(sessionAtom)
}
