/**
 * Facts about the company, in one place; no page repeats such a fact in a text of its own. Telephone, mail, address and
 * the prices of travel are written at the desk: `initial-facts.ts` is what they begin with.
 */
export const company = {
  name: 'Haut-Barr Pesage',
  region: 'Alsace',
  country: 'France',
  countryCode: 'FR',
  /** Centre of Monswiller (GeoNames); distances of the service area are measured from here. */
  location: { latitude: 48.755, longitude: 7.377 },
  foundedYear: 2001,
  /** Minimum number of models across all manufacturers; the catalogue shows a part of them. */
  modelCount: 500,
  accreditation: '3-1541 rev. 2',
  serviceRadiusKm: 100,
  timeZone: 'Europe/Paris',
  /** Monday = 1 … Sunday = 7; local time of day. */
  opening: { weekdays: [1, 2, 3, 4, 5], from: '08:00', to: '17:30' },
  /** Promise of the specification: a free quote within 24 hours. */
  replyHours: 24,
  /** Marks prices and models as fictional: products, brands and prices are made up for demonstration. */
  catalogueIsDemonstration: true,
} as const

/** The general terms that the site begins with (`src/i18n/{locale}/terms.json`); the desk writes those that follow. */
export const terms = {
  /** First day (ISO) on which they are in force. */
  from: '2026-11-22',
  /** Marks the text as a demonstration: no lawyer has checked it, and the company is fictional. */
  isDemonstration: true,
} as const

/** How far the zones of travel around the company reach, in km, nearest first; their prices are written at the desk. */
export const travelZones = [30, 60, 100] as const
