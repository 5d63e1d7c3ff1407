import { useState } from 'react'
import { company } from '#config/company.ts'
import { limits } from '#config/limits.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import type { FollowedRequest, RequestMessage } from '#domain/requests/followed-request.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { Form, SubmitButton } from '#src/app/later/form.tsx'
import { FormProblems } from '#src/app/later/form-problems.tsx'
import { bySchema } from '#src/app/later/schema-validation.ts'
import { useFieldProps } from '#src/app/later/use-field-props.ts'
import { useSubmission } from '#src/app/later/use-submission.ts'
import { useSite } from '#src/app/site.ts'
import { useTranslate } from '#src/i18n/index.ts'
import { TextArea } from '#src/ui/field.tsx'
import type { RequestAccess } from './access.ts'
import { useMovedText } from './use-moved-text.ts'

type Props = { request: FollowedRequest; access: RequestAccess; onSent: () => void }

/** The messages of both sides, oldest first, and the form for another one. */
export function Messages({ request, access, onSent }: Props) {
  const t = useTranslate()
  const { messages, state } = request
  return (
    <section className="dash-block">
      <h2>{t('request.messages')}</h2>
      {messages.length ? (
        <ol className="request-messages">
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      ) : null}
      {state === 'closed' ? (
        <p className="hint">
          {t('request.is-closed', { phone: formatPhone(company.phone), email: company.email })}
        </p>
      ) : (
        <>
          {messages.length ? null : <p className="hint">{t('request.no-messages')}</p>}
          <MessageForm request={request} access={access} onSent={onSent} />
        </>
      )}
    </section>
  )
}

function Message({ message: { at, from, text } }: { message: RequestMessage }) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <li className={from}>
      <p>
        <strong>{from === 'customer' ? t('request.you') : company.name}</strong>{' '}
        <time dateTime={at}>{formatDateTime(new Date(at), locale)}</time>
      </p>
      <p className="dash-message whole">{text}</p>
    </li>
  )
}

function MessageForm({ request: { reference }, access, onSent }: Props) {
  const t = useTranslate()
  const [sent, setSent] = useState(false)
  const form = useSubmission({
    name: `request-message.${reference}`,
    draft: 'tab',
    initial: { text: '' },
    validate: bySchema(
      () => import('#domain/requests/request-forms.ts').then((module) => module.MessageForm),
      ({ text = '' }) => ({ text }),
    ),
    send: access.write,
    onAccepted: () => {
      setSent(true)
      onSent()
    },
  })
  const field = useFieldProps(form, { idPrefix: 'message-' })
  const moved = useMovedText(form.problem, onSent)
  return (
    <Form form={form} className="dash-form request-form">
      <FormProblems {...form} errors={{}} labels={{}} problemText={moved} />
      <TextArea
        {...field('text')}
        label={t('request.message')}
        rows={4}
        required
        maxLength={limits.messageLength}
      />
      <div className="dash-foot">
        <SubmitButton form={form} label="request.send" busyLabel="form.sending" />
        <p role="status">{sent && form.done ? t('request.sent') : null}</p>
      </div>
    </Form>
  )
}
