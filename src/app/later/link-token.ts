import { useLayoutEffect, useState } from 'react'
import { AppError } from '#domain/site/error.ts'

/** What the link of a mail asks for, and the token that proves it: `#action=token`. */
export type LinkToken<Action extends string = string> = { action: Action; token: string }

type Options = {
  /**
   * Takes the token out of the address, so that neither history nor a screen shared shows it, and keeps it by this name:
   * another language is another page of the same visit.
   */
  keptAs?: string
}

const kept = new Map<string, LinkToken>()

/** What was kept by that name has served. */
export const forgetLinkToken = (keptAs: string): void => void kept.delete(keptAs)

/**
 * The link of a mail, read from the fragment of the address, which no server sees. `undefined` until the browser has
 * looked, null when there is none. A fragment that goes away (another language) does not take the question with it.
 */
export function useLinkToken<Action extends string>(
  actions: readonly Action[],
  { keptAs }: Options = {},
): LinkToken<Action> | null | undefined {
  const [link, setLink] = useState<LinkToken<Action> | null>()
  const names = actions.join('|')
  useLayoutEffect(() => {
    const read = () => {
      const [, action, token] = location.hash.match(new RegExp(`^#(${names})=(.*)$`)) ?? []
      const found = action && token !== undefined ? { action: action as Action, token } : null
      if (found && keptAs) {
        kept.set(keptAs, found)
        history.replaceState(history.state, '', location.pathname + location.search)
      }
      setLink((before) => found ?? before ?? ((kept.get(keptAs ?? '') ?? null) as LinkToken<Action> | null))
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [names, keptAs])
  return link
}

/** A token that was used, is too old, or is cut or changed and so not even read as one. */
export const isRefusedLink = (error: unknown): boolean =>
  error instanceof AppError &&
  (error.code === 'invalid-token' || (error.code === 'invalid-fields' && 'token' in error.fields))
