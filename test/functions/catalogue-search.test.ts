import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limits } from '#config/limits.ts'
import { locales } from '#config/locales.ts'
import type { ProductList } from '#domain/catalogue/product.ts'
import { countsOf, facetValues, idsOf, list, productOf, walk } from '#test/support/catalogue-reference.ts'
import { catalogue, openCatalogueEdge } from '#test/support/edge.ts'

type Variant = (typeof catalogue)['products'][number]['variants'][number]
const ofKind = (kind: string) =>
  catalogue.products.filter(({ subcategory }) => subcategory === kind).map(({ id }) => id)
const searched = async (q: string, more = '') =>
  list(await openCatalogueEdge(), `q=${encodeURIComponent(q)}&limit=60${more}`)
const ids = ({ items }: ProductList) => items.map(({ id }) => id)

test.each([
  ['the German word on the French site', 'hubwagen', 'fr', 'pallet-truck'],
  ['the French word on the German site', 'transpalette', 'de', 'pallet-truck'],
  ['the English words on the French site', 'pallet-truck', 'fr', 'pallet-truck'],
  ['a word with an accent', 'pèse-bébé', 'fr', 'baby'],
  ['the same word without its accents', 'pese bebe', 'fr', 'baby'],
  ['the same word in capitals', 'PÈSE-BÉBÉ', 'en', 'baby'],
  ['its letters and accents apart (NFD)', 'pèse-bébé'.normalize('NFD'), 'fr', 'baby'],
  ['the beginning of a word', 'microbal', 'fr', 'micro'],
  ['the tail of a compound', 'brückenwaage', 'fr', 'weighbridge'],
  ['a ligature or its two letters', 'lève-personne', 'de', 'hoist'],
])('%s ranks the kind first: %s (%s)', async (_, q, lang, kind) => {
  const found = ids(await searched(q, `&lang=${lang}`))
  const expected = ofKind(kind)
  expect(expected.length).toBeGreaterThan(0)
  expect(found.slice(0, expected.length).sort()).toEqual(expected.sort())
})

test('« säule », « saule » and « SÄULE » match the column scales alike', async () => {
  const found = await Promise.all(['säule', 'saule', 'SÄULE'].map(async (q) => ids(await searched(q))))
  expect(found[1]).toEqual(found[0])
  expect(found[2]).toEqual(found[0])
  for (const id of ofKind('column')) expect(found[0]).toContain(id)
})

test.each([
  ['a part of it', 'B3-15', 'ZH-B3-15D'],
  ['its last part', '15D', 'ZH-B3-15D'],
  ['all of it', 'zh-b3-15d', 'ZH-B3-15D'],
  ['all of it, typed together', 'ZHB315D', 'ZH-B3-15D'],
  ['another one in small letters', 'mv-p1-6l', 'MV-P1-6L'],
])('a search finds a reference by %s: %s', async (_, q, reference) => {
  const owner = catalogue.products.find(({ variants }) =>
    variants.some((variant) => variant.reference === reference),
  )
  expect(ids(await searched(q))).toContain(owner?.id)
})

test('every reference of the catalogue finds its product', async () => {
  const edge = await openCatalogueEdge()
  for (const { id, variants } of catalogue.products) {
    for (const { reference } of variants.slice(0, 1)) {
      const found = await list(edge, `q=${encodeURIComponent(reference)}&limit=60`)
      expect([reference, found.items.map((item) => item.id)]).toEqual([
        reference,
        expect.arrayContaining([id]),
      ])
    }
  }
}, 60_000)

test.each([
  ['transpalete', 'pallet-truck', 'transpalette'],
  ['balnce', 'analytical', 'balance'],
  ['mircobalance', 'micro', 'microbalance'],
  ['wegihbridge', 'weighbridge', 'weighbridge'],
])('the search corrects one typo: %s', async (q, kind, corrected) => {
  const found = await searched(q)
  expect(found.correctedQuery).toBe(corrected)
  const all = idsOf(await walk(await openCatalogueEdge(), `q=${q}&limit=60`))
  for (const id of ofKind(kind)) expect(all).toContain(id)
})

