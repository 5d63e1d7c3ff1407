import { useLayoutEffect, useState } from 'react'

/** What a link in a mail asks for. */
export type MailLink = { action: 'confirm' | 'unsubscribe'; token: string }

/**
 * The fragment of the address, which no server sees. It is kept when the address loses it, so that choosing another
 * language does not lose the question.
 */
export function useMailLink(): MailLink | null {
  const [link, setLink] = useState<MailLink | null>(null)
  useLayoutEffect(() => {
    const read = () => {
      const [, action, token] = location.hash.match(/^#(confirm|unsubscribe)=(.*)$/) ?? []
      if (action && token !== undefined) setLink({ action: action as MailLink['action'], token })
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return link
}
