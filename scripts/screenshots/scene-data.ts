/** Of the customer's account. */
export const password = 'Klippe-7!Birke'
/** The customer who is signed in. */
export const anne = { firstName: 'Anne', lastName: 'Klein', email: 'anne.klein@example.org' }
const day = (fromToday: number) => new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10)
const verified = (daysBeforeDue: number) => day(daysBeforeDue - 730)

/** A line of a quote list. */
export const item = (productId: string, variantReference: string, quantity = 1) => ({
  ...{ productId, variantReference, quantity, accessories: [] },
})
const items = [item('montevigne-p1', 'MV-P1-6', 2), item('tarnoval-b9', 'TN-B9-150')]
const services = [{ code: 'commissioning-60kg', quantity: 2 }]
const address = { address: '3 rue du Four', city: 'Saverne', zipCode: '67700', country: 'France' }

/** What a visitor sends. */
export const request = (name: string, company: string, changes: object = {}) => ({
  ...{ name, company, email: `${name.toLowerCase().replace(' ', '.')}@example.org`, phone: '03 88 01 02 03' },
  ...{ ...address, items, services, message: 'Livraison avant Noël, s’il vous plaît.', termsAccepted: true },
  ...{ lang: 'fr', ...changes },
})

const line = (text: string, quantity: number, unitCents: number, more: object = {}) => ({
  ...{ text, quantity, unitCents, discountCents: 0, vatPermille: 200, ...more },
})
/** What the desk answers with. */
export const offer = {
  after: 0,
  lines: [
    line('Balance poids-prix P1, MV-P1-6', 2, 18_900, { discountCents: 2_000, item: 0 }),
    line('Balance de table B9, TN-B9-150', 1, 49_000, { item: 1 }),
    line('Mise en service sur place, Max ≤ 60 kg', 2, 8_500),
    line('Déplacement, jusqu’à 30 km', 1, 4_500),
    line('Housse de protection', 2, 1_900, { optional: true }),
  ],
  ...{ validUntil: day(30), delivery: 'Trois semaines après votre accord', note: '' },
  conditions: 'Paiement à 30 jours, sans escompte.',
}

const scale = (make: string, model: string, max: number, e: number, lastVerifiedOn: string) => ({
  ...{ make, model, serial: `${model}-0417`, max: { value: max, unit: 'kg' }, e: { value: e, unit: 'g' } },
  ...{ accuracyClass: 'III', place: 'Boulangerie Klein, Saverne', country: 'FR', use: 'direct-sale' },
  lastVerifiedOn,
})
/** Overdue, due soon, and verified lately. */
export const scales = [
  scale('Montevigne', 'P1', 15, 5, verified(-21)),
  scale('Tarnoval', 'B9', 150, 50, verified(40)),
  scale('Zornhalde', 'N4', 60, 20, verified(600)),
]
