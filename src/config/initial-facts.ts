/**
 * What the site says of the company until the desk has written it: fictional contact data and example prices. Only the
 * opening that pages get is made of it (`src/domain/content/opening.ts`).
 */
export const initialFacts = {
  street: '14 rue des Balanciers',
  postalCode: '67700',
  city: 'Monswiller',
  /** E.164. */
  phone: '+33353010167',
  email: 'contact@haut-barr-pesage.example',
  /** The price of one visit in each zone of travel, EUR cents excl. VAT. */
  travelCents: [4_500, 8_500, 13_500] as readonly number[],
}
