/** An instrument in a shop; verified on this day it is due two years later. */
export const scaleBody = {
  make: 'Montevigne',
  model: 'P1',
  serial: 'A-12',
  max: { value: 15, unit: 'kg' },
  e: { value: 5, unit: 'g' },
  accuracyClass: 'III',
  place: 'Boulangerie Klein, Saverne',
  country: 'FR',
  use: 'direct-sale',
  lastVerifiedOn: '2025-03-10',
}
