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
  const ofProducts = (table: string, columns: string, order: string) =>
    database
      .prepare(
        `select seq, ${columns} from ${table} join products on row = product_row
          where from_generation <= ? and to_generation > ? order by seq, ${order}`,
      )
      .all(generation, generation)
      .map((row) => Object.values(row))
  return {
    products: rows(
      'products',
      'seq, id, category, subcategory, brand, model, price_cents, in_stock, newest_on, lead_reference, variant_count, photos, documents, discontinued, drawing',
      'seq',
    ),
    similar: rows('product_similar', 'seq, similar', 'seq'),
    texts: ofProducts(
      'product_texts',
      'locale, name, summary, description, features, specifications',
      'locale',
    ),
    variants: ofProducts(
      'variants',
      'position, reference, accuracy_class, arrangement, ranges, platform, metrology, variants.price_cents, variants.in_stock, facts',
      'position',
    ),
    accessories: ofProducts(
      'product_accessories',
      'position, accessory_key, name, compatibility, product_accessories.price_cents, variant_references',
      'position',
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
  const { generation: _, row, ...index } = unpackIndex(parts('catalogue_index'))
  // Each product by the row that it has now.
  const ids = [...row].map((one) => database.prepare('select seq from products where row = ?').get(one)?.seq)
  return { index, ids, models: unpackModels(parts('catalogue_models')) }
}
