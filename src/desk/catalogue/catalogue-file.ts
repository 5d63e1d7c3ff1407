import type { ProductDocument } from '#domain/publishing/document.ts'
import { parseProducts } from '#domain/publishing/document-schema.ts'
import { catalogueCsv, productsFromCsv } from '#domain/publishing/products-csv.ts'

/** The products as a file: CSV for spreadsheets, JSON for programs. */
export const writeCatalogueFile = (documents: readonly ProductDocument[], format: 'csv' | 'json'): Blob =>
  format === 'csv'
    ? new Blob([[...catalogueCsv(documents)].join('\n'), '\n'], { type: 'text/csv' })
    : new Blob([JSON.stringify({ products: documents }, null, 2)], { type: 'application/json' })

/** The products of a file, or why it cannot be read; UTF-8 without a lost character. */
export async function readCatalogueFile(
  file: File,
  present: readonly ProductDocument[],
): Promise<{ documents: ProductDocument[] } | { problem: string }> {
  try {
    const content = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
    const value = content.trimStart().startsWith('{')
      ? JSON.parse(content).products
      : productsFromCsv(content, present)
    const read = parseProducts(value)
    return 'products' in read ? { documents: read.products } : { problem: read.issues.join(' · ') }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
