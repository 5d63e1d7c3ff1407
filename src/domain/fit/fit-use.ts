import type { Locale } from '#config/locales.ts'
/** What an instrument is chosen for; the keys of `regimes.json`. */
export const fitUses = [
  'direct-sale',
  'price-computing',
  'farm-sale',
  'trade',
  'precious-metal',
  'prepack',
  'prepack-variable',
  'customs-tax',
  'postal',
  'medical',
  'pharmacy',
  'pharma-lab',
  'waste',
  'vehicle-trade',
  'axle',
  'livestock-trade',
  'court',
  'internal',
  'lab',
] as const
export type FitUse = (typeof fitUses)[number]

/** The countries whose rules are known. */
export const fitCountries = ['FR', 'DE'] as const
/** The country whose law applies where the visitor has not stated one. */
export const usualCountry = (locale: Locale) => (locale === 'de' ? 'DE' : 'FR')
export type FitCountry = (typeof fitCountries)[number]
