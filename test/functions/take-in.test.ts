import { beforeEach, expect, test } from 'vitest'
import { limits } from '#config/limits.ts'
import type { TakingIn } from '#domain/scales/accepted-instruments.ts'
import { openDb } from '#functions/db/client.ts'
import { offerLines, offers, quoteItems, quoteRequests, scales } from '#functions/db/schema.ts'
import { catalogueOf, type Edge, openEdge, setClock } from '#test/support/edge.ts'
import { createHolder, type Holder, requestAs, scalesOf } from '#test/support/scales.ts'

beforeEach(() => setClock('2026-11-20T10:00:00.000Z'))

const path = '/profile/quotes/DEV-261101-AAAAA/scales'
const form = { country: 'FR', use: 'direct-sale', place: 'Saverne', lastVerifiedOn: '2026-11-20' }
const range = { minUg: 1, maxUg: 15_000_000_000, eUg: 5_000_000, dUg: 5_000_000 }
const name = { fr: 'P1', en: 'P1', de: 'P1' }

type Item = Partial<typeof quoteItems.$inferInsert>

/** A request of the holder whose offer, by default of all that was asked, was accepted. */
async function accepted(
  edge: Edge,
  { user }: Holder,
  items: Item[],
  state: 'accepted' | 'sent' = 'accepted',
  offered: { itemPosition: number | null; quantity: number }[] = [
    ...items.map(({ quantity = 1 }, itemPosition) => ({ itemPosition, quantity })),
    { itemPosition: null, quantity: 1 },
  ],
): Promise<void> {
  const db = openDb(edge.env.DB)
  const at = '2026-11-01T10:00:00.000Z'
  const person = { name: 'A', email: user.email, company: 'Klein', phone: '', address: '', zipCode: '' }
  await db.insert(quoteRequests).values({
    ...{ id: 'request', reference: 'DEV-261101-AAAAA', locale: 'fr', ...person, city: 'Saverne' },
    ...{ country: 'France', message: '', userId: user.id, termsAcceptedAt: at, createdAt: at },
    state: state === 'sent' ? 'offered' : 'accepted',
  })
  await db
    .insert(offers)
    .values({ quoteId: 'request', version: 1, sentAt: at, validUntil: '2026-12-31', state })
  for (const [position, item] of items.entries())
    await db.insert(quoteItems).values({
      ...{ quoteId: 'request', position, productId: 'montevigne-p1', productName: name, brand: 'Montevigne' },
      ...{ variantReference: 'MV-P1-15', accessories: [], quantity: 1, priceCents: null },
      variant: {
        accuracyClass: 'III',
        arrangement: 'single',
        ranges: [range],
        platform: null,
        metrology: 'yes',
      } as NonNullable<Item['variant']>,
      ...item,
    })
  await db.insert(offerLines).values(
    offered.map((line, position) => ({
      ...{ quoteId: 'request', version: 1, position, text: 'Ligne', unitCents: 100, vatPermille: 200 },
      ...line,
    })),
  )
}

const take = async (edge: Edge, holder: Holder, body: object = form) => {
  const response = await requestAs(edge, holder, 'POST', path, body)
  return {
    status: response.status,
    body: (await response.json()) as TakingIn & { fields: object; code: string },
  }
}

test('accepted instruments enter the register once, one for each piece, with their plate and due date', async () => {
  const edge = await openEdge()
  const anne = await createHolder(edge)
  const heavy = { ...range, maxUg: 6_000_000_000_000, eUg: 2_000_000_000 }
  const variant = { accuracyClass: null, arrangement: 'single' as const, ranges: [heavy], platform: null }
  await accepted(edge, anne, [
    { quantity: 2 },
    { variantReference: 'HEAVY', variant: { ...variant, accuracyClass: 'III', metrology: 'yes' } },
    { variantReference: 'PLAIN', variant: { ...variant, metrology: 'no' } },
    { variantReference: null, variant: null },
  ])
  const offered = (await (await requestAs(edge, anne, 'GET', path)).json()) as TakingIn
  expect(offered.items.map(({ model, quantity, taken }) => [model, quantity, taken])).toEqual([
    ['MV-P1-15', 2, 0],
    ['HEAVY', 1, 0],
    ['PLAIN', 1, 0],
  ])
  expect(offered.suggested).toEqual({ country: 'FR', use: null, place: 'Klein, Saverne' })
  const answers = await Promise.all([take(edge, anne), take(edge, anne), take(edge, anne)])
  for (const { status, body } of answers) {
    expect(status).toBe(200)
    expect(body.items.map(({ quantity, taken }) => quantity - taken)).toEqual([0, 0, 0])
  }
  const all = (await scalesOf(edge, anne)).map(
    ({ model, make, maxUg, eUg, accuracyClass, use, verification }) => ({
      ...{ model, make, maxUg, eUg, accuracyClass, use },
      ...{ rule: verification.rule, dueOn: verification.dueOn, overhaul: verification.overhaul?.dueOn },
    }),
  )
  const p1 = {
    make: 'Montevigne',
    maxUg: range.maxUg,
    eUg: range.eUg,
    accuracyClass: 'III',
    use: 'direct-sale',
  }
  expect(all.filter(({ model }) => model === 'MV-P1-15')).toEqual(
    Array(2).fill({ ...p1, model: 'MV-P1-15', rule: 'fr-retail', dueOn: '2028-11-20', overhaul: undefined }),
  )
  expect(all.find(({ model }) => model === 'HEAVY')).toMatchObject({
    ...{ rule: 'fr-retail-large', dueOn: '2027-11-20', overhaul: '2028-11-20' },
  })
  expect(all.find(({ model }) => model === 'PLAIN')).toMatchObject({
    use: 'none',
    rule: 'no-duty',
    dueOn: null,
  })
  expect(all).toHaveLength(4)
})

