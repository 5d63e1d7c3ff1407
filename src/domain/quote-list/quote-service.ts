import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import { categories } from '#domain/catalogue/facets.ts'
import { metrologyStates } from '#domain/metrology/metrology.ts'

/** The quantity of a line of a request; 1 where none is given. Apart from `clampQuantity`, which first pages load. */
export const Quantity = v.optional(
  v.pipe(
    v.number('form.number'),
    v.integer('form.number'),
    v.minValue(1, 'form.number'),
    v.maxValue(limits.quoteQuantity, 'form.number'),
  ),
  1,
)

/** What a service is charged by: each instrument, or the request as a whole. */
export const serviceUnits = ['per-instrument', 'per-request'] as const
export type ServiceUnit = (typeof serviceUnits)[number]

/**
 * The instruments that a service is offered for: those that meet every condition. `metrology` and `categories` null =
 * any; Max in grams, lower bound excluded, upper bound included, null = no bound.
 */
export const ServiceScope = v.object({
  metrology: v.nullable(v.array(v.picklist(metrologyStates))),
  categories: v.nullable(v.array(v.picklist(categories))),
  maxAboveG: v.nullable(v.number()),
  maxUpToG: v.nullable(v.number()),
})
export type ServiceScope = v.InferOutput<typeof ServiceScope>

/** A service that can be ordered with a quote, in one language. */
export const Service = v.object({
  code: v.string(),
  name: v.string(),
  description: v.string(),
  /** EUR cents excl. VAT per unit; null: on request. */
  priceCents: v.nullable(v.number()),
  unit: v.picklist(serviceUnits),
  /** True when it is done at the customer's: travel is charged in addition, once per request. */
  onSite: v.boolean(),
  appliesTo: ServiceScope,
})
export type Service = v.InferOutput<typeof Service>

/** A service of a request: its code and how many units. */
export const ServiceLine = v.strictObject({
  code: v.pipe(v.string(), v.nonEmpty('form.required'), v.maxLength(60, 'form.too-long')),
  quantity: Quantity,
})
export type ServiceLine = v.InferOutput<typeof ServiceLine>

/** The services of a request. */
export const ServiceLines = v.pipe(v.array(ServiceLine), v.maxLength(limits.quoteServices, 'form.too-many'))

/** The properties of an instrument that decide which services are offered for it; null: not known. */
export type ServicedInstrument = {
  metrology: (typeof metrologyStates)[number] | null
  category: (typeof categories)[number] | null
  /** The greatest Max of its ranges, grams. */
  maxG: number
}

/** True when a service is offered for the instrument. What is not known meets no condition on it. */
export function serviceApplies(
  scope: ServiceScope,
  { metrology, category, maxG }: ServicedInstrument,
): boolean {
  return (
    (scope.metrology === null || (metrology !== null && scope.metrology.includes(metrology))) &&
    (scope.categories === null || (category !== null && scope.categories.includes(category))) &&
    (scope.maxAboveG === null || maxG > scope.maxAboveG) &&
    (scope.maxUpToG === null || maxG <= scope.maxUpToG)
  )
}

/** Instruments of one kind, and how many of them. */
export type ServicedLine = ServicedInstrument & { quantity: number }
/** A service that is offered for some instruments, for as many units as these need. */
export type OfferedService = Omit<Service, 'appliesTo'> & { quantity: number }

/** The services that are offered for the instruments, in their order. */
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
