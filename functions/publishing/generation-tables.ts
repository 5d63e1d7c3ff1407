/** The tables whose rows belong to generations, each with what tells its rows apart. */
export const generationTables = [
  { table: 'products', keys: 'seq, from_generation' },
  { table: 'product_texts', keys: 'product_seq, locale, from_generation' },
  { table: 'variants', keys: 'reference, from_generation' },
  { table: 'product_accessories', keys: 'product_seq, position, from_generation' },
  { table: 'services', keys: 'code, from_generation' },
  { table: 'search_words', keys: 'word, from_generation' },
  { table: 'assistant_passages', keys: 'rowid' },
] as const
