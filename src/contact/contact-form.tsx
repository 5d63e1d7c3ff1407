import { useState } from 'react'
import { limits } from '#config/limits.ts'
import { contactInput } from '#domain/forms/form-input.ts'
import type { Accepted, ContactRequest } from '#domain/forms/forms.ts'
import { inputsOf, messageFields } from '#domain/forms/person-fields.ts'
import { paths } from '#domain/site/urls.ts'
import { Attachments } from '#src/files/attachments.tsx'
import { type Uploads, useFormWithUploads, useUploads } from '#src/files/use-uploads.ts'
import { Form, SubmitButton, WithoutScript } from '#src/forms/form.tsx'
import type { Draft } from '#src/forms/form-draft.ts'
import { FormProblems } from '#src/forms/form-problems.tsx'
import { bySchema } from '#src/forms/schema-validation.ts'
import { useFieldProps } from '#src/forms/use-field-props.ts'
import { useSubmission } from '#src/forms/use-submission.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { isKept, type Kept, sendOrKeep } from '#src/offline/send-or-keep.ts'
import { useKeeping } from '#src/offline/use-keeping.ts'
import { Link } from '#src/site/link.tsx'
import { useSite } from '#src/site/site.ts'
import { Field, TextArea } from '#src/ui/field.tsx'

/** The fields of the contact form above its message. */
export const contactFields = [
  ...inputsOf(messageFields),
  { name: 'subject' as const, required: true, maxLength: limits.subjectLength },
]

type Props = {
  /** The message until the visitor types another: the quote list in words. */
  suggestion: string
  /** The subject of the suggestion. */
  subject: string
  /** Known data of the sender. */
  prefill: Draft | null
  /** The reference of a message that was sent without JavaScript. */
  sent?: string | null
}

const initial = { name: '', email: '', phone: '' }

/** The contact form; until it is touched its message follows the quote list. */
export function ContactForm({ suggestion, subject, prefill, sent = null }: Props) {
  const t = useTranslate()
  const [reference, setReference] = useState<string | null>(null)
  const [missing, setMissing] = useState(0)
  const uploads = useUploads({ name: 'contact', purpose: 'contact' })
  const request = useContactRequest({ suggestion, subject, prefill, uploads }, (answer) => {
    const leftOut = uploads.leftOut()
    uploads.clear()
    if (isKept(answer)) return
    setMissing((answer.missingAttachments ?? 0) + leftOut)
    setReference(answer.reference)
  })
  const form = useFormWithUploads(request, uploads)
  const field = useFieldProps({ ...form, values: { subject, message: suggestion, ...form.values } })
  if (sent) return <Sent reference={sent} />
  if (reference) return <Sent reference={reference} missing={missing} onAgain={() => setReference(null)} />
  const label = (name: (typeof contactFields)[number]['name'] | 'message') => t(`form.${name}`)
  return (
    <Form form={form} name="contact">
      <FormProblems
        {...form}
        labels={Object.fromEntries(
          ([...contactFields.map(({ name }) => name), 'message'] as const).map((name) => [name, label(name)]),
        )}
      />
      {form.values.origin ? <input type="hidden" name="origin" value={form.values.origin} /> : null}
      {form.prefilled ? <p className="hint">{t('form.from-profile')}</p> : null}
      <div className="field-grid">
        {contactFields.map(({ name, ...input }) => (
          <Field key={name} {...field(name)} label={label(name)} {...input} />
        ))}
      </div>
      <TextArea
        {...field('message')}
        label={label('message')}
        rows={suggestion ? 14 : 7}
        required
        maxLength={limits.messageLength}
      />
      <Attachments uploads={uploads} id="contact-files" />
      <SubmitButton form={form} label="contact.send" busyLabel="form.sending" />
      <p className="hint">{t('form.privacy-hint')}</p>
      <WithoutScript />
    </Form>
  )
}

const loadForms = () => import('#domain/forms/forms.ts')

function useContactRequest(
  { suggestion, subject, prefill, uploads }: Omit<Props, 'sent'> & { uploads: Uploads },
  onSent: (answer: Accepted | Kept) => void,
) {
  const { callApi, locale, href } = useSite()
  const validate = bySchema(
    () => loadForms().then(({ ContactRequest }) => ContactRequest),
    (values) => contactInput({ subject, message: suggestion, ...values }, locale, uploads.attachments()),
  )
  useKeeping(loadForms)
  return useSubmission<ContactRequest, Accepted | Kept>({
    name: 'contact',
    draft: 'tab',
    initial,
    prefill,
    validate,
    send: (body, key) =>
      sendOrKeep(() => callApi('POST /contact', { body, idempotencyKey: key }), {
        ...{ key, body, endpoint: 'POST /contact', sender: null, form: { name: 'contact', href } },
        shown: null,
        missing: uploads.leftOut(),
      }),
    onAccepted: onSent,
  })
}

/** After sending. Without `onAgain` it is a page of its own, and a link leads to the form. */
function Sent({
  reference,
  missing = 0,
  onAgain,
}: {
  reference: string
  missing?: number
  onAgain?: () => void
}) {
  const t = useTranslate()
  return (
    <div className="form-sent" role="status">
      <h2>{t('contact.sent')}</h2>
      <p>{t('contact.sent-text', { reference })}</p>
      {missing ? <p>{t('attached.missing', { count: missing })}</p> : null}
      {onAgain ? (
        <button type="button" className="button ghost" onClick={onAgain}>
          {t('contact.again')}
        </button>
      ) : (
        <Link className="button ghost" to={paths.contact}>
          {t('contact.again')}
        </Link>
      )}
    </div>
  )
}
