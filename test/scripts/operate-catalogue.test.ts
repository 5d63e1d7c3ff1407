import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { indexKeySql, unpackIndex } from '#domain/catalogue/catalogue-pack.ts'
import type { CatalogueDocument } from '#domain/publishing/document.ts'
import { csvCells, csvRows, textCell } from '#domain/text/csv.ts'
import { runPublications } from '#functions/publishing/run.ts'
import { none, orderStatements, publicationOf } from '#scripts/operate/catalogue/order.ts'
import { readCatalogue } from '#scripts/operate/catalogue/read.ts'
import { generateCatalogue } from '#seed/generate.ts'
import { articles, catalogueOf, type Edge, importCatalogue, openEdge } from '#test/support/edge.ts'
import { memoryD1 } from '#test/support/memory-d1.ts'
import { importsInto, operatorOf } from '#test/support/operate.ts'
import { catalogueRows } from '#test/support/whole-catalogue.ts'

const seed = catalogueOf('montevigne-p1', 'tarnoval-tr2')
const reference = seed.products[0]?.variants[0]?.reference ?? ''
let edge: Edge
let folder: string
let operator: ReturnType<typeof operatorOf>

const run = vi.fn((command: string, args: string[]) => importsInto(edge)(command, args))

beforeAll(async () => {
  edge = await openEdge()
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
  operator = operatorOf(edge, { run })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(async () => {
  run.mockClear()
  await edge.env.DB.exec('delete from publications')
  await importCatalogue(edge.env.DB, seed)
})

const stored = () => readCatalogue(edge.env.DB, () => {})
const price = async () => {
  const response = await edge.request('/api/products/montevigne-p1?lang=fr')
  const { variants } = (await response.json()) as { variants: { reference: string; price: number | null }[] }
  return variants.find((one) => one.reference === reference)?.price
}

/** Exports the catalogue, changes the text of the file, and returns its name. */
async function file(name: string, change: (text: string) => string = (text) => text): Promise<string> {
  const path = join(folder, name)
  expect((await operator.run('catalogue', 'export', path)).code).toBe(0)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
  return path
}

const changed = (change: (catalogue: CatalogueDocument) => void) => (text: string) => {
  const catalogue = JSON.parse(text) as CatalogueDocument
  change(catalogue)
  return JSON.stringify(catalogue)
}

test('what is read from the database makes the same rows again', async () => {
  const sorted = { ...seed, products: seed.products.toSorted((a, b) => (a.id < b.id ? -1 : 1)) }
  const read = await stored()
  expect(read).toEqual(sorted)
  const rows = (one: CatalogueDocument) =>
    catalogueRows(one, { articles }).filter(({ table }) => table === 'product_texts')
  expect(rows(read)).toEqual(rows(sorted))
})

test.each(['a.json', 'a.csv'])(
  'an exported %s is a catalogue without problem, and changes nothing',
  async (name) => {
    const path = await file(name)
    expect((await operator.run('catalogue', 'check', path)).code).toBe(0)
    expect(await operator.rows('catalogue', 'diff', path)).toEqual([])
    const { code, err } = await operator.run('catalogue', 'import', path, '--yes')
    expect([code, err, run.mock.calls.length]).toEqual([0, 'The catalogue is like this already.', 0])
  },
)

test('an import writes what differs, with version, index and passages, after it was confirmed', async () => {
  const path = await file(
    'b.json',
    changed(({ products }) => {
      const [product] = products
      if (!product?.variants[0]) throw new Error('Expected a model')
      product.variants[0].priceCents = 123_450
      product.summary.fr = 'Une balance de démonstration.'
    }),
  )
  const changes = await operator.rows('catalogue', 'diff', path)
  expect(changes).toMatchObject([
    { product: 'montevigne-p1', reference: null, change: 'summary' },
    { product: 'montevigne-p1', reference, change: 'price', after: '1234.50' },
  ])
  const version = async () => (await edge.rows<{ value: string }>('catalogue_meta'))[0]?.value
  const before = await version()
  expect((await operator.run('catalogue', 'import', path)).code).toBe(2)
  expect([await version(), run.mock.calls.length]).toEqual([before, 0])
  const { code, out } = await operator.run('catalogue', 'import', path, '--yes')
  expect([code, out]).toEqual([0, expect.stringContaining('1234.50')])
  expect(await version()).not.toBe(before)
  expect(await edge.rows(`catalogue_index where version = ${indexKeySql}`)).not.toEqual([])
  expect(await edge.rows("assistant_passages where body = 'Une balance de démonstration.'")).toHaveLength(1)
  expect(await operator.rows('catalogue', 'diff', path)).toEqual([])
  expect(await edge.rows<{ who: string }>("audit_log where subject_kind = 'publication'")).toMatchObject([
    { who: expect.stringMatching(/^operator:/), action: 'create' },
  ])
})

test('a CSV file changes prices and texts, and the formula guard of a cell is not part of it', async () => {
  const path = await file('c.csv', (text) =>
    text.replace(new RegExp(`("${reference}"(?:;"(?:[^"]|"")*"){5});"[^"]*"`), '$1;"99,5"'),
  )
  expect(await operator.rows('catalogue', 'diff', path)).toMatchObject([{ reference, after: '99.50' }])
  const formula = await file(
    'd.json',
    changed(({ products }) => {
      if (products[0]) products[0].features[0] = { fr: '- 10 %', en: "'=1", de: '=1' }
    }),
  )
  await operator.run('catalogue', 'import', formula, '--yes')
  expect(await operator.rows('catalogue', 'diff', await file('d.csv'))).toEqual([])
})

test('every kind of problem is found, and nothing of such a file is imported', async () => {
  const path = await file(
    'e.json',
    changed(({ products }) => {
      const [one, other] = products
      if (!one?.variants[0]?.ranges[0] || !other?.variants[0]) throw new Error('Expected models')
      one.variants[0].ranges[0].eUg = 3_000_000
      one.name.de = ' '
      one.drawing.kind = 'hovercraft'
      one.specifications.colour = { fr: 'rouge', en: 'red', de: 'rot' }
      other.variants[0].priceCents = 0
      other.variants[0].reference = one.variants[0].reference
      other.subcategory = 'precision'
    }),
  )
  const before = await stored()
  const problems = (await operator.rows('catalogue', 'check', path)).map(({ problem }) => String(problem))
  for (const part of [
    'OIML R 76-1',
    'is missing in de',
    'hovercraft',
    'colour',
    'above zero',
    'two models',
    'precision',
  ])
    expect(
      problems.some((problem) => problem.includes(part)),
      part,
    ).toBe(true)
  const { code, err } = await operator.run('catalogue', 'import', path, '--yes')
  expect([code, err]).toEqual([1, expect.stringContaining('Nothing was changed')])
  expect([await stored(), run.mock.calls.length]).toEqual([before, 0])
})

test.each([
  ['f.json', (text: string) => text.slice(0, -9), 'no JSON'],
  ['g.json', () => '{"products": []}', 'subcategories'],
  ['h.csv', (text: string) => text.replace('"price"', '"cost"'), 'missing in the first line: price'],
  ['i.csv', (text: string) => text.replace('"yes";"{', '"yes";"[{'), 'Line 2, facts: « [{'],
  [
    'j.json',
    changed(({ products }) => Object.assign(products[0]?.drawing ?? {}, { dimensionMm: 1e308 })),
    'dimensionMm',
  ],
  [
    'k.json',
    changed(({ products }) => Object.assign(products[0] ?? {}, { newestOn: '2026-02-30' })),
    'newestOn',
  ],
  [
    'l.json',
    changed(({ products }) => Object.assign(products[0]?.name ?? {}, { de: 'Pr\uFFFDfung' })),
    'U+FFFD',
  ],
  ['m.json', changed((catalogue) => Object.assign(catalogue, { products: [] })), 'no products'],
  ['n.json', changed(({ products }) => products.pop()), '--remove'],
])('a file of another form is refused with the place: %s', async (name, change, words) => {
  const { code, err } = await operator.run('catalogue', 'import', await file(name, change), '--yes')
  expect([code, err]).toEqual([1, expect.stringContaining(words)])
  expect(run).not.toHaveBeenCalled()
})

/** The lines of a CSV file by their cells, so that a test can sort and change them as a spreadsheet does. */
const respelled = (change: (rows: string[][]) => string[][], separator: string) => (text: string) =>
  change(csvRows(text).map(({ cells }) => cells))
    .map((cells) => csvCells(cells.map(textCell), separator))
    .join('\n')

test.each([
  ['sorted by price', (rows: string[][]) => [rows[0] ?? [], ...rows.slice(1).reverse()], ';'],
  ['with blank lines', (rows: string[][]) => rows.flatMap((row) => [row, row.map(() => '')]), ','],
  ['with tabs', (rows: string[][]) => rows, '\t'],
  ['with columns in another order', (rows: string[][]) => rows.map((row) => row.toReversed()), ';'],
])('a file that a spreadsheet has saved %s changes nothing', async (name, change, separator) => {
  const path = await file(`${name}.csv`, respelled(change, separator))
  expect(await operator.rows('catalogue', 'diff', path)).toEqual([])
})

test('a file of Windows is compared and its letters are said to be a guess, which --yes does not publish', async () => {
  const path = await file('windows.csv')
  const text = readFileSync(path, 'utf8')
    .slice(1)
    .replaceAll(/[\u0100-\uffff]/g, '?')
  writeFileSync(path, text, 'latin1')
  const { code, out, err } = await operator.run('catalogue', 'diff', path)
  expect([code, out, err]).toEqual([
    0,
    expect.stringContaining('c?est'),
    expect.stringContaining('Windows-1252'),
  ])
  const refused = await operator.run('catalogue', 'import', path, '--yes')
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('Windows-1252')])
  expect(run).not.toHaveBeenCalled()
})

