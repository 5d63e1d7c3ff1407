import { useAtomValue } from 'jotai'
import { formatEuros } from '#domain/catalogue/money.ts'
import type { Estimate } from '#domain/quote-list/estimate.ts'
import { estimateOfList } from '#domain/quote-list/list-estimate.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { EstimateSummary } from '#src/site/estimate-summary.tsx'
import { useSite } from '#src/site/site.ts'
import { withStyles } from '#src/site/stylesheet.tsx'
import { useListTravel } from './list-travel.ts'
import { quoteItemsAtom } from './quote-list.ts'
import { quoteFieldsId } from './quote-list-facade.ts'
import { quoteServicesAtom } from './service-list.ts'
import { useListedServices } from './use-listed-services.ts'

/** What the list comes to; nothing where that is not known. */
export const ListTotal = withStyles(Total, EstimateSummary)

function Total() {
  const estimate = useListEstimate()
  return estimate && <EstimateSummary estimate={estimate} />
}

/**
 * The amount and the way to the form, at the lower edge while the list is longer than the screen; it rests below the
 * list, so that it never lies on the form.
 */
export function ListBar() {
  const t = useTranslate()
  const { locale } = useSite()
  const estimate = useListEstimate()
  return (
    <div className="list-bar">
      <p>
        {estimate && (
          <span>
            {formatEuros(estimate.totalCents / 100, locale)} <small>{t('price.excl-vat')}</small>
          </span>
        )}
        <a className="button small" href={`#${quoteFieldsId}`}>
          {t('quote.badge-send')}
        </a>
      </p>
    </div>
  )
}

/** The same in a sentence, beside the button that sends it. */
export function TotalSentence() {
  const t = useTranslate()
  const { locale } = useSite()
  const estimate = useListEstimate()
  return estimate ? (
    <strong>
      {t('quote-content.estimate')} {formatEuros(estimate.totalCents / 100, locale)}
    </strong>
  ) : null
}

/** What the list comes to; null where none of its prices is known, and while those of its services are not. */
export function useListEstimate(): (Estimate & { totalCents: number }) | null {
  const items = useAtomValue(quoteItemsAtom)
  const lines = useAtomValue(quoteServicesAtom)
  const services = useListedServices()
  const travel = useListTravel()
  // They load, or could not be loaded: an amount without them would look like the whole.
  if (services.length < lines.length) return null
  const estimate = estimateOfList(items, services, travel?.zone)
  if (estimate === null || estimate.totalCents === null) return null
  return { ...estimate, totalCents: estimate.totalCents }
}
