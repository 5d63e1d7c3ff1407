import { useEffect, useRef, useState } from 'react'
import { limits } from '#config/limits.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import type { Scale } from '#domain/scales/scale.ts'
import { visitMessage } from '#domain/scales/visit-message.ts'
import { paths } from '#domain/site/urls.ts'
import { FormProblems } from '#src/app/form-problems.tsx'
import { Link } from '#src/app/link.tsx'
import { useSite } from '#src/app/site.ts'
import { Stylesheet } from '#src/app/stylesheet.tsx'
import { useForm } from '#src/app/use-form.ts'
import { type TextKey, useTranslate } from '#src/i18n/index.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { TextArea } from '#src/ui/field.tsx'
import type { Person } from './person.ts'
import href from './scales-dialogs.css?url'

type Props = { scales: readonly Scale[]; person: Person; onClose: () => void }

/** The second of two clicks: what will be sent, as it will be read, and afterwards its reference. */
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
  const tooLong = message.length > limits.messageLength
  const labels = { termsAccepted: t('form.terms-short'), message: t('scales.visit-message') }
  return (
    <form
      method="post"
      className="scale-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!tooLong) void form.submit()
      }}
    >
      <FormProblems {...form} labels={labels} />
      <p>{t('scales.visit-lead')}</p>
      {scales.some(({ country }) => country === 'DE') ? (
        <p className="hint">{t('scales.visit-germany')}</p>
      ) : null}
      <section aria-labelledby="visit-message-title">
        <h3 id="visit-message-title">{t('scales.visit-message')}</h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reached by keys */}
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
        name="visit-note"
        label={t('scales.visit-note')}
        hint={t('scales.visit-note-hint')}
        rows={2}
        maxLength={500}
        value={form.values.note ?? ''}
        onChange={(event) => form.set('note', event.target.value)}
      />
      <PersonFacts person={person} />
      <Terms form={form} />
      <div className="dialog-actions">
        <button type="submit" className="button" aria-disabled={form.busy || tooLong} aria-busy={form.busy}>
          {t(form.busy ? 'form.sending' : 'scales.visit-send')}
        </button>
      </div>
    </form>
  )
}

/** A request for a quote without models: its message lists the instruments. */
function useVisit(scales: readonly Scale[], person: Person, onSent: (reference: string) => void) {
  const { callApi, locale } = useSite()
  const messageOf = (note: string | undefined) => visitMessage(scales, note ?? '', locale)
  const form = useForm({
    name: 'visit',
    schema: () => import('#domain/forms/forms.ts').then(({ QuoteRequest }) => QuoteRequest),
    initial: { note: '', terms: '' },
    input: ({ note, terms }) => ({
      company: person.company,
      name: nameOf(person),
      email: person.email,
      phone: person.phone,
      address: person.address,
      zipCode: person.postalCode,
      city: person.city,
      country: person.country,
      items: [],
      message: messageOf(note),
      termsAccepted: (terms === 'yes') as true,
      lang: locale,
    }),
    send: (json, key) => callApi('POST /quotes', { body: json, idempotencyKey: key }),
    onSent: (answer) => onSent(answer.reference),
  })
  return { form, message: messageOf(form.values.note) }
}

const nameOf = ({ firstName, lastName }: Person) =>
  `${firstName} ${lastName}`.trim().slice(0, limits.nameLength)

function PersonFacts({ person }: { person: Person }) {
  const t = useTranslate()
  const facts = [
    [t('form.name'), nameOf(person)],
    [t('form.company'), person.company],
    [t('form.email'), person.email],
    [t('form.phone'), formatPhone(person.phone)],
    [
      t('form.address'),
      [person.address, `${person.postalCode} ${person.city}`.trim(), person.country]
        .filter(Boolean)
        .join(', '),
    ],
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

function Terms({ form }: { form: ReturnType<typeof useVisit>['form'] }) {
  const t = useTranslate()
  const error = form.errors.termsAccepted
  return (
    <div className={error ? 'field wrong' : 'field'}>
      <div className="scale-tick">
        <input
          id="termsAccepted"
          type="checkbox"
          required
          checked={form.values.terms === 'yes'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'visit-terms-error' : undefined}
          onChange={(event) => form.set('terms', event.target.checked ? 'yes' : '')}
        />
        <label htmlFor="termsAccepted">
          {t('form.terms-label')} <Link to={paths.privacy}>{t('privacy.title')}</Link>
        </label>
      </div>
      {error ? (
        <p className="error" id="visit-terms-error">
          {t(error as TextKey)}
        </p>
      ) : null}
    </div>
  )
}

function Sent({ reference, email, onClose }: { reference: string; email: string; onClose: () => void }) {
  const t = useTranslate()
  const done = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
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
