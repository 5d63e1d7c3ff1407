import { useEffect, useRef, useState } from 'react'
import { deskLimits } from '#config/desk-settings.ts'
import { localeInfo } from '#config/locales.ts'
import { check } from '#domain/forms/field-errors.ts'
import type { DeskRequest } from '#domain/quote-requests/desk-schemas.ts'
import { OfferForm } from '#domain/quote-requests/offer-form.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { Attachments } from '#src/files/attachments.tsx'
import { useFormWithUploads, useUploads } from '#src/files/use-uploads.ts'
import { Form } from '#src/forms/form.tsx'
import { FormProblems } from '#src/forms/form-problems.tsx'
import { type FieldProps, useFieldProps } from '#src/forms/use-field-props.ts'
import { type Submission, useSubmission } from '#src/forms/use-submission.ts'
import { useMovedText } from '#src/quote-requests/use-moved-text.ts'
import { Field, TextArea } from '#src/ui/field.tsx'
import { useDesk } from './desk-context.ts'
import { OfferLines } from './offer-lines.tsx'
import { OfferPreview } from './offer-preview.tsx'
import { OfferSums } from './offer-sums.tsx'
import { offerInput, readLines, typedLine } from './typed-lines.ts'
import { unprintableText, words } from './words.ts'
import { SendButton } from './write-box.tsx'

type Props = {
  found: DeskRequest
  refresh: () => void
  onSent: (missing: number) => void
  onClose: () => void
}

const dayIn = (days: number) => inParis(new Date(Date.now() + days * 86_400_000)).day

/** The next version of the offer; its draft stays in the tab until it is sent. */
export function OfferEditor({ found, refresh, onSent, onClose }: Props) {
  const { request, locale } = found
  const [isPreview, setPreview] = useState(false)
  const after = request.offers[0]?.version ?? 0
  const { form, checked, uploads } = useOffer(found, after, onSent)
  const errors = form.attempts ? { ...form.errors, ...checked.errors } : {}
  const field = useFieldProps(
    { ...form, errors },
    { idPrefix: 'offer-', errorText: (error) => unprintableText(error) ?? words.dateWrong },
  )
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const moved = useMovedText(form.problem, refresh)
  const wrong = Object.keys(errors)
  return (
    <Form form={form} className="dash-form desk-editor">
      <h3 ref={heading} tabIndex={-1}>
        {words.editor(after + 1)}
      </h3>
      <p className="hint">{words.editorHint(localeInfo[locale].name)}</p>
      <FormProblems {...form} errors={{}} labels={{}} problemText={moved} />
      {wrong.length ? (
        <p className="error">
          {wrong.join() === 'lines' ? words.totalWrong : words.invalid}
          {errors.customer ? ` ${words.customer}\u00a0: ${unprintableText(errors.customer)}` : null}
        </p>
      ) : null}
      <OfferLines
        found={found}
        lines={readLines(form.values.lines)}
        errors={errors}
        onChange={(lines) => form.set('lines', JSON.stringify(lines))}
      />
      <OfferSums values={form.values} after={after} />
      <TermsFields field={field} />
      <Attachments uploads={uploads} id="offer-files" about="offer" />
      <EditorActions form={form} onPreview={() => setPreview(true)} onClose={onClose} />
      {isPreview ? (
        <OfferPreview
          offer={checked.output}
          files={uploads.uploads}
          version={after + 1}
          locale={locale}
          onClose={() => setPreview(false)}
        />
      ) : null}
    </Form>
  )
}

/** Until when the offer holds, and its terms of delivery and payment. */
function TermsFields({ field }: { field: (name: string) => FieldProps }) {
  return (
    <>
      <div className="field-grid">
        <Field {...field('validUntil')} label={words.validUntil} type="date" required min={dayIn(0)} />
        <Field {...field('delivery')} label={words.delivery} maxLength={deskLimits.deliveryLength} />
      </div>
      <TextArea
        {...field('conditions')}
        label={words.conditions}
        rows={3}
        maxLength={deskLimits.conditionsLength}
      />
      <TextArea {...field('note')} label={words.offerNote} rows={2} maxLength={deskLimits.conditionsLength} />
    </>
  )
}

type ActionsProps = { form: Submission; onPreview: () => void; onClose: () => void }

function EditorActions({ form, onPreview, onClose }: ActionsProps) {
  return (
    <div className="dash-actions">
      <SendButton form={form} text={words.sendOffer} />
      <button type="button" className="button ghost" onClick={onPreview}>
        {words.preview}
      </button>
      <button type="button" className="link-button" onClick={onClose}>
        {words.cancel}
      </button>
    </div>
  )
}

function useOffer(
  { request: { reference }, draft, terms }: DeskRequest,
  after: number,
  onSent: Props['onSent'],
) {
  const { calls } = useDesk()
  const [initial] = useState(() => ({
    lines: JSON.stringify(draft.map(typedLine)),
    validUntil: dayIn(deskLimits.validDays),
    ...terms,
  }))
  const name = `desk-offer.${reference}.${after}`
  const uploads = useUploads({ name, purpose: 'offer' })
  const validate = (values: Record<string, string>) => {
    const attachments = uploads.attachments()
    return check(OfferForm, { ...offerInput(values, after), ...(attachments ? { attachments } : {}) })
  }
  const submission = useSubmission({
    name,
    draft: 'tab',
    initial,
    validate,
    send: (body: OfferForm) => calls.offer(reference, body),
    onAccepted: ({ missingAttachments = 0 }) => {
      uploads.clear()
      onSent(missingAttachments)
    },
  })
  const form = useFormWithUploads(submission, uploads)
  return { form, uploads, checked: validate(form.values) }
}
