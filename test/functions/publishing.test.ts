import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CatalogueDocument, ProductDocument } from '#domain/publishing/document.ts'
import { catalogueRows } from '#functions/publishing/fresh-rows.ts'
import { runPublications } from '#functions/publishing/run.ts'
import { startPublication, undoPublication } from '#functions/publishing/start.ts'
import { sweepPublications } from '#functions/publishing/sweep.ts'
import { generateCatalogue } from '#seed/generate.ts'
import { importStatements } from '#seed/sql.ts'
import { setClock } from '../support/edge.ts'
import { memoryD1 } from '../support/memory-d1.ts'
import { typoForms, visibleRows } from './publishing-rows.ts'

const demonstration = generateCatalogue()
const author = 'editor@scales.example'
const forever = { untilMs: Number.MAX_SAFE_INTEGER }

type Memory = ReturnType<typeof memoryD1>

function write({ database }: Memory, catalogue: CatalogueDocument, present?: ReadonlyMap<string, number>) {
  const rows = new Map(
    [...(present ?? [])].map(([id, seq]) => [id, { seq, updatedOn: catalogue.updatedOn, revision: 1 }]),
  )
  for (const statement of importStatements(catalogueRows(catalogue, { present: rows })))
    database.exec(statement)
}

/** A database with some products of the demonstration. */
function withProducts(products: readonly ProductDocument[], options?: Parameters<typeof memoryD1>[0]) {
  const memory = memoryD1(options)
  write(memory, { ...demonstration, products: [...products] })
  return memory
}

const numbers = ({ database }: Memory, generation: number) =>
  new Map(
    database
      .prepare('select id, seq from products where from_generation <= ? and to_generation > ?')
      .all(generation, generation)
      .map((row) => [String(row.id), Number(row.seq)]),
  )

/** What a database shows that was written as a whole. */
function fresh(catalogue: CatalogueDocument, present: ReadonlyMap<string, number>) {
  const memory = memoryD1()
  write(memory, catalogue, present)
  return { rows: visibleRows(memory.database), typos: typoForms(memory.database) }
}

const edits: Record<string, (product: ProductDocument, n: number) => ProductDocument> = {
  price: (product, n) => ({
    ...product,
    variants: product.variants.map((one, i) =>
      i === n % product.variants.length ? { ...one, priceCents: 100 + n } : one,
    ),
  }),
  stock: (product) => ({
    ...product,
    variants: product.variants.map((one) => ({ ...one, inStock: !one.inStock })),
  }),
  name: (product, n) => ({ ...product, name: { ...product.name, fr: `${product.name.fr} zébulon${n}` } }),
  text: (product, n) => ({
    ...product,
    summary: { ...product.summary, en: `Said anew ${n}` },
    description: { ...product.description, de: `Wort${n} Schraubenzieher` },
  }),
  brand: (product, n) => ({ ...product, brand: `Marque${n % 3}` }),
  shorter: (product) => ({
    ...product,
    variants: product.variants.slice(0, Math.max(1, product.variants.length - 1)),
    accessories: product.accessories.slice(1).map((one) => ({ ...one, variantReferences: null })),
  }),
  reference: (product, n) => ({
    ...product,
    variants: product.variants.map((one, i) => (i ? one : { ...one, reference: `${one.reference}-X${n}` })),
    accessories: product.accessories.map((one) => ({ ...one, variantReferences: null })),
  }),
  turned: (product) => ({ ...product, variants: product.variants.toReversed() }),
}

const copyOf = (product: ProductDocument, n: number): ProductDocument => ({
  ...product,
  id: `${product.id}-c${n}`,
  variants: product.variants.map((one) => ({ ...one, reference: `${one.reference}-C${n}` })),
  accessories: product.accessories.map((one) => ({ ...one, variantReferences: null })),
})

const Act = fc.record({
  kind: fc.constantFrom(...Object.keys(edits), 'remove', 'copy', 'add', 'services', 'kinds'),
  at: fc.nat(30),
  n: fc.nat(50),
})