test('more than a tenth of the models goes only when the number is said', async () => {
  const path = await file(
    'less.json',
    changed(({ products }) => products.pop()),
  )
  const gone = seed.products.toSorted((a, b) => (a.id < b.id ? -1 : 1)).at(-1)?.variants.length ?? 0
  const refused = await operator.run('catalogue', 'import', path, '--yes')
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining(`--remove ${gone}`)])
  expect((await operator.run('catalogue', 'import', path, '--yes', '--remove', String(gone + 1))).code).toBe(
    1,
  )
  expect(await stored()).toMatchObject({ products: { length: 2 } })
  expect((await operator.run('catalogue', 'import', path, '--yes', '--remove', String(gone))).code).toBe(0)
  expect(await stored()).toMatchObject({ products: { length: 1 } })
})

test('an exported catalogue is imported into a database that has none', async () => {
  const path = await file('whole.json')
  const before = await stored()
  const csv = await file('whole.csv')
  for (const { table } of catalogueRows(seed, { articles }).toReversed())
    await edge.env.DB.prepare(`delete from ${table}`).run()
  expect((await operator.run('catalogue', 'import', csv, '--yes')).err).toContain('.json')
  expect((await operator.run('catalogue', 'import', path, '--yes')).code).toBe(0)
  expect({ ...(await stored()), updatedOn: before.updatedOn }).toEqual(before)
})

