import type { Locale } from '#config/locales.ts'
import type { DeskRequest } from '#domain/quote-requests/desk-schemas.ts'

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

type Line = DeskRequest['draft'][number]

/** What the desk writes of itself, in the customer's language. */
const written: Record<Locale, Record<'delivery' | 'conditions' | 'cover', string>> = {
  fr: {
    delivery: 'Trois semaines après votre accord',
    conditions: 'Paiement à 30\u00a0jours, sans escompte.',
    cover: 'Housse de protection',
  },
  en: {
    delivery: 'Three weeks after your acceptance',
    conditions: 'Payment within 30\u00a0days, without discount.',
    cover: 'Protective cover',
  },
  de: {
    delivery: 'Drei Wochen nach Ihrer Zusage',
    conditions: 'Zahlbar innerhalb von 30\u00a0Tagen ohne Abzug.',
    cover: 'Schutzhülle',
  },
}

/** What the desk answers with: the lines that it is given, the first instrument for less, and an option. */
export function offer({ draft, locale }: Pick<DeskRequest, 'draft' | 'locale'>) {
  const { cover, ...terms } = written[locale]
  const [first, ...rest] = draft as [Line, ...Line[]]
  const option = { ...first, text: cover, unitCents: 1_900, item: null, optional: true }
  return {
    ...{ after: 0, validUntil: day(30), note: '', ...terms },
    lines: [{ ...first, unitCents: 25_500, discountCents: 2_000 }, ...rest, option],
  }
}

const scale = (
  [productId, make, model]: [string, string, string],
  max: number,
  e: number,
  lastVerifiedOn: string,
) => ({
  ...{ productId, make, model, serial: `${model}-0417`, max: { value: max, unit: 'kg' } },
  ...{ e: { value: e, unit: 'g' }, accuracyClass: 'III', lastVerifiedOn },
  ...{ place: 'Boulangerie Klein, Saverne', country: 'FR', use: 'direct-sale' },
})
/** Overdue, due soon, and verified lately: models of the catalogue. */
export const scales = [
  scale(['montevigne-p1', 'Montevigne', 'P1'], 15, 5, verified(-21)),
  scale(['montevigne-b8', 'Montevigne', 'B8'], 150, 50, verified(40)),
  scale(['askelune-b2', 'Askelune', 'B2'], 30, 10, verified(600)),
]