/** A catalogue after random changes, and what is published to get there. */
function changed(catalogue: CatalogueDocument, acts: readonly { kind: string; at: number; n: number }[]) {
  const products = new Map(catalogue.products.map((product) => [product.id, product]))
  let { services, subcategories } = catalogue
  for (const { kind, at, n } of acts) {
    const product = [...products.values()][at % Math.max(1, products.size)]
    const edit = edits[kind]
    if (kind === 'services') services = services.map((one) => ({ ...one, priceCents: 100 + n })).toReversed()
    else if (kind === 'kinds')
      subcategories = subcategories.map((one, i) =>
        i === at || one.key === product?.subcategory
          ? { ...one, name: { ...one.name, en: `Kind ${n}` } }
          : one,
      )
    else if (kind === 'add') {
      const added = demonstration.products[(at * 50 + n) % demonstration.products.length]
      if (added && !products.has(added.id)) products.set(added.id, added)
    } else if (!product) continue
    else if (kind === 'remove') products.delete(product.id)
    else if (kind === 'copy') products.set(`${product.id}-c${n}`, copyOf(product, n))
    else if (edit) products.set(product.id, edit(product, n))
  }
  return { ...catalogue, products: [...products.values()], services, subcategories }
}

function publicationOf(before: CatalogueDocument, after: CatalogueDocument) {
  const now = new Map(after.products.map((product) => [product.id, product]))
  const ids = new Set([...before.products, ...after.products].map(({ id }) => id))
  const old = new Map(before.products.map((product) => [product.id, product]))
  return {
    author,
    changes: [...ids]
      .filter((id) => old.get(id) !== now.get(id))
      .map((id) => ({ id, document: now.get(id) ?? null })),
    ...(before.services === after.services ? {} : { services: after.services }),
    ...(before.subcategories === after.subcategories ? {} : { subcategories: after.subcategories }),
  }
}

const start = demonstration.products.slice(0, 20)
const stateOf = ({ database }: Memory, id: string) =>
  database.prepare('select state, error from publications where id = ?').get(id)

test('publishing changes gives the rows that the result gives when it is written as a whole; undo gives those before', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(Act, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 3 }),
      async (rounds) => {
        const memory = withProducts(start)
        let present: CatalogueDocument = { ...demonstration, products: start }
        let generation = 1
        for (const acts of rounds) {
          const next = changed(present, acts)
          const { changes, ...rest } = publicationOf(present, next)
          if (changes.length === 0 && Object.keys(rest).length === 1) continue
          const before = visibleRows(memory.database)
          const { id } = await startPublication(memory, { changes, ...rest })
          await runPublications(memory, forever)
          expect(stateOf(memory, id)).toEqual({ state: 'live', error: null })
          const seqs = numbers(memory, ++generation)
          const expected = fresh(next, seqs)
          expect(visibleRows(memory.database)).toEqual(expected.rows)
          expect([...expected.typos].filter((form) => !typoForms(memory.database).has(form))).toEqual([])
          const undo = await undoPublication(memory, { id, author })
          await runPublications(memory, forever)
          expect(stateOf(memory, undo.id)).toEqual({ state: 'live', error: null })
          expect(visibleRows(memory.database)).toEqual(before)
          const again = await undoPublication(memory, { id: undo.id, author })
          await runPublications(memory, forever)
          expect(stateOf(memory, again.id)).toEqual({ state: 'live', error: null })
          expect(visibleRows(memory.database)).toEqual(expected.rows)
          generation += 2
          setClock(new Date(Date.now() + 600_000))
          await sweepPublications(memory)
          expect(visibleRows(memory.database)).toEqual(expected.rows)
          setClock(new Date())
          present = next
        }
      },
    ),
    {
      numRuns: 12,
      ...(process.env.SEED ? { seed: Number(process.env.SEED), path: process.env.FCPATH } : {}),
    },
  )
}, 120_000)
