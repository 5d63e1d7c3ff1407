import { useAtomValue } from 'jotai'
import type { Estimate } from '#domain/quote-list/estimate.ts'
import { estimateOfList } from '#domain/quote-list/list-estimate.ts'
import { EstimateSummary } from '#src/site/estimate-summary.tsx'
import { withStyles } from '#src/site/stylesheet.tsx'
import { quoteItemsAtom } from './quote-list.ts'
import { quoteServicesAtom } from './service-list.ts'
import { useListedServices } from './use-listed-services.ts'

/** What the list comes to; nothing where that is not known. */
export const ListTotal = withStyles(Total, EstimateSummary)

function Total() {
  const estimate = useListEstimate()
  return estimate && <EstimateSummary estimate={estimate} />
}

/** What the list comes to; null where none of its prices is known, and while those of its services are not. */
export function useListEstimate(): (Estimate & { totalCents: number }) | null {
  const items = useAtomValue(quoteItemsAtom)
  const lines = useAtomValue(quoteServicesAtom)
  const services = useListedServices()
  // They load, or could not be loaded: an amount without them would look like the whole.
  if (services.length < lines.length) return null
  const estimate = estimateOfList(items, services)
  if (estimate === null || estimate.totalCents === null) return null
  return { ...estimate, totalCents: estimate.totalCents }
}
