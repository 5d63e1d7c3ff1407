import { useState } from 'react'
import { deskLimits } from '#config/desk-settings.ts'
import type { DeskRequest } from '#domain/quote-requests/desk-schemas.ts'
import { Confirm } from '#src/ui/dialog.tsx'
import { useDesk } from './desk-context.ts'
import { useChange } from './use-change.ts'
import { words } from './words.ts'
import { WriteBox } from './write-box.tsx'

type Props = { found: DeskRequest; refresh: () => void }

/** Closes the request with a reason, or ends the links in mails to the company. */
export function CloseRequest({ found: { request }, refresh }: Props) {
  const { calls } = useDesk()
  const { reference, state } = request
  const [asking, setAsking] = useState(false)
  const { change, status } = useChange(reference, refresh)
  return (
    <section className="dash-block">
      <h2>{words.end}</h2>
      {state === 'closed' ? (
        <p className="hint">{words.closed}</p>
      ) : (
        <details>
          <summary>{words.close}</summary>
          <WriteBox
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
        <button type="button" className="button small ghost" onClick={() => setAsking(true)}>
          {words.revoke}
        </button>
      </p>
      <p role="status">{status}</p>
      {asking ? (
        <Confirm
          question={words.revokeAsk}
          action={words.revoke}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            change({ action: 'revoke-links' }, words.revoked)
          }}
        />
      ) : null}
    </section>
  )
}
