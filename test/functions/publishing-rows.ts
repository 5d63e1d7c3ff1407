import type { DatabaseSync } from 'node:sqlite'
import { unpackIndex } from '#domain/catalogue/catalogue-pack.ts'
import { unpackModels } from '#domain/fit/model-pack.ts'

/** The rows of the catalogue that a generation shows, table by table, without what tells generations apart. */
export function visibleRows(database: DatabaseSync, generation = liveGeneration(database)) {
  const rows = (table: string, columns: string, order: string) =>
    database
      .prepare(
        `select ${columns} from ${table} where from_generation <= ? and to_generation > ? order by ${order}`,
      )
      .all(generation, generation)
      .map((row) => Object.values(row))
  return {
    products: rows(
      'products',
      'seq, id, category, subcategory, brand, model, price_cents, in_stock, newest_on, lead_reference, variant_count, photo, drawing, similar',
      'seq',
    ),
    texts: rows(
      'product_texts',
      'product_seq, locale, name, summary, description, features, specifications',
      'product_seq, locale',
    ),
    variants: rows(
      'variants',
      'reference, product_seq, position, accuracy_class, arrangement, ranges, platform, metrology, price_cents, in_stock, facts',
      'product_seq, position',
    ),
    accessories: rows(
      'product_accessories',
      'product_seq, position, accessory_key, name, compatibility, price_cents, variant_references',
      'product_seq, position',
    ),
    services: rows(
      'services',
      'code, position, name, description, price_cents, unit, on_site, applies_to',
      'position',
    ),
    words: rows('search_words', 'word, names, products', 'word'),
    passages: rows(
      'assistant_passages',
      'lang, title, body, href, kind, product_seq',
      'lang, product_seq, href, title, body',
    ),
    ...derived(database),
  }
}

/** The forms of typos that lead to a word. */
export const typoForms = (database: DatabaseSync): Set<string> =>
  new Set(
    database
      .prepare('select form, word from search_deletes')
      .all()
      .map((row) => Object.values(row).join(' ')),
  )

const liveGeneration = (database: DatabaseSync): number =>
  Number(
    Object.values(
      database.prepare("select generation from catalogue_meta where key = 'version'").get() ?? {},
    )[0],
  )

function derived(database: DatabaseSync) {
  const parts = (table: string) =>
    database
      .prepare(
        `select data from ${table} where version like (select value from catalogue_meta where key = 'version') || '%' order by part`,
      )
      .all()
      .map((row) => String(Object.values(row)[0]))
  const { generation: _, ...index } = unpackIndex(parts('catalogue_index'))
  return { index, models: unpackModels(parts('catalogue_models')) }
}