test.each(['PCB 350-3', 'r71md', 'IC-15K0.1/a', '1.0.4', 'Größe 2'])(
  '« %s » may be a reference',
  async (name) => {
    const path = await file(
      'reference.json',
      changed(({ products }) => Object.assign(products[0]?.variants[0] ?? {}, { reference: name })),
    )
    const { out } = await operator.run('catalogue', 'check', path)
    expect(out).not.toContain('the reference holds')
  },
)

test.each(['a,b', 'a:b', 'a*b', ' a', 'a-', '<b>'])('« %s » may not be a reference', async (name) => {
  const path = await file(
    'reference.json',
    changed(({ products }) => Object.assign(products[0]?.variants[0] ?? {}, { reference: name })),
  )
  const problems = (await operator.rows('catalogue', 'check', path)).map(({ problem }) => String(problem))
  expect(problems).toContainEqual(expect.stringContaining('the reference holds'))
})

test('one product is shown, and one price is changed everywhere', async () => {
  expect(await operator.rows('catalogue', 'product', 'montevigne-p1')).toContainEqual(
    expect.objectContaining({ reference }),
  )
  expect((await operator.run('catalogue', 'price', reference, '1234,5', '--yes')).code).toBe(0)
  expect((await operator.rows('catalogue', 'product', 'montevigne-p1'))[0]?.euros).toBe('1234.50')
  await vi.waitFor(async () => expect(await price()).toBe(1234.5), { timeout: 30_000 })
  await operator.run('catalogue', 'price', reference, 'on-request', '--yes')
  expect((await stored()).products[0]?.variants[0]?.priceCents).toBe(null)
})