test('what was offered is taken in, and not what was requested', async () => {
  const edge = await openEdge()
  const anne = await createHolder(edge)
  await accepted(
    edge,
    anne,
    [{ quantity: 5 }, { variantReference: 'LEFT-OUT' }, { variantReference: 'OTHER' }],
    'accepted',
    [
      { itemPosition: 0, quantity: 1 },
      { itemPosition: null, quantity: 7 },
      { itemPosition: 0, quantity: 2 },
      { itemPosition: 2, quantity: 1 },
    ],
  )
  const { body } = await take(edge, anne)
  expect(body.items.map(({ model, quantity, taken }) => [model, quantity, taken])).toEqual([
    ['MV-P1-15', 3, 3],
    ['OTHER', 1, 1],
  ])
  expect(await scalesOf(edge, anne)).toHaveLength(4)
})

test('an accepted offer without instruments has nothing to take in', async () => {
  const edge = await openEdge()
  const anne = await createHolder(edge)
  await accepted(edge, anne, [{}], 'accepted', [{ itemPosition: null, quantity: 1 }])
  expect(await take(edge, anne)).toMatchObject({ status: 200, body: { items: [] } })
  expect(await edge.rows('scales')).toEqual([])
})

test('an instrument that its owner removed can be taken in again, and what she changed stays', async () => {
  const edge = await openEdge()
  const anne = await createHolder(edge)
  await accepted(edge, anne, [{ quantity: 2 }])
  await take(edge, anne)
  const [one, other] = await scalesOf(edge, anne)
  await openDb(edge.env.DB).update(scales).set({ serial: 'A-12' })
  await requestAs(edge, anne, 'DELETE', `/profile/scales/${one?.id}`)
  expect(await (await requestAs(edge, anne, 'GET', path)).json()).toMatchObject({
    items: [{ quantity: 2, taken: 1 }],
  })
  expect((await take(edge, anne)).status).toBe(200)
  expect((await scalesOf(edge, anne)).map(({ id, serial }) => [id, serial]).sort()).toEqual(
    [
      [one?.id, ''],
      [other?.id, 'A-12'],
    ].sort(),
  )
})

test('nothing is taken in before an offer is accepted, with a wrong date, or by someone else', async () => {
  const edge = await openEdge()
  const anne = await createHolder(edge)
  const ben = await createHolder(edge)
  await accepted(edge, anne, [{}], 'sent')
  expect(await (await requestAs(edge, anne, 'GET', path)).json()).toMatchObject({ items: [] })
  expect(await take(edge, anne)).toMatchObject({ status: 409, body: { code: 'state-changed' } })
  await openDb(edge.env.DB).update(offers).set({ state: 'accepted' })
  expect(await take(edge, anne, { ...form, lastVerifiedOn: '2026-11-21' })).toMatchObject({
    ...{ status: 422, body: { fields: { lastVerifiedOn: 'scales.date-future' } } },
  })
  expect(await take(edge, anne, { ...form, use: undefined })).toMatchObject({ status: 422 })
  expect((await take(edge, ben)).status).toBe(404)
  expect(await edge.rows('scales')).toEqual([])
  expect((await take(edge, anne, { ...form, lastVerifiedOn: null })).status).toBe(200)
})

test('a register with too little room takes in nothing and says so', async () => {
  const edge = await openEdge()
  const anne = await createHolder(edge)
  await accepted(edge, anne, [{ quantity: limits.scales }])
  const full = { status: 422, body: { fields: { use: 'scales.too-many' } } }
  await requestAs(edge, anne, 'POST', '/profile/scales', {
    ...form,
    model: 'P1',
    max: { value: 15, unit: 'kg' },
  })
  expect(await take(edge, anne)).toMatchObject(full)
  expect(await scalesOf(edge, anne)).toHaveLength(1)
  await openDb(edge.env.DB).delete(scales)
  expect((await take(edge, anne)).body.items).toMatchObject([{ taken: limits.scales }])
  await openDb(edge.env.DB).update(offerLines).set({ quantity: 9999 })
  expect(await take(edge, anne)).toMatchObject(full)
})

test('the logbook of an instrument that was taken in names its model, its first verification and the accepted request', async () => {
  const edge = await openEdge({ catalogue: catalogueOf('montevigne-p1') })
  const anne = await createHolder(edge)
  await accepted(edge, anne, [{}])
  await openDb(edge.env.DB).update(offers).set({ decidedAt: '2026-11-02T10:00:00.000Z' })
  await take(edge, anne)
  await take(edge, anne)
  const [scale] = await scalesOf(edge, anne)
  const logbook = async () =>
    (await requestAs(edge, anne, 'GET', `/profile/scales/${scale?.id}/logbook`)).json()
  expect(await logbook()).toMatchObject({
    product: { id: 'montevigne-p1', reference: 'MV-P1-15' },
    request: { reference: 'DEV-261101-AAAAA', acceptedAt: '2026-11-02T10:00:00.000Z' },
    history: [{ event: 'verification', doneOn: '2026-11-20' }],
  })
  await openDb(edge.env.DB).update(scales).set({ model: 'another' })
  expect(await logbook()).toMatchObject({ product: { id: 'montevigne-p1', reference: null } })
  await openDb(edge.env.DB).delete(quoteRequests)
  expect(await logbook()).toMatchObject({ request: null })
})
