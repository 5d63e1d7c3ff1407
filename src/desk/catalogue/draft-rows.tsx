import { formatEuros } from '#domain/catalogue/money.ts'
import type { DraftEntry } from '#domain/publishing/editing-schemas.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { SmallButton } from '#src/desk/controls.tsx'
import { fieldLabels } from '#src/desk/journal-words.ts'
import { text } from './catalogue-words.ts'
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
      <p className="desk-actions">
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
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

const euros = (cents: number | null) => (cents === null ? text.onRequest : formatEuros(cents / 100, 'fr'))

function DraftText({
  draft: { name, state, draft, isHeld, prices, pricesChanged, otherChanges, problems },
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
        <span key={reference}>{`${reference}\u00a0: ${euros(before)} → ${euros(after)}`}</span>
      ))}
      {more.length ? <span>{more.join(', ')}</span> : null}
      {problems.length ? (
        <span className="catalogue-wrong">
          {`${text.problems(problems.length)}\u00a0: ${[...new Set(problems.map(sentenceOf))].slice(0, 2).join(' ')}`}
        </span>
      ) : null}
      <small>{text.draftBy(draft.by, formatDateTime(new Date(draft.at), 'fr'))}</small>
    </span>
  )
}

type TextProps = { draft: DraftEntry }
