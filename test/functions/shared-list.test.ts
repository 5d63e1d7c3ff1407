import { beforeAll, expect, test } from 'vitest'
import { openDb } from '#functions/db/client.ts'
import { products, variants } from '#functions/db/schema.ts'
import { catalogueOf, type Edge, openEdge, setClock } from '#test/support/edge.ts'

type Line = Record<string, unknown> & {
  item: { accessories: { key: string; name: string; price: number | null }[] }
  price: number | null
  amount: number | null
}
type Answer = Record<string, unknown> & { items: Line[]; gone: number; estimate: unknown }

let edge: Edge
beforeAll(async () => {
  edge = await openEdge({ catalogue: catalogueOf('montevigne-p1', 'tarnoval-tr2') })
  setClock('2026-11-20T23:30:00.000Z')
})

const get = (query: string, path = '/api/shared-list') => edge.request(`${path}?${query}`)
const list = async (query: string) => (await (await get(query)).json()) as Answer

/** The price of a model in cents, and an accessory that fits it. */
async function known() {
  const rows = await edge.rows<{ reference: string; price_cents: number }>('variants')
  const found = rows.find(({ reference }) => reference === 'MV-P1-6')
  const product = (await (await edge.request('/api/products/montevigne-p1')).json()) as {
    accessories: { key: string; name: string; price: number | null; variantReferences: string[] | null }[]
  }
  const accessory = product.accessories.find(
    ({ variantReferences }) => !variantReferences || variantReferences.includes('MV-P1-6'),
  )
  if (!found || !accessory) throw new Error('The model has a price and an accessory')
  return { cents: found.price_cents, accessory }
}

test('a shared list has names, plates and prices of today in the language that is asked for', async () => {
  const { cents, accessory } = await known()
  const answer = await list(
    `lang=de&i=montevigne-p1*MV-P1-6*3*${cents}*${accessory.key}&s=commissioning-60kg*1`,
  )
  expect(answer).toMatchObject({ day: '2026-11-21', gone: 0 })
  const each = cents / 100 + (accessory.price ?? 0)
  expect(answer.items).toMatchObject([
    {
      productId: 'montevigne-p1',
      quantity: 3,
      price: cents / 100,
      priceChanged: false,
      accessoriesGone: 0,
      item: {
        lang: 'de',
        variant: { reference: 'MV-P1-6', price: cents / 100, plate: { accuracyClass: 'III' } },
      },
    },
  ])
  expect(answer.items[0]?.amount).toBeCloseTo(each * 3)
  const [own] = answer.items[0]?.item.accessories ?? []
  expect(own?.key).toBe(accessory.key)
  expect(own?.name).not.toBe(accessory.name)
  expect(answer.services).toMatchObject([{ code: 'commissioning-60kg', quantity: 1 }])
  expect(answer.estimate).toMatchObject({ missing: expect.arrayContaining(['delivery', 'vat']) })
})

test('an accessory may be named instead of its key, in any language', async () => {
  const { accessory } = await known()
  const named = encodeURIComponent(accessory.name)
  const { items } = await list(`lang=en&i=montevigne-p1*MV-P1-6*1**${named}`)
  expect(items[0]?.item.accessories.map(({ key }) => key)).toEqual([accessory.key])
})

test('what the catalogue no longer has is counted, another price is said, and the rest stays', async () => {
  const { cents } = await known()
  const answer = await list(
    [
      `i=montevigne-p1*MV-P1-6*1*${cents + 100}*gone-accessory`,
      'i=montevigne-p1*GONE*1*100',
      'i=left-long-ago**1*',
      `i=montevigne-p1*MV-P1-6*1*-`,
      'i=tarnoval-tr2**2*',
      's=gone*1',
    ].join('&'),
  )
  expect(answer.gone).toBe(3)
  expect(
    answer.items.map(({ productId, priceChanged, accessoriesGone }) => [
      productId,
      priceChanged,
      accessoriesGone,
    ]),
  ).toEqual([
    ['montevigne-p1', true, 1],
    ['montevigne-p1', true, 0],
    ['tarnoval-tr2', false, 0],
  ])
})

test('a price on request leaves the line without an amount, and out of the total', async () => {
  const db = openDb(edge.env.DB)
  await db.update(products).set({ priceCents: null })
  await db.update(variants).set({ priceCents: null })
  const answer = await list('i=tarnoval-tr2**2*5000')
  expect(answer.items).toMatchObject([{ price: null, amount: null, priceChanged: true }])
  expect(answer.estimate).toMatchObject({ totalCents: null })
})

test.each([
  'i=oops',
  'i=montevigne-p1*MV*0*',
  `i=${'a'.repeat(6000)}`,
  's=x',
  'lang=it',
  'other=1',
  Array(101).fill('i=montevigne-p1**1*').join('&'),
  Array(21).fill('s=a*1').join('&'),
])('a wrong question is refused (%#)', async (query) => {
  expect((await get(query)).status).toBe(422)
})

test('the page holds the list without JavaScript, is not indexed or stored, and links no other question', async () => {
  const query = 'i=montevigne-p1*MV-P1-6*3*&i=%3Cimg+src%3Dx%3E&utm_source=mail'
  const page = await get(query, '/en/devis/liste')
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const html = await page.text()
  expect(html).toContain('MV-P1-6')
  expect(html).toContain('One part of the link cannot be read')
  expect(html).toMatch(/<meta name="robots" content="noindex/)
  expect(html).not.toContain('<img src=x')
  expect(html).not.toContain('utm_source')
  const empty = await (await edge.request('/devis/liste')).text()
  expect(empty).toContain('Ce lien ne contient pas de liste')
})
