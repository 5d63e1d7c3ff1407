import { useEffect, useState } from 'react'
import { type Announcement, announcementKinds } from '#domain/content/announcement.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { ActionButton } from '#src/forms/action-button.tsx'
import { useAction } from '#src/forms/use-action.ts'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import { useQuery } from '#src/site/use-query.ts'
import { AnnouncementSection } from './announcement-section.tsx'
import href from './content.css?url'
import { contentWords as text } from './content-words.ts'
import { useDesk } from './desk-context.ts'
import { editedWords } from './edited-words.ts'
import { words } from './words.ts'

/** A change that was made, and what is needed to take it back. */
type Change = { before: Announcement | null; after: Announcement | null }

/** Closures, opening hours and notices: what holds, what is past, and the forms for more. */
export function Content() {
  const { calls } = useDesk()
  const { answer, load } = useQuery(calls.announcements)
  const [items, setItems] = useState<readonly Announcement[]>([])
  const [change, setChange] = useState<Change | null>(null)
  useEffect(() => setItems(answer.value?.items ?? []), [answer.value])
  const changed = (next: Change) => {
    setChange(next)
    setItems((all) => replaced(all, next))
  }
  const removal = useAction({
    send: ({ id, revision }: Announcement) => calls.removeAnnouncement({ id, revision: String(revision) }),
    onAccepted: (_, before) => changed({ before, after: null }),
  })
  return (
    <>
      <Stylesheet href={href} />
      <h1>{text.content}</h1>
      <p>{text.lead}</p>
      <Status change={change} failure={removal.problem} onUndone={changed} />
      <QueryBoundary answer={answer} retry={load} lines={8}>
        {() =>
          announcementKinds.map((kind) => (
            <AnnouncementSection
              key={kind}
              kind={kind}
              items={items.filter(({ content }) => content.kind === kind)}
              onStored={(before, after) => changed({ before, after })}
              onRemove={removal.run}
              onReload={load}
            />
          ))
        }
      </QueryBoundary>
    </>
  )
}

const replaced = (all: readonly Announcement[], { before, after }: Change) =>
  [...all.filter(({ id }) => id !== before?.id && id !== after?.id), ...(after ? [after] : [])].sort(
    (a, b) => (a.content.first < b.content.first ? 1 : -1),
  )

type StatusProps = {
  change: Change | null
  failure: ReturnType<typeof useAction>['problem']
  onUndone: (change: Change) => void
}

/** What became of the last change, and the way back from it. */
function Status({ change, failure, onUndone }: StatusProps) {
  const { calls } = useDesk()
  const [undone, setUndone] = useState<Change | null>(null)
  const undo = useAction({
    send: async ({ before, after }: Change): Promise<Change> => {
      if (before === null && after) {
        await calls.removeAnnouncement({ id: after.id, revision: String(after.revision) })
        return { before: after, after: null }
      }
      if (before === null) return { before, after }
      const { id, content } = before
      return {
        before: after,
        after: await calls.storeAnnouncement({ id, revision: after?.revision ?? 0, content }),
      }
    },
    onAccepted: (next) => {
      setUndone(next)
      onUndone(next)
    },
  })
  const problem = failure ?? undo.problem
  const failed = problem?.changed
    ? editedWords.changed(problem.changed.by, formatDateTime(new Date(problem.changed.at), 'fr'))
    : words.failed
  const said =
    change === null ? null : change === undone ? text.undone : change.after ? text.saved : text.removed
  return (
    <div className="desk-change">
      <p role="status">{problem ? failed : said}</p>
      {change && change !== undone ? (
        <ActionButton action={undo} className="button small ghost" onPress={() => undo.run(change)}>
          {editedWords.undo}
        </ActionButton>
      ) : null}
    </div>
  )
}
