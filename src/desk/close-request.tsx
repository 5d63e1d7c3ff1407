import { deskLimits } from '#config/desk-settings.ts'
import type { DeskRequest } from '#domain/quote-requests/desk-schemas.ts'
import { ConfirmButton } from '#src/ui/confirm-button.tsx'
import { useDesk } from './desk-context.ts'
import { MessageBox } from './message-box.tsx'
import { useChange } from './use-change.ts'
import { words } from './words.ts'

type Props = { page: DeskRequest; refresh: () => void }

/** Closes the request with a reason, or ends the links in mails to the company. */
export function CloseRequest({ page: { request }, refresh }: Props) {
  const { calls } = useDesk()
  const { reference, state } = request
  const { change, status } = useChange(reference, refresh)
  return (
    <section className="dash-block">
      <h2>{words.end}</h2>
      {state === 'closed' ? (
        <p className="hint">{words.closed}</p>
      ) : (
        <details>
          <summary>{words.close}</summary>
          <MessageBox
            name={`desk-close.${reference}`}
            label={words.reason}
            action={words.close}
            done={words.closed}
            maxLength={deskLimits.noteLength}
            danger
            send={({ text }) => calls.change(reference, { action: 'close', reason: text })}
            refresh={refresh}
          />
        </details>
      )}
      <p>
        <ConfirmButton
          question={words.revokeAsk}
          action={words.revoke}
          onConfirm={() => change({ action: 'revoke-links' }, words.revoked)}
        />
      </p>
      <p role="status">{status}</p>
    </section>
  )
}
