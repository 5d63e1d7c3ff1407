import { localeInfo, locales } from '#config/locales.ts'
import type { Doubt } from '#domain/publishing/doubts.ts'
import { LinkButton, SmallButton } from '#src/desk/controls.tsx'
import { fieldLabels } from '#src/desk/journal-words.ts'
import { messageText, useTranslate } from '#src/i18n/translation.ts'
import { text } from './catalogue-words.ts'
import { partWords, photoWords } from './part-words.ts'
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
              <LinkButton key={each.field} onClick={() => onGo(each.field)}>
                {placeOf(each) || text.product}
              </LinkButton>
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

/** Why something was refused, and the way to what is stored, where that helps. */
export const Refused = ({ said, onReload }: { said: string; onReload: (() => void) | undefined }) => (
  <p role="alert">
    {said} {onReload ? <SmallButton onClick={onReload}>{text.reload}</SmallButton> : null}
  </p>
)

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

/** Where a problem stands in the document of its product, and the reference of its model. */
export type Placed = { field: string; reference: string | null }

/** Names of the lists whose items are counted. */
const items: Readonly<Record<string, string>> = {
  variants: text.model,
  ranges: partWords.range,
  features: partWords.feature,
  accessories: partWords.accessory,
  photos: partWords.photo,
  documents: partWords.document,
}

/** Names of fields where the form and the journal call them otherwise. */
const labels: Readonly<Record<string, string>> = {
  reference: text.reference,
  max: text.max,
  e: text.e,
  d: text.d,
  kind: partWords.drawingKind,
  shape: partWords.shape,
  variantReferences: text.models,
  compatibility: partWords.accessoryCompatibility,
  category: text.kind,
  subcategory: text.kind,
  id: text.freshId,
  ...partWords.millimetres,
}

/** The model and the field of a problem in words, as « HD-15, Référence »; `labelOf` names a row of the data sheet. */
export function placeText({ field, reference }: Placed, labelOf: (key: string) => string): string {
  const parts = field === '' ? [] : field.split('.')
  const words = parts.flatMap((part, i) => {
    const [before = '', next = ''] = [parts[i - 1], parts[i + 1]]
    const locale = locales.find((each) => each === part)
    if (locale) return [localeInfo[locale].name]
    if (isNumber(part))
      return [
        before === 'variants' && reference ? reference : `${items[before] ?? before} ${Number(part) + 1}`,
      ]
    if (before === 'specifications') return [labelOf(part)]
    if (parts[i - 2] === 'photos') return [photoWords.shows]
    if (parts[i - 2] === 'documents' && part === 'title') return [text.documentTitle]
    return isNumber(next) || part === 'discontinued' ? [] : [labels[part] ?? fieldLabels[part] ?? part]
  })
  return words.join(', ')
}

const isNumber = (part: string) => /^\d+$/.test(part)

/** Scrolls to the field of a problem, or to the first one of the part that it is about, and puts the cursor there. */
export function focusField(form: HTMLElement, field: string): void {
  // Features are lines of one field in each language; a category is chosen by its sub-category.
  const name = field.replace(/^features\.\d+/, 'features').replace(/^category$/, 'subcategory')
  for (let at = name; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const place = form.querySelector<HTMLElement>(`[name="${at}"], [name^="${at}."]`)
    if (!place) continue
    for (let fold = place.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true
    place.scrollIntoView({ block: 'center' })
    place.focus({ preventScroll: true })
    return
  }
}
