import type { DraftEntry } from '#domain/publishing/editing-schemas.ts'
import { SmallButton } from '#src/desk/controls.tsx'
import { DeskLink } from '#src/desk/desk-context.tsx'
import { euros, moment } from '#src/desk/formats.ts'
import { fieldLabels } from '#src/desk/journal-words.ts'
import { text } from './catalogue-words.ts'
import { DoubtLines, usePlaceText } from './problem-list.tsx'
import { sentenceOf } from './problem-words.ts'

type Props = {
  drafts: readonly DraftEntry[]
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}

const choices = {
  all: () => true,
  none: () => false,
  mine: ({ isMine }: DraftEntry) => isMine,
} as const

/** Drafts with what each changes, to choose from. */
export function DraftRows({ drafts, chosen, onChoose }: Props) {
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChoose(next)
  }
  return (
    <fieldset className="catalogue-drafts">
      <legend>{text.chosenDrafts(chosen.size, drafts.length)}</legend>
      <p className="dash-actions">
        {(['all', 'none', 'mine'] as const).map((choice) => (
          <SmallButton
            key={choice}
            onClick={() => onChoose(new Set(drafts.filter(choices[choice]).map(({ id }) => id)))}
          >
            {text.choices[choice]}
          </SmallButton>
        ))}
      </p>
      <ul>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <label>
              <input type="checkbox" checked={chosen.has(draft.id)} onChange={() => toggle(draft.id)} />
              <DraftText draft={draft} />
            </label>
            <DraftProblems draft={draft} />
            <DoubtLines doubts={draft.doubts} />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

const priceText = (cents: number | null) => (cents === null ? text.onRequest : euros(cents))

function DraftText({
  draft: { name, state, draft, isHeld, prices, pricesChanged, otherChanges },
}: TextProps) {
  const more = [
    pricesChanged > prices.length ? text.morePrices(pricesChanged - prices.length) : '',
    ...otherChanges.map((change) => fieldLabels[change] ?? change),
  ].filter(Boolean)
  return (
    <span>
      <strong>{name}</strong>
      {state === 'changed' ? null : <span className={`catalogue-state ${state}`}>{text.states[state]}</span>}
      {isHeld ? <span className="catalogue-state held">{text.held}</span> : null}
      {prices.map(({ reference, before, after }) => (
        <span key={reference}>{`${reference}\u00a0: ${priceText(before)} → ${priceText(after)}`}</span>
      ))}
      {more.length ? <span>{more.join(', ')}</span> : null}
      <small>{text.draftBy(draft.by, moment(draft.at))}</small>
    </span>
  )
}

type TextProps = { draft: DraftEntry }

/** Problems of a draft that are named: the editor shows the others. */
const mostNamed = 5

/** What keeps a draft back, each with the way to its field in the editor. */
function DraftProblems({ draft: { id, problems } }: TextProps) {
  const placeOf = usePlaceText()
  if (problems.length === 0) return null
  return (
    <ul className="catalogue-wrong" aria-label={text.problems(problems.length)}>
      {problems.slice(0, mostNamed).map((problem) => (
        <li key={problem.field + problem.code + problem.about}>
          <DeskLink to={{ view: 'catalogue', product: id, field: problem.field }}>
            {placeOf(problem) || text.product}
          </DeskLink>
          {`\u00a0: ${sentenceOf(problem)}`}
        </li>
      ))}
      {problems.length > mostNamed ? <li>{text.andMore(problems.length - mostNamed)}</li> : null}
    </ul>
  )
}
