import type { ComponentProps } from 'react'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { FactSections } from '#src/site/fact-sections.tsx'
import { Letterhead } from '#src/site/letterhead.tsx'
import { Link } from '#src/site/link.tsx'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { withStyles } from '#src/site/stylesheet.tsx'
import { useQuery } from '#src/site/use-query.ts'
import { useOwnAccess } from './access.ts'
import { RequestSheet, RequestTitle } from './request-sheet.tsx'
import { RequestStyles } from './request-styles.tsx'

type Props = { reference: string } & Pick<
  ComponentProps<typeof RequestSheet>,
  'onOrderAgain' | 'afterAccepted'
>

/** One request of the signed-in customer, in the customer area. */
export const OwnRequest = withStyles(OwnRequestPage, RequestStyles, FactSections)

function OwnRequestPage({ reference, ...shown }: Props) {
  const t = useTranslate()
  const access = useOwnAccess(reference)
  const { answer, load, set } = useQuery(access.read)
  return (
    <article className="wrap dash-page dash-sheet">
      <RequestStyles />
      <Letterhead />
      <p className="dash-back">
        <Link className="lone" to={`${paths.dashboard}#requests`}>
          {t('dashboard.back')}
        </Link>
      </p>
      <RequestTitle {...answer.value} reference={reference} waiting={t('quote.title')} />
      <QueryBoundary
        answer={answer}
        retry={load}
        lines={8}
        missing={<p className="empty">{t('dashboard.unknown-request')}</p>}
      >
        {(request) => <RequestSheet request={request} access={access} onChange={set} {...shown} />}
      </QueryBoundary>
    </article>
  )
}
