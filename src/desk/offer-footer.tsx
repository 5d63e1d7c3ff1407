import { check } from '#domain/forms/field-errors.ts'
import { offerTotals } from '#domain/quote-requests/offer.ts'
import { OfferLineForm } from '#domain/quote-requests/offer-form.ts'
import type { Submission } from '#src/forms/use-submission.ts'
import { Facts } from '#src/ui/facts.tsx'
import { GhostButton, LinkButton } from './controls.tsx'
import { UnsavedNotice } from './draft-changed.tsx'
import { euros } from './formats.ts'
import { SendButton } from './message-box.tsx'
import { lineInput, readLines } from './offer-line-values.ts'
import { words } from './words.ts'

type Props = {
  form: Submission
  action: string
  status: string
  /** Somebody else has written the draft: nothing is kept before a version is chosen. */
  isChanged: boolean
  onPreview: () => void
  onClose: () => void
}

const sums = ['netCents', 'vatCents', 'grossCents'] as const

/** What stays in view below the lines: their sums, and the button that sends the offer. */
export function OfferFooter({ form, action, status, isChanged, onPreview, onClose }: Props) {
  const lines = readLines(form.values.lines)
  const complete = lines.flatMap((line) => check(OfferLineForm, lineInput(line)).output ?? [])
  const totals = offerTotals(complete)
  return (
    <div className="desk-foot">
      <Facts
        className="offer-totals"
        aria-live="polite"
        rows={sums.map((sum) => [words.totals[sum], euros(totals[sum])])}
      />
      {isChanged ? <UnsavedNotice /> : null}
      <p className="hint" role="status">
        {[complete.length < lines.length ? words.totalsOpen : '', status].filter(Boolean).join(' ')}
      </p>
      <div className="dash-actions">
        <SendButton form={form} text={action} />
        <GhostButton onClick={onPreview}>{words.preview}</GhostButton>
        <LinkButton onClick={onClose}>{words.cancel}</LinkButton>
      </div>
    </div>
  )
}
