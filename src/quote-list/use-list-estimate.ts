import { useAtomValue } from 'jotai'
import type { Estimate } from '#domain/quote-list/estimate.ts'
import { estimateOfList } from '#domain/quote-list/list-estimate.ts'
import { quoteItemsAtom } from './quote-list.ts'
import { quoteServicesAtom } from './service-list.ts'
import { useListedServices } from './use-listed-services.ts'

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
