import { Suspense, useMemo } from 'react'
import { company } from '#config/company.ts'
import { deskPaths } from '#config/desk-settings.ts'
import { requestPattern } from '#domain/quote-requests/reference.ts'
import { allows } from '#domain/staff/roles.ts'
import type { DeskMe } from '#domain/staff/staff-schemas.ts'
import { useLinkToken } from '#src/forms/link-token.ts'
import { RequestStyles } from '#src/quote-requests/request-styles.tsx'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { useSite } from '#src/site/site.ts'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import { useQuery } from '#src/site/use-query.ts'
import href from './desk.css?url'
import { useDeskAddress } from './desk-address.ts'
import { type Desk, DeskContext, deskCalls } from './desk-context.ts'
import { Navigation } from './navigation.tsx'
import { DeskNotFound, RequestPage } from './request-page.tsx'
import { ShortcutHelp } from './shortcut-help.tsx'
import staffHref from './staff.css?url'
import { staffWords } from './staff-words.ts'
import { views } from './views.ts'
import { words } from './words.ts'

const actions = ['token'] as const

/** The desk: the part or the request that the address names. By a link of a mail there is only its request. */
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
      <Stylesheet href={staffHref} />
      {link === undefined ? null : <Entrance token={isLink ? (link?.token ?? null) : null} />}
    </>
  )
}

function Entrance({ token }: { token: string | null }) {
  const { callApi } = useSite()
  const [address, go] = useDeskAddress()
  const calls = useMemo(() => deskCalls(callApi, token), [callApi, token])
  const { answer, load } = useQuery(calls.me)
  if (answer.status === 'failed' && answer.code === 'not-found')
    return (
      <Frame>
        <DeskNotFound />
      </Frame>
    )
  return (
    <QueryBoundary answer={answer} retry={load} lines={10}>
      {(me) => <Opened desk={{ calls, me, go }} address={address} />}
    </QueryBoundary>
  )
}

const referenceOf = (address: URLSearchParams) => {
  const reference = address.get('request')
  return reference && requestPattern.test(reference) ? reference : null
}

function Opened({ desk, address }: { desk: Omit<Desk, 'open'>; address: URLSearchParams }) {
  const { calls, me, go } = desk
  const value: Desk = useMemo(
    () => ({ calls, me, go, open: (next) => go(next === null ? {} : { request: next }) }),
    [calls, me, go],
  )
  const open = me.whole ? views.filter(({ roles }) => allows(me.roles, roles)) : []
  const reference = referenceOf(address)
  const view = open.find(({ key }) => key === address.get('view')) ?? open[0]
  return (
    <DeskContext value={value}>
      <Frame navigation={<Navigation views={open} current={reference === null ? view?.key : undefined} />}>
        {reference !== null && allows(me.roles, ['sales']) ? (
          <RequestPage key={reference} reference={reference} />
        ) : view ? (
          <Suspense fallback={<p className="hint">{words.loading}</p>}>
            <view.Component />
          </Suspense>
        ) : (
          <NoRole me={me} />
        )}
      </Frame>
    </DeskContext>
  )
}

type FrameProps = { navigation?: React.ReactNode; children: React.ReactNode }

const Frame = ({ navigation, children }: FrameProps) => (
  <>
    <div className="desk-head">
      <header>
        <strong>{company.name}</strong> · {words.desk}
      </header>
      {navigation}
      <ShortcutHelp />
    </div>
    <main className="wrap desk" id="content">
      {children}
    </main>
  </>
)

/** Somebody whom Cloudflare Access lets in and who may do nothing yet. */
function NoRole({ me: { email, administrators } }: { me: DeskMe }) {
  return (
    <div className="desk-unknown">
      <h1>{staffWords.noRole}</h1>
      <p>{staffWords.noRoleText(email)}</p>
      <p>{administrators.length ? staffWords.ask : staffWords.askOperator}</p>
      <ul>
        {administrators.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  )
}
