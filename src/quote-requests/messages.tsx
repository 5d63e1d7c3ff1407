import { useState } from 'react'
import { company } from '#config/company.ts'
import { limits } from '#config/limits.ts'
import type { FollowedRequest, RequestMessage } from '#domain/quote-requests/followed-request.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { Attachments } from '#src/files/attachments.tsx'
import { FileList } from '#src/files/file-list.tsx'
import { Form, SubmitButton } from '#src/forms/form.tsx'
import { FormProblems } from '#src/forms/form-problems.tsx'
import { useFieldProps } from '#src/forms/use-field-props.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { usePhone } from '#src/site/company-phone.ts'
import { useSite } from '#src/site/site.ts'
import { useCompany } from '#src/site/use-opening.ts'
import { TextArea } from '#src/ui/field.tsx'
import type { RequestAccess } from './access.ts'
import { useMessageForm } from './use-message-form.ts'

type Props = { request: FollowedRequest; access: RequestAccess; onSent: () => void }

/** The messages of both sides, oldest first, and the form for another one. */
export function Messages({ request, access, onSent }: Props) {
  const t = useTranslate()
  const phone = usePhone()
  const { email } = useCompany()
  const { messages, state } = request
  return (
    <section className="dash-block">
      <h2>{t('request.messages')}</h2>
      {messages.length ? (
        <ol className="request-messages">
          {messages.map((message) => (
            <Message key={message.id} message={message} token={access.token} />
          ))}
        </ol>
      ) : null}
      {state === 'closed' ? (
        <p className="hint">{t('request.is-closed', { phone, email })}</p>
      ) : (
        <>
          {messages.length ? null : <p className="hint">{t('request.no-messages')}</p>}
          <MessageForm request={request} access={access} onSent={onSent} />
        </>
      )}
    </section>
  )
}

function Message({
  message: { at, from, by, text, attachments },
  token,
}: {
  message: RequestMessage
  token: string | undefined
}) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <li className={from}>
      <p>
        <strong>
          {from === 'customer' ? t('request.you') : [by, company.name].filter(Boolean).join(', ')}
        </strong>{' '}
        <time dateTime={at}>{formatDateTime(new Date(at), locale)}</time>
      </p>
      <p className="dash-message whole">{text}</p>
      <FileList files={attachments} token={token} />
    </li>
  )
}

function MessageForm({ request: { reference, isMailed }, access, onSent }: Props) {
  const t = useTranslate()
  const [missing, setMissing] = useState(0)
  const { form, uploads, moved, isSent } = useMessageForm({
    name: `request-message.${reference}`,
    hasFiles: true,
    send: access.write,
    onSent: ({ missingAttachments = 0 }, leftOut) => setMissing(missingAttachments + leftOut),
    refresh: onSent,
  })
  const field = useFieldProps(form, { idPrefix: 'message-' })
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
      <Attachments uploads={uploads} id="message-files" about="message" />
      <div className="dash-foot">
        <SubmitButton form={form} label="request.send" busyLabel="form.sending" quiet />
        <p role="status">
          {isSent ? t(isMailed ? 'request.sent' : 'request.sent-here') : null}{' '}
          {isSent && missing ? t('attached.missing', { count: missing }) : null}
        </p>
      </div>
    </Form>
  )
}
