import { rareWord } from './many-products.ts'

export type Kind = 'list' | 'detail' | 'search' | 'fit'
/** Of several paths the most expensive one counts: not every product has all its neighbours. */
export type Question = { name: string; kind: Kind; paths: string[] }

/** Choosing an instrument has a budget: unlike a list, it is seldom answered from memory. */
export const fitQuestion = 'fit, direct sale'
/** What no question asks: an isolate reads the models for it. */
export const modelsQuestion = '/fit?use=trade&load=1kg&smallest=100g&tolPct=2'
/** Different in every request, because answers are cached. */
const loads = Array.from({ length: 30 }, (_, i) => 5000 + i)

type List = { nextCursor: string | null; items: { id: string; leadReference: string; brand: string }[] }

/** Typical requests for the given catalogue: the deep page's cursor and the reference are read from it. */
export async function questionsOf(
  db: D1Database,
  requestApi: (db: D1Database, path: string) => Promise<unknown>,
): Promise<Question[]> {
  const first = (await requestApi(db, '/products?category=industrial')) as List
  return [
    ...listQuestions(first, await deepCursor(db)),
    ...fitQuestions(),
    question('detail', 'product', ...first.items.map(({ id }) => `/products/${id}`)),
    ...searchQuestions(first),
  ]
}

const question = (kind: Kind, name: string, ...paths: string[]): Question => ({ name, kind, paths })

function listQuestions({ items: [item] }: List, deep: string): Question[] {
  return [
    question('list', 'first page', '/products'),
    question('list', 'category', '/products?category=industrial'),
    question(
      'list',
      'category + brand',
      `/products?category=industrial&brand=${encodeURIComponent(item?.brand ?? '')}`,
    ),
    question('list', 'capacity + precision', '/products?capacity=6-15kg&precision=1-10g'),
    question('list', 'by name, German', '/products?sort=name-asc&lang=de'),
    question('list', 'deep page by cursor', `/products?sort=price-asc&cursor=${deep}`),
  ]
}

function fitQuestions(): Question[] {
  return [
    question(
      'fit',
      fitQuestion,
      ...loads.map((load) => `/fit?use=direct-sale&load=${load}g&smallest=100g&tolPct=2`),
    ),
    question(
      'fit',
      'fit, nothing fits',
      ...loads.map((load) => `/fit?use=trade&load=300${load}g&smallest=20g&tolPct=2`),
    ),
  ]
}

function searchQuestions({ items: [item] }: List): Question[] {
  const search = (name: string, q: string) => question('search', name, `/products?q=${encodeURIComponent(q)}`)
  return [
    search('common word', 'balance'),
    search('common beginning', 'ba'),
    search('rare word', rareWord),
    search('reference part', item?.leadReference.slice(0, 6) ?? ''),
    search('typo', 'baalnce'),
    search('two words', 'balance laboratoire'),
    search('quantity', '15 kg e=5 g'),
    search('trade + quantity', 'balance boulangerie 15 kg'),
    search('common + rare', `balance ${rareWord}`),
    search('found nowhere', 'zzzzqqq'),
  ]
}

/** Half-way through the order by price, where an OFFSET would have to scan half of the rows. */
async function deepCursor(db: D1Database): Promise<string> {
  const { results } = await db
    .prepare(
      'select price_cents as price, seq from products where price_cents is not null order by price_cents, seq limit 1 offset (select count(*) / 2 from products)',
    )
    .all<{ price: number; seq: number }>()
  const found = results[0]
  return found ? `price-asc_${found.price}_${found.seq}` : ''
}
