import { expect, test } from 'vitest'
import { readCatalogueFile, writeCatalogueFile } from '#src/desk/catalogue/catalogue-file.ts'
import { fileWords } from '#src/desk/catalogue/file-words.ts'
import { catalogueOf } from '#test/support/edge.ts'

const { products } = catalogueOf('montevigne-p1')

test('a file of another encoding is refused with what to do, and no letter is guessed', async () => {
  const csv = await writeCatalogueFile(products, 'csv').text()
  // As a spreadsheet writes it in Windows-1252: « é » is one byte.
  const bytes = Uint8Array.from(csv, (letter) => letter.charCodeAt(0) & 0xff)
  expect(await readCatalogueFile(new File([bytes], 'prix.csv'), products)).toEqual({
    problem: fileWords.notUtf8,
  })
  expect(await readCatalogueFile(new File([csv], 'prix.csv'), products)).toEqual({ documents: products })
})
