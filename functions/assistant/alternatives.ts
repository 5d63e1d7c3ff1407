import { anotherModel } from '#domain/assistant/cues.ts'
import type { Question } from '#domain/assistant/question.ts'
import { closenessOf } from '#domain/understanding/judge-facts.ts'
import { currentModels } from '#functions/catalogue/models.ts'
import { type Named, variantOf } from './named-models.ts'

type Env = { DB: D1Database }

const atOnce =
  /\b(?:en stock|tout de suite|de suite|immediatement|disponibles?|dispo|in stock|available|right away|immediately|now|auf lager|sofort|lieferbar|verfugbar|da ist)\b/

/** What the next model is to be, compared with the one before. */
export const comparative = {
  cheaper:
    /\b(?:moins chere?s?|moins couteu\w*|(?:plus )?(?:petit|faible|serre) budget|budget (?:plus )?(?:petit|serre|reduit|limite)|plus (?:economiques?|abordables?)|cheaper|less expensive|(?:lower|smaller|tighter) (?:budget|price)|gunstiger\w*|billiger\w*|preiswerter\w*|kleiner\w* budget|weniger (?:geld|kosten)|too (?:much|expensive)|trop chere?|zu teuer)\b/,
  larger: /\b(?:plus grande?|larger|bigger|grosser\w*)\b/,
  smaller: /\b(?:plus petite?(?! budget)|smaller(?! budget)|kleiner\w*(?! budget))\b/,
}

const shown = 3

/** Models of the same kind as the one that is named, as near to it as may be; none where no other one is asked for. */
export async function alternativesTo(
  env: Env,
  question: Question,
  named: readonly Named[],
): Promise<Named[]> {
  const [first] = named
  const { folded, facts, locale } = question
  if (!first || !anotherModel.test(folded)) return []
  const { models, byReference } = await currentModels(env)
  const own = byReference.get(first.variant.reference)
  if (!own) return []
  const details = facts.filter(({ type }) => type !== 'reference' && type !== 'model' && type !== 'brand')
  const maxOf = ({ ranges }: typeof own) => ranges.at(-1)?.maxUg ?? 0
  const away = (model: typeof own) => Math.abs(Math.log2(maxOf(model) / maxOf(own)))
  const chosen = models
    .filter(
      (model) =>
        model.kind === own.kind &&
        model.reference !== own.reference &&
        (own.metrology !== 'yes' || model.metrology === 'yes') &&
        (!atOnce.test(folded) || model.inStock) &&
        (!comparative.cheaper.test(folded) ||
          (model.priceCents ?? Infinity) < (own.priceCents ?? Infinity)) &&
        (!comparative.larger.test(folded) || maxOf(model) > maxOf(own)) &&
        (!comparative.smaller.test(folded) || maxOf(model) < maxOf(own)) &&
        closenessOf(model, details) !== null,
    )
    .sort((a, b) => away(a) - away(b) || (a.priceCents ?? 0) - (b.priceCents ?? 0))
    .slice(0, shown)
  const found = await Promise.all(
    chosen.map(({ productId, reference }) => variantOf(env, locale, productId, reference)),
  )
  return found.flatMap((one) => one ?? [])
}
