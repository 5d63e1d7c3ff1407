import type { ProductDocument } from '#domain/publishing/document.ts'
import { parseProducts } from '#domain/publishing/document-schema.ts'
import { catalogueCsv, productsFromCsv } from '#domain/publishing/products-csv.ts'
import { fileWords } from './file-words.ts'

/** The products as a file: CSV for spreadsheets, JSON for programs. */
export const writeCatalogueFile = (documents: readonly ProductDocument[], format: 'csv' | 'json'): Blob =>
  format === 'csv'
    ? new Blob([[...catalogueCsv(documents)].join('\n'), '\n'], { type: 'text/csv' })
    : new Blob([JSON.stringify({ products: documents }, null, 2)], { type: 'application/json' })

/** Null: the bytes are of another encoding, whose letters nobody should guess. */
function utf8Text(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The products of a file, or why it cannot be read; UTF-8 without a lost character. */
export async function readCatalogueFile(
  file: File,
  present: readonly ProductDocument[],
): Promise<{ documents: ProductDocument[] } | { problem: string }> {
  const content = utf8Text(await file.arrayBuffer())
  if (content === null) return { problem: fileWords.notUtf8 }
  try {
    const value = content.trimStart().startsWith('{')
      ? JSON.parse(content).products
      : productsFromCsv(content, present)
    const read = parseProducts(value)
    return 'products' in read ? { documents: read.products } : { problem: read.issues.join(' · ') }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
