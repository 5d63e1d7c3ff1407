import { actionsIn, type Draft } from '#domain/assistant/draft.ts'
import type { Question } from '#domain/assistant/question.ts'
import { say } from '#domain/assistant/say.ts'
import type { Asked } from './asked.ts'
import { productSource } from './choose.ts'
import { cardOf, type Named, priceText, stockText } from './named-models.ts'

/** Asks which model is meant. */
export const askModel = ({ question: { locale } }: Asked): Draft => ({
  kind: 'clarify',
  text: say('which-model', locale),
  facts: [],
  actions: [actionsIn(locale).products, actionsIn(locale).contact],
})

/** Models with a card each, and lines about them. */
export function modelsDraft(
  { locale }: Question,
  named: readonly Named[],
  { kind = 'products', lines }: { kind?: Draft['kind']; lines: readonly string[] },
): Draft {
  const { quote, contact } = actionsIn(locale)
  const why = (model: Named) =>
    `${priceText(model.variant.price, locale)}, ${stockText(model.variant.inStock, locale)}`
  return {
    kind,
    text: lines.join('\n'),
    facts: [...lines, ...named.map(why)],
    sources: named.map((model) => productSource(model, locale)),
    products: named.map((model) => cardOf(model, why(model))),
    actions: [quote, contact],
  }
}
