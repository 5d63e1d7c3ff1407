import { beforeAll, expect, test } from 'vitest'
import type { ProductDocument } from '#domain/publishing/document.ts'
import type { DraftEntry, EditedProduct, EditedRows, SavedDraft } from '#domain/publishing/editing-schemas.ts'
import type { EditedKinds, EditedServices } from '#domain/publishing/publish-schemas.ts'
import { openDb } from '#functions/db/client.ts'
import { staff } from '#functions/db/schema.ts'
import { runPublications } from '#functions/publishing/run.ts'
import { startPublication } from '#functions/publishing/start.ts'
import { accessTokens, accessVars, keyPairs, signed } from '#test/support/access-tokens.ts'
import { setTime } from '#test/support/accounts.ts'
import { catalogueOf, type Edge, openEdge } from '#test/support/edge.ts'
import { forever } from './publishing-support.ts'

const noon = '2026-11-16T11:00:00.000Z'
const [paul, nadia] = ['paul@example.org', 'nadia@example.org']
const later = { day: '2026-12-01', time: '08:00' }
let edge: Edge

beforeAll(async () => {
  edge = await openEdge({
    catalogue: catalogueOf('montevigne-p1', 'tarnoval-tr2', 'montevigne-b8'),
    vars: accessVars,
  })
  await accessTokens(noon)
  const row = { roles: ['catalogue' as const], addedAt: noon }
  await openDb(edge.env.DB)
    .insert(staff)
    .values([
      { ...row, email: paul, name: 'Paul' },
      { ...row, email: nadia, name: 'Nadia' },
    ])
})

