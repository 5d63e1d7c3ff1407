import { and, type SQL, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import { foldText } from '#domain/catalogue/search-words.ts'
import { foldedSql } from '#functions/db/folded-sql.ts'
import { products, productTexts, variants } from '#functions/db/schema.ts'

const maxWords = 8

/** Condition: the text has every word, in any case and with or without accents. */
export function hasWords(q: string, text: SQL): SQL | undefined {
  const words = foldText(q).split(/\s+/).filter(Boolean).slice(0, maxWords)
  return and(...words.map((word) => sql`instr(${text}, ${word}) > 0`))
}

/** What a published product is found by: name, brand, id and references, folded. */
export const productText = sql`${foldedSql(sql`${productTexts.name} || ' ' || ${products.brand}`)} || ' ' ||
  lower(${products.id} || ' ' || coalesce((select group_concat(${variants.reference}, ' ') from ${variants}
    where ${variants.productRow} = ${products.row}), ''))`

/** The same of a document in JSON. */
export function documentText(id: AnySQLiteColumn, name: SQL, document: SQL): SQL {
  const names = sql`coalesce(${name}, '') || ' ' || coalesce(${document} ->> '$.brand', '')`
  return sql`${foldedSql(names)} || ' ' || lower(${id} || ' ' || coalesce((
    select group_concat(model.value ->> 'reference', ' ') from json_each(${document}, '$.variants') as model), ''))`
}
