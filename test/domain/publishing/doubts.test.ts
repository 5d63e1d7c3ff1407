import { expect, test } from 'vitest'
import { productDoubts } from '#domain/publishing/doubts.ts'
import { generateCatalogue } from '#seed/generate.ts'

const product = generateCatalogue().products.find(({ id }) => id === 'montevigne-p1')
if (!product) throw new Error('no product')
const named = (fr: string) => ({
  ...product,
  name: { fr, en: '', de: '' },
  summary: { fr: '', en: '', de: '' },
})
const stocked = (inStock: boolean, priceCents: number | null) => ({
  ...named('Balance'),
  variants: product.variants.slice(0, 1).map((variant) => ({ ...variant, inStock, priceCents })),
})
const [first] = product.variants
/** Documents of kinds, each for models by their places; null: for all of them. */
const documented = (...kinds: (readonly [kind: 'manual' | 'approval', models: number[] | null])[]) => ({
  ...named('Balance'),
  documents: kinds.map(([kind, models], i) => ({
    ...{ key: `${i}.pdf`, type: 'application/pdf' as const, bytes: 1, title: kind, kind, language: null },
    variantReferences: models?.map((place) => product.variants[place]?.reference ?? '') ?? null,
  })),
})
const all = product.variants.map((_, place) => place)

test.each([
  ['a mass of a model', named('Balance 6 kg'), []],
  ['the Min of a model', named('Balance de 20 g à 6 kg'), []],
  ['a mass of none', named('Balance 6\u00a0kg ou 7,5\u00a0kg'), [['mass-of-no-model', '7,5\u00a0kg']]],
  ['a word that is no unit', named('7 gros boutons, 3 touches'), []],
  ['in stock with a price', stocked(true, 5_000), []],
  ['without price, to order', stocked(false, null), []],
  ['in stock without a price', stocked(true, null), [['in-stock-without-price', first?.reference]]],
  ['ten times the median', stocked(true, 50_000), [['unusual-price', first?.reference]]],
  ['a tenth of it', stocked(true, 500), [['unusual-price', first?.reference]]],
  ['a document of every model', documented(['manual', null], ['approval', all]), []],
  ['two documents that have them all', documented(['manual', all.slice(1)], ['manual', [0]]), []],
  [
    'a model that was added beside a document',
    documented(['manual', null], ['approval', all.slice(1)]),
    [['without-document', first?.reference]],
  ],
  ['less than ten times', stocked(true, 49_999), []],
])('%s', (_, given, doubts) => {
  expect(productDoubts(given, 5_000).map(({ code, about }) => [code, about])).toEqual(doubts)
})

test.each([
  [[41_250, 4_125, 52_000], ['4125']],
  [[1_600, 4_600, 14_500], []],
  [[41_250, null], []],
])('of prices %j of one product these are doubted: %j', (prices, doubted) => {
  const variants = prices.map((priceCents) => {
    if (!first) throw new Error('no model')
    return { ...first, priceCents, inStock: false, reference: String(priceCents) }
  })
  const doubts = productDoubts({ ...named('Balance'), variants })
  expect(doubts.map(({ about }) => about)).toEqual(doubted)
})
