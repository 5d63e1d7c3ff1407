import { useState } from 'react'
import { company } from '#config/company.ts'
import { limits } from '#config/limits.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import type { Draft } from '#src/app/draft.ts'
import { FormProblems } from '#src/app/form-problems.tsx'
import { useSite } from '#src/app/site.ts'
import { useForm } from '#src/app/use-form.ts'
import { type TextKey, useTranslate } from '#src/i18n/index.ts'
import { Field, TextArea } from '#src/ui/field.tsx'

const fields = [
  { name: 'name', autoComplete: 'name', required: true, maxLength: limits.nameLength },
  { name: 'email', type: 'email', autoComplete: 'email', required: true, maxLength: limits.emailLength },
  { name: 'phone', type: 'tel', autoComplete: 'tel', maxLength: limits.phoneLength },
  { name: 'subject', required: true, maxLength: limits.subjectLength },
] as const

type Props = {
  /** The message as it stands until the visitor writes another: the quote list in words. */
  suggestion: string
  /** A subject that goes with the suggestion. */
  subject: string
  /** What is known of who writes. */
  known: Draft | null
}

const initial = { name: '', email: '', phone: '' }

/** The contact form; until it is touched its message follows the quote list. */
export function ContactForm({ suggestion, subject, known }: Props) {
  const t = useTranslate()
  const { callApi, locale } = useSite()
  const [sent, setSent] = useState<string | null>(null)
  const form = useForm({
    name: 'contact',
    schema: () => import('#domain/forms/forms.ts').then(({ ContactRequest }) => ContactRequest),
    initial,
    known,
    input: (values) => ({
      ...(values as Record<'name' | 'email', string>),
      subject: values.subject ?? subject,
      message: values.message ?? suggestion,
      lang: locale,
    }),
    send: (request, key) => callApi('POST /contact', { body: request, idempotencyKey: key }),
    onSent: ({ reference }) => setSent(reference),
  })
  if (sent) {
    return (
      <div className="form-sent" role="status">
        <h2>{t('contact.sent')}</h2>
        <p>{t('contact.sent-text', { reference: sent })}</p>
        <button type="button" className="button ghost" onClick={() => setSent(null)}>
          {t('contact.again')}
        </button>
      </div>
    )
  }
  const label = (name: string) => t(`form.${name}` as TextKey)
  const error = (name: string) => (form.errors[name] ? t(form.errors[name] as TextKey) : undefined)
  const shown: Record<string, string> = { subject, message: suggestion, ...form.values }
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <FormProblems
        {...form}
        labels={Object.fromEntries(
          [...fields.map(({ name }) => name), 'message'].map((name) => [name, label(name)]),
        )}
      />
      {form.prefilled ? <p className="hint">{t('form.from-profile')}</p> : null}
      <div className="field-grid">
        {fields.map(({ name, ...input }) => (
          <Field
            key={name}
            name={name}
            label={label(name)}
            value={shown[name] ?? ''}
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
        rows={suggestion ? 14 : 7}
        required
        maxLength={limits.messageLength}
        value={shown.message ?? ''}
        onChange={(event) => form.set('message', event.target.value)}
        error={error('message')}
      />
      <button type="submit" className="button" aria-disabled={form.busy} aria-busy={form.busy}>
        {t(form.busy ? 'form.sending' : 'contact.send')}
      </button>
      <p className="hint">{t('form.privacy-hint')}</p>
      <noscript>
        <p className="notice">
          {t('form.noscript', { phone: formatPhone(company.phone), email: company.email })}
        </p>
      </noscript>
    </form>
  )
}
