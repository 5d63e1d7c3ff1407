import { useAtomValue } from 'jotai'
import { estimateOfList } from '#domain/quotes/list-estimate.ts'
import { EstimateSummary } from '#src/app/later/estimate-summary.tsx'
import { quoteItemsAtom } from './quote-list.ts'
import { useListedServices } from './use-listed-services.ts'

/** What the list comes to; nothing where none of its prices is known. */
export function ListTotal() {
  const items = useAtomValue(quoteItemsAtom)
  const services = useListedServices()
  const estimate = estimateOfList(items, services)
  return estimate === null || estimate.totalCents === null ? null : <EstimateSummary estimate={estimate} />
}
