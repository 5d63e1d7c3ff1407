import { useEffect, useRef, useState } from 'react'
import { deskLimits } from '#config/desk-settings.ts'
import { localeInfo } from '#config/locales.ts'
import { AppError, type FieldErrors } from '#domain/errors/error.ts'
import { check } from '#domain/forms/field-errors.ts'
import type { DeskRequest } from '#domain/quote-requests/desk-schemas.ts'
import { offerTotals } from '#domain/quote-requests/offer.ts'
import { OfferForm } from '#domain/quote-requests/offer-form.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { formatDay } from '#domain/time/dates.ts'
import { Attachments } from '#src/files/attachments.tsx'
import { useFormWithUploads, useUploads } from '#src/files/use-uploads.ts'
import { Form } from '#src/forms/form.tsx'
import { FormProblems } from '#src/forms/form-problems.tsx'
import { useFieldProps } from '#src/forms/use-field-props.ts'
import { useSubmission } from '#src/forms/use-submission.ts'
import { useMovedText } from '#src/quote-requests/use-moved-text.ts'
import { SheetHead } from '#src/site/sheet.tsx'
import { Confirm } from '#src/ui/dialog.tsx'
import { DeskLink, useDesk } from './desk-context.tsx'
import { DraftChanged, draftText } from './draft-changed.tsx'
import { sessionText } from './draft-form.tsx'
import { euros } from './formats.ts'
import { freeTexts } from './free-texts.ts'
import { TermsFields } from './offer-conditions.tsx'
import { OfferDocuments } from './offer-documents.tsx'
import { OfferFooter } from './offer-footer.tsx'
import { lineValues, type Offered, offerInput, useOffered } from './offer-line-values.ts'
import { OfferLines } from './offer-lines.tsx'
import { OfferPreview } from './offer-preview.tsx'
import { phoneWords, staffWords } from './staff-words.ts'
import { beginningOf, useSharedDraft } from './use-shared-draft.ts'
import { unprintableText, words } from './words.ts'

type Props = {
  page: DeskRequest
  refresh: () => void
  onSent: (missing: number) => void
  onClose: () => void
}

const dayIn = (days: number) => inParis(new Date(Date.now() + days * 86_400_000)).day

/** The next version of the offer; its draft is kept on the server until it is sent. */
export function OfferEditor({ page, refresh, onSent, onClose }: Props) {
  const { request, locale } = page
  const [shown, setShown] = useState<Shown>(null)
  const after = request.offers[0]?.version ?? 0
  const { form, checked, uploads, draft, offered } = useOffer(page, after, onSent)
  const errors = form.attempts ? { ...form.errors, ...checked.errors } : {}
  const field = useFieldProps(
    { ...form, errors },
    { idPrefix: 'offer-', errorText: (error) => unprintableText(error) ?? words.dateWrong },
  )
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const moved = useMovedText(form.problem, refresh)
  return (
    <Form
      form={{
        attempts: form.attempts,
        submit: async () => (checked.output ? setShown('question') : form.submit()),
      }}
      className="sheet desk-editor"
    >
      <SheetHead
        title={
          <h3 ref={heading} tabIndex={-1}>
            {words.editor(after + 1)}
          </h3>
        }
        facts={<Parties customer={page.customer} />}
      />
      <p className="hint">{`${words.editorHint(localeInfo[locale].name)} ${words.gridHint}`}</p>
      <FormProblems
        {...form}
        errors={{}}
        labels={{}}
        problemText={moved ?? chooseText(form.problem) ?? sessionText(form.problem)}
      />
      <OfferFaults errors={errors} />
      <DraftChanged page={page} form={form} draft={draft} />
      <OfferLines {...{ page, form, errors, ...offered }} />
      <TermsFields field={field} form={form} blocks={page.blocks} />
      <Attachments uploads={uploads} id="offer-files" about="offer" />
      <OfferDocuments {...offered} uploads={uploads} />
      <OfferFooter
        form={form}
        action={request.isMailed ? words.sendOffer : phoneWords.makeOffer}
        status={draftText(draft.state, page.offerDraft)}
        isChanged={draft.state.name === 'changed'}
        onPreview={() => setShown('preview')}
        onClose={() => {
          // The page names the draft, so it is read again once that is stored.
          void draft.keep().then(refresh)
          onClose()
        }}
      />
      <OfferDialog
        {...{ shown, page, version: after + 1, products: offered.products }}
        offer={checked.output}
        files={uploads.uploads}
        onClose={() => setShown(null)}
        onSend={form.submit}
      />
    </Form>
  )
}

