import { limits } from '#config/limits.ts'
import { localeInfo } from '#config/locales.ts'
import type { DeskRequest } from '#domain/quote-requests/desk-schemas.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { FileList } from '#src/files/file-list.tsx'
import { useDesk } from './desk-context.ts'
import { MessageBox } from './message-box.tsx'
import { phoneWords } from './staff-words.ts'
import { words } from './words.ts'

type Props = { page: DeskRequest; refresh: () => void }

/** The messages of both sides, and the form for another one. */
export function DeskMessages({ page: { request, locale, customer, archivedUntil }, refresh }: Props) {
  const { calls } = useDesk()
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
                <time dateTime={at}>{formatDateTime(new Date(at), 'fr')}</time>
              </p>
              <p className="dash-message whole">{text}</p>
              <FileList files={attachments} token={calls.token} />
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
          send={(body, key) => calls.message(reference, body, key)}
          refresh={refresh}
        />
      )}
    </section>
  )
}
