import { parseMass } from '#domain/metrology/parse-mass.ts'
import type { QuoteItem } from './quote-list-rules.ts'
import { type OfferedService, offeredServices, type Service } from './quote-service.ts'
import { namedServices } from './service-prices.ts'

/**
 * What is offered below a list for the instruments on it: commissioning, of the band of each. A line says only what its
 * data plate says; without one it is offered nothing. A verification is not: what is sold here has just been verified.
 */
export function servicesOfList(services: readonly Service[], items: readonly QuoteItem[]): OfferedService[] {
  const named = services.filter(({ code }) => code.startsWith(namedServices.commissioning))
  const lines = items.flatMap(({ variant, quantity, lang }) => {
    const plate = variant?.plate
    // The plate of a component or a weight has no scale interval.
    if (!variant || !plate?.max || plate.nominal || !(plate.e ?? plate.d)) return []
    // « 6 / 15 kg »: the service is that of the greatest.
    const maxUg = parseMass(plate.max.slice(plate.max.lastIndexOf('/') + 1), lang)
    if (typeof maxUg !== 'number') return []
    return [{ metrology: variant.metrologie, category: null, maxG: maxUg / 1e6, quantity }]
  })
  return offeredServices(named, lines)
}