test('words that match as typed are not corrected', async () => {
  const found = await searched('transpalette')
  expect(found.total).toBeGreaterThan(0)
  expect(found.correctedQuery).toBeNull()
})

test('two words find only products that match both', async () => {
  const [both, one, other] = await Promise.all([
    searched('microbalance Lumivanne'),
    searched('microbalance'),
    searched('Lumivanne'),
  ])
  const common = ids(one).filter((id) => ids(other).includes(id))
  expect(common.length).toBeGreaterThan(0)
  expect(ids(both).sort()).toEqual(common.sort())
})

test('a brand ranks its own products before those that only mention it', async () => {
  const expected = catalogue.products.filter(({ brand }) => brand === 'Orvanelle').map(({ id }) => id)
  const found = ids(await searched('orvanelle'))
  expect(found.slice(0, expected.length).sort()).toEqual(expected.sort())
})

test('search and filters combine, and facets count within the search', async () => {
  const edge = await openCatalogueEdge()
  const all = await walk(edge, 'q=balance&limit=60')
  const medical = await walk(edge, 'q=balance&category=medical&limit=60')
  const found = idsOf(all)
  expect(idsOf(medical).sort()).toEqual(found.filter((id) => productOf(id).category === 'medical').sort())
  const expected = Object.fromEntries(
    facetValues.category.map((category) => [
      category,
      found.filter((id) => productOf(id).category === category).length,
    ]),
  )
  const counts = medical[0] && countsOf(medical[0].facets)
  expect(counts?.category).toEqual(expected)
})

test('paging through a search returns every match exactly once', async () => {
  const edge = await openCatalogueEdge()
  const pages = await walk(edge, 'q=balance&limit=13')
  const found = idsOf(pages)
  expect(pages.length).toBeGreaterThan(3)
  expect(new Set(found).size).toBe(found.length)
  expect(found).toHaveLength(pages[0]?.total ?? -1)
  expect(found).toEqual(idsOf(await walk(edge, 'q=balance&limit=60')))
})

test('sorting a search by price returns the same products', async () => {
  const edge = await openCatalogueEdge()
  const [ranked, priced] = await Promise.all([
    walk(edge, 'q=waage&limit=60'),
    walk(edge, 'q=waage&limit=60&sort=price-asc'),
  ])
  const prices = priced.flatMap(({ items }) => items.map(({ price }) => price ?? Infinity))
  expect(idsOf(priced).sort()).toEqual(idsOf(ranked).sort())
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
})

test.each(locales)('a word that is in no product finds nothing in %s, without an error', async (lang) => {
  expect(await searched('xylophonquartett', `&lang=${lang}`)).toMatchObject({
    items: [],
    total: 0,
    nextCursor: null,
  })
})

test('extra spaces do not change the results', async () => {
  expect(ids(await searched('  pont \t bascule '))).toEqual(ids(await searched('pont bascule')))
})

const hostile = [
  '"',
  "'",
  '""',
  "'; DROP TABLE products; --",
  '" OR 1=1 --',
  'balance"',
  'a" OR "b',
  'AND',
  'OR',
  'NOT',
  'NEAR',
  'AND OR NOT',
  'balance AND',
  'NEAR(balance waage, 2)',
  'balance NOT waage',
  '*',
  'bal*',
  '**',
  '^balance',
  'title:balance',
  '{title refs} : balance',
  '-balance',
  '+',
  '(',
  ')',
  '((((',
  'balance)',
  '\\',
  '%',
  '_',
  '%%%',
  ';',
  ':',
  '{}',
  '[]',
  '<script>alert(1)</script>',
  '\u0001\u0002',
  '\u200b',
  '\u202e',
  '\ufeff',
  '\ufdfa'.repeat(20),
  '🦄',
  '👩‍👩‍👧‍👦',
  '🇫🇷',
  'ﬁ',
  'İ',
  'ß',
  'œ',
  'a\u0301'.repeat(50),
  '٣',
  '中文',
  'е',
  '.',
  '...',
  '???',
  'a',
  'aa',
  'a'.repeat(limits.searchLength),
  'é'.repeat(120),
  'a '.repeat(60),
  '1',
  '0',
  '-1',
  '1e9',
  'NaN',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  '{{7*7}}',
  '$' + '{7*7}',
]