async function ask(who: string, method: string, path: string, body?: object) {
  setTime(noon)
  const [own] = await keyPairs()
  const response = await edge.request(`/api/desk/${path}`, {
    method,
    headers: {
      'cf-access-jwt-assertion': await signed(own, noon, { email: who }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}

async function productOf(id: string): Promise<EditedProduct & { document: ProductDocument }> {
  const { body } = await ask(paul, 'GET', `catalogue/products/${id}`)
  return body
}

async function save(who: string, document: ProductDocument, version: number | null = null): Promise<number> {
  const { body } = await ask(who, 'PUT', `catalogue/products/${document.id}`, { version, document })
  return (body as SavedDraft).draft?.version ?? 0
}

test('a draft that a colleague has changed since is not published: who and when is said', async () => {
  const { document } = await productOf('montevigne-p1')
  const seen = await save(paul, { ...document, brand: 'De Paul' })
  const version = await save(nadia, { ...document, brand: 'De Nadia' }, seen)
  const publish = (ids: unknown[] | null) => ask(paul, 'POST', 'publications', { ids, ...later })
  expect(await publish([{ id: document.id, version: seen }])).toMatchObject({
    status: 412,
    body: { code: 'precondition-failed', changed: { by: 'Nadia', at: noon } },
  })
  expect(await productOf(document.id)).toMatchObject({ draft: { version }, ordered: null })
  expect(await publish([{ id: document.id, version }])).toMatchObject({ status: 201, body: { products: 1 } })
  expect(await publish([{ id: document.id, version }])).toMatchObject({ status: 412 })
})

test('a new product whose publication is planned is listed and opened, and is a draft again when it is called off', async () => {
  const { document } = await productOf('tarnoval-tr2')
  const id = 'tarnoval-tr3'
  const fresh = {
    ...document,
    ...{ id, accessories: [] },
    variants: document.variants.map((variant) => ({ ...variant, reference: `${variant.reference}-N` })),
  }
  const version = await save(paul, fresh)
  const planned = await ask(paul, 'POST', 'publications', { ids: [{ id, version }], ...later })
  const listed = async (query: string) => {
    const { items }: EditedRows = (await ask(nadia, 'GET', `catalogue/products?${query}`)).body
    return items.filter((row) => row.id === id).map(({ state, ordered }) => [state, ordered?.by ?? null])
  }
  expect(await listed('filter=planned')).toEqual([['new', 'Paul']])
  expect(await listed('filter=planned&q=tr3-nothing')).toEqual([])
  expect(await listed('filter=drafts')).toEqual([])
  expect(await productOf(id)).toMatchObject({
    ...{ state: 'new', document: fresh, published: null, draft: null },
    ordered: { id: planned.body.id, by: 'Paul' },
  })
  const refused = await ask(nadia, 'PUT', `catalogue/products/${id}`, { version: null, document: fresh })
  expect(refused).toMatchObject({ status: 409, body: { state: 'ordered' } })
  await ask(paul, 'POST', `publications/${planned.body.id}/cancel`)
  expect(await listed('filter=planned')).toEqual([])
  expect(await listed('filter=drafts')).toEqual([['new', null]])
})

const priced = (document: ProductDocument, cents: number): ProductDocument => ({
  ...document,
  variants: document.variants.map((variant) => ({ ...variant, priceCents: cents })),
})
const publishNow = async (id: string, version: number) => {
  const { body } = await ask(paul, 'POST', 'publications', { ids: [{ id, version }], day: '', time: '00:00' })
  await runPublications(edge.env, forever)
  return body.id as string
}
const stateOf = async (id: string) => {
  const { body } = await ask(paul, 'GET', 'publications')
  return body.items.find((item: { id: string }) => item.id === id)
}

test('what is published before a planned change stays when it is due, a price until then, and contradictions are refused', async () => {
  const id = 'montevigne-b8'
  const { document, revision } = await productOf(id)
  const planned = await save(paul, priced(document, 99_900))
  const order = await ask(paul, 'POST', 'publications', { ids: [{ id, version: planned }], ...later })
  expect(await productOf(id)).toMatchObject({ draft: null, ordered: { isLocking: false } })
  const [change] = (await productOf(id)).planned
  expect(change).toMatchObject({ change: 'price', after: '999.00' })

  const variants = document.variants.map((variant) => ({ ...variant, reference: `${variant.reference}-2` }))
  const contradiction = { version: null, revision, document: { ...document, variants } }
  expect(await ask(nadia, 'PUT', `catalogue/products/${id}`, contradiction)).toMatchObject({
    status: 409,
    body: { state: 'ordered' },
  })
  const rise = { filter: 'all', q: document.variants[0]?.reference, percentHundredths: 300, step: 1 }
  expect((await ask(nadia, 'POST', 'catalogue/price-change', rise)).body).toMatchObject({
    ...{ products: 0, skipped: 1 },
  })
  const renamed = priced({ ...document, name: { ...document.name, fr: 'Un autre nom' } }, 88_800)
  await publishNow(id, await save(nadia, renamed))
  expect((await productOf(id)).document).toEqual(renamed)

  // A draft that is begun before the day and published after it.
  const said = { ...renamed, summary: { ...renamed.summary, fr: 'Autrement dit' } }
  const version = await save(nadia, said)
  setTime('2026-12-01T09:00:00.000Z')
  await runPublications(edge.env, forever)
  expect(await stateOf(order.body.id)).toMatchObject({ state: 'live', error: null })
  const after = await productOf(id)
  expect(after.published).toEqual(priced(renamed, 99_900))
  expect(after.document).toEqual(priced(said, 99_900))
  await publishNow(id, version)
  expect((await productOf(id)).published).toEqual(priced(said, 99_900))
})

test('of a planned publication one product is withdrawn, and joins the draft that was begun since', async () => {
  const [one, other] = ['montevigne-b8', 'tarnoval-tr2'] as const
  const documents = [(await productOf(one)).document, (await productOf(other)).document] as const
  const versions = [
    await save(paul, priced(documents[0], 77_700)),
    await save(paul, priced(documents[1], 66_600)),
  ]
  const { body } = await ask(paul, 'POST', 'publications', {
    ...{ ids: [one, other].map((id, i) => ({ id, version: versions[i] })), ...later },
  })
  const withdraw = (id: string, publication = body.id) =>
    ask(nadia, 'DELETE', `publications/${publication}/products/${id}`)
  const renamed = { ...documents[0], brand: 'Renommée' }
  const seen = await save(nadia, renamed)
  expect(await withdraw('nowhere')).toMatchObject({ status: 404 })
  expect(await withdraw(one)).toMatchObject({ status: 204 })
  const again = await productOf(one)
  expect(again).toMatchObject({ ordered: null, draft: { by: 'Nadia' } })
  expect(again.draft?.version).toBeGreaterThan(seen)
  expect(again.document).toEqual(priced(renamed, 77_700))
  expect(await stateOf(body.id)).toMatchObject({ state: 'waiting', productCount: 1 })
  expect(await withdraw(other)).toMatchObject({ status: 204 })
  expect(await stateOf(body.id)).toMatchObject({ state: 'cancelled' })
  expect(await withdraw(other)).toMatchObject({ status: 409 })
  const drafts = (await ask(nadia, 'GET', 'catalogue/drafts')).body.items as DraftEntry[]
  expect(drafts.find(({ id }) => id === other)).toMatchObject({ isHeld: true, draft: { by: 'Paul' } })
  await ask(paul, 'POST', 'publications', { ids: null, day: '', time: '00:00' })
  await runPublications(edge.env, forever)
  expect((await productOf(other)).draft).not.toBeNull()
})

test('a document of an older revision is merged with what was published since it was opened', async () => {
  const id = 'montevigne-p1'
  await ask(paul, 'DELETE', `catalogue/products/${id}/draft`)
  const { document, revision } = await productOf(id)
  await publishNow(id, await save(paul, { ...document, brand: 'Publiée' }))
  const opened = { version: null, revision, document: { ...document, model: 'Ouvert avant' } }
  expect(await ask(nadia, 'PUT', `catalogue/products/${id}`, opened)).toMatchObject({ status: 200 })
  expect((await productOf(id)).document).toEqual({ ...document, brand: 'Publiée', model: 'Ouvert avant' })
})

test('what cannot be published any more is drafts again', async () => {
  const id = 'tarnoval-tr2'
  const { document, draft } = await productOf(id)
  const version = await save(paul, { ...document, brand: 'Trop tard' }, draft?.version ?? null)
  const order = await ask(paul, 'POST', 'publications', { ids: [{ id, version }], ...later })
  // An import takes no notice of what is planned.
  await startPublication(edge.env, {
    author: 'operator:test',
    changes: [{ id, document: { ...document, brand: 'Importée' } }],
  })
  await runPublications(edge.env, forever)
  setTime('2026-12-01T09:00:00.000Z')
  await runPublications(edge.env, forever)
  expect(await stateOf(order.body.id)).toMatchObject({ state: 'failed' })
  expect(await productOf(id)).toMatchObject({
    ...{ published: { brand: 'Importée' }, document: { brand: 'Trop tard' }, draft: { by: 'Paul' } },
  })
})

test('services are published as they were seen, with their changes in the journal, and taken back', async () => {
  const read = async (): Promise<EditedServices> => (await ask(nadia, 'GET', 'services')).body
  const { services, revision, planned: none } = await read()
  expect(none).toEqual([])
  const [first, second, third, fourth, ...others] = services
  if (!first || !second || !third || !fourth) throw new Error('no services')
  const twins = [third, fourth].map((service) => ({ ...service, name: { ...service.name, fr: 'Un nom' } }))
  const cheaper = [second, { ...first, priceCents: 12_300 }, ...twins, ...others]
  const publish = (who: string, changes: object) =>
    ask(who, 'POST', 'services', { revision, services: cheaper, day: '', time: '00:00', ...changes })
  for (const wrong of [
    { services: [first, first] },
    { services: [{ ...first, priceCents: 0 }] },
    { services: [{ ...first, code: 'Pas un code' }] },
    { services: [{ ...first, name: { ...first.name, de: ' ' } }] },
    { day: '2026-11-01' },
  ])
    expect(await publish(paul, wrong), JSON.stringify(wrong)).toMatchObject({ status: 422 })
  const dearer = [{ ...first, priceCents: 45_600 }, ...services.slice(1)]
  const both = await Promise.all([publish(paul, later), publish(nadia, { ...later, services: dearer })])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  expect((await read()).planned).toMatchObject([{ dueAt: '2026-12-01T07:00:00.000Z', base: services }])
  const [planned] = both.filter(({ status }) => status === 201)
  expect(await ask(paul, 'POST', `publications/${planned?.body.id}/cancel`)).toMatchObject({ status: 204 })

  const { id } = (await publish(paul, {})).body
  await runPublications(edge.env, forever)
  const live = await read()
  expect(live.services).toEqual(cheaper)
  const [entry] = (await edge.rows<Record<string, string>>('audit_log')).filter(
    (row) => row.subject_id === id,
  )
  expect(JSON.parse(entry?.after ?? '')).toMatchObject({
    [`${first.name.fr} price`]: '123.00',
    // Two of one name are told apart by their codes.
    ...{ [`${third.code} name`]: { fr: 'Un nom' }, [`${fourth.code} name`]: { fr: 'Un nom' } },
  })
  expect(await publish(nadia, {})).toMatchObject({ status: 412, body: { changed: { by: 'Paul' } } })
  await ask(nadia, 'POST', `publications/${id}/undo`)
  await runPublications(edge.env, forever)
  expect((await read()).services).toEqual(services)
})

test('services are edited while others are planned: both come together, and a contradiction is refused', async () => {
  const read = async (): Promise<EditedServices> => (await ask(nadia, 'GET', 'services')).body
  const { services } = await read()
  const [first, second, ...others] = services
  if (!first || !second) throw new Error('no services')
  const publish = async (edited: object[], when: object = { day: '', time: '00:00' }) =>
    ask(paul, 'POST', 'services', { revision: (await read()).revision, services: edited, ...when })
  const planned = await publish([{ ...first, priceCents: 20_000 }, second, ...others], later)
  expect(planned.status).toBe(201)
  expect(await publish([{ ...first, priceCents: 30_000 }, second, ...others])).toMatchObject({
    ...{ status: 409, body: { code: 'state-changed', state: 'ordered' } },
  })
  expect(await publish([second, ...others])).toMatchObject({ status: 409 })
  const english = { ...first, name: { ...first.name, en: 'First' } }
  const stopped = await publish([english, ...others])
  expect(stopped.status).toBe(201)
  await runPublications(edge.env, forever)
  expect((await read()).services).toEqual([english, ...others])
  setTime('2026-12-01T08:00:00.000Z')
  await runPublications(edge.env, forever)
  expect((await read()).services).toEqual([{ ...english, priceCents: 20_000 }, ...others])

  // What is no longer live is not taken back over what others have published since.
  const undo = await ask(nadia, 'POST', `publications/${stopped.body.id}/undo`)
  await runPublications(edge.env, forever)
  expect(await stateOf(undo.body.id)).toMatchObject({ state: 'failed', error: 'services: changed meanwhile' })
  await ask(nadia, 'POST', `publications/${planned.body.id}/undo`)
  await runPublications(edge.env, forever)
  expect((await read()).services).toEqual([english, ...others])
})

test('a kind is named anew and another one is made; what is used is not taken back', async () => {
  const read = async (): Promise<EditedKinds['kinds']> => (await ask(nadia, 'GET', 'kinds')).body.kinds
  const seen = await read()
  const { document, draft } = await productOf('tarnoval-tr2')
  const first = seen.find(({ key }) => key === document.subcategory)
  if (!first) throw new Error('no kinds')
  const others = seen.filter((kind) => kind !== first)
  const fresh = {
    key: 'crane-hooks',
    category: 'industrial',
    name: { fr: 'Crochets', en: 'Hooks', de: 'Haken' },
  }
  const renamed = { ...first, name: { ...first.name, fr: 'Peseuses du comptoir' } }
  const withNew = seen.map((kind) => (kind === first ? renamed : kind))
  const publish = (kinds: object[], from: object[] = seen) =>
    ask(paul, 'POST', 'kinds', { seen: from, kinds })
  for (const wrong of [
    others,
    [{ ...first, category: 'medical' }, ...others],
    [...seen, { ...fresh, key: 'Pas un code' }],
    [...seen, { ...fresh, key: first.key }],
    [...seen, { ...fresh, name: { ...fresh.name, de: ' ' } }],
  ])
    expect(await publish(wrong), JSON.stringify(wrong)).toMatchObject({ status: 422 })
  const both = await Promise.all([publish(withNew), publish(withNew)])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  await runPublications(edge.env, forever)
  expect(await publish([...seen, fresh])).toMatchObject({ status: 412, body: { changed: { by: 'Paul' } } })
  const order = (await publish([...withNew, fresh], withNew)).body
  await runPublications(edge.env, forever)
  expect(await read()).toEqual([...withNew, fresh])
  expect(await edge.rows('audit_log')).toContainEqual(
    expect.objectContaining({ subject_id: order.id, after: expect.stringContaining('Hooks') }),
  )

  const spare = { ...fresh, key: 'spare-kind' }
  await publish([...withNew, fresh, spare], [...withNew, fresh])
  await runPublications(edge.env, forever)
  expect(await publish(others, [...withNew, fresh, spare])).toMatchObject({ status: 422 })
  const turned = [fresh, ...withNew]
  await publish(turned, [...withNew, fresh, spare])
  await runPublications(edge.env, forever)
  expect(await read()).toEqual(turned)
  await publish([...withNew, fresh], turned)
  await runPublications(edge.env, forever)

  await save(paul, { ...document, category: 'industrial', subcategory: fresh.key }, draft?.version ?? null)
  expect((await productOf(document.id)).document.subcategory).toBe(fresh.key)
  const undo = await ask(nadia, 'POST', `publications/${order.id}/undo`)
  await runPublications(edge.env, forever)
  expect(await stateOf(undo.body.id)).toMatchObject({ state: 'failed', error: 'kinds: crane-hooks is used' })
  expect(await read()).toHaveLength(seen.length + 1)
})
