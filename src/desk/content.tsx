import { useState } from 'react'
import { type Announcement, type AnnouncementEntry, announcementKinds } from '#domain/content/announcement.ts'
import type { AppError } from '#domain/errors/error.ts'
import { useAction } from '#src/forms/use-action.ts'
import { messageText, useTranslate } from '#src/i18n/translation.ts'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import { useQuery } from '#src/site/use-query.ts'
import { AnnouncementChanges } from './announcement-changes.tsx'
import { AnnouncementSection } from './announcement-section.tsx'
import href from './content.css?url'
import { contentWords as text } from './content-words.ts'
import { useDesk } from './desk-context.ts'
import { Outcome, type Said } from './outcome.tsx'
import { refusedText } from './refusal.tsx'
import { words } from './words.ts'

/** Closures, opening hours and notices: what holds, what is past, the forms for more, and the way back. */
export function Content() {
  const { calls } = useDesk()
  const { answer, load, set } = useQuery(calls.announcements)
  const [said, setSaid] = useState<Said | null>(null)
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
      <Outcome said={problem ? null : said} see="" />
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
