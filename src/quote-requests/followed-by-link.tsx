import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { limits } from '#config/limits.ts'
import { requestLimits } from '#config/request-limits.ts'
import type { LinkForm } from '#domain/quote-requests/request-forms.ts'
import { Form, SubmitButton } from '#src/forms/form.tsx'
import { FormProblems } from '#src/forms/form-problems.tsx'
import { forgetLinkToken, useLinkToken } from '#src/forms/link-token.ts'
import { bySchema } from '#src/forms/schema-validation.ts'
import { useFieldProps } from '#src/forms/use-field-props.ts'
import { useSubmission } from '#src/forms/use-submission.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { usePhone } from '#src/site/company-phone.ts'
import { Letterhead } from '#src/site/letterhead.tsx'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { useSite } from '#src/site/site.ts'
import { useCompany } from '#src/site/use-opening.ts'
import { useQuery } from '#src/site/use-query.ts'
import { Field } from '#src/ui/field.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { useLinkAccess } from './access.ts'
import { RequestSheet, RequestTitle } from './request-sheet.tsx'
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
      {link ? null : <Heading>{t('request.title')}</Heading>}
      {link === undefined ? <Reading /> : null}
      {link === null ? <NewLink /> : null}
      {link ? <Followed key={link.token} token={link.token} {...shown} /> : null}
    </div>
  )
}

/** What the edge renders: the browser has not read the token yet, or never will. */
function Reading() {
  const t = useTranslate()
  const phone = usePhone()
  const { email } = useCompany()
  return (
    <>
      <div className="answer-skeleton request-reading" aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <noscript>
        <p className="notice">{t('request.noscript', { phone, email })}</p>
      </noscript>
    </>
  )
}

function Followed({ token, ...shown }: Props & { token: string }) {
  const access = useLinkAccess(token)
  const t = useTranslate()
  const { answer, load, set } = useQuery(access.read)
  return (
    <>
      <RequestTitle {...answer.value} waiting={t('request.title')} />
      <QueryBoundary answer={answer} retry={load} lines={8} missing={<Ended />}>
        {(request) => <RequestSheet request={request} access={access} onChange={set} {...shown} />}
      </QueryBoundary>
    </>
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

const idPrefix = 'link-'

/** Asks for a new link, which goes to the address of the request only. */
function NewLink() {
  const t = useTranslate()
  const [isRequested, setAsked] = useState(false)
  return (
    <section className="dash-block request-new-link">
      {isRequested ? (
        <Asked />
      ) : (
        <>
          <h2>{t('request.link-title')}</h2>
          <p>{t('request.link-text')}</p>
          <NewLinkForm onAsked={() => setAsked(true)} />
        </>
      )}
    </section>
  )
}

function NewLinkForm({ onAsked }: { onAsked: () => void }) {
  const t = useTranslate()
  const { callApi } = useSite()
  const form = useSubmission({
    name: 'request-link',
    draft: 'memory',
    initial: { reference: '', email: '' },
    validate: bySchema(
      () => import('#domain/quote-requests/request-forms.ts').then((module) => module.LinkForm),
      ({ reference = '', email = '' }) => ({ reference, email }),
    ),
    send: (body: LinkForm) => callApi('POST /request/link', { body }),
    onAccepted: onAsked,
  })
  const field = useFieldProps(form, { idPrefix })
  return (
    <Form form={form} className="dash-form">
      <FormProblems {...form} errors={{}} labels={{}} />
      <div className="field-grid">
        <Field
          {...field('reference')}
          label={t('request.reference')}
          hint={t('request.reference-hint')}
          required
          maxLength={limits.lineLength}
          autoComplete="off"
        />
        <Field
          {...field('email')}
          label={t('form.email')}
          type="email"
          autoComplete="email"
          required
          maxLength={limits.emailLength}
        />
      </div>
      <p className="dash-foot">
        <SubmitButton form={form} label="request.link-send" busyLabel="form.sending" />
      </p>
    </Form>
  )
}

function Asked() {
  const t = useTranslate()
  const phone = usePhone()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div role="status">
      <h2 ref={heading} tabIndex={-1}>
        {t('request.link-sent')}
      </h2>
      <p>{t('request.link-sent-text', { phone })}</p>
    </div>
  )
}
