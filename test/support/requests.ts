/** A quote request with all fields, for the products of `catalogueOf('montevigne-p1', 'tarnoval-tr2')`. */
export const quoteBody = {
  company: 'Boulangerie Klein',
  name: 'Anne Klein',
  email: 'Anne.Klein@Example.ORG',
  phone: '03 88 01 02 03',
  address: '3 rue du Four',
  city: 'Saverne',
  zipCode: '67700',
  country: 'France',
  items: [
    { productId: 'montevigne-p1', variantReference: 'MV-P1-6', quantity: 2, accessories: [] as string[] },
    { productId: 'tarnoval-tr2', accessories: [] as string[] },
  ],
  message: 'Livraison avant Noël, s’il vous plaît.\nMerci.',
  termsAccepted: true,
  lang: 'fr',
}

export const contactBody = {
  name: 'Anne Klein',
  email: 'anne@example.org',
  phone: '+49 30 1234567',
  subject: 'Une balance en panne',
  message: 'Elle affiche ERR 4.\nQue faire ?',
  lang: 'fr',
}

/** A quote request with a message only: needs no catalogue. */
export const shortQuote = {
  name: 'Anne Klein',
  email: 'anne@example.org',
  message: 'Une balance ?',
  termsAccepted: true,
}

/** The same with services, and with answers of the configurator that MV-P1-6 fits. */
export const configuredQuote = {
  ...quoteBody,
  services: [
    { code: 'commissioning-60kg', quantity: 2 },
    { code: 'metrological-logbook', quantity: 1 },
  ],
  configuration: {
    use: 'price-computing',
    country: 'FR',
    load: '5kg',
    tare: '200 g',
    smallest: '100g',
    tolPct: '5',
    interface: ['FREEINTERFACE'],
  },
}
