import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { limits } from '#config/limits.ts'
import { locales } from '#config/locales.ts'
import { ProductDetail, ProductList } from '#domain/catalogue/product.ts'
import { facetNames, sorts } from '#domain/catalogue/query-fields.ts'
import { platformIn } from '#domain/fit/platform.ts'
import { verificationDuty } from '#domain/fit/verification-duty.ts'
import {
  countsOf,
  expectedCounts,
  type Filter,
  facetValues,
  idsOf,
  inOrder,
  list,
  matchingProducts,
  productOf,
  searchOf,
  shownPrice,
  shownVariant,
  variantFits,
  walk,
} from '#test/support/catalogue-reference.ts'
import { catalogue, catalogueOf, openCatalogueEdge, openEdge } from '#test/support/edge.ts'

const sorted = (ids: string[]) => [...ids].sort()

test('a list matches the contract schema and holds 24 products by default', async () => {
  const edge = await openCatalogueEdge()
  const response = await edge.request('/api/products')
  const body = await response.json()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  expect(v.parse(ProductList, body)).toEqual(body)
  expect(body).toMatchObject({
    total: catalogue.products.length,
    from: 1,
    previousCursor: null,
    correctedQuery: null,
    ways: [],
    discontinued: null,
  })
  expect((body as ProductList).items).toHaveLength(24)
})

test.each(locales)('a card shows the data of the catalogue in %s', async (lang) => {
  const edge = await openCatalogueEdge()
  const items = (await walk(edge, `lang=${lang}&limit=60`)).flatMap((page) => page.items)
  for (const item of items) {
    const product = productOf(item.id)
    const { name, brand, category, subcategory, model } = product
    expect(item).toMatchObject({
      name: name[lang],
      brand,
      category,
      subcategory,
      model,
      subcategoryLabel: catalogue.subcategories.find(({ key }) => key === subcategory)?.name[lang],
      price: shownPrice(product),
      inStock: shownVariant(product).inStock,
      leadReference: shownVariant(product).reference,
      leadIsDefault: true,
      variantCount: product.variants.length,
    })
    expect(item.images.main).toBe(item.image)
    const lead = product.variants.find(({ reference }) => reference === item.leadReference)
    const { customerDisplay = null } = lead?.facts ?? {}
    expect([item.id, item.lead.duty]).toEqual([
      item.id,
      lead ? verificationDuty({ ...lead, category, subcategory, customerDisplay }, lang) : 'unknown lead',
    ])
  }
  expect(items).toHaveLength(catalogue.products.length)
})

const alone = facetNames.flatMap((name) => facetValues[name].map((value) => [name, value] as const))

test.each(alone)('%s=%s returns exactly its products with exact facet counts', async (name, value) => {
  const edge = await openCatalogueEdge()
  const filter: Filter = { [name]: [value] }
  const pages = await walk(edge, searchOf(filter, { limit: '60' }))
  expect(sorted(idsOf(pages))).toEqual(sorted(matchingProducts(filter).map(({ id }) => id)))
  expect(pages[0] && countsOf(pages[0].facets)).toEqual(expectedCounts(filter))
})

const someOf = (name: (typeof facetNames)[number]) =>
  fc.option(
    fc.subarray(facetValues[name], { minLength: 1, maxLength: Math.min(3, facetValues[name].length) }),
    { nil: [] },
  )
const filters = fc.record(
  Object.fromEntries(facetNames.map((name) => [name, someOf(name)])),
) as fc.Arbitrary<Filter>

test('any combination of filters returns its products, and each facet ignores its own choice in its counts', async () => {
  const edge = await openCatalogueEdge()
  await fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      const pages = await walk(edge, searchOf(filter, { limit: '60' }))
      const expected = matchingProducts(filter)
      expect(sorted(idsOf(pages))).toEqual(sorted(expected.map(({ id }) => id)))
      expect(pages[0]?.total).toBe(expected.length)
      expect(pages[0] && countsOf(pages[0].facets)).toEqual(expectedCounts(filter))
    }),
    { numRuns: 60 },
  )
})

/** One or two facets, so that most lists have products. */
const fewFilters = fc
  .tuple(filters, fc.subarray([...facetNames], { minLength: 0, maxLength: 2 }))
  .map(([filter, names]): Filter => Object.fromEntries(names.map((name) => [name, filter[name] ?? []])))

