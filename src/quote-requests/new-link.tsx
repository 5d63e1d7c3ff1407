import { useEffect, useRef, useState } from 'react'
import { limits } from '#config/limits.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import type { LinkForm } from '#domain/quote-requests/request-forms.ts'
import { Form, SubmitButton } from '#src/forms/form.tsx'
import { FormProblems } from '#src/forms/form-problems.tsx'
import { bySchema } from '#src/forms/schema-validation.ts'
import { useFieldProps } from '#src/forms/use-field-props.ts'
import { useSubmission } from '#src/forms/use-submission.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { useCompany } from '#src/site/use-opening.ts'
import { Field } from '#src/ui/field.tsx'

const idPrefix = 'link-'

/** Asks for a new link, which goes to the address of the request only. */
export function NewLink() {
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
  const facts = useCompany()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div role="status">
      <h2 ref={heading} tabIndex={-1}>
        {t('request.link-sent')}
      </h2>
      <p>{t('request.link-sent-text', { phone: formatPhone(facts.phone) })}</p>
    </div>
  )
}
