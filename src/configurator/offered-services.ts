import type { ProductDetail, Variant } from '#domain/catalogue/product.ts'
import { gram, unitSize } from '#domain/metrology/mass.ts'
import { type Service, type ServicedInstrument, serviceApplies } from '#domain/quote-list/quote-service.ts'
import type { OfferedService } from './data.ts'

/** A chosen variant as the services see it, and how many of it. */
type ServicedLine = ServicedInstrument & { quantity: number }

/** A variant of a product as the services see it. */
export function servicedLine(
  product: ProductDetail,
  { metrologie, ranges }: Variant,
  quantity: number,
): ServicedLine {
  const maxG = Math.max(0, ...ranges.map(({ max }) => (max.value * unitSize[max.unit]) / gram))
  return { metrology: metrologie, category: product.category, maxG, quantity }
}

/** The services offered for at least one of the lines: one unit of each instrument they apply to, or one in all. */
export function offeredServices(
  services: readonly Service[],
  lines: readonly ServicedLine[],
): OfferedService[] {
  return services.flatMap(({ appliesTo, ...service }) => {
    const served = lines.filter((line) => serviceApplies(appliesTo, line))
    if (served.length === 0) return []
    const instruments = served.reduce((sum, { quantity }) => sum + quantity, 0)
    return [{ ...service, quantity: service.unit === 'per-request' ? 1 : instruments }]
  })
}
