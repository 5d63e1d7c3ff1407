import type { TravelZone } from '#domain/area/travel-zone.ts'
import { EstimateSummary } from '#src/site/estimate-summary.tsx'
import type { ConfiguratorData } from './data.ts'
import { estimateOfChoice } from './request-content.ts'

/** What the configured instruments and services come to. */
export function EstimateTable({ data, travel }: { data: ConfiguratorData; travel: TravelZone | null }) {
  const estimate = estimateOfChoice(data, travel)
  return estimate && <EstimateSummary estimate={estimate} />
}
