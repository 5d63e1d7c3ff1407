/**
 * Zones of travel around the company, nearest first: distance in km, and the price of one visit in EUR cents excl. VAT.
 * Prices are examples for demonstration; an operator replaces them here.
 */
export const travelZones = [
  { upToKm: 30, priceCents: 4_500 },
  { upToKm: 60, priceCents: 8_500 },
  { upToKm: 100, priceCents: 13_500 },
] as const
