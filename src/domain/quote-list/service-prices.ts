import type { Service } from './quote-service.ts'

/** The beginnings of the codes of the services that pages name; a band of Max ends a code. */
export const namedServices = {
  commissioning: 'commissioning-',
  verification: 'periodic-verification-',
} as const

/** The price of a service for instruments of a band of Max. */
export type BandPrice = { upToG: number; priceCents: number }

/** The price, cents, of the first band that reaches a Max in g; null: on request. */
export const priceForMax = (bands: readonly BandPrice[], maxG: number): number | null =>
  bands.find(({ upToG }) => maxG <= upToG)?.priceCents ?? null

/** What instruments of these Max in g come to, cents; null where one of them is on request, or its Max unknown. */
export function sumForMaxes(bands: readonly BandPrice[], maxesG: readonly (number | null)[]): number | null {
  const prices = maxesG.map((maxG) => (maxG === null ? null : priceForMax(bands, maxG)))
  return prices.reduce((sum, price) => (sum === null || price === null ? null : sum + price), 0)
}

/** Prices by band of Max, smallest first; empty where the catalogue has none. */
export type ServicePrices = Record<keyof typeof namedServices, BandPrice[]>

/** The prices that the home page names, read from the services of the catalogue; what is on request is left out. */
export function servicePrices(services: readonly Service[]): ServicePrices {
  const pricesOf = (start: string) =>
    services.flatMap(({ code, priceCents, appliesTo: { maxUpToG } }) =>
      code.startsWith(start) && priceCents !== null && maxUpToG !== null
        ? [{ upToG: maxUpToG, priceCents }]
        : [],
    )
  const { commissioning, verification } = namedServices
  return { commissioning: pricesOf(commissioning), verification: pricesOf(verification) }
}
