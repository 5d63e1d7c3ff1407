import { useLayoutEffect, useState } from 'react'
import { AppError } from '#domain/errors/error.ts'
import { draftStore } from './form-draft.ts'

/** The action of a link in a mail and its token: `#action=token`. */
export type LinkToken<Action extends string = string> = { action: Action; token: string }

type Options = {
  /**
   * Removes the token from the URL, so that neither history nor a shared screen shows it, and stores it under this
   * name: changing the language loads another page.
   */
  storedAs?: string
  /** Stored until the tab is closed, so that the page can be reloaded; otherwise until the page is left. */
  inTab?: boolean
}

const storedTokens = new Map<string, LinkToken>()
const tab = draftStore('tab')
const nameInTab = (storedAs: string) => `link.${storedAs}`

/** Deletes the token stored under that name. */
export function forgetLinkToken(storedAs: string): void {
  storedTokens.delete(storedAs)
  tab.drop(nameInTab(storedAs))
}

function storeToken(storedAs: string, link: LinkToken, inTab: boolean): void {
  storedTokens.set(storedAs, link)
  if (inTab) tab.write(nameInTab(storedAs), link)
}

function storedToken(storedAs: string): LinkToken | null {
  const { action, token } = storedTokens.get(storedAs) ?? tab.read(nameInTab(storedAs))
  return action && token ? { action, token } : null
}

/**
 * The link of a mail, from the fragment of the URL, which no server receives. `undefined` until the browser has read
 * it, null when there is none. It stays when the fragment disappears (another language).
 */
export function useLinkToken<Action extends string>(
  actions: readonly Action[],
  { storedAs, inTab = false }: Options = {},
): LinkToken<Action> | null | undefined {
  const [link, setLink] = useState<LinkToken<Action> | null>()
  const names = actions.join('|')
  useLayoutEffect(() => {
    const read = () => {
      const [, action, token] = location.hash.match(new RegExp(`^#(${names})=(.*)$`)) ?? []
      const linkInUrl = action && token !== undefined ? { action: action as Action, token } : null
      if (linkInUrl && storedAs) {
        storeToken(storedAs, linkInUrl, inTab)
        history.replaceState(history.state, '', location.pathname + location.search)
      }
      setLink(
        (before) =>
          linkInUrl ?? before ?? ((storedAs ? storedToken(storedAs) : null) as LinkToken<Action> | null),
      )
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [names, storedAs, inTab])
  return link
}

/** True for an error about a used, expired or malformed token. */
export const isRefusedLink = (error: unknown): boolean =>
  error instanceof AppError &&
  (error.code === 'invalid-token' || (error.code === 'invalid-fields' && 'token' in error.fields))
