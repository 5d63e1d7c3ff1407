import type { Question } from '#domain/assistant/question.ts'
import { asksMinimumWeight } from '#domain/assistant/small-masses.ts'
import { minimumWeightUg } from '#domain/fit/minimum-weight.ts'
import type { CatalogueModel } from '#domain/fit/model-pack.ts'
import { sentence } from '#domain/fit/sentence.ts'
import { formatInterval } from '#domain/metrology/mass.ts'
import { closenessOf } from '#domain/understanding/judge-facts.ts'
import type { Named } from './named-models.ts'

/** What it is, with the protection or the minimum weight that it holds where one is asked for. */
export function whyShown(
  { product, variant }: Named,
  question: Question,
  byReference: ReadonlyMap<string, CatalogueModel>,
): string {
  const { locale, smallestUg } = question
  const model = byReference.get(variant.reference)
  const dUg = model?.ranges[0]?.dUg ?? null
  // « IP65 » names a degree, and no cleaning.
  const isWashed = question.facts.some(
    (fact) =>
      fact.type === 'protection' &&
      !/^ip/i.test(question.text.slice(fact.span.from)) &&
      model !== undefined &&
      closenessOf(model, [fact]) === 0,
  )
  if (model?.protection && isWashed)
    return `${product.subcategoryLabel}. ${sentence('ip-holds', { ip: model.protection }, locale)}`
  if (!model || dUg === null || smallestUg === null || !asksMinimumWeight(question))
    return product.subcategoryLabel
  const mmin = formatInterval(minimumWeightUg(dUg, model.repeatabilityUg), locale)
  return sentence('usp-holds', { mmin, q: formatInterval(smallestUg, locale) }, locale)
}