const searches = [
  ...[
    '',
    '',
    'boulangerie',
    'balance 15 kg',
    '6 kg 2 g',
    'vente directe 15 kg',
    'IP65',
    '0,01 g',
    'classe II',
  ],
  ...['crochet 1 t', 'batterie 30 kg', 'poids', 'inox', 'MV-P1', 'plateforme 400 x 500'],
]

test('of every list each plate and price is that of one model, which meets every filter; prices rise and fall as said', async () => {
  const edge = await openCatalogueEdge()
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      fewFilters,
      fc.constantFrom(...sorts, undefined),
      fc.constantFrom(...searches),
      async (filter, sort, q) => {
        const search = searchOf(filter, { limit: '60', ...(sort && { sort }), ...(q && { q }) })
        const items = (await walk(edge, search)).flatMap((page) => page.items)
        for (const item of items) {
          const model = productOf(item.id).variants.find(({ reference }) => reference === item.leadReference)
          expect([search, model && variantFits(model, filter)]).toEqual([search, true])
          if (q === '') expect(model).toBe(shownVariant(productOf(item.id), filter))
          const priceCents = item.price === null ? null : Math.round(item.price * 100)
          expect({ priceCents, inStock: item.inStock }).toEqual({
            priceCents: model?.priceCents,
            inStock: model?.inStock,
          })
          expect(item.lead).toMatchObject({ price: item.price, inStock: item.inStock })
          const drawn = new URL(item.image, 'https://site').searchParams.get('model')
          expect(drawn).toBe(item.leadIsDefault ? null : item.leadReference)
          if (!item.leadIsDefault) seen.add(item.id)
        }
        const prices = items.map(({ price }) => price ?? Number.POSITIVE_INFINITY)
        const falling = items.map(({ price }) => price ?? Number.NEGATIVE_INFINITY)
        if (sort === 'price-asc') expect(prices).toEqual(prices.toSorted((a, b) => a - b))
        if (sort === 'price-desc') expect(falling).toEqual(falling.toSorted((a, b) => b - a))
      },
    ),
    { numRuns: 150 },
  )
  expect(seen.size).toBeGreaterThan(10)
}, 60_000)

test('one variant must meet both capacity and precision', async () => {
  const edge = await openCatalogueEdge()
  const both = { capacity: ['1-6kg'], precision: ['1-10g'] }
  const apart = catalogue.products.filter(
    ({ id }) =>
      matchingProducts({ capacity: both.capacity }).some((product) => product.id === id) &&
      matchingProducts({ precision: both.precision }).some((product) => product.id === id) &&
      !matchingProducts(both).some((product) => product.id === id),
  )
  const found = idsOf(await walk(edge, searchOf(both, { limit: '60' })))
  expect(apart.length).toBeGreaterThan(0)
  expect(found.length).toBeGreaterThan(0)
  for (const { id } of apart) expect(found).not.toContain(id)
})

test.each(locales)('facets have non-empty labels in %s', async (lang) => {
  const edge = await openCatalogueEdge()
  const { facets } = await list(edge, `lang=${lang}`)
  const industrial = { fr: 'Industrie', en: 'Industry', de: 'Industrie' }[lang]
  expect(facets.category.find(({ value }) => value === 'industrial')?.label).toBe(industrial)
  expect(facets.capacity.find(({ value }) => value === '6-15kg')?.label).toMatch(
    lang === 'fr' ? /^6\s–\s15\skg$/ : /^6–15\skg$/,
  )
  for (const name of facetNames) for (const { label } of facets[name]) expect(label.trim()).not.toBe('')
})

test.each(sorts.flatMap((sort) => locales.map((lang) => [sort, lang] as const)))(
  'paging by nextCursor in order %s (%s) returns every product once in order, and previousCursor goes back',
  async (sort, lang) => {
    const edge = await openCatalogueEdge()
    const search = `sort=${sort}&lang=${lang}&limit=20`
    const pages = await walk(edge, search)
    const ids = idsOf(pages)
    expect(sorted(ids)).toEqual(sorted(catalogue.products.map(({ id }) => id)))
    expect(inOrder(ids, sort, lang)).toBe(true)
    expect(pages.map(({ from }) => from)).toEqual(pages.map((_, i) => i * 20 + 1))
    for (let i = pages.length - 1; i > 0; i--) {
      const cursor = encodeURIComponent(pages[i]?.previousCursor ?? '')
      expect(idsOf([await list(edge, `${search}&cursor=${cursor}`)])).toEqual(idsOf(pages.slice(i - 1, i)))
    }
  },
)

