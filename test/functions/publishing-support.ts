import fc from 'fast-check'
import type { CatalogueDocument, ProductDocument } from '#domain/publishing/document.ts'
import { generateCatalogue } from '#seed/generate.ts'
import { importStatements } from '#seed/sql.ts'
import { memoryD1 } from '#test/support/memory-d1.ts'
import { catalogueRows } from '#test/support/whole-catalogue.ts'
import { typoForms, visibleRows } from './publishing-rows.ts'

export const demonstration = generateCatalogue()
export const author = 'editor@scales.example'
/** No run ends before its work. */
export const forever = { untilMs: Number.MAX_SAFE_INTEGER }

export type Memory = ReturnType<typeof memoryD1>

function write({ database }: Memory, catalogue: CatalogueDocument, present?: ReadonlyMap<string, number>) {
  const rows = new Map(
    [...(present ?? [])].map(([id, seq]) => [id, { seq, updatedOn: catalogue.updatedOn, revision: 1 }]),
  )
  for (const statement of importStatements(catalogueRows(catalogue, { present: rows })))
    database.exec(statement)
}

/** A database with some products of the demonstration. */
export function withProducts(products: readonly ProductDocument[], options?: Parameters<typeof memoryD1>[0]) {
  const memory = memoryD1(options)
  write(memory, { ...demonstration, products: [...products] })
  return memory
}

export const numbers = ({ database }: Memory, generation: number) =>
  new Map(
    database
      .prepare('select id, seq from products where from_generation <= ? and to_generation > ?')
      .all(generation, generation)
      .map((row) => [String(row.id), Number(row.seq)]),
  )

/** What a database shows that was written as a whole. */
export function fresh(catalogue: CatalogueDocument, present: ReadonlyMap<string, number>) {
  const memory = memoryD1()
  write(memory, catalogue, present)
  return { rows: visibleRows(memory.database), typos: typoForms(memory.database) }
}

export const edits: Record<string, (product: ProductDocument, n: number) => ProductDocument> = {
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
  discontinued: (product) => ({
    ...product,
    discontinued: product.discontinued ? null : { successor: null },
  }),
  turned: (product) => ({ ...product, variants: product.variants.toReversed() }),
}

export const copyOf = (product: ProductDocument, n: number): ProductDocument => ({
  ...product,
  id: `${product.id}-c${n}`,
  variants: product.variants.map((one) => ({ ...one, reference: `${one.reference}-C${n}` })),
  accessories: product.accessories.map((one) => ({ ...one, variantReferences: null })),
})

export const Act = fc.record({
  kind: fc.constantFrom(...Object.keys(edits), 'remove', 'copy', 'add', 'services', 'kinds'),
  at: fc.nat(30),
  n: fc.nat(50),
})

/** A catalogue after random changes, and what is published to get there. */
export function changed(
  catalogue: CatalogueDocument,
  acts: readonly { kind: string; at: number; n: number }[],
) {
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

export function publicationOf(before: CatalogueDocument, after: CatalogueDocument) {
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

export const start = demonstration.products.slice(0, 20)

export const stateOf = ({ database }: Memory, id: string) =>
  database.prepare('select state, error from publications where id = ?').get(id)
