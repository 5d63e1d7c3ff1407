/** Whom the acts are done by. */
export type Actors = {
  /** Cookie header of a signed-in customer. */
  cookie: string
  /** Email and password of an account. */
  account: { email: string; password: string }
  /** Bearer token of the whole desk. */
  desk: string
}

/** Something that a visitor does, and the most trips one after another that its answer may wait for. */
export type Act = {
  name: string
  /** In an isolate that has served nothing. */
  cold: number
  /** The same again. */
  warm: number
  /** True for pages that the edge caches: in an isolate that knows the version they wait for none. */
  isCached?: true
  request: (actors: Actors) => { path: string; init?: RequestInit }
}

const page = (name: string, path: string, cold: number, warm = 0): Act => ({
  name,
  cold,
  warm,
  isCached: true,
  request: () => ({ path }),
})

const read = (name: string, path: string, cold: number, warm = 0): Act => ({
  name,
  cold,
  warm,
  request: () => ({ path }),
})

const post = (name: string, path: string, cold: number, body: (actors: Actors) => object): Act => ({
  name,
  cold,
  warm: cold,
  request: (actors) => ({
    path,
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(body(actors)),
    },
  }),
})

const customers = (name: string, path: string, cold: number): Act => ({
  name,
  cold,
  warm: cold,
  request: ({ cookie }) => ({ path, init: { headers: { cookie } } }),
})

const ofDesk = (name: string, path: string, cold: number): Act => ({
  name,
  cold,
  warm: cold,
  request: ({ desk }) => ({ path, init: { headers: { authorization: `Bearer ${desk}` } } }),
})

const person = { name: 'Anne Klein', email: 'anne@example.org', phone: '+33 3 88 01 02 03', lang: 'fr' }

const quote = {
  ...person,
  city: 'Saverne',
  zipCode: '67700',
  message: 'Livraison avant Noël ?',
  items: [
    { productId: 'montevigne-p1', variantReference: 'MV-P1-6', quantity: 2, accessories: [] },
    { productId: 'tarnoval-tr2', accessories: [] },
  ],
  termsAccepted: true,
}

const configured = {
  ...quote,
  services: [{ code: 'commissioning-60kg', quantity: 2 }],
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

let signedUp = 0

/** Makes an account. */
export const signUpOf = ({ email, password }: Actors['account']) => ({
  request: () => ({
    path: '/api/auth/signup',
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ firstName: 'Anne', lastName: 'Klein', email },
        ...{ password, confirmPassword: password },
      }),
    },
  }),
})

/** Every kind of page and what else visitors wait for. */
export const acts: readonly Act[] = [
  page('home', '/', 2),
  page('list', '/products', 2),
  page('list, filtered', '/products?category=industrial&metrology=yes', 2),
  page('search', '/products?q=hubwagen', 2),
  page('search, read', '/products?q=balance+boulangerie+15+kg', 2),
  page('search, words', '/products?q=clavier', 2),
  page('search, mistyped word', '/products?q=balnace', 2),
  page('search, reference', '/products?q=MV-P1-6', 2),
  page('product', '/products/montevigne-p1', 1),
  read('product, asked', '/products/montevigne-p1?use=direct-sale&load=5kg', 1),
  page('comparison', '/compare?p=montevigne-p1&p=tarnoval-tr2', 1),
  page('configurator', '/devis/configurateur', 1),
  read('configurator, answered', '/devis/configurateur?step=models&use=direct-sale&load=5kg', 2),
  page('quote', '/devis', 1),
  read('shared list', '/devis/liste?i=montevigne-p1*MV-P1-6*2&s=commissioning-60kg*1', 1, 1),
  page('articles', '/blog', 1, 1),
  page('article', '/blog/verification-periodique', 2, 1),
  page('about', '/about', 2),
  page('contact', '/contact', 1),
  page('plate', '/plaque', 1),
  page('terms', '/conditions-generales', 1),
  page('data sheet', '/products/montevigne-p1/fiche.pdf', 1, 1),
  read('API list', '/api/products', 2),
  read('API search', '/api/products?q=hubwagen', 2),
  read('API product', '/api/products/montevigne-p1', 1),
  read('API fit', '/api/fit?use=direct-sale&load=5kg&smallest=100g&tolPct=2', 2),
  read('API suggestions', '/api/suggestions?q=waage', 2),
  read('API services', '/api/services', 1),
  read('API quote lines', '/api/quote-lines?lang=fr&lines=montevigne-p1:MV-P1-6', 1, 1),
  post('POST quote', '/api/quotes', 2, () => quote),
  post('POST quote, configured', '/api/quotes', 2, () => configured),
  post('POST contact', '/api/contact', 2, () => ({ ...person, subject: 'Panne', message: 'ERR 4' })),
  post('sign-in', '/api/auth/login', 3, ({ account }) => account),
  {
    ...{ name: 'sign-up', cold: 3, warm: 3 },
    request: ({ account: { password } }) =>
      signUpOf({ email: `visitor-${++signedUp}@example.org`, password }).request(),
  },
  customers('dashboard', '/dashboard', 1),
  customers('profile', '/api/profile', 2),
  customers('own requests', '/api/profile/quotes', 2),
  customers('own scales', '/api/profile/scales', 2),
  ofDesk('desk list', '/api/desk/requests', 2),
  ofDesk('desk search', '/api/desk/requests?q=klein', 3),
  ofDesk('desk, what waits', '/api/desk/waiting', 2),
  ofDesk('desk, counts', '/api/desk/counts', 2),
  ofDesk('desk, any word', '/api/desk/search?q=klein', 2),
  ofDesk('desk, person', '/api/desk/person?email=anne@example.org', 2),
]
