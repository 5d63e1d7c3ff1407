import { useAtomValue } from 'jotai'
import { estimateOfList } from '#domain/quote-list/list-estimate.ts'
import { EstimateSummary } from '#src/site/estimate-summary.tsx'
import { withStyles } from '#src/site/stylesheet.tsx'
import { quoteItemsAtom } from './quote-list.ts'
import { quoteServicesAtom } from './service-list.ts'
import { useListedServices } from './use-listed-services.ts'

/** What the list comes to; nothing where none of its prices is known, nor while those of its services are not. */
export const ListTotal = withStyles(Total, EstimateSummary)

function Total() {
  const items = useAtomValue(quoteItemsAtom)
  const lines = useAtomValue(quoteServicesAtom)
  const services = useListedServices()
  // They load, or could not be loaded: an amount without them would look like the whole.
  if (services.length < lines.length) return null
  const estimate = estimateOfList(items, services)
  return estimate === null || estimate.totalCents === null ? null : <EstimateSummary estimate={estimate} />
}
