import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useSite } from '#src/site/site.ts'
import { createConversation, stateOfPosted, type TurnStore } from './conversation-store.ts'

const key = 'assistant'

const tabStore: TurnStore = {
  read() {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null
    }
  },
  write(text) {
    try {
      if (text === null) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, text)
    } catch {
      // Without storage the conversation lasts until the page is left.
    }
  },
}

let shared: ReturnType<typeof createConversation> | null = null

/** One conversation for panel and page, made in browsers only. */
function ofThisTab() {
  shared ??= createConversation(tabStore, () => navigator.onLine)
  return shared
}

/** The conversation of this tab; the edge and the first render show what was posted. */
export function useConversation() {
  const { posted, callApi, locale, href } = useSite()
  const first = useMemo(() => stateOfPosted(posted), [posted])
  const subscribe = useCallback((listener: () => void) => ofThisTab().subscribe(listener), [])
  const state = useSyncExternalStore(
    subscribe,
    () => ofThisTab().getState(),
    () => first,
  )
  useEffect(() => {
    if (first.turns.length || first.failure) ofThisTab().adopt(first)
  }, [first])
  return {
    state,
    ask: (question: string) =>
      ofThisTab().ask(question, (body, signal) => callApi('POST /assistant', { body, signal }), {
        lang: locale,
        page: href.split('?')[0] ?? '/',
      }),
    stop: () => ofThisTab().stop(),
    clear: () => ofThisTab().clear(),
  }
}