test.each(['price-asc', 'price-desc'])('products without a price come last in %s', async (sort) => {
  const edge = await openCatalogueEdge()
  const prices = (await walk(edge, `sort=${sort}&limit=60`)).flatMap(({ items }) =>
    items.map(({ price }) => price),
  )
  const unpriced = catalogue.products.filter((product) => shownPrice(product) === null).length
  expect(unpriced).toBeGreaterThan(0)
  expect(prices.slice(0, -unpriced)).not.toContain(null)
  expect(new Set(prices.slice(-unpriced))).toEqual(new Set([null]))
})

test('a cursor works although its product was removed from the catalogue', async () => {
  const edge = await openCatalogueEdge()
  const { nextCursor } = await list(edge, 'sort=newest&limit=10')
  const gone = (nextCursor ?? '').replace(/_\d+$/, '_0')
  expect(gone).not.toBe(nextCursor)
  const { from } = await list(edge, `sort=newest&limit=10&cursor=${gone}`)
  expect(from).toBeLessThanOrEqual(11)
  expect(from).toBeGreaterThan(1)
})

test.each([
  ['of another order', 'sort=newest&cursor=price-asc_1_1'],
  ['of a search, without one', 'cursor=relevance_0_5'],
  ['of a list, under a search', 'q=balance&cursor=newest_-20000_5'],
  ['of an older form', 'cursor=24'],
  ['without a place', 'cursor=newest_'],
  ['with a broken number', 'cursor=newest_1e5_3'],
  ['with a number out of range', 'cursor=newest_99999999999999999999_1'],
  ['with a name of the language itself', 'cursor=__proto___1_1'],
  ['that is not a cursor', 'cursor=%27%20OR%201%3D1--'],
])('a cursor %s is refused with a field error', async (_, search) => {
  const edge = await openCatalogueEdge()
  const response = await edge.request(`/api/products?${search}`)
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ code: 'invalid-fields', fields: { cursor: 'form.choice' } })
})

test.each(['1', '7', '100'])('limit=%s returns that many products', async (limit) => {
  const edge = await openCatalogueEdge()
  expect((await list(edge, `limit=${limit}`)).items).toHaveLength(Number(limit))
})

test.each([
  ['limit=0', 'limit', 'form.number'],
  ['limit=101', 'limit', 'form.number'],
  ['limit=-1', 'limit', 'form.number'],
  ['limit=1.5', 'limit', 'form.number'],
  ['limit=1e1', 'limit', 'form.number'],
  ['limit=many', 'limit', 'form.number'],
  ['limit=', 'limit', 'form.number'],
  ['page=2', 'page', 'form.unknown'],
  ['constructor=1', 'constructor', 'form.unknown'],
  ['lang=it', 'lang', 'form.choice'],
  ['lang=FR', 'lang', 'form.choice'],
  ['sort=cheapest', 'sort', 'form.choice'],
  ['category=kitchen', 'category.0', 'form.choice'],
  ['category=medical&category=kitchen', 'category.1', 'form.choice'],
  ['capacity=6-16kg', 'capacity.0', 'form.choice'],
  ['precision=1g', 'precision.0', 'form.choice'],
  ['metrology=maybe', 'metrology.0', 'form.choice'],
  [`q=${'a'.repeat(limits.searchLength + 1)}`, 'q', 'form.too-long'],
])('?%s is refused with a field error', async (search, field, why) => {
  const edge = await openCatalogueEdge()
  const response = await edge.request(`/api/products?${search}`)
  expect(response.status).toBe(422)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const problem = (await response.json()) as { code: string; status: number; fields: Record<string, string> }
  expect(problem).toMatchObject({ status: 422, code: 'invalid-fields' })
  expect(problem.fields).toEqual({ [field]: why })
})

