import { each } from '#config/locales.ts'
import { categories } from '#domain/catalogue/facets.ts'
import type { SubcategoryDocument } from '#domain/publishing/document.ts'
import { isSame } from '#domain/publishing/is-same.ts'
import { kindProblems } from '#domain/publishing/problems.ts'
import { textsOf, useFields } from '#src/desk/controls.tsx'
import { useDesk } from '#src/desk/desk-context.tsx'
import { DeskQuery, useDeskQuery } from '#src/desk/desk-query.tsx'
import { TextColumns } from '#src/desk/languages.tsx'
import { useAction } from '#src/forms/use-action.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { ConfirmButton } from '#src/ui/confirm-button.tsx'
import { Choice, Field, Options } from '#src/ui/field.tsx'
import { text } from './catalogue-words.ts'
import { ListEditor, useTypedList } from './list-editor.tsx'
import { refusalText, sentenceOf } from './problem-words.ts'
import { kindWords } from './service-words.ts'

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
  return (
    <>
      <h1>{kindWords.kinds}</h1>
      <p className="hint">{kindWords.lead}</p>
      <DeskQuery query={useDeskQuery('GET /desk/kinds')} lines={10}>
        {({ kinds, used }, { load }) => <Editor seen={kinds} used={used} reload={load} />}
      </DeskQuery>
    </>
  )
}

type EditorProps = { seen: Kinds; used: readonly string[]; reload: () => void }

function Editor({ seen: live, used, reload }: EditorProps) {
  const t = useTranslate()
  const { call } = useDesk()
  const list = useTypedList('desk.kind-list', { seen: live, rows: live.map(rowOf) }, reload)
  const { seen } = list
  const kinds = list.rows.map(({ kind }) => kind)
  const isChanged = !isSame(seen, kinds)
  const { run, busy, problem } = useAction({
    send: () => call('POST /desk/kinds', { body: { seen: [...seen], kinds } }),
    onAccepted: list.onPublished,
  })
  const problems = new Map(kindProblems(kinds).map((each) => [each.field, sentenceOf(each)]))
  return (
    <ListEditor
      {...{ list, isChanged, emptyRow, errorAt: (place: string) => problems.get(place) }}
      words={kindWords}
      keyOf={({ id }) => id}
      about={({ id, isNew, kind: { name, category } }) => ({
        ...{ isNew, name: name.fr || kindWords.fresh, note: t(`category.${category}`) },
        isKept: used.includes(id),
      })}
      fields={(row, place, onChange) => (
        <KindFields {...{ row, place }} onChange={(kind) => onChange({ ...row, kind })} />
      )}
      publish={
        <ConfirmButton
          className="button"
          question={kindWords.publishAsk(changesOf(seen, kinds))}
          action={kindWords.publish}
          isOff={busy || !isChanged || problems.size > 0}
          onConfirm={() => run()}
        />
      }
      discard={problem ? text.reload : undefined}
    >
      {problem ? <p role="alert">{saidOf(problem)}</p> : null}
    </ListEditor>
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
  onChange: (kind: SubcategoryDocument) => void
}

function KindFields({ row: { kind, isNew }, place, onChange }: KindProps) {
  const t = useTranslate()
  const edited = { value: kind, onChange, at: `${place}.` }
  const field = useFields(edited)
  return (
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
      <TextColumns label={text.name} {...textsOf(edited)('name')} />
    </div>
  )
}
