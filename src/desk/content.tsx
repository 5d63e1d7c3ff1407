import { useState } from 'react'
import { type Announcement, type AnnouncementEntry, announcementKinds } from '#domain/content/announcement.ts'
import type { AppError } from '#domain/errors/error.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { useAction } from '#src/forms/use-action.ts'
import { messageText, useTranslate } from '#src/i18n/translation.ts'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import { useQuery } from '#src/site/use-query.ts'
import { AnnouncementSection } from './announcement-section.tsx'
import { nameOf } from './announcement-text.ts'
import href from './content.css?url'
import { contentWords as text } from './content-words.ts'
import { SmallButton } from './controls.tsx'
import { useDesk } from './desk-context.ts'
import { editedWords } from './edited-words.ts'
import { type SaveMessage, SaveStatus } from './save-status.tsx'
import { refusedText } from './submit-error.tsx'
import { words } from './words.ts'

/** Closures, opening hours and notices: what holds, what is past, the forms for more, and the way back. */
export function Content() {
  const { calls } = useDesk()
  const { answer, load, set } = useQuery(calls.announcements)
  const [said, setSaid] = useState<SaveMessage | null>(null)
  const items = answer.value?.items ?? []
  const changed = (what: string) => {
    setSaid({ text: what })
    void calls.announcements().then(set, load)
  }
  const remove = ({ id, revision }: Announcement) =>
    calls.removeAnnouncement({ id, revision: String(revision) })
  const removal = useAction({ send: remove, onAccepted: () => changed(text.removed) })
  const putBack = useAction({
    send: async ({ id, before: content }: AnnouncementEntry) => {
      const present = items.find((item) => item.id === id)
      if (content) await calls.storeAnnouncement({ id, revision: present?.revision ?? 0, content })
      else if (present) await remove(present)
    },
    onAccepted: () => changed(text.undone),
  })
  const problem = putBack.problem ?? removal.problem
  return (
    <>
      <Stylesheet href={href} />
      <h1>{text.content}</h1>
      <p>{text.lead}</p>
      {problem ? <Problem problem={problem} /> : null}
      <SaveStatus said={problem ? null : said} see="" />
      <QueryBoundary answer={answer} retry={load} lines={8}>
        {({ changes }) => (
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
      </QueryBoundary>
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
