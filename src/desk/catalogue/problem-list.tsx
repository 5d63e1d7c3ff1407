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

/** What keeps a product back, each with the way to its field. */
export function Problems({ found, onGo }: ProblemsProps) {
  const placeOf = usePlaceText()
  const different = new Map(found.map((each) => [`${each.field} ${each.sentence}`, each]))
  if (different.size === 0) return null
  return (
    <div className="catalogue-problems">
      <h2>{text.fix}</h2>
      <ul>
        {[...different].map(([key, each]) => (
          <li key={key}>
            <button type="button" className="link-button" onClick={() => onGo(each.field)}>
              {placeOf(each) || text.product}
            </button>
            {`\u00a0: ${each.sentence}`}
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
