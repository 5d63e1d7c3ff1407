import { formatEuros } from '#domain/catalogue/money.ts'
import { serviceChanges } from '#domain/publishing/differences.ts'
import type { ServiceDocument } from '#domain/publishing/document.ts'
import { fieldLabels } from '#src/desk/journal-words.ts'
import { text } from './catalogue-words.ts'
import { serviceWords } from './service-words.ts'

const euros = (price: string | null) =>
  price === null || Number.isNaN(Number(price)) ? text.onRequest : formatEuros(Number(price), 'fr')

type Props = { before: readonly ServiceDocument[]; after: readonly ServiceDocument[] }

/** What a publication of services changes, a line for each. */
export function ServiceDifferences({ before, after }: Props) {
  const changes = serviceChanges(before, after)
  const nameOf = (code: string) =>
    [...after, ...before].find((service) => service.code === code)?.name.fr || code
  const isMoved = changes.length === 0
  return (
    <ul>
      {changes.map(({ product, change, before: old, after: now }) => (
        <li key={`${product} ${change}`}>
          {`${nameOf(product)} – ${fieldLabels[change] ?? change}`}
          {change === 'price' ? `\u00a0: ${euros(old)} → ${euros(now)}` : null}
        </li>
      ))}
      {isMoved ? <li>{serviceWords.reordered}</li> : null}
    </ul>
  )
}
