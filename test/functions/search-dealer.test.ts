import { expect, test } from 'vitest'
import { type Locale, locales } from '#config/locales.ts'
import type { ProductDocument, VariantDocument } from '#domain/publishing/document.ts'
import { list, productOf } from '#test/support/catalogue-reference.ts'
import { openCatalogueEdge } from '#test/support/edge.ts'
import { professionalQueries } from './professional-queries.ts'
import { searchQueries } from './search-queries.ts'

const gram = 1e6
const tight = ['IP65', 'IP67', 'IP68', 'IP69K']

/** One expectation of a variant, decided from the seed without the code of the search. */
function variantMeets(variant: VariantDocument, expected: string): boolean {
  const { facts, ranges, accuracyClass, metrology } = variant
  const [, name = '', value = ''] = expected.match(/^(max|d|e|cls|ip)(.+)$/i) ?? []
  const protection = facts.protection ?? ''
  const most = Number(value) * gram + 0.1
  if (name === 'max') {
    const max = ranges.at(-1)?.maxUg ?? 0
    return max >= Number(value) * 1000 * gram && max <= Number(value) * 5000 * gram
  }
  if (name === 'd') return ranges.some(({ dUg }) => dUg !== null && dUg <= most)
  if (name === 'e') return ranges.some(({ eUg }) => eUg !== null && eUg <= most)
  if (name === 'cls') return accuracyClass === value
  if (expected === 'ip65+') return tight.some((code) => protection.includes(code))
  if (expected === 'ip67') return /IP6[78]/.test(protection)
  if (name === 'ip') return protection.includes(expected.toUpperCase())
  if (expected === 'legal') return metrology === 'yes'
  if (expected === 'unverified') return metrology !== 'yes'
  if (expected === 'bluetooth') return facts.interfaces?.includes('Bluetooth') ?? false
  const supply = expected.replace(/^no/, '') as 'battery' | 'mains'
  return facts.power?.includes(supply) === !expected.startsWith('no')
}

const ofVariant = /^(max|d0|d\d|e\d|cls|ip\d|legal$|unverified$|(no)?(battery|mains)$|bluetooth$)/

/** Does a dealer bring this product? One variant meets what is asked of variants. */
function isExpected(product: ProductDocument, expectation: string): boolean {
  const parts = expectation.split(' ')
  const ofVariants = parts.filter((part) => ofVariant.test(part))
  const named = parts.filter((part) => !ofVariant.test(part))
  const names = [`=${product.id}`, product.subcategory, product.category]
  const brands = named.filter((part) => /^[A-Z]/.test(part))
  const kinds = named.filter((part) => !brands.includes(part))
  return (
    (kinds.length === 0 || kinds.some((part) => names.includes(part))) &&
    (brands.length === 0 || brands.includes(product.brand)) &&
    (product.subcategory === 'loadcell' ||
      product.variants.some((variant) => ofVariants.every((part) => variantMeets(variant, part))))
  )
}

async function precisionOf(q: string, lang: Locale, expectation: string) {
  const search = new URLSearchParams({ q, lang, limit: '3' })
  const { items } = await list(await openCatalogueEdge(), String(search))
  const right = items.filter(({ id }) => isExpected(productOf(id), expectation))
  const first = items[0] !== undefined && isExpected(productOf(items[0].id), expectation)
  return {
    first,
    precision: items.length ? right.length / items.length : 0,
    ids: items.map(({ id }) => id),
  }
}

const tables = { searchQueries, professionalQueries }
const cases = locales.flatMap((lang) =>
  (Object.keys(tables) as (keyof typeof tables)[]).map((table) => [table, lang] as const),
)

test.each(cases)(
  'a dealer would bring at least 19 of 20 of the first three results of the %s in %s',
  async (table, lang) => {
    const rows = Object.entries(tables[table][lang])
    expect(rows.length).toBeGreaterThanOrEqual(table === 'searchQueries' ? 100 : 20)
    const wrong: string[] = []
    let sum = 0
    for (const [q, expectation] of rows) {
      const { first, precision, ids } = await precisionOf(q, lang, expectation)
      sum += precision
      if (precision < 1 || !first)
        wrong.push(`${first ? '' : 'first! '}${q} → ${ids.join(', ')} (${expectation})`)
    }
    const precision = sum / rows.length
    console.log(
      `${lang}, ${table}: precision at 3 ${precision.toFixed(3)} over ${rows.length} searches\n${wrong.join('\n')}`,
    )
    expect(precision).toBeGreaterThanOrEqual(0.95)
    expect(wrong.filter((line) => line.startsWith('first!'))).toEqual([])
  },
  120_000,
)

test.each(locales)('one and many are the same search in %s', async (lang) => {
  const edge = await openCatalogueEdge()
  const of = async (q: string) => (await list(edge, `q=${q}&lang=${lang}`)).items.map(({ id }) => id)
  expect(await of('balances')).toEqual(await of('balance'))
  expect(await of('waagen')).toEqual(await of('waage'))
})
