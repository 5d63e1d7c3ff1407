import { useState } from 'react'
import { each } from '#config/each-locale.ts'
import { categories } from '#domain/catalogue/facets.ts'
import type { SubcategoryDocument } from '#domain/publishing/document.ts'
import { isSame } from '#domain/publishing/is-same.ts'
import { kindProblems } from '#domain/publishing/problems.ts'
import { ConfirmButton } from '#src/desk/confirm-button.tsx'
import { fieldsOf, Options, SmallButton } from '#src/desk/controls.tsx'
import { useDesk } from '#src/desk/desk-context.ts'
import { useAction } from '#src/forms/use-action.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import { useQuery } from '#src/site/use-query.ts'
import { Choice, Field } from '#src/ui/field.tsx'
import href from './catalogue.css?url'
import { text } from './catalogue-words.ts'
import { keptInTab } from './kept-in-tab.ts'
import { kindWords } from './kind-words.ts'
import { sentenceOf } from './problem-words.ts'
import publishingHref from './publishing.css?url'
import { refusalText } from './refusal-text.ts'
import { serviceWords } from './service-words.ts'
import { TextColumns } from './text-columns.tsx'

type Kinds = readonly SubcategoryDocument[]

const emptyKind = (): SubcategoryDocument => ({ key: '', category: 'commercial', name: each(() => '') })

/** The kinds of instruments: their names in three languages, and new ones. */
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
        {({ kinds }) => <Editor seen={kinds} reload={load} />}
      </QueryBoundary>
    </>
  )
}

const tab = keptInTab<{ seen: SubcategoryDocument[]; kinds: SubcategoryDocument[] }>('desk.kinds')

/** What is typed is kept in the tab, with the kinds that it was begun from, until it is published. */
function useKinds(live: Kinds, reload: () => void) {
  const { calls, go } = useDesk()
  const [stored] = useState(tab.read)
  const [seen] = useState<Kinds>(stored?.seen ?? live)
  const [kinds, setKinds] = useState<Kinds>(stored?.kinds ?? live)
  const isChanged = !isSame(seen, kinds)
  const change = (next: Kinds) => {
    tab.write(isSame(seen, next) ? null : { seen: [...seen], kinds: [...next] })
    setKinds(next)
  }
  const publishing = useAction({
    send: () => calls.publishKinds({ seen: [...seen], kinds: [...kinds] }),
    onAccepted: () => {
      tab.write(null)
      go({ view: 'publications' })
    },
  })
  const discard = () => {
    tab.write(null)
    reload()
  }
  return { seen, kinds, change, isChanged, isRestored: stored !== null, publishing, discard }
}

function Editor({ seen: live, reload }: { seen: Kinds; reload: () => void }) {
  const { seen, kinds, change, isChanged, isRestored, publishing, discard } = useKinds(live, reload)
  const problems = new Map(kindProblems(kinds).map((found) => [found.field, sentenceOf(found)]))
  const { busy, problem } = publishing
  return (
    <div className="catalogue-editor">
      {isRestored ? <p className="notice">{serviceWords.restored}</p> : null}
      <ol className="catalogue-services">
        {kinds.map((kind, place) => (
          <Kind
            // biome-ignore lint/suspicious/noArrayIndexKey: kinds have no order of their own
            key={place}
            {...{ kind, place }}
            isNew={place >= seen.length}
            errorAt={(field) => problems.get(field)}
            onChange={(next) => change(kinds.with(place, next))}
            onDrop={() => change(kinds.toSpliced(place, 1))}
          />
        ))}
      </ol>
      <p className="desk-actions">
        <button type="button" className="button ghost" onClick={() => change([...kinds, emptyKind()])}>
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
const changesOf = (seen: Kinds, kinds: Kinds): string =>
  kinds
    .flatMap((kind, i) => {
      const before = seen[i]
      if (!before) return [kindWords.added(kind.name.fr)]
      return isSame(before, kind) ? [] : [kindWords.renamed(before.name.fr, kind.name.fr)]
    })
    .join(' ')

type KindProps = {
  kind: SubcategoryDocument
  place: number
  isNew: boolean
  errorAt: (field: string) => string | undefined
  onChange: (kind: SubcategoryDocument) => void
  onDrop: () => void
}

function Kind({ kind, place, isNew, errorAt, onChange, onDrop }: KindProps) {
  const t = useTranslate()
  const field = fieldsOf({ value: kind, onChange, at: `${place}.`, errorAt })
  return (
    <li>
      <details open={isNew || undefined}>
        <summary>
          <span>{kind.name.fr || kindWords.fresh}</span> <small>{t(`category.${kind.category}`)}</small>
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
            onChange={(name) => onChange({ ...kind, name })}
          />
          {isNew ? (
            <p>
              <SmallButton onClick={onDrop}>{kindWords.drop}</SmallButton>
            </p>
          ) : null}
        </div>
      </details>
    </li>
  )
}