test.each([
  [['price', reference, '0'], 2],
  [['price', reference, '-1'], 2],
  [['price', 'NO-SUCH-1', '10'], 1],
  [['product', 'no-such'], 1],
  [['export', 'catalogue.xls'], 2],
  [['import'], 2],
  [[], 2],
])('catalogue %j ends with %i', async (argv, code) => {
  expect((await operator.run('catalogue', ...argv)).code).toBe(code)
})

test('a price changes no article: those that the site shows stay, whatever the checkout has', async () => {
  await edge.env.DB.prepare("update article_texts set title = 'Edited at the site' where locale = 'fr'").run()
  const texts = () => edge.rows('article_texts')
  const before = await texts()
  expect(before.length).toBeGreaterThan(0)
  await operator.run('catalogue', 'price', reference, '1234,5', '--yes')
  expect(await price()).toBe(1234.5)
  expect(await texts()).toEqual(before)
})

test('articles are checked, and published when they differ from the site’s', async () => {
  const full = catalogueOf()
  await importCatalogue(edge.env.DB, { ...full, products: seed.products })
  expect((await operator.run('articles', 'check')).code).toBe(0)
  expect(await operator.rows('articles')).toHaveLength(articles.length)
  expect((await operator.run('articles', 'publish', '--yes')).err).toContain('already')
  const [first] = articles
  await edge.env.DB.exec(
    `update article_texts set title = 'Old' where slug = '${first?.slug}' and locale = 'de'`,
  )
  await edge.env.DB.exec(`delete from article_texts where slug = '${first?.slug}' and locale = 'en'`)
  expect((await operator.run('articles', 'publish')).code).toBe(2)
  expect(await operator.rows('articles', 'publish', '--yes')).toMatchObject([
    { article: `${first?.slug} en`, change: 'new' },
    { article: `${first?.slug} de`, change: 'changed', title: first?.texts.de.title },
  ])
  expect(await edge.rows(`article_texts where slug = '${first?.slug}'`)).toHaveLength(3)
  expect((await stored()).products.map(({ id }) => id)).toEqual(['montevigne-p1', 'tarnoval-tr2'])
})

test('an article about an unknown sub-category is a problem', async () => {
  await importCatalogue(edge.env.DB, { ...seed, subcategories: seed.subcategories.slice(0, 30) })
  const { code, out } = await operator.run('articles', 'publish', '--yes')
  expect([code, out, run.mock.calls.length]).toEqual([1, expect.stringContaining('is no sub-category'), 0])
})

/** The index as versions before migration 0019 have stored it. */
async function indexOfBefore(): Promise<void> {
  const { DB } = edge.env
  const index = { subcategories: unpackIndex((await indexParts()).map(({ data }) => data)).subcategories }
  await DB.batch([
    DB.prepare('delete from catalogue_index'),
    DB.prepare('delete from search_words'),
    DB.prepare('delete from catalogue_snapshot'),
    DB.prepare('insert into catalogue_snapshot values (?, 0, ?)').bind(
      await storedVersion(),
      JSON.stringify(index),
    ),
  ])
}
const storedVersion = async () =>
  (await edge.rows<{ key: string; value: string }>("catalogue_meta where key = 'version'"))[0]?.value ?? ''
