import { useEffect, useRef, useState } from 'react'
import { limits } from '#config/limits.ts'
import type { Locale } from '#config/locales.ts'
import {
  addressLines,
  furtherFacts,
  type RequestPerson,
  requestPersonOf,
  shownPerson,
} from '#domain/forms/person-fields.ts'
import type { Scale } from '#domain/scales/scale.ts'
import { scaleName } from '#domain/scales/scale-plate.ts'
import { visitedInstrument } from '#domain/scales/visited-instrument.ts'
import { formatDay } from '#domain/time/dates.ts'
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
import { Facts } from '#src/ui/facts.tsx'
import { TextArea } from '#src/ui/field.tsx'
import href from './scales-dialogs.css?url'
import type { Person } from './use-register.ts'

type Props = { scales: readonly Scale[]; person: Person; onClose: () => void }

/** The second of two steps: names the instruments before the request is sent, and afterwards its reference. */
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
  const { locale } = useSite()
  const form = useVisit(scales, person, onSent)
  const field = useFieldProps(form, { idPrefix: 'visit-' })
  const labels = {
    termsAccepted: t('form.terms-short'),
    message: t('scales.visit-note'),
    instruments: t('scales.visit-instruments', { count: scales.length }),
  }
  return (
    <Form form={form} className="scale-form">
      <FormProblems {...form} labels={labels} />
      <p>{t('scales.visit-lead')}</p>
      {scales.some(({ country }) => country === 'DE') ? (
        <p className="hint">{t('scales.visit-germany')}</p>
      ) : null}
      <section aria-labelledby="visit-message-title">
        <h3 id="visit-message-title">{labels.instruments}</h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
        <div className="visit-message" id="instruments" tabIndex={0}>
          <ol>
            {scales.map((scale) => (
              <li key={scale.id}>{lineOf(scale, locale)}</li>
            ))}
          </ol>
        </div>
      </section>
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
        <SubmitButton form={form} label="scales.visit-send" busyLabel="form.sending" />
      </div>
    </Form>
  )
}

/** An instrument in one line: name, serial number, place and day. */
const lineOf = ({ serial, place, verification: { dueOn }, ...scale }: Scale, locale: Locale) =>
  [scaleName(scale), serial, place, dueOn === null ? '' : formatDay(dueOn, locale)].filter(Boolean).join(', ')

/** A quote request without models, with the instruments and what was noted. */
function useVisit(scales: readonly Scale[], person: Person, onSent: (reference: string) => void) {
  const { callApi, locale } = useSite()
  const validate = bySchema(
    () => import('#domain/forms/forms.ts').then(({ QuoteRequest }) => QuoteRequest),
    ({ note, terms }) => ({
      ...senderOf(person),
      items: [],
      instruments: scales.map(visitedInstrument),
      message: note ?? '',
      termsAccepted: (terms === 'yes') as true,
      lang: locale,
    }),
  )
  return useSubmission({
    name: 'visit',
    draft: 'tab',
    initial: { note: '', terms: '' },
    validate,
    send: (body, idempotencyKey) => callApi('POST /quotes', { body, idempotencyKey }),
    onAccepted: (answer) => onSent(answer.reference),
  })
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
  return (
    <section aria-labelledby="visit-person-title">
      <h3 id="visit-person-title">{t('scales.visit-person')}</h3>
      <Facts
        className="scale-facts"
        rows={[
          [t('form.name'), name],
          [t('form.company'), company],
          [t('form.email'), email],
          [t('form.phone'), phone],
          ...furtherFacts(sender).map(([field, value]) => [t(`form.${field}`), value] as const),
          [t('form.address'), addressLines(sender).join(', ')],
        ]}
      />
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
