import { useRef, useState } from 'react'
import type { Announcement, AnnouncementKind } from '#domain/content/announcement.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { usualCalendar, usualWeek } from '#domain/time/work-calendar.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { hoursLines } from '#src/site/opening-text.ts'
import { ConfirmButton } from '#src/ui/confirm-button.tsx'
import { AnnouncementEditor } from './announcement-editor.tsx'
import { announcementLines, nameOf, whenOf } from './announcement-text.ts'
import { announcementDraft } from './announcement-values.ts'
import { contentWords as text } from './content-words.ts'
import { SmallButton } from './controls.tsx'
import { editedWords } from './edited-words.ts'
import { hasDraft } from './use-form-with-draft.ts'

type Props = {
  kind: AnnouncementKind
  /** Those of this kind, the latest first. */
  items: readonly Announcement[]
  onStored: () => void
  onRemove: (item: Announcement) => void
  onReload: () => void
}

/** What is announced of one kind, the form for more, and what is past. */
export function AnnouncementSection({ kind, items, onStored, onRemove, onReload }: Props) {
  const t = useTranslate()
  const [edited, setEdited] = useState<Announcement | 'new' | null>(() =>
    hasDraft(announcementDraft(kind, null)) ? 'new' : null,
  )
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => {
    setEdited(null)
    heading.current?.focus()
  }
  const [coming, past] = parted(kind, items)
  const hours = items.find(({ content }) => content.kind === 'hours')?.content
  const stored = edited === 'new' ? null : edited
  return (
    <section className="dash-block desk-announced">
      <h2 ref={heading} tabIndex={-1}>
        {text.kinds[kind]}
      </h2>
      <p className="hint">{text.about[kind]}</p>
      {coming.length === 0 ? <p>{text.none[kind]}</p> : null}
      {kind === 'hours' && coming.length === 0
        ? hoursLines(t, 'fr', usualCalendar).map((line) => <p key={line}>{line}</p>)
        : null}
      <ul className="desk-announcements">
        {coming.map((item) => (
          <Row key={item.id} item={item} onChange={() => setEdited(item)} onRemove={() => onRemove(item)} />
        ))}
      </ul>
      {edited === null ? (
        <button type="button" className="button ghost" onClick={() => setEdited('new')}>
          {text.add[kind]}
        </button>
      ) : (
        <AnnouncementEditor
          key={stored?.id ?? 'new'}
          kind={kind}
          stored={stored}
          week={hours?.kind === 'hours' ? hours.week : usualWeek}
          onClose={close}
          onReload={() => {
            setEdited(null)
            onReload()
          }}
          onStored={() => {
            close()
            onStored()
          }}
        />
      )}
      {past.length > 0 ? (
        <details>
          <summary>{text.past}</summary>
          <ul className="desk-announcements">
            {past.map((item) => (
              <Row key={item.id} item={item} />
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}

/** What holds now or will, and what is over: hours end where later ones have begun. */
function parted(kind: AnnouncementKind, items: readonly Announcement[]): [Announcement[], Announcement[]] {
  const { day, minutes } = inParis(new Date())
  const now = `${day}T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  const begun = items.find(({ content }) => content.first <= day)
  const isOver = (item: Announcement) => {
    const { content } = item
    if (content.kind === 'hours') return content.first <= day && item !== begun
    return kind === 'closure' ? content.last < day : content.last <= now
  }
  return [items.filter((item) => !isOver(item)), items.filter(isOver)]
}

type RowProps = { item: Announcement; onChange?: () => void; onRemove?: () => void }

function Row({ item: { content, author, at }, onChange, onRemove }: RowProps) {
  const t = useTranslate()
  const lines = announcementLines(content, t, 'fr')
  const name = nameOf(content, t)
  return (
    <li>
      <div>
        {whenOf(content) ? <p className="hint">{whenOf(content)}</p> : null}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="hint">{editedWords.by(author, formatDateTime(new Date(at), 'fr'))}</p>
      </div>
      {onChange && onRemove ? (
        <div className="dash-actions">
          <SmallButton name={text.changeNamed(name)} onClick={onChange}>
            {text.change}
          </SmallButton>
          <ConfirmButton
            question={text.removeAsk(name)}
            action={text.remove}
            aria-label={text.removeNamed(name)}
            onConfirm={onRemove}
          />
        </div>
      ) : null}
    </li>
  )
}
