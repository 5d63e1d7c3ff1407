import { useEffect, useState } from 'react'
import { each } from '#config/locales.ts'
import { categories } from '#domain/catalogue/facets.ts'
import type { SubcategoryDocument } from '#domain/publishing/document.ts'
import { isSame } from '#domain/publishing/is-same.ts'
import { kindProblems } from '#domain/publishing/problems.ts'
import { fieldsOf, SmallButton } from '#src/desk/controls.tsx'
import { useDesk } from '#src/desk/desk-context.ts'
import { LanguageTabs } from '#src/desk/languages.tsx'
import { moved } from '#src/desk/question-rows.ts'
import { useAction } from '#src/forms/use-action.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import { useQuery } from '#src/site/use-query.ts'
import { ConfirmButton } from '#src/ui/confirm-button.tsx'
import { Choice, Field, Options } from '#src/ui/field.tsx'
import href from './catalogue.css?url'
import { text } from './catalogue-words.ts'
import { sentenceOf } from './problem-words.ts'
import publishingHref from './publishing.css?url'
import { refusalText } from './refusal-text.ts'
import { RowActions } from './row-actions.tsx'
import { kindWords, serviceWords } from './service-words.ts'
import { sessionValue } from './session-value.ts'
import { TextColumns } from './text-columns.tsx'
import { UndoRemove, useUndoRemove } from './undo-remove.tsx'

type Kinds = readonly SubcategoryDocument[]

/** A kind with a name of its row that stays while its code is typed; one that is live has its code. */
type Row = { id: string; isNew: boolean; kind: SubcategoryDocument }
const rowOf = (kind: SubcategoryDocument): Row => ({ id: kind.key, isNew: false, kind })
const emptyRow = (): Row => ({
  ...{ id: crypto.randomUUID(), isNew: true },
  kind: { key: '', category: 'commercial', name: each(() => '') },
})

/** The kinds of instruments: their names in three languages, their order, and new ones. */
export function Kinds() {
  const { calls } = useDesk()
  const { answer, load } = useQuery(calls.kinds)
  return (
    <>
      <Stylesheet href={href} />
      <Stylesheet href={publishingHref} />
      <h1>{kindWords.kinds}</h1>
      <p className="hint">{kindWords.lead}</p>
      <QueryBoundary answer={answer} retry={load} lines={10}>
        {({ kinds, used }) => <Editor seen={kinds} used={used} reload={load} />}
      </QueryBoundary>
    </>
  )
}

const tab = sessionValue<{ seen: Kinds; rows: readonly Row[] }>('desk.kinds')

/** What is typed is kept in the tab, with the kinds that it was begun from, until it is published. */
function useKinds(live: Kinds, reload: () => void) {
  const { calls, go } = useDesk()
  const [stored] = useState(tab.read)
  const [seen] = useState(stored?.seen ?? live)
  const [rows, setRows] = useState(stored?.rows ?? live.map(rowOf))
  const kinds = rows.map(({ kind }) => kind)
  const isChanged = !isSame(seen, kinds)
  useEffect(() => tab.write(isChanged ? { seen, rows } : null), [isChanged, seen, rows])
  const publishing = useAction({
    send: () => calls.publishKinds({ seen: [...seen], kinds }),
    onAccepted: () => {
      tab.write(null)
      go({ view: 'publications' })
    },
  })
  const discard = () => {
    tab.write(null)
    reload()
  }
  return { seen, kinds, rows, setRows, isChanged, isRestored: stored !== null, publishing, discard }
}

type EditorProps = { seen: Kinds; used: readonly string[]; reload: () => void }

