import { and, type SQL, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import { documentKinds, documentLanguages } from '#domain/catalogue/media.ts'
import { foldText, wordsOf } from '#domain/catalogue/search-words.ts'
import { documentWords, languageWords } from '#domain/publishing/search-texts.ts'
import { foldedSql } from '#functions/db/folded-sql.ts'
import { products, productTexts, variants } from '#functions/db/schema.ts'

const maxWords = 8

/** Condition: the text has every word, in any case and with or without accents. */
export function hasWords(q: string, text: SQL): SQL | undefined {
  const words = foldText(q).split(/\s+/).filter(Boolean).slice(0, maxWords)
  return and(...words.map((word) => sql`instr(${text}, ${word}) > 0`))
}

/** As literals: the text stands three times in an expression for each word, and D1 binds a hundred values. */
const literal = <Key extends string>(keys: readonly Key[], wordsFor: (key: Key) => string): SQL => {
  const words = keys.map((key) => [key, wordsOf(wordsFor(key)).join(' ')])
  return sql.raw(`'${JSON.stringify(Object.fromEntries(words))}'`)
}
const kindWords = literal(documentKinds, (kind) => documentWords(kind, 'fr'))
const languages = literal(documentLanguages, (language) => languageWords(language, 'fr'))

/** In SQL the titles of documents in JSON, and what such documents are called in French. */
const filesText = (files: SQL): SQL => sql`coalesce((
  select group_concat((file.value ->> 'title' || ' ' || coalesce(${kindWords} ->> (file.value ->> 'kind'), ''))
    || ' ' || coalesce(${languages} ->> (file.value ->> 'language'), ''), ' ')
  from json_each(${files}) as file), '')`

/** What a published product is found by: name, brand, id, references and documents, folded. */
export const productText =
  foldedSql(sql`((${productTexts.name} || ' ' || ${products.brand} || ' ' || ${products.id})
  || ' ' || coalesce((select group_concat(${variants.reference}, ' ') from ${variants}
    where ${variants.productRow} = ${products.row}), '') || ' ' || ${filesText(sql`${products.documents}`)})`)

/** The same of a document in JSON. */
export const documentText = (id: AnySQLiteColumn, name: SQL, document: SQL): SQL =>
  foldedSql(sql`((coalesce(${name}, '') || ' ' || coalesce(${document} ->> '$.brand', '') || ' ' || ${id})
    || ' ' || coalesce((select group_concat(model.value ->> 'reference', ' ')
      from json_each(${document}, '$.variants') as model), '')
    || ' ' || ${filesText(sql`${document} -> '$.documents'`)})`)
