import { useEffect, useRef, useState } from 'react'
import { company } from '#config/company.ts'
import { limits } from '#config/limits.ts'
import { paths } from '#domain/site/urls.ts'
import { Link } from '#src/app/link.tsx'
import { useSite } from '#src/app/site.ts'
import { useForm } from '#src/app/use-form.ts'
import { type TextKey, useTranslate } from '#src/i18n/index.ts'

/** One address and a button, at the foot of every page and on its own page; afterwards, what is left to do. */
export function NewsletterForm() {
  const { callApi, locale } = useSite()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const typed = useRef('')
  const form = useForm({
    name: 'newsletter',
    schema: () => import('#domain/forms/forms.ts').then(({ NewsletterRequest }) => NewsletterRequest),
    initial: { email: '' },
    input: ({ email = '' }) => ({ email, lang: locale }),
    send: (request) => {
      typed.current = request.email
      return callApi('POST /newsletter', { body: request })
    },
    onSent: () => setSentTo(typed.current),
  })
  if (sentTo !== null) return <Sent email={sentTo} onAgain={() => setSentTo(null)} />
  return <Fields form={form} />
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useTranslate()
  const done = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
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

function Fields({ form }: { form: ReturnType<typeof useForm> }) {
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const { attempts, busy, problem, values } = form
  const error = form.errors.email
  useEffect(() => {
    if (attempts) input.current?.focus()
  }, [attempts])
  return (
    <form
      className="newsletter-form"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <div className={error ? 'field wrong' : 'field'}>
        <label htmlFor="newsletter-email">{t('form.email')}</label>
        <div className="newsletter-line">
          {/* Without a name: sent by a browser that has no script yet, it would stand in the address. */}
          <input
            ref={input}
            id="newsletter-email"
            type="email"
            autoComplete="email"
            required
            maxLength={limits.emailLength}
            aria-describedby={error ? 'newsletter-error newsletter-hint' : 'newsletter-hint'}
            aria-invalid={error ? true : undefined}
            value={values.email ?? ''}
            onChange={(event) => form.set('email', event.target.value)}
            onBlur={() => form.check('email')}
          />
          <button type="submit" className="button" aria-disabled={busy} aria-busy={busy}>
            {t(busy ? 'form.sending' : 'newsletter.subscribe')}
          </button>
        </div>
        {error ? (
          <p className="error" id="newsletter-error">
            {t(error as TextKey)}
          </p>
        ) : null}
        {problem ? (
          <p className="error" role="alert">
            {t(problem === 'too-many-requests' ? 'error.too-many-requests' : 'newsletter.failed')}
          </p>
        ) : null}
      </div>
      <p className="hint" id="newsletter-hint">
        {t('newsletter.consent')} <Link to={paths.privacy}>{t('privacy.title')}</Link>
      </p>
      <noscript>
        <p>{t('newsletter.noscript', { email: company.email })}</p>
      </noscript>
    </form>
  )
}
