import type { ProductDocument } from '#domain/publishing/document.ts'
import { parseProducts } from '#domain/publishing/document-schema.ts'
import { catalogueCsv, productsFromCsv } from '#domain/publishing/products-csv.ts'
import { decodeText } from '#domain/text/decode-text.ts'
import { fileWords } from './file-words.ts'

/** The products as a file: CSV for spreadsheets, JSON for programs. */
export const writeCatalogueFile = (documents: readonly ProductDocument[], format: 'csv' | 'json'): Blob =>
  format === 'csv'
    ? new Blob([[...catalogueCsv(documents)].join('\n'), '\n'], { type: 'text/csv' })
    : new Blob([JSON.stringify({ products: documents }, null, 2)], { type: 'application/json' })

/** What a file says, and what has to be known of it before it counts; or why it cannot be read. */
export type ReadFile = { documents: ProductDocument[]; notes: string[] } | { problem: string }

/** The products of a file; no letter is lost. */
export async function readCatalogueFile(file: File, present: readonly ProductDocument[]): Promise<ReadFile> {
  const decoded = decodeText(new Uint8Array(await file.arrayBuffer()))
  if (!decoded) return { problem: fileWords.unknownEncoding }
  try {
    const { products, ...others } = decoded.text.trimStart().startsWith('{')
      ? JSON.parse(decoded.text)
      : { products: productsFromCsv(decoded.text, present) }
    const read = parseProducts(products)
    if (!('products' in read)) return { problem: read.issues.join(' · ') }
    const notes = [decoded.isGuessed ? fileWords.guessed : '', fileWords.leftOut(Object.keys(others))]
    return { documents: read.products, notes: notes.filter(Boolean) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