function Editor({ seen: live, used, reload }: EditorProps) {
  const { seen, kinds, rows, setRows, isChanged, isRestored, publishing, discard } = useKinds(live, reload)
  const removed = useUndoRemove(rows, setRows)
  const problems = new Map(kindProblems(kinds).map((found) => [found.field, sentenceOf(found)]))
  const { busy, problem } = publishing
  return (
    <div className="catalogue-editor">
      {isRestored ? <p className="notice">{serviceWords.restored}</p> : null}
      <LanguageTabs />
      <ol className="catalogue-services">
        {rows.map((row, place) => (
          <Kind
            key={row.id}
            {...{ row, place }}
            errorAt={(field) => problems.get(field)}
            onChange={(kind) => setRows(rows.with(place, { ...row, kind }))}
            onMove={(by) => setRows(moved(rows, place, place + by))}
            onRemove={used.includes(row.id) ? undefined : () => removed.remove(place)}
          />
        ))}
      </ol>
      <UndoRemove {...removed} said={kindWords.removed} />
      <p className="desk-actions">
        <button type="button" className="button ghost" onClick={() => setRows([...rows, emptyRow()])}>
          {kindWords.add}
        </button>
      </p>
      {problem ? <p role="alert">{saidOf(problem)}</p> : null}
      <div className="catalogue-foot dash-actions">
        <p role="status">{isChanged ? text.unsaved : serviceWords.unchanged}</p>
        <ConfirmButton
          className="button"
          question={kindWords.publishAsk(changesOf(seen, kinds))}
          action={kindWords.publish}
          isOff={busy || !isChanged || problems.size > 0}
          onConfirm={() => publishing.run()}
        />
        {isChanged ? (
          <SmallButton onClick={discard}>{problem ? text.reload : serviceWords.discard}</SmallButton>
        ) : null}
      </div>
    </div>
  )
}

const saidOf = (problem: Parameters<typeof refusalText>[0]) =>
  problem.code === 'precondition-failed'
    ? kindWords.conflict
    : problem.code === 'state-changed'
      ? kindWords.ordered
      : refusalText(problem)

/** What is about to be published, in French names. */
function changesOf(seen: Kinds, kinds: Kinds): string {
  const [before, after] = [seen, kinds].map((all) => new Map(all.map((kind) => [kind.key, kind.name])))
  const isReordered = !isSame(
    seen.filter(({ key }) => after?.has(key)).map(({ key }) => key),
    kinds.filter(({ key }) => before?.has(key)).map(({ key }) => key),
  )
  return [
    ...kinds.flatMap(({ key, name }) => {
      const old = before?.get(key)
      if (!old) return kindWords.added(name.fr)
      return isSame(old, name) ? [] : kindWords.renamed(old.fr, name.fr)
    }),
    ...seen.filter(({ key }) => !after?.has(key)).map(({ name }) => kindWords.taken(name.fr)),
    ...(isReordered ? [kindWords.reordered] : []),
  ].join(' ')
}

type KindProps = {
  row: Row
  place: number
  errorAt: (field: string) => string | undefined
  onChange: (kind: SubcategoryDocument) => void
  onMove: (by: number) => void
  /** Absent: products are of it. */
  onRemove: (() => void) | undefined
}

function Kind({ row: { kind, isNew }, place, errorAt, onChange, ...tools }: KindProps) {
  const t = useTranslate()
  const field = fieldsOf({ value: kind, onChange, at: `${place}.`, errorAt })
  const name = kind.name.fr || kindWords.fresh
  return (
    <li>
      <details open={isNew || undefined}>
        <summary>
          <span>{name}</span> <small>{t(`category.${kind.category}`)}</small>
        </summary>
        <div className="catalogue-service">
          {isNew ? (
            <>
              <p className="hint">{kindWords.freshHint}</p>
              <Field label={kindWords.key} hint={kindWords.keyHint} maxLength={60} {...field('key')} />
              <Choice label={kindWords.category} {...field('category')}>
                <Options of={categories.map((category) => [category, t(`category.${category}`)])} />
              </Choice>
            </>
          ) : null}
          <TextColumns
            at={`${place}.name`}
            label={text.name}
            value={kind.name}
            errorAt={errorAt}
            onChange={(next) => onChange({ ...kind, name: next })}
          />
        </div>
      </details>
      <RowActions {...{ name, ...tools }} />
    </li>
  )
}
