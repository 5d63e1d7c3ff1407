import { useCallback, useState } from 'react'
import { editingLimits } from '#config/desk-settings.ts'
import type { AppError } from '#domain/errors/error.ts'
import type { DraftEntry } from '#domain/publishing/editing-schemas.ts'
import { DeskForm, SmallButton } from '#src/desk/controls.tsx'
import { type Desk, useDesk } from '#src/desk/desk-context.ts'
import { useAction } from '#src/forms/use-action.ts'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { useQuery } from '#src/site/use-query.ts'
import { ConfirmButton } from '#src/ui/confirm-button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { text } from './catalogue-words.ts'
import { DraftRows } from './draft-rows.tsx'
import { PublishWhenFields, usePublishWhen } from './publish-when.tsx'
import { refusalText } from './refusal-text.ts'

/** Every draft, as many as can be chosen at once. */
async function readDrafts({ calls }: Desk): Promise<DraftEntry[]> {
  const items: DraftEntry[] = []
  for (let cursor: string | null = ''; cursor !== null && items.length < editingLimits.draftsAtOnce; ) {
    const page: Awaited<ReturnType<typeof calls.drafts>> = await calls.drafts(cursor)
    items.push(...page.items)
    cursor = page.nextCursor
  }
  return items.slice(0, editingLimits.draftsAtOnce).sort((a, b) => a.name.localeCompare(b.name, 'fr'))
}

type DialogProps = {
  /** The product that is chosen at first; null: every draft that can be published and is not held. */
  only: string | null
  onClose: (isChanged: boolean) => void
}

/** Publishes chosen drafts, now or at a day and time, or drops them. */
export function PublishDialog({ only, onClose }: DialogProps) {
  const desk = useDesk()
  const [dropped, setDropped] = useState(0)
  const { answer, load } = useQuery(useCallback(() => readDrafts(desk), [desk]))
  return (
    <Dialog title={text.publishTitle} onClose={() => onClose(dropped > 0)}>
      <p role="status">{dropped ? text.dropped(dropped) : null}</p>
      <QueryBoundary answer={answer} retry={load} lines={6}>
        {(drafts) =>
          drafts.length ? (
            <Drafts
              drafts={drafts.toSorted((a, b) => Number(b.id === only) - Number(a.id === only))}
              only={only}
              onDropped={(n) => {
                setDropped(n)
                load()
              }}
              reload={load}
            />
          ) : (
            <p className="empty">{text.nothing}</p>
          )
        }
      </QueryBoundary>
    </Dialog>
  )
}

type DraftsProps = {
  drafts: readonly DraftEntry[]
  only: string | null
  onDropped: (n: number) => void
  reload: () => void
}

function Drafts({ drafts, only, onDropped, reload }: DraftsProps) {
  const { calls, go } = useDesk()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        drafts
          .filter((draft) => isSound(draft) && (only === null ? !draft.isHeld : draft.id === only))
          .map(({ id }) => id),
      ),
  )
  const [when, setWhen] = usePublishWhen('drafts', '00:00')
  const those = drafts.filter(({ id }) => chosen.has(id))
  const sound = those.filter(isSound)
  const publishing = useAction({ send: calls.publish, onAccepted: () => go({ view: 'publications' }) })
  const dropping = useAction({
    send: () => calls.dropDrafts({ drafts: those.map(seenOf) }),
    onAccepted: ({ products }) => onDropped(products),
  })
  const problem = publishing.problem ?? dropping.problem
  const busy = publishing.busy || dropping.busy
  const missing = sound.length === 0 ? text.noneChosen : when.isLater && when.day === '' ? text.noDay : null
  const isReady = missing === null && !busy
  return (
    <DeskForm
      className="desk-form wide"
      onSubmit={() => {
        const { isLater, day, time } = when
        if (isReady) void publishing.run({ ids: sound.map(seenOf), day: isLater ? day : '', time })
      }}
    >
      <DraftRows drafts={drafts} chosen={chosen} onChoose={setChosen} />
      <DropButton n={those.length} isOff={busy} onDrop={dropping.run} />
      <PublishWhenFields when={when} isWrong={problem?.fields.day !== undefined} onChange={setWhen} />
      {those.length > sound.length ? (
        <p className="hint">{text.staysDraft(those.length - sound.length)}</p>
      ) : null}
      {problem && !problem.fields.day ? (
        <SubmitError problem={problem} drafts={drafts} reload={reload} />
      ) : null}
      <div className="dialog-actions">
        {missing ? (
          <p className="hint" id="publish-missing">
            {missing}
          </p>
        ) : null}
        <button
          type="submit"
          className="button"
          aria-disabled={!isReady}
          aria-busy={publishing.busy}
          aria-describedby={missing ? 'publish-missing' : undefined}
        >
          {(when.isLater ? text.planSome : text.publishSome)(sound.length)}
        </button>
      </div>
    </DeskForm>
  )
}

type DropProps = { n: number; isOff: boolean; onDrop: () => Promise<void> }

/** Beside the list, away from what publishes. */
const DropButton = ({ n, isOff, onDrop }: DropProps) => (
  <ConfirmButton
    question={text.dropSomeAsk(n)}
    action={text.dropSome(n)}
    isOff={n === 0 || isOff}
    onConfirm={onDrop}
  />
)

const seenOf = ({ id, draft: { version } }: DraftEntry) => ({ id, version })
const isSound = ({ problems }: DraftEntry) => problems.length === 0

type RefusalProps = { problem: AppError; drafts: readonly DraftEntry[]; reload: () => void }

/** Why nothing was published or dropped. */
function SubmitError({ problem, drafts, reload }: RefusalProps) {
  const names = new Map(drafts.map(({ id, name }) => [`ids.${id}`, name]))
  const faulty = Object.keys(problem.fields).map((field) => names.get(field) ?? field)
  return (
    <p role="alert">
      {faulty.length
        ? text.faulty(faulty.join(', '))
        : problem.code === 'not-found'
          ? text.nothing
          : refusalText(problem)}{' '}
      <SmallButton onClick={reload}>{text.reload}</SmallButton>
    </p>
  )
}