test.each(hostile)('the hostile query %j gets a normal response', async (q) => {
  const edge = await openCatalogueEdge()
  const response = await edge.request(`/api/products?q=${encodeURIComponent(q)}&limit=5`)
  expect(response.status).toBe(200)
  const body = (await response.json()) as ProductList
  expect(body.items.length).toBe(Math.min(5, body.total))
})

test.each([
  ['a lone surrogate in its bytes', '%ED%A0%80', 200],
  ['bytes that are no UTF-8', '%FF%FE', 200],
  ['a broken escape', '%E0%A4%A', 200],
  ['a NUL', '%00', 400],
  ['a NUL inside a word', 'bal%00ance', 400],
  ['too many letters', 'a'.repeat(5000), 422],
  ['four bytes a letter, too many', encodeURIComponent('🦄'.repeat(limits.searchLength)), 422],
])('a query with %s gets a response, never a server error', async (_, encoded, status) => {
  const edge = await openCatalogueEdge()
  expect((await edge.request(`/api/products?q=${encoded}`)).status).toBe(status)
})

test('no random query causes a server error', async () => {
  const edge = await openCatalogueEdge()
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc
      .array(fc.constantFrom(...hostile, 'balance', 'waage', 'scale'), { maxLength: 4 })
      .map((parts) => parts.join(' ').slice(0, 120)),
  )
  await fc.assert(
    fc.asyncProperty(text, async (q) => {
      const search = new URLSearchParams({ q, limit: '3' })
      const { status } = await edge.request(`/api/products?${search}`)
      expect(status).toBeLessThan(500)
    }),
    { numRuns: 150 },
  )
})

test('AND and OR are searched as plain words; what a NOT turns round is named, and not searched for', async () => {
  const { total } = await searched('balance')
  expect((await searched('balance OR xylophonquartett')).total).toBe(0)
  const { understood, ...others } = await searched('balance NOT xylophonquartett')
  expect(others.total).toBe(total)
  expect(understood?.facts).toMatchObject([{ label: 'NOT xylophonquartett', met: false }])
})

test('a query of punctuation finds nothing and corrects nothing', async () => {
  expect(await searched('?!…')).toMatchObject({ total: 0, correctedQuery: null })
})

test('what was read in a search is said with the text that leaves it out', async () => {
  const { understood } = await searched('balance boulangerie 15 kg', '&lang=fr')
  expect(understood).toEqual({
    facts: [
      { text: 'boulangerie', label: 'Boulangerie', without: 'balance 15 kg', met: true },
      { text: '15 kg', label: 'Portée\u00a0≥\u00a015\u00a0kg', without: 'balance boulangerie', met: true },
    ],
    words: [],
    wordsMet: true,
  })
})

test.each([
  ['a fact', 'pèse-bébé IP68', ['IP68'], true, 'baby'],
  ['the words', 'balance de table xylophonquartett', [], false, 'bench'],
])('a search that nothing meets gives up %s and says so', async (_, q, given, wordsMet, kind) => {
  const { items, understood } = await searched(q, '&lang=fr')
  expect(items[0]?.subcategory).toBe(kind)
  expect(understood?.facts.filter(({ met }) => !met).map(({ label }) => label)).toEqual(given)
  expect(understood?.wordsMet).toBe(wordsMet)
})

test.each([
  ['balance analytique moins de 500 €', 'analytical'],
  ['balance compteuse 30 kg 1 g max 500 €', 'counting'],
])('beyond a budget that nothing meets the cheapest comes first: %s', async (q, kind) => {
  const { items } = await searched(q, '&lang=fr')
  const prices = items.map(({ price }) => price ?? Number.POSITIVE_INFINITY)
  expect(items[0]?.subcategory).toBe(kind)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})

