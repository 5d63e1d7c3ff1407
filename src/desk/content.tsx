import { useRef, useState } from 'react'
import {
  type Announcement,
  type AnnouncementEntry,
  type AnnouncementKind,
  announcementKinds,
} from '#domain/content/announcement.ts'
import type { AppError } from '#domain/errors/error.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { usualCalendar, usualWeek } from '#domain/time/work-calendar.ts'
import { useAction } from '#src/forms/use-action.ts'
import { messageText, useTranslate } from '#src/i18n/translation.ts'
import { hoursLines } from '#src/site/opening-text.ts'
import { ConfirmButton } from '#src/ui/confirm-button.tsx'
import { AnnouncementEditor } from './announcement-editor.tsx'
import { announcementDraft, announcementLines, nameOf, whenOf } from './announcement-values.ts'
import { editedWords, contentWords as text } from './content-words.ts'
import { GhostButton, SmallButton } from './controls.tsx'
import { useDesk } from './desk-context.tsx'
import { DeskQuery, useDeskQuery } from './desk-query.tsx'
import { hasDraft, refusedText, type SaveMessage, SaveStatus } from './draft-form.tsx'
import { moment } from './formats.ts'
import { words } from './words.ts'

/** Closures, opening hours and notices: what holds, what is past, the forms for more, and the way back. */
export function Content() {
  const { call } = useDesk()
  const query = useDeskQuery('GET /desk/announcements')
  const [said, setSaid] = useState<SaveMessage | null>(null)
  const items = query.answer.value?.items ?? []
  const changed = (what: string) => {
    setSaid({ text: what })
    void query.refresh()
  }
  const remove = ({ id, revision }: Announcement) =>
    call('DELETE /desk/announcements', { query: { id, revision: String(revision) } })
  const removal = useAction({ send: remove, onAccepted: () => changed(text.removed) })
  const putBack = useAction({
    send: async ({ id, before: content }: AnnouncementEntry) => {
      const present = items.find((item) => item.id === id)
      if (content)
        await call('PUT /desk/announcements', { body: { id, revision: present?.revision ?? 0, content } })
      else if (present) await remove(present)
    },
    onAccepted: () => changed(text.undone),
  })
  const problem = putBack.problem ?? removal.problem
  return (
    <>
      <h1>{text.content}</h1>
      <p>{text.lead}</p>
      {problem ? <Problem problem={problem} /> : null}
      <SaveStatus said={problem ? null : said} see="" />
      <DeskQuery query={query}>
        {({ changes }, { load }) => (
          <>
            {announcementKinds.map((kind) => (
              <AnnouncementSection
                key={kind}
                kind={kind}
                items={items.filter(({ content }) => content.kind === kind)}
                onStored={() => changed(text.saved)}
                onRemove={removal.run}
                onReload={load}
              />
            ))}
            <AnnouncementChanges {...{ items, changes }} onPutBack={putBack.run} />
          </>
        )}
      </DeskQuery>
    </>
  )
}

/** Why nothing was changed: somebody else was first, or what was before cannot be announced any more. */
function Problem({ problem }: { problem: AppError }) {
  const t = useTranslate()
  const [key] = Object.values(problem.fields)
  return <p role="alert">{refusedText(problem) ?? (key ? messageText(t, key) : words.failed)}</p>
}

type Props = {
  items: readonly Announcement[]
  changes: readonly AnnouncementEntry[]
  onPutBack: (change: AnnouncementEntry) => void
}

/** The last changes, of anybody, before which there was something else than now; that can be put back. */
function AnnouncementChanges({ items, changes, onPutBack }: Props) {
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
                <p className="hint">{editedWords.by(change.author, moment(change.at))}</p>
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

type AnnouncementSectionProps = {
  kind: AnnouncementKind
  /** Those of this kind, the latest first. */
  items: readonly Announcement[]
  onStored: () => void
  onRemove: (item: Announcement) => void
  onReload: () => void
}

/** What is announced of one kind, the form for more, and what is past. */
function AnnouncementSection({ kind, items, onStored, onRemove, onReload }: AnnouncementSectionProps) {
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
        <GhostButton onClick={() => setEdited('new')}>{text.add[kind]}</GhostButton>
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
        <p className="hint">{editedWords.by(author, moment(at))}</p>
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
