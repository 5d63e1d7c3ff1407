import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { DeskForm, ErrorContext, GhostButton, LinkButton, SmallButton } from '#src/desk/controls.tsx'
import { useDesk } from '#src/desk/desk-context.tsx'
import { LanguageTabs } from '#src/desk/languages.tsx'
import { moved } from '#src/desk/page-questions.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { text } from './catalogue-words.ts'
import { serviceWords } from './service-words.ts'
import { sessionValue } from './session-value.ts'

/** The rows of a list as they are typed, and what was live when that was begun. */
type Typed<Row, Seen> = { rows: readonly Row[]; seen: Seen }

/** A list that is published as a whole: what is typed stays in the tab until it is. */
export function useTypedList<Row, Seen>(name: string, live: Typed<Row, Seen>, reload: () => void) {
  const { go } = useDesk()
  const [tab] = useState(() => sessionValue<Typed<Row, Seen>>(name))
  const [stored] = useState(tab.read)
  const [{ seen }] = useState(stored ?? live)
  const [rows, setRows] = useState((stored ?? live).rows)
  const keep = useCallback(
    (isChanged: boolean) => tab.write(isChanged ? { rows, seen } : null),
    [tab, rows, seen],
  )
  const leave = (next: Typed<Row, Seen> | null) => () => {
    tab.write(next)
    reload()
  }
  return {
    ...{ rows, setRows, seen, isRestored: stored !== null },
    keep,
    discard: leave(null),
    /** Goes on from other rows. */
    replace: (next: readonly Row[]) => leave({ rows: next, seen })(),
    onPublished: () => {
      tab.write(null)
      go({ view: 'publications' })
    },
  }
}

type Props<Row> = {
  list: ReturnType<typeof useTypedList<Row, unknown>>
  isChanged: boolean
  errorAt: (place: string) => string | undefined
  words: { add: string; removed: string }
  emptyRow: () => Row
  keyOf: (row: Row) => string
  /** A row as its summary says it; `isKept`: it cannot be taken away. */
  about: (row: Row, place: number) => About
  fields: (row: Row, place: number, onChange: (row: Row) => void) => ReactNode
  onSubmit?: () => void
  /** What publishes it. */
  publish: ReactNode
  /** What the button is called that gives up what is typed. */
  discard?: string | undefined
  /** What is said above the foot. */
  children: ReactNode
}
type About = { name: string; note: string; isNew: boolean; isWrong?: boolean; isKept?: boolean }

/** The rows of a list, folded, each moved and taken out, and the foot that publishes them. */
export function ListEditor<Row>({
  list,
  isChanged,
  errorAt,
  words,
  emptyRow,
  children,
  ...props
}: Props<Row>) {
  const { keyOf, about, fields, onSubmit = () => {}, publish, discard = serviceWords.discard } = props
  const { rows, setRows, keep } = list
  const removed = useUndoRemove(rows, setRows)
  useEffect(() => keep(isChanged), [keep, isChanged])
  return (
    <DeskForm className="catalogue-editor" onSubmit={onSubmit}>
      {list.isRestored ? <p className="notice">{serviceWords.restored}</p> : null}
      <LanguageTabs />
      <ErrorContext value={errorAt}>
        <ol className="catalogue-services">
          {rows.map((row, place) => (
            <ListRow
              key={keyOf(row)}
              {...about(row, place)}
              onMove={(by) => setRows(moved(rows, place, place + by))}
              onRemove={() => removed.remove(place)}
            >
              {fields(row, place, (next) => setRows(rows.with(place, next)))}
            </ListRow>
          ))}
        </ol>
      </ErrorContext>
      <UndoRemove {...removed} said={words.removed} />
      <p className="dash-actions">
        <GhostButton onClick={() => setRows([...rows, emptyRow()])}>{words.add}</GhostButton>
      </p>
      {children}
      <div className="catalogue-foot dash-actions">
        <p role="status">{isChanged ? text.unsaved : serviceWords.unchanged}</p>
        {publish}
        {isChanged ? <SmallButton onClick={list.discard}>{discard}</SmallButton> : null}
      </div>
    </DeskForm>
  )
}

type RowProps = About & {
  onMove: (by: number) => void
  onRemove: () => void
  children: ReactNode
}

const ListRow = ({ name, note, isNew, isWrong, isKept, onMove, onRemove, children }: RowProps) => (
  <li>
    <details open={isNew || undefined}>
      <summary>
        <span>{name}</span> <small>{note}</small>
        {isWrong ? <span className="catalogue-state problems">{text.filters.problems}</span> : null}
      </summary>
      {children}
    </details>
    <span>
      {([-1, 1] as const).map((by) => (
        <button
          key={by}
          type="button"
          className="icon-button"
          aria-label={by < 0 ? serviceWords.up(name) : serviceWords.down(name)}
          onClick={() => onMove(by)}
        >
          {by < 0 ? '↑' : '↓'}
        </button>
      ))}
      {isKept ? null : <IconButton icon="trash" name={serviceWords.remove(name)} onClick={onRemove} />}
    </span>
  </li>
)

/** Takes items out of a list with a way back for the last one. */
export function useUndoRemove<Item>(items: readonly Item[], put: (items: readonly Item[]) => void) {
  const [last, setLast] = useState<{ item: Item; place: number } | null>(null)
  return {
    isAny: last !== null,
    remove: (place: number) => {
      const item = items[place]
      if (item === undefined) return
      setLast({ item, place })
      put(items.toSpliced(place, 1))
    },
    restore: () => {
      if (last) put(items.toSpliced(last.place, 0, last.item))
      setLast(null)
    },
  }
}

type UndoRemoveProps = {
  isAny: boolean
  restore: () => void /** That something is gone, as a sentence. */
  said: string
}

/** Says what was taken out last, and brings it back. */
export const UndoRemove = ({ isAny, restore, said }: UndoRemoveProps) => (
  <p role="status" className={isAny ? 'notice' : undefined}>
    {isAny ? (
      <>
        {said} <LinkButton onClick={restore}>{text.restore}</LinkButton>
      </>
    ) : null}
  </p>
)
