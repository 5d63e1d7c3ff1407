import type { EditedProduct, Ordered } from '#domain/publishing/editing-schemas.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { useDesk } from '#src/desk/desk-context.ts'
import { DeskLink } from '#src/desk/desk-link.tsx'
import { changeTexts } from '#src/desk/journal-lines.ts'
import { useAction } from '#src/forms/use-action.ts'
import { ConfirmButton } from '#src/ui/confirm-button.tsx'
import { text } from './catalogue-words.ts'
import { refusalText } from './refusal-text.ts'

type Props = {
  id: string
  ordered: Ordered
  planned: EditedProduct['planned']
  isOff: boolean
  onWithdrawn: () => void
}

/** The change of the product that is planned, and the way out of it while nothing is typed. */
export function ScheduledChange({ id, ordered, planned, isOff, onWithdrawn }: Props) {
  const { calls } = useDesk()
  const { run, busy, problem } = useAction({
    send: () => calls.withdrawProduct(ordered.id, id),
    onAccepted: onWithdrawn,
  })
  return (
    <>
      <p className="notice">
        {ordered.isLocking ? text.orderedWhole : text.orderedPart}{' '}
        <DeskLink to={{ view: 'publications' }}>
          {text.orderedOn(formatDateTime(new Date(ordered.dueAt), 'fr'))}
        </DeskLink>
      </p>
      {planned.length ? (
        <ul className="hint">
          {planned.map((change) => (
            <li key={change.change + change.reference}>{plannedText(change)}</li>
          ))}
        </ul>
      ) : null}
      {planned.some(({ change }) => change === 'price') ? <p className="hint">{text.orderedPrices}</p> : null}
      <p>
        <ConfirmButton
          question={text.withdrawAsk}
          action={text.withdraw}
          cancel={text.wayOut}
          isOff={busy || isOff}
          onConfirm={() => void run()}
        />
      </p>
      {isOff ? <p className="hint">{text.withdrawLater}</p> : null}
      {problem ? (
        <p role="alert">{problem.code === 'state-changed' ? text.publicationMoved : refusalText(problem)}</p>
      ) : null}
    </>
  )
}

/** What is planned, with what it is now; of texts and lists only what changes. */
function plannedText(change: EditedProduct['planned'][number]): string {
  const { label, before, after } = changeTexts(change)
  const place = [change.reference, label].filter(Boolean).join(', ')
  return before !== null && after !== null ? `${place}\u00a0: ${before} → ${after}` : place
}
