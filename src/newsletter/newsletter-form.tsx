import { useEffect, useRef, useState } from 'react'
import { limits } from '#config/limits.ts'
import { paths } from '#domain/site/urls.ts'
import { Form, SubmitButton } from '#src/forms/form.tsx'
import { bySchema } from '#src/forms/schema-validation.ts'
import { useFieldProps } from '#src/forms/use-field-props.ts'
import { type Submission, useSubmission } from '#src/forms/use-submission.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { useHref, useSite } from '#src/site/site.ts'

/** Its name, as of its draft. */
export const newsletterForm = 'newsletter'

/**
 * The newsletter form in the footer and on its own page; after success it says what to do next. Sent without
 * JavaScript, the page of the newsletter answers it.
 */
export function NewsletterForm() {
  const { callApi, locale, posted } = useSite()
  const [sentTo, setSentTo] = useState(() =>
    posted?.form === newsletterForm && posted.values.sent ? (posted.values.email ?? '') : null,
  )
  const validate = bySchema(
    () => import('#domain/forms/forms.ts').then(({ NewsletterRequest }) => NewsletterRequest),
    ({ email = '' }) => ({ email, lang: locale }),
  )
  const form = useSubmission({
    name: newsletterForm,
    draft: 'tab',
    initial: { email: '' },
    validate,
    send: (body) => callApi('POST /newsletter', { body }),
    onAccepted: (_, { email }) => setSentTo(email),
  })
  if (sentTo !== null) return <Sent email={sentTo} onAgain={() => setSentTo(null)} />
  return <Fields form={form} />
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useTranslate()
  const done = useRef<HTMLDivElement>(null)
  // The focused button was removed.
  useEffect(() => done.current?.focus(), [])
  return (
    <div className="newsletter-sent">
      <div ref={done} role="status" tabIndex={-1}>
        <p>
          <strong>{t('newsletter.success')}</strong>
        </p>
        <p>{t('newsletter.success-text', { email })}</p>
      </div>
      <button type="button" className="link-button" onClick={onAgain}>
        {t('newsletter.again')}
      </button>
    </div>
  )
}

function Fields({ form }: { form: Submission }) {
  const t = useTranslate()
  const { problem } = form
  const action = useHref()(paths.newsletter)
  const { error, ...field } = useFieldProps(form, { idPrefix: 'newsletter-' })('email')
  return (
    <Form form={form} name={newsletterForm} action={action} className="newsletter-form">
      <div className={error ? 'field wrong' : 'field'}>
        <label htmlFor={field.id}>{t('form.email')}</label>
        <div className="newsletter-line">
          <input
            {...field}
            type="email"
            autoComplete="email"
            required
            maxLength={limits.emailLength}
            aria-describedby={error ? 'newsletter-error newsletter-hint' : 'newsletter-hint'}
            aria-invalid={error ? true : undefined}
          />
          <SubmitButton form={form} label="newsletter.subscribe" busyLabel="form.sending" />
        </div>
        {error ? (
          <p className="error" id="newsletter-error">
            {error}
          </p>
        ) : null}
        {problem ? (
          <p className="error" role="alert">
            {t(problem.code === 'too-many-requests' ? 'error.too-many-requests' : 'newsletter.failed')}
          </p>
        ) : null}
      </div>
      <p className="hint" id="newsletter-hint">
        {t('newsletter.consent')} <Link to={paths.privacy}>{t('privacy.title')}</Link>
      </p>
    </Form>
  )
}
