import { Suspense } from 'react'
import { company } from '#config/company.ts'
import { limits } from '#config/limits.ts'
import type { Accepted } from '#domain/forms/forms.ts'
import type { QuoteItem } from '#domain/quotes/quote.ts'
import { requestItems } from '#domain/quotes/request-items.ts'
import { paths } from '#domain/site/urls.ts'
import { deferred } from '#src/app/deferred.tsx'
import type { Draft } from '#src/app/later/draft.ts'
import { Form, SubmitButton, WithoutScript } from '#src/app/later/form.tsx'
import { FormProblems } from '#src/app/later/form-problems.tsx'
import { bySchema } from '#src/app/later/schema-validation.ts'
import { TermsField } from '#src/app/later/terms-field.tsx'
import { useFieldProps } from '#src/app/later/use-field-props.ts'
import { type Submission, useSubmission } from '#src/app/later/use-submission.ts'
import { Link } from '#src/app/link.tsx'
import { useSite } from '#src/app/site.ts'
import { type TextKey, useTranslate } from '#src/i18n/index.ts'
import { Field, TextArea } from '#src/ui/field.tsx'
import { useQuoteItems } from './quote-list-facade.ts'

/** Rendered only when the list has items, so no first page waits for it. */
const QuoteLines = deferred(() => import('./quote-lines.tsx').then((module) => module.QuoteLines), {
  onDemand: true,
})

/** The fields of the form in their order, with autocomplete tokens. */
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
  /** Known data of the sender. */
  known: Draft | null
}

/** The request form: the list, contact data, message. */
export function QuoteForm({ onSent, known }: Props) {
  const t = useTranslate()
  const items = useQuoteItems()
  const form = useQuoteRequest({ onSent, known }, items)
  const field = useFieldProps(form)
  const label = (name: string) => t(`form.${name}` as TextKey)
  const labels = Object.fromEntries(
    [...fields.map(({ name }) => name), 'message'].map((name) => [name, label(name)]),
  )
  return (
    <Form form={form} className="quote-form">
      <FormProblems {...form} labels={{ ...labels, termsAccepted: t('form.terms-short') }} />
      <ListBox items={items} form={form} />
      <section className="quote-fields" aria-labelledby="quote-fields-title">
        <h2 id="quote-fields-title">{t('quote.your-details')}</h2>
        {form.prefilled ? <p className="hint">{t('form.from-profile')}</p> : null}
        <div className="field-grid">
          {fields.map(({ name, ...input }) => (
            <Field key={name} {...field(name)} label={label(name)} {...input} />
          ))}
        </div>
        <TextArea
          {...field('message')}
          label={label('message')}
          hint={t('quote.message-hint')}
          rows={5}
          maxLength={limits.messageLength}
        />
        <TermsField form={form} />
        <SubmitButton form={form} label="quote.send" busyLabel="form.sending" />
        <p className="hint">{t('quote.promise')}</p>
        <WithoutScript />
      </section>
    </Form>
  )
}

function useQuoteRequest({ onSent, known }: Props, items: readonly QuoteItem[]) {
  const { callApi, locale } = useSite()
  const validate = bySchema(
    () => import('#domain/forms/forms.ts').then(({ QuoteRequest }) => QuoteRequest),
    ({ terms, ...values }) => ({
      ...(values as Record<'name' | 'email', string>),
      items: requestItems(items),
      termsAccepted: (terms === 'yes') as true,
      lang: locale,
    }),
  )
  return useSubmission({
    name: 'quote',
    draft: 'tab',
    initial,
    known,
    validate,
    send: (body, idempotencyKey) => callApi('POST /quotes', { body, idempotencyKey }),
    onAccepted: (answer, { name, email }) => onSent({ ...answer, name, email, items }),
  })
}

function ListBox({ items, form: { errors } }: { items: readonly QuoteItem[]; form: Submission }) {
  const t = useTranslate()
  return (
    <section className="quote-list-box" aria-labelledby="quote-list-title">
      <h2 id="quote-list-title">{t('quote.summary')}</h2>
      {items.length ? (
        <Suspense fallback={<div className="spinner" aria-hidden="true" />}>
          <QuoteLines errors={errors} />
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
  )
}