test('of every kind those products are found that have a model of the price, each by one, and one in stock likewise', async () => {
  const edge = await openCatalogueEdge()
  const kinds = ['compact-edu', 'bench', 'portion-kitchen', 'crane', 'precision', 'floor']
  const nameOf = (kind: string) => catalogue.subcategories.find(({ key }) => key === kind)?.name.en ?? kind
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...kinds),
      fc.integer({ min: 8, max: 400 }).map((tens) => tens * 10),
      fc.boolean(),
      async (kind, euros, stocked) => {
        const meets = ({ priceCents, inStock }: Variant) =>
          priceCents !== null && priceCents <= euros * 100 && (inStock || !stocked)
        const expected = catalogue.products
          .filter(({ subcategory, variants }) => subcategory === kind && variants.some(meets))
          .map(({ id }) => id)
        const q = `${nameOf(kind)} under ${euros} €${stocked ? ' in stock' : ''}`
        const { items, understood } = await list(edge, `lang=en&limit=60&q=${encodeURIComponent(q)}`)
        if (expected.length === 0) {
          expect([q, understood?.facts.every(({ met }) => met)]).toEqual([q, false])
          return
        }
        expect([q, items.map(({ id }) => id).sort()]).toEqual([q, expected.sort()])
        for (const { price, inStock } of items)
          expect(price !== null && price <= euros && (inStock || !stocked)).toBe(true)
      },
    ),
    { numRuns: 60 },
  )
})

const superlatives = {
  fr: {
    capacity: (kind: string) => `${kind} la plus grosse`,
    'least-capacity': (kind: string) => `le plus petit ${kind}`,
    interval: (kind: string) => `${kind} le plus précis`,
    price: (kind: string) => `${kind} le moins cher`,
  },
  en: {
    capacity: (kind: string) => `biggest ${kind}`,
    'least-capacity': (kind: string) => `smallest ${kind}`,
    interval: (kind: string) => `finest ${kind}`,
    price: (kind: string) => `cheapest ${kind}`,
  },
  de: {
    capacity: (kind: string) => `größte ${kind}`,
    'least-capacity': (kind: string) => `kleinste ${kind}`,
    interval: (kind: string) => `genaueste ${kind}`,
    price: (kind: string) => `günstigste ${kind}`,
  },
}
/** What a superlative puts first, the least first. */
const measures: Record<keyof (typeof superlatives)['fr'], (variant: Variant) => number> = {
  capacity: ({ ranges }) => -(ranges.at(-1)?.maxUg ?? 0),
  'least-capacity': ({ ranges }) => ranges.at(-1)?.maxUg ?? 0,
  interval: ({ ranges }) => ranges[0]?.dUg ?? Infinity,
  price: ({ priceCents }) => priceCents ?? Infinity,
}
const parts = ['weights', 'loadcell', 'indicator']

test('of every kind a superlative sorts what is shown, and each card shows the model that it means', async () => {
  const edge = await openCatalogueEdge()
  const kinds = catalogue.subcategories.filter(({ key }) => !parts.includes(key))
  for (const lang of locales)
    for (const by of Object.keys(measures) as (keyof typeof measures)[]) {
      for (const { key, name } of kinds) {
        const q = superlatives[lang][by](name[lang])
        const { items } = await list(edge, `lang=${lang}&limit=60&q=${encodeURIComponent(q)}`)
        const shown = items.map(({ id, leadReference }) => {
          const { variants } = productOf(id)
          const lead = variants.find(({ reference }) => reference === leadReference)
          return { own: lead && measures[by](lead), best: Math.min(...variants.map(measures[by])) }
        })
        expect([q, items.map(({ id }) => id).sort()]).toEqual([q, ofKind(key).sort()])
        expect([q, shown.map(({ own }) => own)]).toEqual([
          q,
          shown.map(({ best }) => best).toSorted((a, b) => a - b),
        ])
      }
    }
}, 60_000)

test('parts are sorted by price, and that their Max is not known so exactly is said', async () => {
  const cheapest = await searched('cheapest load cell', '&lang=en')
  const prices = cheapest.items.map(({ price }) => price ?? Infinity)
  expect(prices).toEqual(
    ofKind('loadcell')
      .map((id) => Math.min(...productOf(id).variants.map(measures.price)) / 100)
      .sort((a, b) => a - b),
  )
  const { understood } = await searched('largest load cell', '&lang=en')
  expect(understood?.facts.map(({ met }) => met)).toEqual([false, true])
})

