import type { Locale } from '#config/locales.ts'
import type { NamedProduct } from '#domain/assistant/conversation-schema.ts'
import { loadIn, namedModels, type Question } from '#domain/assistant/question.ts'
import { say } from '#domain/assistant/say.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import type { ProductDetail, Variant } from '#domain/catalogue/product.ts'
import { unitSize } from '#domain/metrology/mass.ts'
import { plateLine } from '#domain/metrology/plate-lines.ts'
import { productDetail } from '#functions/catalogue/detail.ts'
import { isModel } from '#functions/catalogue/names.ts'
import { catalogueIndex, currentModels } from '#functions/catalogue/snapshot.ts'

/** A variant of the catalogue with its product. */
export type Named = { product: ProductDetail; variant: Variant }

type Env = { DB: D1Database }

/** Variants of one product, and products, that an answer names at most. */
const maxNamed = 4

/**
 * The variants that a question names by reference or model, in its order; of a model all of them, the nearest first.
 */
export async function modelsNamed(env: Env, question: Question): Promise<Named[]> {
  const { models, byReference } = await currentModels(env)
  const brands = question.facts.flatMap((fact) => (fact.type === 'brand' ? [fact.brand] : []))
  const result: Named[] = []
  for (const [at, fact] of namedModels(question).slice(0, maxNamed).entries()) {
    const load = loadOf(question, at)
    if (fact.type === 'reference') {
      const productId = byReference.get(fact.reference)?.productId
      const named = productId && (await variantOf(env, question.locale, productId, fact.reference))
      if (named) result.push(asked(named, question, load))
    } else if (fact.type === 'model') {
      const ids = [
        ...new Set(
          models.filter(({ productId }) => isModel(productId, fact.model)).map(({ productId }) => productId),
        ),
      ]
      const { brands: sold } = await catalogueIndex(env)
      const ofBrand = ids.filter((id) =>
        brands.some((brand) => id.startsWith(`${brand.toLowerCase()}-`) && sold.includes(brand)),
      )
      for (const id of (ofBrand.length ? ofBrand : ids).slice(0, maxNamed))
        result.push(...(await allOf(env, question, id, load)))
    }
  }
  return result.slice(0, 2 * maxNamed)
}

/** « J2 300 g or PR1 320 g »: where each model has a load, that of the one at this place; else the largest. */
function loadOf(question: Question, at: number): number | null {
  const loads = question.facts.flatMap((fact) => (fact.type === 'load' ? [fact.loadUg] : []))
  return (hasLoadEach(question) ? loads[at] : null) ?? loadIn(question)
}

/** Whether as many loads are named as models. */
export const hasLoadEach = (question: Pick<Question, 'facts'>): boolean =>
  question.facts.filter(({ type }) => type === 'load').length === namedModels(question).length

/** One variant of a product; null when the catalogue has none. */
export async function variantOf(
  env: Env,
  locale: Locale,
  productId: string,
  reference: string,
): Promise<Named | null> {
  const product = await productDetail(env, locale, productId)
  const variant = product?.variants.find((candidate) => candidate.reference === reference)
  return product && variant ? { product, variant } : null
}

/** Every variant of a product, or the smallest that carries the load that is asked for. */
async function allOf(env: Env, question: Question, id: string, load: number | null): Promise<Named[]> {
  const product = await productDetail(env, question.locale, id)
  if (!product) return []
  const carrying =
    load === null ? product.variants : product.variants.filter((variant) => maxOf(variant) >= load)
  const variants = load === null ? carrying : carrying.slice(0, 1)
  return variants.slice(0, maxNamed).map((variant) => ({ product, variant }))
}

/** « the same in 15 kg », « the unverified one of it »: the nearest variant of the product that is as asked. */
function asked(named: Named, { facts }: Question, load: number | null): Named {
  const least = load ?? 0
  const legal = facts.flatMap((fact) => (fact.type === 'legal' ? [fact.wanted] : []))[0]
  const fits = (variant: Variant) =>
    maxOf(variant) >= least && (legal === undefined || (variant.metrologie === 'yes') === legal)
  const ofSize = (variant: Variant) => Math.abs(maxOf(variant) - Math.max(maxOf(named.variant), least))
  if (fits(named.variant)) return named
  const [variant] = named.product.variants.filter(fits).sort((a, b) => ofSize(a) - ofSize(b))
  return variant ? { ...named, variant } : named
}

/** Max of a variant, µg. */
export const maxOf = ({ ranges }: Variant) =>
  Math.max(0, ...ranges.map(({ max }) => Math.round(max.value * unitSize[max.unit])))

/** « 310,00 € HT », or that it is on request. */
export const priceText = (price: number | null, locale: Locale) =>
  price === null
    ? say('model.request', locale)
    : say('model.excl', locale, { price: formatEuros(price, locale) })

/** « en stock » or not. */
export const stockText = (inStock: boolean, locale: Locale) =>
  say(inStock ? 'model.stocked' : 'model.out', locale)

/** A variant in one line of an answer. */
export const lineOf = ({ product, variant }: Named, locale: Locale) =>
  [
    `${say('model.named', locale, { brand: product.brand, name: product.name })} (${variant.reference})`,
    plateLine(variant.plate),
    priceText(variant.price, locale),
    stockText(variant.inStock, locale),
  ]
    .filter((part) => part !== '')
    .join(' – ')

/** A variant as the card of an answer. */
export const cardOf = ({ product, variant }: Named, why: string): NamedProduct => ({
  id: product.id,
  reference: variant.reference,
  name: product.name,
  plate: variant.plate,
  price: variant.price,
  why,
})
