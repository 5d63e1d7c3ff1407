import { deskLimits } from '#config/desk-settings.ts'
import { limits } from '#config/limits.ts'
import { localeInfo } from '#config/locales.ts'
import type { DeskRequest } from '#domain/quote-requests/desk-schemas.ts'
import { FileList } from '#src/files/file-list.tsx'
import { ConfirmButton } from '#src/ui/confirm-button.tsx'
import { useDesk } from './desk-context.tsx'
import { moment } from './formats.ts'
import { MessageBox } from './message-box.tsx'
import { phoneWords } from './staff-words.ts'
import { useChange } from './use-change.ts'
import { words } from './words.ts'

type Props = { page: DeskRequest; refresh: () => void }

/** The messages of both sides, and the form for another one. */
export function DeskMessages({ page: { request, locale, customer, archivedUntil }, refresh }: Props) {
  const { call, token } = useDesk()
  const { reference, messages, state, isMailed } = request
  return (
    <section className="dash-block">
      <h2>{words.messages}</h2>
      {messages.length ? (
        <ol className="request-messages">
          {messages.map(({ id, at, from, by, text, attachments }) => (
            <li key={id} className={from}>
              <p>
                <strong>{from === 'customer' ? customer.name : by || words.us}</strong>{' '}
                <time dateTime={at}>{moment(at)}</time>
              </p>
              <p className="dash-message whole">{text}</p>
              <FileList files={attachments} token={token} />
            </li>
          ))}
        </ol>
      ) : null}
      {state === 'closed' || archivedUntil !== null ? null : (
        <MessageBox
          name={`desk-message.${reference}`}
          label={words.write}
          hint={(isMailed ? words.writeHint : phoneWords.writeHere)(localeInfo[locale].name)}
          action={isMailed ? words.send : phoneWords.storeMessage}
          done={isMailed ? words.sent : phoneWords.storedMessage}
          maxLength={limits.messageLength}
          files
          send={(body, idempotencyKey) =>
            call('POST /desk/requests/:reference/messages', { params: { reference }, body, idempotencyKey })
          }
          refresh={refresh}
        />
      )}
    </section>
  )
}

type CloseRequestProps = { page: DeskRequest; refresh: () => void }

/** Closes the request with a reason, or ends the links in mails to the company. */
export function CloseRequest({ page: { request }, refresh }: CloseRequestProps) {
  const { call } = useDesk()
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
            send={({ text }) =>
              call('POST /desk/requests/:reference/state', {
                params: { reference },
                body: { action: 'close', reason: text },
              })
            }
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
