import { EstimateSummary } from '#src/site/estimate-summary.tsx'
import { withStyles } from '#src/site/stylesheet.tsx'
import { useListEstimate } from './use-list-estimate.ts'

/** What the list comes to; nothing where that is not known. */
export const ListTotal = withStyles(Total, EstimateSummary)

function Total() {
  const estimate = useListEstimate()
  return estimate && <EstimateSummary estimate={estimate} />
}
