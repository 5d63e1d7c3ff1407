import { loadIn, type Question } from '#domain/assistant/question.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import { cardsOf, listedByDefault } from '#functions/catalogue/cards.ts'
import { productDetail } from '#functions/catalogue/detail.ts'
import { openDb } from '#functions/db/client.ts'
import { maxOf, type Named, variantOf } from './named-models.ts'

type Env = { DB: D1Database }

/** Classes of weights (OIML R 111). */
const weightClass = /(?<![\p{L}\p{N}-])([EF][12]|M[123])(?![\p{L}\p{N}])/iu

/**
 * Weights, cells and indicators are no instruments that the rules judge: of a product that carries the load, and states
 * the class of weights that is asked for, the variant nearest to it.
 */
export async function nearestPart(
  env: Env,
  question: Question,
  index: CatalogueIndex,
  position: number,
): Promise<Named | null> {
  const { locale } = question
  const [card] = await cardsOf(openDb(env.DB), index, locale, [listedByDefault(index, position)])
  const product = card && (await productDetail(env, locale, card.id))
  if (!card || !product) return null
  const asked = question.text.match(weightClass)?.[1]?.toUpperCase()
  const stated = [product.name, product.description, ...product.features].join(' ')
  if (asked && product.subcategory === 'weights' && !classesOf(stated).includes(asked)) return null
  const load = loadIn(question)
  if (load === null) return variantOf(env, locale, card.id, card.leadReference)
  const isWeight = product.subcategory === 'weights'
  const carrying = product.variants.filter((variant) =>
    isWeight ? maxOf(variant) === load : maxOf(variant) >= load,
  )
  const [variant] = carrying.sort((a, b) => maxOf(a) - maxOf(b))
  return variant ? { product, variant } : null
}

/** The classes of a text, those named first: « Class F1 … E2 on request ». */
const classesOf = (text: string) =>
  [...text.matchAll(/(?:classe?|klasse)[ \u00a0]([EF][12]|M[123])/giu)]
    .slice(0, 1)
    .map((match) => match[1] ?? '')