test.each([
  ['Wägezelle', 'loadcell', [10, 50, 100, 300, 500, 2000].map((kg) => [`${kg} kg`, kg * 1e9] as const)],
  [
    'Prüfgewichte',
    'weights',
    [
      [`200 g`, 200e6],
      ['20 kg', 20e9],
      ['1 mg', 1000],
      ['50 g', 50e6],
    ] as const,
  ],
] as const)(
  'of parts « %s » those are found that hold the load, each by its nearest',
  async (name, kind, loads) => {
    for (const [load, loadUg] of loads) {
      const holds = ({ ranges }: Variant) => {
        const maxUg = ranges.at(-1)?.maxUg ?? 0
        return kind === 'weights' ? maxUg === loadUg : maxUg >= loadUg
      }
      const { items } = await searched(`${name} ${load}`, '&lang=de')
      const expected = ofKind(kind).filter((id) => productOf(id).variants.some(holds))
      expect([load, items.map(({ id }) => id).sort()]).toEqual([load, expected.sort()])
      for (const { id, leadReference } of items) {
        const holding = productOf(id).variants.filter(holds)
        const lead = holding.find(({ reference }) => reference === leadReference)
        expect([load, lead?.ranges.at(-1)?.maxUg]).toEqual([
          load,
          Math.min(...holding.map(({ ranges }) => ranges.at(-1)?.maxUg ?? 0)),
        ])
      }
    }
  },
)

test('a regulated use brings what its trades weigh with forward', async () => {
  const { items } = await searched('je rachète de l’or', '&lang=fr')
  const jewellery = ofKind('gold-jewellery')
  expect(
    items
      .slice(0, jewellery.length)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(jewellery.sort())
})

test.each([
  ['hanging scale for hoist 10000lb', 'en', 'crane'],
  ['hoist for patients', 'en', 'hoist'],
  ['peson pour soulève-malade', 'fr', 'hoist'],
  ['balance 100 g au gramme près', 'fr', 'compact-edu'],
])('what stands beside a word decides of the kinds it may mean: %s (%s)', async (q, lang, kind) => {
  const { items } = await searched(q, `&lang=${lang}`)
  expect(items[0]?.subcategory).toBe(kind)
})

test('the name of a kind within that of another one is not read', async () => {
  const { items } = await searched('wheel chair scale with ramp', '&lang=en')
  expect(items.map(({ subcategory }) => subcategory)).toEqual(ofKind('wheelchair').map(() => 'wheelchair'))
})

test('nothing is said of a search of words alone', async () => {
  expect((await searched('xylophonquartett')).understood).toBeNull()
})

test.each([
  [
    '15 kg',
    'fr',
    { capacity: ['6-15kg', '15-60kg', '60-300kg', '300-1500kg', '1500-6000kg', '6000kg-'] },
    [],
  ],
  ['vérifiée ip67', 'fr', { metrology: ['yes'], protection: ['ip67'] }, []],
  ['bench scale red', 'en', { subcategory: ['bench'] }, ['red']],
  ['ohne Akku', 'de', { power: ['mains'] }, []],
  ['Montevigne', 'de', { brand: ['Montevigne'] }, []],
  ['', 'de', {}, []],
])('« %s » is understood as filters of the list (%s)', async (q, lang, filters, words) => {
  const edge = await openCatalogueEdge()
  const response = await edge.request(`/api/understood?${new URLSearchParams({ q, lang })}`)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ filters, words })
})

test.each(hostile)('the hostile text %j is understood as something or nothing', async (q) => {
  const edge = await openCatalogueEdge()
  expect((await edge.request(`/api/understood?q=${encodeURIComponent(q)}`)).status).toBe(200)
})

test('a text of a hundred kilobytes is refused, and so is an unknown language', async () => {
  const edge = await openCatalogueEdge()
  expect((await edge.request(`/api/understood?q=${'15 kg '.repeat(17_000)}`)).status).toBe(422)
  expect((await edge.request('/api/understood?q=kg&lang=xx')).status).toBe(422)
})
