import { useEffect, useRef, useState } from 'react'
import { limits } from '#config/limits.ts'
import {
  addressLines,
  furtherFacts,
  type RequestPerson,
  requestPersonOf,
  shownPerson,
} from '#domain/forms/person-fields.ts'
import type { Scale } from '#domain/scales/scale.ts'
import { visitMessage } from '#domain/scales/visit-message.ts'
import { Form, SubmitButton } from '#src/forms/form.tsx'
import { FormProblems } from '#src/forms/form-problems.tsx'
import { bySchema } from '#src/forms/schema-validation.ts'
import { TermsField } from '#src/forms/terms-field.tsx'
import { useFieldProps } from '#src/forms/use-field-props.ts'
import { useSubmission } from '#src/forms/use-submission.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { TextArea } from '#src/ui/field.tsx'
import type { Person } from './person.ts'
import href from './scales-dialogs.css?url'

type Props = { scales: readonly Scale[]; person: Person; onClose: () => void }

/** The second of two steps: shows the message before it is sent, and afterwards its reference. */
export function VisitDialog({ scales, person, onClose }: Props) {
  const t = useTranslate()
  const [reference, setReference] = useState<string | null>(null)
  return (
    <Dialog title={t(reference ? 'scales.visit-sent' : 'scales.visit')} onClose={onClose}>
      <Stylesheet href={href} />
      {reference ? (
        <Sent reference={reference} email={person.email} onClose={onClose} />
      ) : (
        <Summary scales={scales} person={person} onSent={setReference} />
      )}
    </Dialog>
  )
}

type SummaryProps = { scales: readonly Scale[]; person: Person; onSent: (reference: string) => void }

function Summary({ scales, person, onSent }: SummaryProps) {
  const t = useTranslate()
  const { form, message } = useVisit(scales, person, onSent)
  const field = useFieldProps(form, { idPrefix: 'visit-' })
  const tooLong = message.length > limits.messageLength
  const labels = { termsAccepted: t('form.terms-short'), message: t('scales.visit-message') }
  return (
    <Form form={tooLong ? { ...form, submit: async () => {} } : form} className="scale-form">
      <FormProblems {...form} labels={labels} />
      <p>{t('scales.visit-lead')}</p>
      {scales.some(({ country }) => country === 'DE') ? (
        <p className="hint">{t('scales.visit-germany')}</p>
      ) : null}
      <section aria-labelledby="visit-message-title">
        <h3 id="visit-message-title">{t('scales.visit-message')}</h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
        <div className="visit-message" id="message" tabIndex={0}>
          {message}
        </div>
      </section>
      {tooLong ? (
        <p className="error" role="alert">
          {t('scales.visit-too-long')}
        </p>
      ) : null}
      <TextArea
        {...field('note')}
        label={t('scales.visit-note')}
        hint={t('scales.visit-note-hint')}
        rows={2}
        maxLength={500}
      />
      <PersonFacts person={person} />
      <TermsField form={form} />
      <div className="dialog-actions">
        <SubmitButton form={form} label="scales.visit-send" busyLabel="form.sending" blocked={tooLong} />
      </div>
    </Form>
  )
}

/** A quote request without models: its message lists the instruments. */
function useVisit(scales: readonly Scale[], person: Person, onSent: (reference: string) => void) {
  const t = useTranslate()
  const { callApi, locale } = useSite()
  const messageOf = (note: string | undefined) =>
    visitMessage(scales, note ?? '', locale, (kind) => t(`scales.kind-${kind}`))
  const validate = bySchema(
    () => import('#domain/forms/forms.ts').then(({ QuoteRequest }) => QuoteRequest),
    ({ note, terms }) => ({
      ...senderOf(person),
      items: [],
      message: messageOf(note),
      termsAccepted: (terms === 'yes') as true,
      lang: locale,
    }),
  )
  const form = useSubmission({
    name: 'visit',
    draft: 'tab',
    initial: { note: '', terms: '' },
    validate,
    send: (body, idempotencyKey) => callApi('POST /quotes', { body, idempotencyKey }),
    onAccepted: (answer) => onSent(answer.reference),
  })
  return { form, message: messageOf(form.values.note) }
}

/** A name of two long parts is cut, because nobody can shorten it here. */
function senderOf(person: Person): RequestPerson {
  const { name, ...sender } = requestPersonOf(person)
  return { ...sender, name: name.slice(0, limits.nameLength) }
}

function PersonFacts({ person }: { person: Person }) {
  const t = useTranslate()
  const sender = senderOf(person)
  const { name, company, email, phone } = shownPerson(sender)
  const facts = [
    [t('form.name'), name],
    [t('form.company'), company],
    [t('form.email'), email],
    [t('form.phone'), phone],
    ...furtherFacts(sender).map(([field, value]) => [t(`form.${field}`), value] as const),
    [t('form.address'), addressLines(sender).join(', ')],
  ].filter(([, value]) => value !== '')
  return (
    <section aria-labelledby="visit-person-title">
      <h3 id="visit-person-title">{t('scales.visit-person')}</h3>
      <dl className="scale-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Sent({ reference, email, onClose }: { reference: string; email: string; onClose: () => void }) {
  const t = useTranslate()
  const done = useRef<HTMLDivElement>(null)
  // The focused button was removed.
  useEffect(() => done.current?.focus(), [])
  return (
    <>
      <div ref={done} className="visit-sent" role="status" tabIndex={-1}>
        <p className="visit-reference">
          <span>{t('scales.visit-reference')}</span> <output>{reference}</output>
        </p>
        <p>{t('scales.visit-sent-text', { email })}</p>
      </div>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          {t('close')}
        </button>
      </div>
    </>
  )
}
