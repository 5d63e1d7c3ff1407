import { type ComponentProps, useEffect } from 'react'
import { requestLimits } from '#config/request-limits.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import { forgetLinkToken, useLinkToken } from '#src/forms/link-token.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Letterhead } from '#src/site/letterhead.tsx'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { useCompany } from '#src/site/use-opening.ts'
import { useQuery } from '#src/site/use-query.ts'
import { Heading } from '#src/ui/heading.tsx'
import { useLinkAccess } from './access.ts'
import { NewLink } from './new-link.tsx'
import { RequestSheet } from './request-sheet.tsx'
import { RequestStyles } from './request-styles.tsx'

const actions = ['token'] as const
const storedAs = 'request'

type Props = Pick<ComponentProps<typeof RequestSheet>, 'onOrderAgain' | 'afterAccepted'>

/**
 * The page behind the link of a request. The edge renders the same for everybody, because only the browser reads the
 * token; without one, or with one that has ended, a new link can be asked for.
 */
export function FollowedByLink(shown: Props) {
  const t = useTranslate()
  const link = useLinkToken(actions, { storedAs, inTab: true })
  return (
    <div className="wrap dash-page dash-sheet">
      <RequestStyles />
      <Letterhead />
      <header className="page-head">
        <Heading>{t('request.title')}</Heading>
        <p className="lead">{t('request.lead')}</p>
      </header>
      {link === undefined ? <Reading /> : null}
      {link === null ? <NewLink /> : null}
      {link ? <Followed key={link.token} token={link.token} {...shown} /> : null}
    </div>
  )
}

/** What the edge renders: the browser has not read the token yet, or never will. */
function Reading() {
  const t = useTranslate()
  const facts = useCompany()
  return (
    <>
      <div className="answer-skeleton request-reading" aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <noscript>
        <p className="notice">
          {t('request.noscript', { phone: formatPhone(facts.phone), email: facts.email })}
        </p>
      </noscript>
    </>
  )
}

function Followed({ token, ...shown }: Props & { token: string }) {
  const access = useLinkAccess(token)
  const { answer, load, set } = useQuery(access.read)
  return (
    <QueryBoundary answer={answer} retry={load} lines={8} missing={<Ended />}>
      {(request) => (
        <>
          <p className="request-reference dash-reference">{request.reference}</p>
          <RequestSheet request={request} access={access} onChange={set} {...shown} />
        </>
      )}
    </QueryBoundary>
  )
}

function Ended() {
  const t = useTranslate()
  useEffect(() => forgetLinkToken(storedAs), [])
  return (
    <>
      <div className="notice" role="alert">
        <p>
          <strong>{t('request.ended')}</strong>
        </p>
        <p>{t('request.ended-text', { requestLinkDays: requestLimits.linkDays })}</p>
      </div>
      <NewLink />
    </>
  )
}
