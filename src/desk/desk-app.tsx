import { Suspense, useCallback, useMemo, useState } from 'react'
import { company } from '#config/company.ts'
import { deskPaths } from '#config/desk-settings.ts'
import { type Locale, locales } from '#config/locales.ts'
import { allows, type DeskMe } from '#domain/staff/staff-schemas.ts'
import { useLinkToken } from '#src/forms/link-token.ts'
import { RequestStyles } from '#src/quote-requests/request-styles.tsx'
import { useSite } from '#src/site/site.ts'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import { useFreshOpening } from '#src/site/use-fresh-opening.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { Facts } from '#src/ui/facts.tsx'
import { Check } from './controls.tsx'
import href from './desk.css?url'
import { type Desk, DeskContext, deskClient, PlaceLink } from './desk-context.tsx'
import { DeskTools, Navigation } from './desk-header.tsx'
import { type Place, parametersOf, placeOf, useDeskAddress } from './desk-place.ts'
import { DeskNotFound, DeskQuery, useRefreshed } from './desk-query.tsx'
import { MessagePage } from './message-page.tsx'
import { PersonView, SearchPage } from './person-view.tsx'
import { RequestPage } from './request-page.tsx'
import { staffWords } from './staff-words.ts'
import { StartPage } from './start-page.tsx'
import { useFooterClearance } from './use-footer-clearance.ts'
import { areShortcutsOn, switchShortcuts, useShortcuts } from './use-shortcuts.ts'
import { requestsView, views } from './views.ts'
import { words } from './words.ts'

const actions = ['token'] as const

/** Pages of the site that the desk shows. */
type SitePages = Pick<Desk, 'ProductView' | 'ArticleView'>
/** What the desk shows of the site: the styles of the customer area, and pages. */
export type DeskParts = { styles: readonly string[] } & SitePages

/** The desk: the part or the request that the address names. By a link of a mail there is only its request. */
export function DeskApp({ styles, ...pages }: DeskParts) {
  useFooterClearance()
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
      {link === undefined ? null : (
        <Entrance token={isLink ? link?.token : undefined} {...{ isLink, pages }} />
      )}
    </>
  )
}

const freshMs = 60_000

type EntranceProps = { token: string | undefined; isLink: boolean; pages: SitePages }

function Entrance({ token, isLink, pages }: EntranceProps) {
  const { callApi } = useSite()
  const [address, go] = useDeskAddress()
  // A tab of the desk stays open for days, and its clocks count by the calendar.
  useFreshOpening(address, freshMs)
  const call = useMemo(() => deskClient(callApi, token), [callApi, token])
  const query = useRefreshed(useCallback(() => call('GET /desk/me'), [call]))
  const missing = (
    <Frame>
      <DeskNotFound />
      {isLink && token === undefined ? <p>{words.linkText}</p> : null}
    </Frame>
  )
  return (
    <DeskQuery query={query} lines={10} missing={missing}>
      {(me) => <Opened desk={{ call, token, me, go, address, ...pages }} />}
    </DeskQuery>
  )
}

function Opened({ desk }: { desk: Omit<Desk, 'open' | 'language' | 'showLanguage'> }) {
  const [language, showLanguage] = useState<Locale>(locales[0])
  const { call, token, me, go, address, ProductView, ArticleView } = desk
  const value: Desk = useMemo(
    () => ({
      ...{ call, token, me, go, address, ProductView, ArticleView, language, showLanguage },
      open: (place) => go(parametersOf(place)),
    }),
    [call, token, me, go, address, ProductView, ArticleView, language],
  )
  const open = me.whole ? views.filter(({ roles }) => allows(me.roles, roles)) : []
  const answers = allows(me.roles, ['sales'])
  const place = answers ? placeOf(address) : null
  const view = open.find(({ key }) => key === address.get('view')) ?? open[0]
  return (
    <DeskContext value={value}>
      <Frame
        navigation={
          <Navigation
            views={open}
            current={place === null ? view?.key : requestsView}
            isWithin={place !== null}
          />
        }
        tools={answers && me.whole ? <DeskTools /> : null}
      >
        {place !== null ? (
          <>
            {place.name in listed && me.whole ? (
              <p>
                <PlaceLink className="desk-back" to={{ name: 'list' }}>
                  ← {words.back}
                </PlaceLink>
              </p>
            ) : null}
            <Shown place={place} />
          </>
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

/** What a row of the list opens. */
const listed = { request: true, contact: true }

function Shown({ place }: { place: Place }) {
  if (place.name === 'request') return <RequestPage key={place.reference} reference={place.reference} />
  if (place.name === 'contact') return <MessagePage key={place.reference} reference={place.reference} />
  if (place.name === 'start') return <StartPage contact={place.contact} />
  if (place.name === 'search') return <SearchPage key={`${place.q} ${place.archived}`} {...place} />
  return place.name === 'person' ? <PersonView key={place.value} by={place.by} value={place.value} /> : null
}

type FrameProps = { navigation?: React.ReactNode; tools?: React.ReactNode; children: React.ReactNode }

const Frame = ({ navigation, tools, children }: FrameProps) => (
  <>
    <header className="desk-head">
      <span>
        <strong>{company.name}</strong> · {words.desk}
      </span>
      {navigation}
      {tools}
      <ShortcutHelp />
    </header>
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

/** The list of shortcuts, behind a button and « ? », and the switch for them. */
function ShortcutHelp() {
  const [open, setOpen] = useState(false)
  const [on, setOn] = useState(areShortcutsOn)
  useShortcuts({ '?': () => setOpen(true) })
  return (
    <>
      <button
        type="button"
        className="button small ghost desk-help"
        aria-label={words.shortcuts}
        title={words.shortcuts}
        onClick={() => setOpen(true)}
      >
        <kbd>?</kbd>
      </button>
      {open ? (
        <Dialog title={words.shortcuts} onClose={() => setOpen(false)}>
          <Facts
            className="desk-keys"
            rows={Object.entries(words.keys).map(([key, text]) => [<kbd key={key}>{key}</kbd>, text])}
          />
          <Check
            label={words.shortcutsOn}
            checked={on}
            onCheck={(next) => {
              switchShortcuts(next)
              setOn(next)
            }}
          />
        </Dialog>
      ) : null}
    </>
  )
}
