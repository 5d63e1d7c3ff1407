import type { Ordered } from '#domain/publishing/editing-schemas.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { ConfirmButton } from '#src/desk/confirm-button.tsx'
import { useDesk } from '#src/desk/desk-context.ts'
import { DeskLink } from '#src/desk/place-link.tsx'
import { useAction } from '#src/forms/use-action.ts'
import { text } from './catalogue-words.ts'
import { refusalText } from './refusal-text.ts'

type Props = { id: string; ordered: Ordered; isOff: boolean; onWithdrawn: () => void }

/** The change of the product that is planned, and the way out of it while nothing is typed. */
export function OrderedNotice({ id, ordered, isOff, onWithdrawn }: Props) {
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
      <p>
        <ConfirmButton
          question={text.withdrawAsk}
          action={text.withdraw}
          cancel={text.wayOut}
          isOff={busy || isOff}
          onConfirm={() => void run()}
        />
      </p>
      {problem ? (
        <p role="alert">{problem.code === 'state-changed' ? text.publicationMoved : refusalText(problem)}</p>
      ) : null}
    </>
  )
}