test.each([
  'q=a&q=b',
  'lang=fr&lang=en',
  'sort=newest&sort=newest',
  'limit=1&limit=2',
  '__proto__=1',
  'q=%00',
  'brand=a%00',
])('?%s is refused as unreadable', async (search) => {
  const edge = await openCatalogueEdge()
  const response = await edge.request(`/api/products?${search}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 'unreadable' })
})

test('an unknown brand returns an empty list', async () => {
  const edge = await openCatalogueEdge()
  expect(await list(edge, 'brand=Nobody')).toMatchObject({ items: [], total: 0, from: 0, nextCursor: null })
})

/** Each product in one of the languages; the languages share all code but the column that a text is read from. */
const everyProduct = catalogue.products.map(({ id }, i) => [locales[i % 3] ?? 'fr', id] as const)

test('each product matches the contract schema and the catalogue, in its language', async () => {
  const edge = await openCatalogueEdge()
  for (const [lang, id] of everyProduct) {
    const seed = productOf(id)
    const body = await (await edge.request(`/api/products/${id}?lang=${lang}`)).json()
    expect(v.parse(ProductDetail, body)).toEqual(body)
    expect(body).toMatchObject({
      id,
      name: seed.name[lang],
      description: seed.description[lang],
      features: seed.features.map((feature) => feature[lang]),
      specifications: Object.fromEntries(
        Object.entries(seed.specifications).map(([key, value]) => [key, value[lang]]),
      ),
      variants: seed.variants.map(({ reference, platform, metrology, priceCents, inStock }) => ({
        reference,
        plateau: platformIn(platform, lang),
        metrologie: metrology,
        price: priceCents === null ? null : priceCents / 100,
        inStock,
      })),
      accessories: seed.accessories.map(({ key, name, compatibility, variantReferences }) => ({
        key,
        name: name[lang],
        compatibility: compatibility[lang],
        variantReferences,
      })),
      updatedOn: catalogue.updatedOn,
    })
  }
}, 60_000)

test('similar models share the kind, exclude the product and match their reason', async () => {
  const edge = await openCatalogueEdge()
  const reasons = new Set<string>()
  for (const { id } of catalogue.products) {
    const body = (await (await edge.request(`/api/products/${id}`)).json()) as ProductDetail
    for (const { reason, product } of body.similar) {
      reasons.add(reason)
      expect(product.id).not.toBe(id)
      expect(product.subcategory).toBe(body.subcategory)
      if (reason === 'cheaper' || reason === 'lower-price')
        expect(product.lead.price).toBeLessThan(body.lead.price ?? 0)
      if (reason !== 'verified') expect(reason === 'lower-price').toBe(product.plate.max === null)
      if (reason === 'verified')
        expect(productOf(product.id).variants.some(({ metrology }) => metrology === 'yes')).toBe(true)
    }
    const ids = body.similar.map(({ product }) => product.id)
    expect(new Set(ids).size).toBe(ids.length)
  }
  expect(reasons.size).toBeGreaterThanOrEqual(2)
}, 60_000)

test.each([
  'nobody-x1',
  'MONTEVIGNE-P1',
  'montevigne-p1%27',
  '%E0%A4%A',
  'a'.repeat(81),
  '..%2Fproducts',
  '%00',
])('the unknown product id %s is a 404 problem', async (id) => {
  const edge = await openCatalogueEdge()
  const response = await edge.request(`/api/products/${id}`)
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(await response.json()).toEqual({
    type: 'about:blank',
    title: 'Not found',
    status: 404,
    code: 'not-found',
    fields: {},
  })
})

test('the product endpoint takes only the language parameter', async () => {
  const edge = await openCatalogueEdge()
  const answers = await Promise.all(
    ['lang=xx', 'page=1', 'lang=fr&lang=fr'].map((search) =>
      edge.request(`/api/products/montevigne-p1?${search}`),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 400])
})

test('a product with a missing translation is shown entirely in French', async () => {
  const edge = await openEdge({ catalogue: catalogueOf('montevigne-p1') })
  await edge.env.DB.prepare("delete from product_texts where locale = 'de'").run()
  const seed = productOf('montevigne-p1')
  const detail = (await (await edge.request('/api/products/montevigne-p1?lang=de')).json()) as ProductDetail
  expect((await list(edge, 'lang=de')).items[0]?.name).toBe(seed.name.fr)
  expect(detail).toMatchObject({
    name: seed.name.fr,
    description: seed.description.fr,
    features: seed.features.map(({ fr }) => fr),
    specifications: Object.fromEntries(
      Object.entries(seed.specifications).map(([key, value]) => [key, value.fr]),
    ),
  })
})

test('before the first import the catalogue returns 503 with Retry-After', async () => {
  const edge = await openEdge()
  const response = await edge.request('/api/products')
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
})
