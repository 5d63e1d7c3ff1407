import type { Localized } from '#config/locales.ts'
import { counts, type Question } from '#domain/assistant/question.ts'
import { customerDisplayKinds } from '#domain/fit/fit-model.ts'
import { trades } from '#domain/understanding/trades.ts'
import { kindsIn } from './named-models.ts'

/** Kinds that are named themselves. */
export const strictKinds = ({ facts }: Question) =>
  facts.flatMap((fact) => (fact.type === 'kind' && fact.wanted && !fact.loose ? fact.kinds : []))

/** What « compter des vis » asks for without naming it. */
export const kindWords = {
  counting: { fr: 'balance compteuse', en: 'counting scale', de: 'Zählwaage' },
} satisfies Record<string, Localized>

/** Sub-categories that a question asks for, the likeliest first. */
export function preferredKinds(question: Question): readonly string[] {
  if (counts.test(question.folded)) return ['counting']
  const kinds = strictKinds(question)
  if (kinds.length > 0) return kinds
  const all = question.facts.flatMap((fact) => (fact.type === 'trade' ? [...trades[fact.trade].kinds] : []))
  // Who sells wants a scale of a shop before one of a kitchen.
  const shop = question.use === 'direct-sale' ? all.filter((kind) => customerDisplayKinds.includes(kind)) : []
  const wanted = [...new Set([...shop, ...all])]
  return wanted.length > 0 ? wanted : kindsIn(question.facts)
}
