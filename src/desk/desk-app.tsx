import { useCallback, useEffect, useMemo, useState } from 'react'
import { company } from '#config/company.ts'
import { deskPaths } from '#config/desk-settings.ts'
import { requestPattern } from '#domain/quote-requests/reference.ts'
import { useLinkToken } from '#src/forms/link-token.ts'
import { RequestStyles } from '#src/quote-requests/request-styles.tsx'
import { useSite } from '#src/site/site.ts'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import href from './desk.css?url'
import { type Desk, DeskContext, deskCalls } from './desk-context.ts'
import { RequestList } from './request-list.tsx'
import { RequestPage } from './request-page.tsx'
import { ShortcutHelp } from './shortcut-help.tsx'
import { words } from './words.ts'

const actions = ['token'] as const

/** The desk: the list, or the request that the address names. By a link of a mail there is no list. */
export function DeskApp({ styles }: { styles: readonly string[] }) {
  const link = useLinkToken(actions, { storedAs: 'desk', inTab: true })
  // Behind Cloudflare Access a link that was opened in this tab before would only be in the way.
  const isLink = location.pathname === deskPaths.link
  return (
    <>
      {styles.map((style) => (
        <Stylesheet key={style} href={style} />
      ))}
      <RequestStyles />
      <Stylesheet href={href} />
      {link === undefined ? null : <Access token={isLink ? (link?.token ?? null) : null} />}
    </>
  )
}

function Access({ token }: { token: string | null }) {
  const { callApi } = useSite()
  const [reference, open] = usePlace()
  const desk: Desk = useMemo(() => ({ calls: deskCalls(callApi, token), open }), [callApi, token, open])
  return (
    <DeskContext value={desk}>
      <div className="desk-head">
        <header>
          <strong>{company.name}</strong> · {words.desk}
        </header>
        <ShortcutHelp />
      </div>
      <main className="wrap desk" id="content">
        {reference === null ? <RequestList /> : <RequestPage key={reference} reference={reference} />}
      </main>
    </DeskContext>
  )
}

const placeOf = (search: string) => {
  const reference = new URLSearchParams(search).get('request')
  return reference && requestPattern.test(reference) ? reference : null
}

/** The request in the address, and the way to another one; Back returns. */
function usePlace(): [reference: string | null, open: (reference: string | null) => void] {
  const [reference, setReference] = useState(() => placeOf(location.search))
  useEffect(() => {
    const read = () => setReference(placeOf(location.search))
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [])
  const open = useCallback((next: string | null) => {
    history.pushState(null, '', next === null ? location.pathname : `${location.pathname}?request=${next}`)
    setReference(next)
    scrollTo(0, 0)
  }, [])
  return [reference, open]
}
