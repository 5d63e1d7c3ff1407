import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import type { Profile, SessionUser } from '#domain/accounts/account.ts'
import type { RequestedItem } from '#domain/quote-list/requested-content.ts'
import type { AccountQuote } from '#domain/quote-requests/account-quote.ts'
import { setSessionUser } from '#src/accounts/session.ts'
import { DownloadLink } from '#src/forms/download-link.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { deferred } from '#src/site/deferred.tsx'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { useSite } from '#src/site/site.ts'
import { useQuery } from '#src/site/use-query.ts'
import { Heading } from '#src/ui/heading.tsx'
import { AccountState } from './account-state.tsx'
import { Contents, useTab } from './contents.tsx'
import { MailLanguage } from './mail-language.tsx'
import { NewsletterChoice } from './newsletter-choice.tsx'
import { OtherAddress } from './other-address.tsx'
import { PasswordChange } from './password-change.tsx'
import { ProfileForm } from './profile-form.tsx'
import { Requests } from './request-table.tsx'
import { Section } from './section.tsx'
import { SessionList } from './session-list.tsx'
import { useRequests } from './use-requests.ts'

type Props = {
  user: SessionUser
  /** Puts requested items back on the quote list. */
  onOrderAgain: (request: AccountQuote) => void
  /** The quote list saved in the account. */
  list: ReactNode
  /** Renders the customer's instruments with their own heading. */
  scales: (owned: {
    /** The items of all requests loaded so far. */
    quotedItems: readonly RequestedItem[]
    person: Profile
    onReminders: (on: boolean) => void
    onPerson: (person: Profile) => void
  }) => ReactNode
}

type LoadedProfile = ReturnType<typeof useProfile>

/** The customer area. Each section loads its own data, so that one failure does not affect the others. */
export function Dashboard({ user, onOrderAgain, list, scales }: Props) {
  const t = useTranslate()
  const profile = useProfile(user)
  const requests = useRequests()
  const quotedItems = useMemo(
    () => requests.answer.value?.items.flatMap(({ items }) => items) ?? [],
    [requests.answer.value],
  )
  const tab = useTab()
  useJumpToFragment(profile.answer.status !== 'loading', tab)
  return (
    <div className="wrap dash">
      <header className="dash-head">
        <Heading>{t('dashboard.title')}</Heading>
        {tab === 'scales' ? (
          <p>{t('dashboard.hello', { name: user.firstName || user.displayName })}</p>
        ) : null}
      </header>
      <Contents tab={tab} />
      <div className="dash-sections">
        <div id="scales" className="dash-section" tabIndex={-1} hidden={tab !== 'scales'}>
          <WithProfile profile={profile} lines={5}>
            {(person) =>
              scales({
                quotedItems,
                person,
                onPerson: profile.store,
                onReminders: (scaleReminders) => profile.set({ ...person, scaleReminders }),
              })
            }
          </WithProfile>
        </div>
        <div hidden={tab !== 'requests'}>
          <Section name="requests" lead={t('dashboard.requests-lead')}>
            <Requests requests={requests} onOrderAgain={onOrderAgain} />
          </Section>
          <Section name="list">{list}</Section>
        </div>
        <div id="account" hidden={tab !== 'account'}>
          <Person user={user} profile={profile} />
          <Access email={user.email} />
          <Section name="data">
            <OwnData />
          </Section>
        </div>
      </div>
    </div>
  )
}

type PersonProps = { user: SessionUser; profile: LoadedProfile }

/** What the account knows of the customer, and the mails that it sends. */
function Person({ user, profile }: PersonProps) {
  const t = useTranslate()
  return (
    <>
      <Section name="details" lead={t('dashboard.details-lead')}>
        <WithProfile profile={profile} lines={10}>
          {(person) => (
            <>
              <AccountState profile={person} user={user} />
              <ProfileForm profile={person} onSaved={profile.store} />
            </>
          )}
        </WithProfile>
      </Section>
      <Section name="mails">
        <div className="dash-pair">
          <WithProfile profile={profile} lines={3}>
            {(person) => <MailLanguage profile={person} onSaved={profile.set} />}
          </WithProfile>
          <NewsletterChoice
            email={user.email}
            verified={profile.answer.value?.emailVerified ?? user.emailVerified}
          />
        </div>
      </Section>
    </>
  )
}

type WithProfileProps = { profile: LoadedProfile; lines: number; children: (person: Profile) => ReactNode }

/** What is shown once the profile is there; `lines` of a skeleton until then. */
const WithProfile = ({ profile: { answer, load }, lines, children }: WithProfileProps) => (
  <QueryBoundary answer={answer} retry={load} lines={lines}>
    {children}
  </QueryBoundary>
)

/** A new password ends the other sessions, so their list is loaded again. */
function Access({ email }: { email: string }) {
  const t = useTranslate()
  const [changes, setChanges] = useState(0)
  return (
    <>
      <Section name="move-account" lead={t('dashboard.move-account-lead')}>
        <OtherAddress use="move-account" />
      </Section>
      <Section name="security" lead={t('dashboard.security-lead')}>
        <PasswordChange email={email} onChanged={() => setChanges(changes + 1)} />
      </Section>
      <Section name="sessions" lead={t('dashboard.sessions-lead')}>
        <SessionList key={changes} />
      </Section>
    </>
  )
}

/** Scrolls to the fragment of the URL once the sections are rendered, and where it has opened another tab. */
function useJumpToFragment(ready: boolean, tab: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a section of another tab is shown with that tab only
  useEffect(() => {
    if (ready && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [ready, tab])
}

/** Loads the profile once for all sections that need it; a changed name updates the header at once. */
function useProfile(user: SessionUser) {
  const { callApi } = useSite()
  const query = useCallback(() => callApi('GET /profile'), [callApi])
  const { answer, load, set } = useQuery(query)
  const store = (profile: Profile) => {
    set(profile)
    const { firstName, lastName, emailVerified } = profile
    setSessionUser({ ...user, firstName, lastName, displayName: `${firstName} ${lastName}`, emailVerified })
  }
  return { answer, load, set, store }
}

const DeletionDialog = deferred(
  () => import('./deletion-dialog.tsx').then((module) => module.DeletionDialog),
  { onDemand: true },
)

/** Export of all stored data, and deletion of the account. */
function OwnData() {
  const t = useTranslate()
  const [deleting, setDeleting] = useState(false)
  return (
    <div className="dash-pair">
      <div className="dash-choice">
        <h3>{t('dashboard.export')}</h3>
        <p className="hint">{t('dashboard.export-text')}</p>
        <DownloadLink className="button ghost" file={['GET /profile/export']}>
          {t('dashboard.export-link')}
        </DownloadLink>
      </div>
      <div className="dash-choice">
        <h3>{t('dashboard.delete')}</h3>
        <p className="hint">{t('dashboard.delete-text')}</p>
        <button
          type="button"
          className="button ghost dash-danger"
          aria-haspopup="dialog"
          onClick={() => setDeleting(true)}
        >
          {t('dashboard.delete')}
        </button>
      </div>
      <Suspense fallback={null}>
        {deleting ? (
          <DeletionDialog onClose={() => setDeleting(false)} onMissing={() => setDeleting(false)} />
        ) : null}
      </Suspense>
    </div>
  )
}
