import { beforeAll, expect, test } from 'vitest'
import type { ProductFile } from '#domain/catalogue/media.ts'
import type { ProductDocument } from '#domain/publishing/document.ts'
import type {
  DocumentChanges,
  DraftEntry,
  EditedProduct,
  EditedRows,
  PriceChangePreview,
  SavedDraft,
} from '#domain/publishing/editing-schemas.ts'
import { openDb } from '#functions/db/client.ts'
import { staff } from '#functions/db/schema.ts'
import { publicationStatements } from '#functions/publishing/start.ts'
import { listAudit } from '#functions/staff/audit-list.ts'
import { accessTokens, accessVars, keyPairs, signed } from '#test/support/access-tokens.ts'
import { setTime } from '#test/support/accounts.ts'
import { catalogueOf, type Edge, openEdge } from '#test/support/edge.ts'

const noon = '2026-11-16T11:00:00.000Z'
const paul = 'paul@example.org'
const nadia = 'nadia@example.org'
const catalogue = catalogueOf('montevigne-p1', 'montevigne-b8', 'tarnoval-tr2')
let edge: Edge

beforeAll(async () => {
  edge = await openEdge({ catalogue, vars: accessVars })
  setTime(noon)
  await accessTokens(noon)
  const row = { roles: ['catalogue' as const], addedAt: noon }
  await openDb(edge.env.DB)
    .insert(staff)
    .values([
      { ...row, email: paul, name: 'Paul' },
      { ...row, email: nadia, name: 'Nadia' },
    ])
})

