import { expect, test } from 'vitest'
import { verificationDuty } from '#domain/fit/verification-duty.ts'
import { gram, kilogram, tonne } from '#domain/metrology/mass.ts'

const model = {
  category: 'commercial',
  subcategory: 'price-computing',
  metrology: 'yes',
  customerDisplay: true,
} as const
const upTo = (maxUg: number) => [{ maxUg, eUg: maxUg / 3000, dUg: maxUg / 3000 }]

test.each([
  [
    'price-computing',
    'commercial',
    15 * kilogram,
    'Vente directe au public\u00a0: vérification périodique tous les 2\u00a0ans (vente directe, Max\u00a0≤\u00a030\u00a0kg).',
  ],
  [
    'hanging-retail',
    'commercial',
    60 * kilogram,
    'Vente directe au public\u00a0: vérification périodique chaque année (Max > 30\u00a0kg).',
  ],
  [
    'postal-parcel',
    'commercial',
    15 * kilogram,
    'Affranchissement et transport\u00a0: vérification périodique chaque année.',
  ],
  [
    'analytical',
    'laboratory',
    220 * gram,
    'Préparation en pharmacie\u00a0: vérification périodique chaque année.',
  ],
  [
    'pharmacy',
    'medical',
    220 * gram,
    'Préparation en pharmacie\u00a0: vérification périodique chaque année.',
  ],
  [
    'high-cap-precision',
    'laboratory',
    64 * kilogram,
    'Transactions commerciales\u00a0: vérification périodique chaque année.',
  ],
  ['baby', 'medical', 20 * kilogram, 'Pesée de patients\u00a0: vérification périodique chaque année.'],
  ['clinical-small', 'medical', 6 * kilogram, 'Usage médical\u00a0: vérification périodique chaque année.'],
  [
    'floor',
    'industrial',
    3 * tonne,
    'Transactions commerciales\u00a0: vérification périodique chaque année.',
  ],
  [
    'weighbridge',
    'industrial',
    50 * tonne,
    'Véhicules, pesée pour facturer\u00a0: vérification périodique chaque année et révision périodique tous les 2\u00a0ans (Max > 5\u00a0t).',
  ],
] as const)(
  'a verified %s (%s) to %i µg has its period (arrêté of 26 May 2004)',
  (subcategory, category, maxUg, duty) => {
    expect(verificationDuty({ ...model, subcategory, category, ranges: upTo(maxUg) }, 'fr')).toBe(duty)
  },
)

test('the sentence goes on after the use in every language', () => {
  const pharmacy = {
    ...model,
    category: 'laboratory',
    subcategory: 'pharmacy',
    ranges: upTo(2 * kilogram),
  } as const
  expect(verificationDuty(pharmacy, 'en')).toBe(
    'Compounding in a pharmacy: in France, periodic verification every year.',
  )
  expect(verificationDuty(pharmacy, 'de')).toBe(
    'Rezeptur in der Apotheke: in Frankreich jährliche wiederkehrende Prüfung.',
  )
})

test.each([
  [
    'label-scale',
    false,
    'Préemballages à poids variable\u00a0: vérification périodique chaque année (préemballages).',
  ],
  ['label-scale', true, 'Vente directe'],
  ['label-scale', null, 'Vente directe'],
  // The till shows weight and price in its place.
  ['pos-scale', false, 'Vente directe'],
] as const)('a verified %s with a display for the customer: %s', (subcategory, customerDisplay, duty) => {
  const ranges = upTo(15 * kilogram)
  expect(verificationDuty({ ...model, subcategory, customerDisplay, ranges }, 'fr')).toContain(duty)
})

test('a model that is not verified, and an axle scale, have no duty', () => {
  const ranges = upTo(15 * kilogram)
  for (const metrology of ['no', 'optional'] as const)
    expect(verificationDuty({ ...model, metrology, ranges }, 'fr')).toBeNull()
  expect(verificationDuty({ ...model, category: 'industrial', subcategory: 'axle', ranges }, 'fr')).toBeNull()
})