const indexParts = () => edge.rows<{ data: string }>('catalogue_index')

test('a catalogue that a version before has indexed in another form is reindexed', async () => {
  await indexOfBefore()
  const { code, err } = await operator.run('catalogue', 'reindex', '--yes')
  expect([code, err.split('\n').at(-1)]).toEqual([0, 'Index, search and passages were derived anew.'])
  expect(await indexParts()).not.toEqual([])
  const response = await edge.request('/api/products?q=balance')
  expect(((await response.json()) as { total: number }).total).toBe(2)
})

test('what an import has destroyed is brought back by undo, and undo is taken back by another', async () => {
  const before = await stored()
  const smaller = await file(
    'smaller.json',
    changed((one) => void one.products.pop()),
  )
  const removed = String(before.products.at(-1)?.variants.length)
  expect((await operator.run('catalogue', 'import', smaller, '--remove', removed, '--yes')).code).toBe(0)
  const after = await stored()
  expect(after.products).toHaveLength(before.products.length - 1)
  expect((await operator.run('catalogue', 'undo')).code, 'it asks').toBe(2)
  expect((await operator.run('catalogue', 'undo', '--yes')).code).toBe(0)
  expect({ ...(await stored()), updatedOn: '' }).toEqual({ ...before, updatedOn: '' })
  expect((await operator.run('catalogue', 'undo', '--yes')).code).toBe(0)
  expect({ ...(await stored()), updatedOn: '' }).toEqual({ ...after, updatedOn: '' })
})

test('a price can be undone, reindexing keeps what can be undone, and without an import there is nothing', async () => {
  const { code, err } = await operator.run('catalogue', 'undo', '--yes')
  expect([code, err]).toEqual([1, expect.stringContaining('Nothing has been published')])
  const storedPrice = async () =>
    (await stored()).products.flatMap(({ variants }) => variants).find((one) => one.reference === reference)
      ?.priceCents
  const old = await storedPrice()
  await operator.run('catalogue', 'price', reference, '4321.50', '--yes')
  await operator.run('catalogue', 'reindex')
  expect(await storedPrice()).toBe(432_150)
  await operator.run('catalogue', 'undo', '--yes')
  expect(await storedPrice()).toBe(old)
})

test('a deployed site is sent the documents in one file, and publishes them by its cron', async () => {
  const remote = operatorOf(edge, {
    run: async (command, args) => {
      const answer = await run(command, args)
      await runPublications(edge.env, { untilMs: Number.MAX_SAFE_INTEGER })
      return answer
    },
  })
  expect((await remote.run('catalogue', 'price', reference, '4321.50', '--yes', '--remote')).code).toBe(0)
  expect(run.mock.calls.map(([, args]) => [args.includes('--remote'), args.includes('--file')])).toEqual([
    [true, true],
  ])
  const [variant] = (await stored()).products.flatMap(({ variants }) =>
    variants.filter((one) => one.reference === reference),
  )
  expect(variant?.priceCents).toBe(432_150)
})

test('a document that is longer than a statement of D1 is ordered in several, whole', () => {
  const [product, ...others] = generateCatalogue().products
  if (!product?.variants[0]) throw new Error('Expected a model')
  const [model] = product.variants
  const variants = Array.from({ length: 400 }, (_, n) => ({ ...model, reference: `${n}'é` }))
  const wanted = { ...none, products: [{ ...product, variants }, ...others] }
  const { database } = memoryD1()
  for (const statement of orderStatements(publicationOf(none, wanted)).statements) {
    expect(Buffer.byteLength(statement)).toBeLessThan(100_000)
    database.exec(statement)
  }
  const rows = database.prepare('select subject, after from publication_changes').all()
  const stored = new Map(rows.map(({ subject, after }) => [subject, JSON.parse(String(after))]))
  for (const one of wanted.products) expect(stored.get(one.id)).toEqual(one)
})
