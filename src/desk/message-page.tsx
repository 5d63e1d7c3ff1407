import { useRef } from 'react'
import { limits } from '#config/limits.ts'
import { localeInfo } from '#config/locales.ts'
import type { ContactChange, DeskContact } from '#domain/quote-requests/contact-forms.ts'
import { FileList } from '#src/files/file-list.tsx'
import { ActionButton } from '#src/forms/action-button.tsx'
import { useAction } from '#src/forms/use-action.ts'
import { AssigneeForm } from './assignee.tsx'
import { ContactFacts } from './customer-link.tsx'
import { PlaceLink, useDesk } from './desk-context.tsx'
import { DeskNotFound, DeskQuery, useDeskQuery } from './desk-query.tsx'
import { sessionText } from './draft-form.tsx'
import { moment } from './formats.ts'
import { MessageBox } from './message-box.tsx'
import { ReplyDue } from './row-table.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { words } from './words.ts'

/** One contact message, what was answered, and the next answer. */
export function MessagePage({ reference }: { reference: string }) {
  const query = useDeskQuery('GET /desk/contacts/:message', { params: { message: reference } })
  return (
    <DeskQuery query={query} lines={10} missing={<DeskNotFound />}>
      {(contact, { refresh }) => <Message {...{ contact, refresh }} />}
    </DeskQuery>
  )
}

type Props = { contact: DeskContact; refresh: () => void }

function Message({ contact, refresh }: Props) {
  const { call, token } = useDesk()
  const params = { message: contact.reference }
  const { reference, message, answers, attachments, name, locale } = contact
  const box = useRef<HTMLDivElement>(null)
  useShortcuts({ m: () => box.current?.querySelector('textarea')?.focus() })
  return (
    <>
      <Head contact={contact} refresh={refresh} />
      <div className="desk-columns">
        <Person contact={contact} />
        <section className="dash-block">
          <h2>{words.messages}</h2>
          <ol className="request-messages">
            <li className="customer">
              <Signed by={name} at={contact.createdAt} />
              <p className="dash-message whole">{message}</p>
              <FileList files={attachments} token={token} />
            </li>
            {answers.map(({ id, at, by, text }) => (
              <li key={id} className="company">
                <Signed by={by || words.us} at={at} />
                <p className="dash-message whole">{text}</p>
              </li>
            ))}
          </ol>
          <div ref={box}>
            <MessageBox
              name={`desk-answer.${reference}`}
              label={words.answer}
              hint={words.writeHint(localeInfo[locale].name)}
              action={words.sendAnswer}
              done={words.answered}
              maxLength={limits.messageLength}
              send={({ text }, idempotencyKey) =>
                call('POST /desk/contacts/:message/answers', { params, body: { text }, idempotencyKey })
              }
              refresh={refresh}
            />
          </div>
        </section>
      </div>
    </>
  )
}

const Signed = ({ by, at }: { by: string; at: string }) => (
  <p>
    <strong>{by}</strong> <time dateTime={at}>{moment(at)}</time>
  </p>
)

function Head({ contact, refresh }: Props) {
  const { call } = useDesk()
  const { reference, subject, state, origin, createdAt, dueAt, requestReference, assignee, me } = contact
  const action = useAction({
    send: (body: ContactChange) =>
      call('POST /desk/contacts/:message/state', { params: { message: reference }, body }),
    onAccepted: refresh,
  })
  return (
    <header className="desk-title">
      <h1>
        {subject} <span className="dash-reference">{reference}</span>
      </h1>
      <p className="desk-status">
        <strong>{words.contactStates[state]}</strong>
        {state === 'open' ? <ReplyDue since={createdAt} dueAt={dueAt} /> : null}
        {origin === 'assistant' ? <span>{words.origins.assistant}</span> : null}
      </p>
      <AssigneeForm
        {...{ assignee, me }}
        busy={action.busy}
        onMine={() => action.run({ action: 'mine' })}
        onAssign={(name) => action.run({ action: 'assign', name })}
      />
      <p className="dash-actions">
        {requestReference ? (
          <PlaceLink className="button ghost small" to={{ name: 'request', reference: requestReference }}>
            {words.becameRequest(requestReference)}
          </PlaceLink>
        ) : (
          <PlaceLink className="button ghost small" to={{ name: 'start', contact: reference }}>
            {words.turnIntoRequest}
          </PlaceLink>
        )}
        <ActionButton
          action={action}
          className="button ghost small"
          onPress={() => action.run({ action: state === 'open' ? 'close' : 'reopen' })}
        >
          {state === 'open' ? words.closeMessage : words.reopenMessage}
        </ActionButton>
      </p>
      <p role="status">{action.problem ? (sessionText(action.problem) ?? words.failed) : null}</p>
    </header>
  )
}

function Person({ contact }: Pick<Props, 'contact'>) {
  const { name, email } = contact
  return (
    <section className="dash-block desk-customer">
      <h2>{words.customer}</h2>
      <p>
        <strong>{name}</strong>
      </p>
      <p className="desk-person">
        <PlaceLink to={{ name: 'person', by: 'email', value: email }}>{words.everything}</PlaceLink>
      </p>
      <ContactFacts person={contact} />
    </section>
  )
}
