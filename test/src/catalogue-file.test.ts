import { expect, test } from 'vitest'
import { fileWords, readCatalogueFile, writeCatalogueFile } from '#src/desk/catalogue/file-exchange.tsx'
import { catalogueOf } from '#test/support/edge.ts'

const { products } = catalogueOf('montevigne-p1')

const csv = await writeCatalogueFile(products, 'csv').text()
const read = (...parts: BlobPart[]) => readCatalogueFile(new File(parts, 'prix.csv'), products)

test('a file in UTF-8 or UTF-16 is the same', async () => {
  const unicode = Buffer.from(`\uFEFF${csv}`, 'utf16le')
  for (const parts of [[csv], [unicode]])
    expect(await read(...parts)).toEqual({ documents: products, notes: [] })
})

test('a file of windows-1252 is read, and said to be a guess', async () => {
  // « é » is one byte; what Windows has no byte for, its spreadsheet has replaced.
  const saved = csv.replaceAll(/[\u0080-\u009f\u0100-\uffff]/g, '?')
  const answer = await read(Buffer.from(saved, 'latin1'))
  expect(answer).toMatchObject({ notes: [fileWords.guessed] })
  expect(JSON.stringify(answer)).toContain('étalon')
})

test('a file of another encoding is refused with what to do, and no letter is guessed', async () => {
  expect(await read(csv, Uint8Array.of(0x8f))).toEqual({ problem: fileWords.unknownEncoding })
})

test('what a file of the whole catalogue has beside products is said', async () => {
  const whole = { updatedOn: '2026-01-01', subcategories: [], services: [], products }
  const leftOut = fileWords.leftOut(['subcategories', 'services'])
  expect(leftOut).toContain('types, prestations')
  expect(await read(JSON.stringify(whole))).toEqual({ documents: products, notes: [leftOut] })
})