async function ask(who: string, method: string, path: string, body?: object): Promise<Response> {
  setTime(noon)
  const [own] = await keyPairs()
  return edge.request(`/api/desk/catalogue/${path}`, {
    method,
    headers: {
      'cf-access-jwt-assertion': await signed(own, noon, { email: who }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
}
const read = async <Answer>(response: Response | Promise<Response>) =>
  (await (await response).json()) as Answer
const product = (id: string) => read<EditedProduct>(ask(paul, 'GET', `products/${id}`))
const list = (query = '') => read<EditedRows>(ask(paul, 'GET', `products?${query}`))
const save = (who: string, document: ProductDocument, version: number | null = null) =>
  ask(who, 'PUT', `products/${document.id}`, { version, document })
const drop = (id: string) => ask(paul, 'DELETE', `products/${id}/draft`)

async function documentOf(id: string): Promise<ProductDocument> {
  const { document } = await product(id)
  if (!document) throw new Error(id)
  return document
}

const renamed = (document: ProductDocument, name: string): ProductDocument => ({
  ...document,
  name: { ...document.name, fr: name },
})

test('what is published is read whole, without a draft', async () => {
  const { published, document, drawings, subcategories, medianCents, ...rest } =
    await product('montevigne-p1')
  expect(document).toEqual(catalogue.products.find(({ id }) => id === 'montevigne-p1'))
  expect(published).toEqual(document)
  expect(subcategories.find(({ key }) => key === document?.subcategory)?.category).toBe(document?.category)
  expect(rest).toEqual({
    ...{ id: 'montevigne-p1', state: 'published', revision: 1 },
    ...{ draft: null, problems: [], ordered: null, planned: [] },
  })
  const prices = catalogue.products
    .filter(({ subcategory }) => subcategory === document?.subcategory)
    .flatMap(({ variants }) => variants.flatMap(({ priceCents }) => priceCents ?? []))
    .sort((a, b) => a - b)
  expect(medianCents).toBe(prices[Math.floor(prices.length / 2)])
  expect(drawings.find(({ key }) => key === 'bench')).toMatchObject({ hasColumn: true })
  expect(drawings.find(({ key }) => key === 'loadcell')).toMatchObject({ hasColumn: false })
  expect((await ask(paul, 'GET', 'products/nothing-here')).status).toBe(404)
})

test('a draft is stored with its author and seen at the desk alone, until it is dropped', async () => {
  const publicPage = () => edge.request('/api/products/montevigne-p1').then((answer) => answer.text())
  const before = await publicPage()
  const document = renamed(await documentOf('montevigne-p1'), 'Balance de brouillon')
  const saved = await read<SavedDraft>(save(paul, document))
  expect(saved).toMatchObject({ draft: { by: 'Paul', at: noon }, problems: [] })
  expect(await product('montevigne-p1')).toMatchObject({
    state: 'changed',
    document: { name: { fr: 'Balance de brouillon' } },
  })
  expect((await list('filter=drafts')).items.map(({ id, state }) => [id, state])).toEqual([
    ['montevigne-p1', 'changed'],
  ])
  expect(await publicPage()).toBe(before)
  expect(await edge.request('/api/products?q=brouillon').then((answer) => answer.text())).not.toContain(
    'brouillon"',
  )
  const preview = await read<{ name: string }>(ask(paul, 'GET', 'products/montevigne-p1/preview?lang=fr'))
  expect(preview.name).toBe('Balance de brouillon')
  expect((await drop('montevigne-p1')).status).toBe(204)
  expect((await drop('montevigne-p1')).status).toBe(404)
  expect(await product('montevigne-p1')).toMatchObject({ state: 'published', draft: null })
})

test('drafts of a changed and of a new product are nowhere that visitors look', async () => {
  const word = 'Zébulonne'
  const [changed, copied] = [await documentOf('montevigne-p1'), await documentOf('montevigne-b8')]
  const variants = copied.variants.map((variant) => ({ ...variant, reference: `ZB-${variant.reference}` }))
  const fresh = { ...renamed(copied, `${word} neuve`), id: 'zebulonne', variants, accessories: [] }
  for (const document of [renamed(changed, `${word} nouvelle`), fresh])
    expect((await save(paul, document)).status).toBe(200)
  const places = [
    ...['/', '/products', `/products?q=${word}`, '/products/montevigne-p1', '/products?q=ZB', '/devis'],
    ...['/compare?p=montevigne-p1', '/sitemap.xml', '/blog/rss.xml', '/api/products?limit=50'],
    ...[`/api/products?q=${word}`, '/api/products/montevigne-p1', `/api/suggestions?q=${word}&lang=fr`],
    ...[`/api/understood?q=${word}&lang=fr`, '/api/fit?use=trade&load=5kg&smallest=100g&lang=fr'],
  ]
  for (const path of places) {
    const response = await edge.request(path)
    expect(response.status, path).toBe(200)
    // What was asked for is said again.
    const answered = (await response.text()).replaceAll(
      new RegExp(`${word}(?! n)|zebulonne(?=[&"<])`, 'gi'),
      '',
    )
    expect(answered, path).not.toMatch(/zébulonne|zebulonne|ZB-MV/i)
  }
  for (const path of ['/api/products/zebulonne', '/products/zebulonne', '/products/zebulonne/fiche.pdf'])
    expect((await edge.request(path)).status, path).toBe(404)
  for (const text of [`Avez-vous la ${word} ?`, 'Combien coûte la ZB-MV-B8-15 ?']) {
    const messages = [{ from: 'visitor', text }]
    const answer = await (await edge.post('/api/assistant', { lang: 'fr', messages })).text()
    expect(answer).not.toMatch(new RegExp(`${word} n|/products/zebulonne`))
  }
  expect((await ask(paul, 'GET', 'products/zebulonne/preview?lang=fr')).status).toBe(200)
  await Promise.all([drop('montevigne-p1'), drop('zebulonne')])
})

test('of two editors the second is told who was first, and nothing is overwritten', async () => {
  const document = await documentOf('montevigne-b8')
  const first = await read<SavedDraft>(save(nadia, renamed(document, 'De Nadia')))
  const second = await save(paul, renamed(document, 'De Paul'))
  expect([second.status, await second.json()]).toMatchObject([
    412,
    { code: 'precondition-failed', changed: { by: 'Nadia', at: noon } },
  ])
  expect(await product('montevigne-b8')).toMatchObject({ document: { name: { fr: 'De Nadia' } } })
  const version = first.draft?.version ?? 0
  const both = await Promise.all([
    save(paul, renamed(document, 'Une fois'), version),
    save(nadia, renamed(document, 'Deux fois'), version),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
  await drop('montevigne-b8')
})

test('a draft that is what is published again ends', async () => {
  const document = await documentOf('montevigne-p1')
  const { draft } = await read<SavedDraft>(save(paul, renamed(document, 'Autre')))
  expect(await read<SavedDraft>(save(paul, document, draft?.version))).toEqual({ draft: null, problems: [] })
  expect((await list('filter=drafts')).items).toEqual([])
})

test('problems are said at the field, and a reference of another product is one', async () => {
  const document = await documentOf('montevigne-p1')
  const [first, ...others] = document.variants
  const [taken] = (await documentOf('tarnoval-tr2')).variants
  const [range] = first?.ranges ?? []
  if (!first || !taken || !range) throw new Error('no variant')
  const wrong = {
    ...document,
    summary: { ...document.summary, de: ' ' },
    variants: [{ ...first, reference: taken.reference, ranges: [{ ...range, eUg: 3_000_000 }] }, ...others],
  }
  const checked = await read<SavedDraft>(ask(paul, 'POST', `products/${wrong.id}/check`, { document: wrong }))
  expect((await product(wrong.id)).draft).toBeNull()
  const { problems } = await read<SavedDraft>(save(paul, wrong))
  expect(checked.problems).toEqual(problems)
  expect(problems.map(({ field, code }) => [field, code])).toEqual(
    expect.arrayContaining([
      ['summary.de', 'missing'],
      ['variants.0.ranges', 'plate'],
      ['variants.0.reference', 'reference-taken'],
    ]),
  )
  const [listed] = (await list('filter=problems')).items
  expect(listed).toMatchObject({ id: 'montevigne-p1', problems: problems.length })
  await drop('montevigne-p1')
})

test('a new product, and one that is to be taken away, are drafts too', async () => {
  const copy = { ...(await documentOf('montevigne-p1')), id: 'copie-p1' }
  const variants = copy.variants.map((variant) => ({ ...variant, reference: `C-${variant.reference}` }))
  const fresh = { ...copy, variants, accessories: [] }
  expect((await save(paul, fresh)).status).toBe(200)
  expect(await product('copie-p1')).toMatchObject({ state: 'new', published: null, problems: [] })
  expect((await edge.request('/api/products/copie-p1')).status).toBe(404)
  const removed = await ask(paul, 'PUT', 'products/tarnoval-tr2', { version: null, document: null })
  expect(removed.status).toBe(200)
  expect(await product('tarnoval-tr2')).toMatchObject({ state: 'removed', document: null })
  expect((await edge.request('/api/products/tarnoval-tr2')).status).toBe(200)
  expect((await ask(paul, 'PUT', 'products/nothing', { version: null, document: null })).status).toBe(404)
  expect((await list('filter=drafts')).items.map(({ id }) => id).sort()).toEqual(['copie-p1', 'tarnoval-tr2'])
  await Promise.all([drop('copie-p1'), drop('tarnoval-tr2')])
})

test('prices and stock typed into the list become drafts; what was not as it was seen changes nothing', async () => {
  const { variants } = await documentOf('montevigne-p1')
  const changes = variants.slice(0, 2).map(({ reference, priceCents, inStock }) => ({
    ...{
      id: 'montevigne-p1',
      reference,
      seen: { priceCents, inStock },
      priceCents: 12_345,
      inStock: !inStock,
    },
  }))
  expect(await read(ask(paul, 'POST', 'prices', { changes }))).toEqual({ products: 1 })
  const edited = await documentOf('montevigne-p1')
  expect(edited.variants.slice(0, 2).map(({ priceCents }) => priceCents)).toEqual([12_345, 12_345])
  expect((await ask(nadia, 'POST', 'prices', { changes })).status).toBe(412)
  await drop('montevigne-p1')
})

test('a percentage changes every price of a filter, on top of drafts; what has none stays on request', async () => {
  const before = await documentOf('montevigne-p1')
  const answer = await read(
    ask(paul, 'POST', 'price-change', { q: 'montevigne', percentHundredths: 300, step: 100 }),
  )
  const priced = ['montevigne-p1', 'montevigne-b8']
    .flatMap((id) => catalogue.products.find((each) => each.id === id)?.variants ?? [])
    .filter(({ priceCents }) => priceCents !== null)
  expect(answer).toEqual({ products: 2, models: priced.length, skipped: 0, doubts: [], nextCursor: null })
  const after = await documentOf('montevigne-p1')
  expect(after.variants.map(({ priceCents }) => priceCents)).toEqual(
    before.variants.map(({ priceCents }) =>
      priceCents === null ? null : Math.round((priceCents * 1.03) / 100) * 100,
    ),
  )
  expect((await list('filter=drafts')).items).toHaveLength(2)
  const preview = await read<PriceChangePreview>(ask(paul, 'GET', 'price-change?q=montevigne'))
  expect(preview.drafts).toBe(2)
  expect(preview.examples[0]).toMatchObject({
    draftCents: expect.any(Number),
    publishedCents: expect.any(Number),
  })
  const again = { q: 'montevigne', percentHundredths: 300, step: 100, basis: 'published' }
  expect(await read(ask(paul, 'POST', 'price-change', again))).toMatchObject({ products: 0, models: 0 })
  await ask(paul, 'POST', 'price-change', { ...again, basis: 'draft' })
  const twice = await documentOf('montevigne-p1')
  expect(twice.variants.map(({ priceCents }) => priceCents)).toEqual(
    after.variants.map(({ priceCents }) =>
      priceCents === null ? null : Math.round((priceCents * 1.03) / 100) * 100,
    ),
  )
  await Promise.all([drop('montevigne-p1'), drop('montevigne-b8')])
})

test('documents go out as they are edited and come back with their differences before they count', async () => {
  const { documents, nextCursor } = await read<{ documents: ProductDocument[]; nextCursor: string | null }>(
    ask(paul, 'GET', 'documents'),
  )
  expect([documents.map(({ id }) => id), nextCursor]).toEqual([
    catalogue.products.map(({ id }) => id).sort(),
    null,
  ])
  const changed = documents.map((document) => renamed(document, `${document.name.fr} +`)).slice(0, 1)
  const body = { documents: [...changed, ...documents.slice(1)], save: false }
  const said = await read<DocumentChanges>(ask(paul, 'POST', 'documents', body))
  expect(said.changes).toMatchObject([{ product: changed[0]?.id, change: 'name' }])
  expect((await list('filter=drafts')).items).toEqual([])
  await ask(paul, 'POST', 'documents', { ...body, save: true })
  expect((await list('filter=drafts')).items.map(({ id }) => id)).toEqual([changed[0]?.id])
  await drop(changed[0]?.id ?? '')
})

type Entries = { items: DraftEntry[]; nextCursor: string | null }
const drafts = (who = paul) => read<Entries>(ask(who, 'GET', 'drafts'))
const dropAll = (who: string, items: DraftEntry[]) =>
  ask(who, 'POST', 'drafts/drop', {
    drafts: items.map(({ id, draft: { version } }) => ({ id, version })),
  })

test('drafts are listed with what they change and dropped together, all or none', async () => {
  const document = await documentOf('montevigne-p1')
  const [first, ...others] = document.variants
  if (!first) throw new Error('no variant')
  const variants = [{ ...first, priceCents: 4242 }, ...others]
  await save(paul, { ...document, brand: 'Autre', variants })
  await save(nadia, renamed(await documentOf('montevigne-b8'), ''))
  const { items, nextCursor } = await drafts()
  expect(nextCursor).toBeNull()
  expect(items).toMatchObject([
    {
      id: 'montevigne-b8',
      isMine: false,
      prices: [],
      otherChanges: ['name'],
      problems: [{ code: 'missing' }],
    },
    {
      ...{
        id: 'montevigne-p1',
        name: document.name.fr,
        isMine: true,
        pricesChanged: 1,
        otherChanges: ['brand'],
      },
      prices: [{ reference: first.reference, before: first.priceCents, after: 4242 }],
      draft: { by: 'Paul' },
    },
  ])
  await save(nadia, { ...document, variants }, items[1]?.draft.version)
  const refused = await dropAll(paul, items)
  expect([refused.status, await refused.json()]).toMatchObject([412, { changed: { by: 'Nadia' } }])
  const { items: again } = await drafts()
  expect(again).toHaveLength(2)
  expect(await read(dropAll(paul, again))).toEqual({ products: 2 })
  expect((await drafts()).items).toEqual([])
  const journal = await edge.rows<{ action: string; before: string }>('audit_log')
  expect(journal.slice(-2).map(({ action, before }) => [action, JSON.parse(before)])).toEqual(
    expect.arrayContaining([['drop-draft', { name: document.name.fr }]]),
  )
})

test('the list is searched by words of name, brand and reference, and has pages', async () => {
  const { items, subcategories } = await list()
  expect(items.map(({ id }) => id).sort()).toEqual(catalogue.products.map(({ id }) => id).sort())
  expect(subcategories.length).toBeGreaterThan(0)
  const [reference] = (await documentOf('tarnoval-tr2')).variants
  expect(
    (await list(`q=${encodeURIComponent(reference?.reference.toLowerCase() ?? '')}`)).items,
  ).toMatchObject([{ id: 'tarnoval-tr2' }])
  const [first] = items
  expect((await list(`cursor=${first?.id}`)).items).toEqual(items.slice(1))
  expect((await list('q=tarnoval-tr2')).items).toMatchObject([{ id: 'tarnoval-tr2' }])
  expect((await list('q=nothing+like+that')).items).toEqual([])
  const { category } = await documentOf('tarnoval-tr2')
  const idsOf = async (query: string) => (await list(query)).items.map(({ id }) => id).sort()
  const inCategory = catalogue.products.filter((each) => each.category === category).map(({ id }) => id)
  expect(inCategory.length).toBeLessThan(catalogue.products.length)
  expect(await idsOf(`category=${category}`)).toEqual(inCategory.sort())
  expect((await ask(paul, 'GET', 'products?category=none')).status).toBe(422)
  const those = (is: (each: ProductDocument) => boolean) =>
    catalogue.products
      .filter(is)
      .map(({ id }) => id)
      .sort()
  const [kind] = catalogue.products.map(({ subcategory }) => subcategory)
  const filters = {
    [`subcategory=${kind}`]: those(({ subcategory }) => subcategory === kind),
    'filter=without-price': those(({ variants }) => variants.some(({ priceCents }) => priceCents === null)),
    'filter=without-photo': those(() => true),
    'filter=discontinued': [],
  }
  for (const [query, ids] of Object.entries(filters))
    expect([query, await idsOf(query)]).toEqual([query, ids])
})

test('the list is searched in any case and without accents, and by no name of a field', async () => {
  const document = await documentOf('tarnoval-tr2')
  const certificate: ProductFile = {
    ...{ key: `${'a1'.repeat(20)}.pdf`, kind: 'approval', title: 'Étalonné 4711', language: 'de' },
    ...{ type: 'application/pdf', bytes: 812_345, variantReferences: null },
  }
  await save(paul, { ...renamed(document, 'ÉQUIPEMENT d’étalonnage, œillet'), documents: [certificate] })
  const found = async (q: string, filter = 'drafts') =>
    (await list(`filter=${filter}&q=${encodeURIComponent(q)}`)).items.map(({ id }) => id)
  for (const q of ['équipement', 'EQUIPEMENT', 'etalonnage Œillet', 'tr2 oeillet'])
    expect([q, await found(q)]).toEqual([q, ['tarnoval-tr2']])
  // By the kind and the language of a document too, and by its title.
  for (const q of ['certificat allemand', 'etalonne 4711'])
    expect([q, await found(q)]).toEqual([q, ['tarnoval-tr2']])
  expect(await found('certificat anglais')).toEqual([])
  expect(await found(document.variants[0]?.reference.toLowerCase() ?? 'none')).toEqual(['tarnoval-tr2'])
  for (const q of ['variants', 'subcategory', 'pricecents']) expect([q, await found(q)]).toEqual([q, []])
  await ask(nadia, 'POST', 'drafts/drop', {
    drafts: [{ id: 'tarnoval-tr2', version: (await list('filter=drafts')).items[0]?.draft?.version }],
  })
  // The deepest expression that is built, which D1 takes.
  expect((await list('q=a+b+c+d+e+f+g+h+i&cursor=montevigne-p1')).items).toBeDefined()
  // Published names too: « é » is a letter of the catalogue's.
  const accented = (await list()).items.find(({ name }) => /[éèê]/.test(name))
  const word = accented?.name.split(/[^\p{L}]+/u).find((each) => /[éèê]/.test(each)) ?? 'none'
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
  expect(await found(plain, 'all')).toContain(accented?.id)
})

test('of the models of a product the one is marked that its card shows, whatever a draft says', async () => {
  const shown = async () => {
    const { items } = await list('q=montevigne-p1')
    return items[0]?.models.filter(({ isRepresented }) => isRepresented).map(({ reference }) => reference)
  }
  const cards = await read<{ items: { id: string; leadReference: string }[] }>(
    edge.request('/api/products?lang=fr'),
  )
  const lead = cards.items.find(({ id }) => id === 'montevigne-p1')?.leadReference
  expect(await shown()).toEqual([lead])
  const document = await documentOf('montevigne-p1')
  const variants = document.variants.map((each) => ({
    ...each,
    inStock: each.reference !== lead,
    priceCents: 100,
  }))
  expect((await save(paul, { ...document, variants })).status).toBe(200)
  expect(await shown()).toEqual([lead])
  await drop('montevigne-p1')
})

test('new products are among all, at their place by name without accents, over pages', async () => {
  const fresh = { ...renamed(await documentOf('tarnoval-tr2'), 'Élévateur tout neuf'), id: 'tout-neuf' }
  await save(paul, {
    ...fresh,
    variants: fresh.variants.map((each, i) => ({ ...each, reference: `NEW-${i}` })),
  })
  const { items } = await list()
  expect(items.find(({ id }) => id === 'tout-neuf')).toMatchObject({ state: 'new' })
  const folded = items.map(({ name }) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())
  expect(folded).toEqual([...folded].sort())
  const place = items.findIndex(({ id }) => id === 'tout-neuf')
  expect((await list('cursor=tout-neuf')).items).toEqual(items.slice(place + 1))
  expect((await list(`cursor=${items[0]?.id}`)).items).toEqual(items.slice(1))
  expect((await list('q=elevateur')).items).toMatchObject([{ id: 'tout-neuf' }])
  expect((await list('filter=without-photo')).items.map(({ id }) => id)).not.toContain('tout-neuf')
})

test('while a product is to be replaced as a whole its draft cannot be changed', async () => {
  const db = openDb(edge.env.DB)
  const document = await documentOf('montevigne-b8')
  const { id, statements } = publicationStatements(db, {
    ...{ author: nadia, dueAt: '2027-01-01T00:00:00.000Z' },
    changes: [{ id: 'montevigne-b8', document }],
  })
  for (const statement of statements) await db.batch([statement])
  const refused = await save(paul, renamed(document, 'Trop tard'))
  expect([refused.status, await refused.json()]).toMatchObject([409, { state: 'ordered' }])
  expect(await product('montevigne-b8')).toMatchObject({
    ordered: { id, by: 'Nadia', dueAt: '2027-01-01T00:00:00.000Z' },
  })
  expect((await list('q=montevigne-b8')).items).toMatchObject([{ ordered: { id, by: 'Nadia' } }])
  const rise = { q: 'montevigne', percentHundredths: 300, step: 100 }
  expect(await read(ask(paul, 'POST', 'price-change', rise))).toMatchObject({ products: 1, skipped: 1 })
  await drop('montevigne-p1')
})

test('each change is in the journal with its differences', async () => {
  const document = await documentOf('montevigne-p1')
  await save(paul, { ...document, brand: 'Autre marque' })
  const rows = await edge.rows<{ who: string; action: string; before: string; after: string }>('audit_log')
  expect(rows.at(-1)).toMatchObject({ who: paul, action: 'draft' })
  expect([JSON.parse(rows.at(-1)?.before ?? ''), JSON.parse(rows.at(-1)?.after ?? '')]).toEqual([
    { brand: document.brand },
    { brand: 'Autre marque' },
  ])
  const { draft } = await product('montevigne-p1')
  const successor = await documentOf('tarnoval-tr2')
  await save(paul, { ...document, discontinued: { successor: successor.id } }, draft?.version)
  const { items } = await listAudit(edge.env, { day: '', who: paul, kind: '', subject: '', cursor: '' })
  expect(items[0]?.after).toMatchObject({ discontinued: `yes, ${successor.name.fr}` })
})
