/** Written by the import of the catalogue, which a backup keeps as the catalogue's own file. */
export const catalogueTables = [
  ...['products', 'product_texts', 'variants', 'product_accessories', 'product_similar', 'services'],
  ...['search_words', 'search_deletes', 'catalogue_index', 'catalogue_models', 'articles', 'article_texts'],
  ...['assistant_passages', 'catalogue_meta'],
]
/** Read by versions before alone: kept so that one can be rolled back to. */
const formerTables = [
  'product_search',
  'catalogue_snapshot',
  'catalogue_before',
  'accessories',
  'question_sets',
]
/** Of use for minutes or days only: sessions, counters and answers to retries. */
export const passingTables = [
  'sessions',
  'attempts',
  'request_counts',
  'idempotency_keys',
  'watch',
  'backups',
]

/** Derived anew from the products by a publication. */
const searchTables = ['search_words', 'search_deletes', 'assistant_passages']

/**
 * The names of the tables of a backup on the command line, which keeps the catalogue as its own file; those that others
 * refer to come first, and a new table is part of it by itself.
 */
export const backupTables = (DB: D1Database): Promise<string[]> =>
  tablesBut(DB, [...catalogueTables, ...formerTables, ...passingTables])

/** The names of the tables of a nightly backup, those that refer to others first (`nightly.ts` says why). */
export const nightlyTables = async (DB: D1Database): Promise<string[]> =>
  (await tablesBut(DB, [...searchTables, ...formerTables, ...passingTables])).toReversed()

async function tablesBut(DB: D1Database, names: readonly string[]): Promise<string[]> {
  const leftOut = new Set(names)
  const { results } = await DB.prepare(
    "select name, sql from sqlite_master where type = 'table' and sql not like 'create virtual%' order by name",
  ).all<{ name: string; sql: string }>()
  const kept = results.filter(
    ({ name }) =>
      !leftOut.has(name) &&
      !/^(?:sqlite|d1|_cf)_|^(?:product_search|assistant_passages|desk_words|offer_words|file_words)_/.test(
        name,
      ),
  )
  const before = new Map(
    kept.map(({ name, sql }) => [
      name,
      [...sql.matchAll(/references\s+["`]?(\w+)/gi)].map(([, to = '']) => to),
    ]),
  )
  const ordered = new Set<string>()
  const add = (name: string) => {
    if (ordered.has(name)) return
    for (const other of before.get(name) ?? []) if (other !== name && before.has(other)) add(other)
    ordered.add(name)
  }
  for (const name of before.keys()) add(name)
  return [...ordered]
}
