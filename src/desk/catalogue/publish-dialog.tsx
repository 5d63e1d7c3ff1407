import { useCallback, useEffect, useRef, useState } from 'react'
import { editingLimits } from '#config/desk-settings.ts'
import type { AppError } from '#domain/errors/error.ts'
import type { DraftEntry } from '#domain/publishing/editing-schemas.ts'
import type { PublishForm } from '#domain/publishing/publish-schemas.ts'
import { DeskForm, useFields } from '#src/desk/controls.tsx'
import { type Desk, useDesk } from '#src/desk/desk-context.tsx'
import { DeskQuery, pagesOf, useRefreshed } from '#src/desk/desk-query.tsx'
import { useAction } from '#src/forms/use-action.ts'
import { ConfirmButton } from '#src/ui/confirm-button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Field } from '#src/ui/field.tsx'
import { text } from './catalogue-words.ts'
import { DraftRows } from './draft-rows.tsx'
import { Refused } from './problem-list.tsx'
import { refusalText } from './problem-words.ts'
import { useSessionState } from './session-value.ts'

/** Every draft, as many as can be chosen at once. */
async function readDrafts({ call }: Desk): Promise<DraftEntry[]> {
  const items: DraftEntry[] = []
  const read = (cursor: string) => call('GET /desk/catalogue/drafts', { query: { cursor } })
  for await (const page of pagesOf(read)) {
    items.push(...page.items)
    if (items.length >= editingLimits.draftsAtOnce) break
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
  const query = useRefreshed(useCallback(() => readDrafts(desk), [desk]))
  return (
    <Dialog title={text.publishTitle} onClose={() => onClose(dropped > 0)}>
      <p role="status">{dropped ? text.dropped(dropped) : null}</p>
      <DeskQuery query={query} lines={6}>
        {(drafts, { load }) =>
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
      </DeskQuery>
    </Dialog>
  )
}

type DraftsProps = {
  drafts: readonly DraftEntry[]
  only: string | null
  onDropped: (n: number) => void
  reload: () => void
}

/** What is done with the chosen drafts. */
function useDrafts(those: readonly DraftEntry[], onDropped: DraftsProps['onDropped']) {
  const { call, go } = useDesk()
  return {
    publishing: useAction({
      send: (body: PublishForm) => call('POST /desk/publications', { body }),
      onAccepted: () => go({ view: 'publications' }),
    }),
    dropping: useAction({
      send: () => call('POST /desk/catalogue/drafts/drop', { body: { drafts: those.map(seenOf) } }),
      onAccepted: ({ products }) => onDropped(products),
    }),
  }
}

function Drafts({ drafts, only, onDropped, reload }: DraftsProps) {
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
  const { publishing, dropping } = useDrafts(those, onDropped)
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
        <Refused said={refusedText(problem, drafts)} onReload={reload} />
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

/** Why nothing was published or dropped. */
function refusedText(problem: AppError, drafts: readonly DraftEntry[]): string {
  const names = new Map(drafts.map(({ id, name }) => [`ids.${id}`, name]))
  const faulty = Object.keys(problem.fields).map((field) => names.get(field) ?? field)
  if (faulty.length) return text.faulty(faulty.join(', '))
  return problem.code === 'not-found' ? text.nothing : refusalText(problem)
}

/** When something is published: `day` is empty for at once. */
export type PublishWhen = { isLater: boolean; day: string; time: string }

/** When drafts or services are to be published, as it is chosen in their dialog. */
export const usePublishWhen = (what: 'drafts' | 'services', time: string) =>
  useSessionState<PublishWhen>(`desk.publish-${what}`, { isLater: false, day: '', time })

type Props = { when: PublishWhen; isWrong: boolean; onChange: (when: PublishWhen) => void }

/** At once, or a day and a time in Paris. */
export function PublishWhenFields({ when, isWrong, onChange }: Props) {
  const field = useFields({ value: when, onChange, at: 'publish-' })
  const moment = useRef<HTMLDivElement>(null)
  // They appear below the foot of a dialog, which would hide them.
  useEffect(() => {
    if (when.isLater) moment.current?.scrollIntoView({ block: 'center' })
  }, [when.isLater])
  return (
    <>
      <fieldset className="desk-roles">
        <legend>{text.when}</legend>
        {[false, true].map((isLater) => (
          <label key={String(isLater)}>
            <input
              type="radio"
              name="when"
              checked={when.isLater === isLater}
              onChange={() => onChange({ ...when, isLater })}
            />
            {isLater ? text.later : text.now}
          </label>
        ))}
      </fieldset>
      {when.isLater ? (
        <div className="catalogue-columns" ref={moment}>
          <Field label={text.day} type="date" {...field('day')} error={isWrong ? text.wrongDay : undefined} />
          <Field label={text.time} type="time" {...field('time')} />
        </div>
      ) : null}
    </>
  )
}
