import type { Doubt } from '#domain/publishing/doubts.ts'
import { messageText, useTranslate } from '#src/i18n/translation.ts'
import { text } from './catalogue-words.ts'
import { type Placed, placeText } from './problem-places.ts'
import { doubtText } from './problem-words.ts'

/** Names the place of a problem. */
export function usePlaceText(): (placed: Placed) => string {
  const t = useTranslate()
  return (placed) => placeText(placed, (key) => messageText(t, `spec.${key}`))
}

type ProblemsProps = {
  found: readonly (Placed & { sentence: string })[]
  /** Goes to the field of one. */
  onGo: (field: string) => void
}

/** What keeps a product back: each sentence once, with the ways to its fields. */
export function Problems({ found, onGo }: ProblemsProps) {
  const placeOf = usePlaceText()
  if (found.length === 0) return null
  const bySentence = Map.groupBy(found, ({ sentence }) => sentence)
  return (
    <div className="catalogue-problems">
      <h2>{text.fix}</h2>
      <ul>
        {[...bySentence].map(([sentence, places]) => (
          <li key={sentence}>
            {sentence.replace(/\.$/, '\u00a0:')}{' '}
            {[...new Map(places.map((each) => [each.field, each])).values()].map((each) => (
              <button key={each.field} type="button" className="link-button" onClick={() => onGo(each.field)}>
                {placeOf(each) || text.product}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What is doubtful in a product of a list, or in some of many. */
export const DoubtLines = ({ doubts }: { doubts: readonly (Doubt & { product?: string })[] }) =>
  doubts.length ? (
    <ul className="catalogue-doubtful" aria-label={text.verify}>
      {doubts.map(({ product, code, about }) => (
        <li key={[product, code, about].join(' ')}>
          {product ? `${product}\u00a0: ` : null}
          {doubtText[code](about)}
        </li>
      ))}
    </ul>
  ) : null

/** What is only doubtful. */
export const Doubts = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.length ? (
    <div className="catalogue-problems doubt">
      <h2>{text.verify}</h2>
      <ul>
        {[...new Set(sentences)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  ) : null