/** For whom it is, and whose name it will bear. */
function Parties({ customer: { name, company } }: Pick<DeskRequest, 'customer'>) {
  const { me } = useDesk()
  return (
    <>
      <p>{[name, company].filter(Boolean).join(', ')}</p>
      {me.publicName ? <p>{staffWords.preparedBy(me.publicName)}</p> : null}
      {me.whole && !me.publicName ? (
        <p>
          {staffWords.unnamed} <DeskLink to={{ view: 'me' }}>{staffWords.nameMyself}</DeskLink>
        </p>
      ) : null}
    </>
  )
}

type Shown = 'preview' | 'question' | null

type DialogProps = Parameters<typeof OfferPreview>[0] & {
  shown: Shown
  onSend: () => Promise<void>
}

/** The offer as its customer will read it, or the question before it is sent. */
function OfferDialog({ shown, page, offer, onClose, onSend, ...preview }: DialogProps) {
  if (shown === 'preview') return <OfferPreview {...preview} {...{ offer, page, onClose }} />
  return shown === 'question' && offer ? (
    <Confirm
      question={[questionOf(page, offer), readerOf(page, offer, preview.products)].join(' ').trim()}
      action={page.request.isMailed ? words.sendOffer : phoneWords.makeOffer}
      isDanger={false}
      onCancel={onClose}
      onConfirm={() => {
        onClose()
        void onSend()
      }}
    />
  ) : null
}

/** What is about to be sent, to whom. */
function questionOf(
  { customer: { name, company }, request }: DeskRequest,
  { lines, validUntil }: OfferForm,
): string {
  const { netCents, grossCents } = offerTotals(lines)
  return words.sendAsk({
    ...{ to: [name, company].filter(Boolean).join(', '), lines: lines.length, isMailed: request.isMailed },
    net: euros(netCents),
    gross: euros(grossCents),
    until: formatDay(validUntil, 'fr'),
  })
}

/** What the desk is told of an offer that is read in another language than its own. */
function readerOf(page: DeskRequest, offer: OfferForm, products: Offered['products']): string {
  if (page.locale === 'fr') return ''
  const language = new Intl.DisplayNames('fr', { type: 'language' }).of(page.locale) ?? page.locale
  const { lines, terms } = freeTexts(offer, page, products)
  return staffWords.readsIn(
    language,
    lines,
    terms.map((name) => staffWords.freeTerms[name]),
  )
}

/** What to do where a colleague has changed the draft meanwhile. */
const chooseText = (problem: AppError | null) =>
  problem?.code === 'precondition-failed' ? words.draftChoose : undefined

/** What is wrong with the offer as a whole. */
function OfferFaults({ errors }: { errors: FieldErrors }) {
  const wrong = Object.keys(errors)
  if (wrong.length === 0) return null
  return (
    <p className="error">
      {wrong.join() === 'lines' ? words.totalWrong : words.invalid}
      {errors.customer ? ` ${words.customer}\u00a0: ${unprintableText(errors.customer)}` : null}
    </p>
  )
}

function useOffer(page: DeskRequest, after: number, onSent: Props['onSent']) {
  const { call } = useDesk()
  const { request, draft: lines, terms } = page
  const [initial] = useState(() =>
    beginningOf(page, after, {
      lines: JSON.stringify(lines.map(lineValues)),
      validUntil: dayIn(deskLimits.validDays),
      ...terms,
    }),
  )
  const name = `desk-offer.${request.reference}.${after}`
  const uploads = useUploads({ name, purpose: 'offer' })
  const validate = (values: Record<string, string>) => {
    const attachments = uploads.attachments()
    return check(OfferForm, { ...offerInput(values, after), ...(attachments ? { attachments } : {}) })
  }
  const submission = useSubmission({
    name,
    initial,
    validate,
    // Nobody's draft is passed over: where a colleague was first, a version is chosen before anything is sent.
    send: async (body: OfferForm) => {
      if (!(await draft.settle())) throw new AppError('precondition-failed')
      return call('POST /desk/requests/:reference/offers', { params: { reference: request.reference }, body })
    },
    onAccepted: ({ missingAttachments = 0 }) => {
      draft.end()
      uploads.clear()
      onSent(missingAttachments)
    },
  })
  const form = useFormWithUploads(submission, uploads)
  const draft = useSharedDraft({ page, after, values: form.values, initial })
  const offered = useOffered(page, form.values.lines)
  return { form, uploads, draft, offered, checked: validate(form.values) }
}
