import { deskLimits } from '#config/desk-settings.ts'
import type { DeskRequest } from '#domain/quote-requests/desk-schemas.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { useDesk } from './desk-context.ts'
import { words } from './words.ts'
import { WriteBox } from './write-box.tsx'

type Props = { page: DeskRequest; refresh: () => void }

/** Internal notes, and the form for another one. */
export function DeskNotes({ page: { request, notes, archivedUntil }, refresh }: Props) {
  const { calls } = useDesk()
  const { reference } = request
  return (
    <section className="dash-block">
      <h2>{words.notes}</h2>
      <ul className="desk-notes">
        {notes.map(({ id, at, author, text }) => (
          <li key={id}>
            <p className="hint">
              <time dateTime={at}>{formatDateTime(new Date(at), 'fr')}</time>, {author || words.byLink}
            </p>
            <p className="whole">{text}</p>
          </li>
        ))}
      </ul>
      {archivedUntil === null ? (
        <WriteBox
          name={`desk-note.${reference}`}
          label={words.note}
          hint={words.notesHint}
          action={words.keep}
          done={words.kept}
          maxLength={deskLimits.noteLength}
          send={(body, key) => calls.note(reference, body, key)}
          refresh={refresh}
        />
      ) : null}
    </section>
  )
}
