import { formatEuros } from '#domain/catalogue/money.ts'
import { type Estimate, saidGaps } from '#domain/quote-list/estimate.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import href from './estimate.css?url'
import { useSite } from './site.ts'
import { Stylesheet, withStyles } from './stylesheet.tsx'

/** An indicative amount with its parts, where there are several, and what it does not contain. */
export const EstimateSummary = withStyles(EstimateSection, href)

function EstimateSection({ estimate: { parts, totalCents, missing } }: { estimate: Estimate }) {
  const { locale } = useSite()
  const t = useTranslate()
  return (
    <section className="estimate" aria-label={t('quote-content.estimate')}>
      <Stylesheet href={href} />
      <dl>
        {(parts.length > 1 ? parts : []).map((part) => (
          <div key={part.part}>
            <dt>{t(`quote-content.part-${part.part}`)}</dt>
            <dd>{formatEuros(part.cents / 100, locale)}</dd>
          </div>
        ))}
        <div className="estimate-total">
          <dt>{t('quote-content.estimate')}</dt>
          <dd>
            <output>
              {totalCents === null ? t('quote-content.on-request') : formatEuros(totalCents / 100, locale)}
            </output>
          </dd>
        </div>
      </dl>
      <p className="hint">
        {t('quote-content.missing-gaps', {
          gaps: saidGaps(missing)
            .map((gap) => t(`quote-content.gap-${gap}`))
            .join(', '),
        })}
      </p>
    </section>
  )
}
