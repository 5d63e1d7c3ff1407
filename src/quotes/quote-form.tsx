import { Suspense } from 'react'
import { company } from '#config/company.ts'
import { limits } from '#config/limits.ts'
import type { Accepted } from '#domain/forms/forms.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import type { QuoteItem } from '#domain/quotes/quote.ts'
import { requestItems } from '#domain/quotes/request-items.ts'
import { paths } from '#domain/site/urls.ts'
import type { Draft } from '#src/app/draft.ts'
import { FormProblems } from '#src/app/form-problems.tsx'
import { lazyChunk } from '#src/app/lazy-chunk.tsx'
import { Link } from '#src/app/link.tsx'
import { useSite } from '#src/app/site.ts'
import { useForm } from '#src/app/use-form.ts'
import { type TextKey, useTranslate } from '#src/i18n/index.ts'
import { Field, TextArea } from '#src/ui/field.tsx'
import { useQuoteItems } from './quote-door.ts'

/** Drawn only when there is something on the list, so the first page never waits for it. */
const QuoteLines = lazyChunk(() => import('./quote-lines.tsx').then((module) => module.QuoteLines))

/** The form's fields in their order, with what browsers fill in. */
const fields = [
  { name: 'company', autoComplete: 'organization', maxLength: limits.lineLength },
  { name: 'name', autoComplete: 'name', required: true, maxLength: limits.nameLength },
  { name: 'email', type: 'email', autoComplete: 'email', required: true, maxLength: limits.emailLength },
  { name: 'phone', type: 'tel', autoComplete: 'tel', maxLength: limits.phoneLength },
  { name: 'address', autoComplete: 'street-address', maxLength: limits.lineLength },
  { name: 'zipCode', autoComplete: 'postal-code', maxLength: 12 },
  { name: 'city', autoComplete: 'address-level2', maxLength: limits.lineLength },
  { name: 'country', autoComplete: 'country-name', maxLength: 60 },
] as const

const initial = {
  ...Object.fromEntries(fields.map(({ name }) => [name, ''])),
  country: company.country,
  message: '',
  terms: '',
}

export type SentQuote = Accepted & { name: string; email: string; items: readonly QuoteItem[] }

type Props = {
  onSent: (sent: SentQuote) => void
  /** What is known of who asks. */
  known: Draft | null
}

/** The request: what is on the list, who asks, and anything else to say. */
export function QuoteForm({ onSent, known }: Props) {
  const t = useTranslate()
  const { callApi, locale } = useSite()
  const items = useQuoteItems()
  const form = useForm({
    name: 'quote',
    schema: () => import('#domain/forms/forms.ts').then(({ QuoteRequest }) => QuoteRequest),
    initial,
    known,
    input: ({ terms, ...values }) => ({
      ...(values as Record<'name' | 'email', string>),
      items: requestItems(items),
      termsAccepted: (terms === 'yes') as true,
      lang: locale,
    }),
    send: async (request, key) => {
      const answer = await callApi('POST /quotes', { body: request, idempotencyKey: key })
      return { ...answer, name: request.name, email: request.email, items }
    },
    onSent,
  })
  const label = (name: string) => t(`form.${name}` as TextKey)
  const error = (name: string) => (form.errors[name] ? t(form.errors[name] as TextKey) : undefined)
  const labels = Object.fromEntries(
    [...fields.map(({ name }) => name), 'message'].map((name) => [name, label(name)]),
  )
  return (
    <form
      method="post"
      className="quote-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <FormProblems {...form} labels={{ ...labels, termsAccepted: t('form.terms-short') }} />
      <section className="quote-list-box" aria-labelledby="quote-list-title">
        <h2 id="quote-list-title">{t('quote.summary')}</h2>
        {items.length ? (
          <Suspense fallback={<div className="spinner" aria-hidden="true" />}>
            <QuoteLines errors={form.errors} />
          </Suspense>
        ) : (
          <div className="empty">
            <p>
              <strong>{t('quote.empty')}</strong>
            </p>
            <p>{t('quote.empty-hint')}</p>
            <Link className="button ghost" to={paths.products()}>
              {t('quote.to-products')}
            </Link>
          </div>
        )}
      </section>
      <section className="quote-fields" aria-labelledby="quote-fields-title">
        <h2 id="quote-fields-title">{t('quote.your-details')}</h2>
        {form.prefilled ? <p className="hint">{t('form.from-profile')}</p> : null}
        <div className="field-grid">
          {fields.map(({ name, ...input }) => (
            <Field
              key={name}
              name={name}
              label={label(name)}
              value={form.values[name] ?? ''}
              onChange={(event) => form.set(name, event.target.value)}
              onBlur={() => form.check(name)}
              error={error(name)}
              {...input}
            />
          ))}
        </div>
        <TextArea
          name="message"
          label={label('message')}
          hint={t('quote.message-hint')}
          rows={5}
          maxLength={limits.messageLength}
          value={form.values.message ?? ''}
          onChange={(event) => form.set('message', event.target.value)}
          error={error('message')}
        />
        <Terms
          checked={form.values.terms === 'yes'}
          onChange={(on) => form.set('terms', on ? 'yes' : '')}
          error={error('termsAccepted')}
        />
        <button type="submit" className="button" aria-disabled={form.busy} aria-busy={form.busy}>
          {t(form.busy ? 'form.sending' : 'quote.send')}
        </button>
        <p className="hint">{t('quote.promise')}</p>
        <noscript>
          <p className="notice">
            {t('form.noscript', { phone: formatPhone(company.phone), email: company.email })}
          </p>
        </noscript>
      </section>
    </form>
  )
}

type TermsProps = { checked: boolean; onChange: (on: boolean) => void; error: string | undefined }

function Terms({ checked, onChange, error }: TermsProps) {
  const t = useTranslate()
  return (
    <div className={error ? 'field terms wrong' : 'field terms'}>
      <label>
        <input
          id="termsAccepted"
          type="checkbox"
          checked={checked}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'termsAccepted-error' : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          {t('form.terms-label')} <Link to={paths.privacy}>{t('privacy.title')}</Link>
        </span>
      </label>
      {error ? (
        <p className="error" id="termsAccepted-error">
          {error}
        </p>
      ) : null}
    </div>
  )
}
