/**
 * The tables whose rows belong to generations, each with what tells its rows apart, and how many one statement deletes:
 * with the row of a product go its texts, models and accessories.
 */
export const generationTables = [
  { table: 'products', keys: 'row', together: 500 },
  { table: 'product_similar', keys: 'seq, from_generation', together: 5000 },
  { table: 'services', keys: 'position, from_generation', together: 5000 },
  { table: 'search_words', keys: 'word, from_generation', together: 5000 },
  { table: 'assistant_passages', keys: 'rowid', together: 5000 },
] as const
