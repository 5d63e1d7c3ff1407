import type { Announcement, AnnouncementEntry } from '#domain/content/announcement.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { nameOf } from './announcement-text.ts'
import { contentWords as text } from './content-words.ts'
import { SmallButton } from './controls.tsx'
import { editedWords } from './edited-words.ts'

type Props = {
  items: readonly Announcement[]
  changes: readonly AnnouncementEntry[]
  onPutBack: (change: AnnouncementEntry) => void
}

/** The last changes, of anybody, before which there was something else than now; that can be put back. */
export function AnnouncementChanges({ items, changes, onPutBack }: Props) {
  const t = useTranslate()
  const present = ({ id }: AnnouncementEntry) => items.find((item) => item.id === id)?.content ?? null
  const other = changes.filter((change) => JSON.stringify(present(change)) !== JSON.stringify(change.before))
  if (other.length === 0) return null
  return (
    <section className="dash-block desk-announced">
      <h2>{text.changes}</h2>
      <ul className="desk-announcements desk-put-back">
        {other.map((change) => {
          const [before, after] = [change.before, change.after].map((side) => side && nameOf(side, t))
          return (
            <li key={`${change.id} ${change.at}`}>
              <div>
                <p>{text.changed(before ?? null, after ?? null)}</p>
                <p className="hint">
                  {editedWords.by(change.author, formatDateTime(new Date(change.at), 'fr'))}
                </p>
              </div>
              <SmallButton
                name={before ? text.putBackNamed(before) : text.withdrawNamed(after ?? '')}
                onClick={() => onPutBack(change)}
              >
                {before ? text.putBack : text.withdraw}
              </SmallButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
