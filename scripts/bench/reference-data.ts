import { join } from 'node:path'
import { build } from 'vite'
import { benchDir } from './site.ts'

const products = 10_000
const categories = 40

/** Tables of the reference: ten thousand products and the index of its one query. */
export function referenceStatements(): string[] {
  return [
    `create table reference (id integer primary key, slug text, name text, brand text, category integer, price integer,
      stock integer, max text, e text, d text, accuracy text, image text)`,
    'create index reference_order on reference (category, price, id)',
    'create table written (id text primary key, text text)',
    ...Array.from({ length: products / 500 }, (_, i) => insertRows(i * 500, 500)),
  ]
}

function insertRows(from: number, count: number): string {
  const rows = Array.from({ length: count }, (_, i) => {
    const id = from + i + 1
    const kilograms = [3, 6, 15, 30, 60, 150][id % 6] ?? 15
    const slug = `bench-scale-${id}`
    return `(${id}, '${slug}', 'Bench scale with a stainless pan ${id}', 'Maker ${id % 50}', ${id % categories},
      ${9900 + ((id * 7919) % 250_000)}, ${id % 2}, '${kilograms} kg', '${kilograms / 3} g', '${kilograms / 3} g', 'III',
      '/images/catalogue/${slug}.avif')`
  })
  return `insert into reference values ${rows.join(',')}`
}

/** Bundles the reference Worker into one module. */
export async function buildReferences(): Promise<string> {
  const outDir = join(benchDir, 'references')
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: {
      noExternal: true,
      target: 'webworker',
      resolve: { conditions: ['workerd', 'worker', 'browser', 'module'] },
    },
    build: { ssr: join(import.meta.dirname, 'references.tsx'), outDir, emptyOutDir: true, minify: true },
  })
  return join(outDir, 'references.js')
}
