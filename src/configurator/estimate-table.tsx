import type { TravelZone } from '#domain/area/travel-zone.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import { quoteWords } from '#domain/quotes/quote-words.ts'
import { useSite } from '#src/app/site.ts'
import type { ConfiguratorData } from './data.ts'
import { estimateOfChoice } from './request-content.ts'

/** The amount with its parts, and what it does not contain. */
export function EstimateTable({ data, travel }: { data: ConfiguratorData; travel: TravelZone | null }) {
  const { locale } = useSite()
  const estimate = estimateOfChoice(data, travel)
  if (estimate === null) return null
  const { parts, totalCents, missing } = estimate
  const words = quoteWords[locale]
  return (
    <section className="config-estimate" aria-labelledby="config-estimate">
      <h3 id="config-estimate">{words.estimate}</h3>
      <dl>
        {parts.map((part) => (
          <div key={part.part}>
            <dt>{words.parts[part.part]}</dt>
            <dd>{formatEuros(part.cents / 100, locale)}</dd>
          </div>
        ))}
        {totalCents === null ? null : (
          <div className="config-total">
            <dt>{words.total}</dt>
            <dd>
              <output>{formatEuros(totalCents / 100, locale)}</output>
            </dd>
          </div>
        )}
      </dl>
      <p className="hint">
        {words.missing} – {missing.map((gap) => words.gaps[gap]).join(', ')}
      </p>
    </section>
  )
}
