import type { Localized } from '#config/locales.ts'
import { loadIn, type Question } from '#domain/assistant/question.ts'
import { counts } from '#domain/assistant/small-masses.ts'
import { weighsAnimals } from '#domain/assistant/uses.ts'
import { customerDisplayKinds } from '#domain/fit/fit-model.ts'
import { kilogram } from '#domain/metrology/mass.ts'
import { kindsNamed } from '#domain/understanding/kind-choice.ts'
import { trades } from '#domain/understanding/trades.ts'
import { kindsIn } from './named-models.ts'

/** Kinds that are named themselves. */
export const strictKinds = ({ facts }: Question) => kindsNamed(facts)

/** What « compter des vis », « USP 20 mg » or « étanche » ask for without naming it. */
export const kindWords = {
  counting: { fr: 'balance compteuse', en: 'counting scale', de: 'Zählwaage' },
  fine: {
    fr: 'balance de précision balance analytique balance semi-micro microbalance',
    en: 'precision balance analytical balance semi-micro balance microbalance',
    de: 'Präzisionswaage Analysenwaage Semimikrowaage Mikrowaage',
  },
  gold: { fr: 'balance de bijouterie', en: 'jewellery balance', de: 'Goldwaage' },
  tight: { fr: 'étanche', en: 'waterproof', de: 'wasserdicht' },
} satisfies Record<string, Localized>

/**
 * « waterproof scale », « Edelstahlwaage » with the property instead of the kind that is built for it: scales of shops
 * and platforms have it too. Null where it is not named.
 */
export function asTight(question: Question): Question | null {
  if (!strictKinds(question).includes('washdown')) return null
  const text = `${question.text} ${kindWords.tight[question.locale]}`
  const span = { from: question.text.length + 1, to: text.length }
  const facts = question.facts.filter(({ type }) => type !== 'kind' && type !== 'trade')
  return {
    ...question,
    text,
    facts: [...facts, { type: 'protection', need: null, span, corrected: null }],
  }
}

/** Is stainless steel asked for, or stated? */
export const isStainless = (text: string) => /inox|stainless|edelstahl|rostfrei|nirosta/i.test(text)

/** What stands on a floor scale rather than on a table: from a large dog upwards. */
const heavyAnimalUg = 50 * kilogram
/** Is an animal weighed that no table carries? */
export const isHeavyAnimal = (question: Question) =>
  (question.use === 'livestock-trade' || weighsAnimals(question.folded, question.facts)) &&
  (loadIn(question) ?? 0) >= heavyAnimalUg
const animalKinds = ({ use, facts }: Question) =>
  use === 'livestock-trade' || facts.some((fact) => fact.type === 'trade' && fact.trade === 'farm')
    ? ['livestock']
    : ['floor', 'livestock']

/** Sub-categories that a question asks for, the likeliest first. */
export function preferredKinds(question: Question): readonly string[] {
  if (counts.test(question.folded)) return ['counting']
  const kinds = strictKinds(question)
  if (kinds.length > 0) return kinds
  const usual = question.facts.flatMap((fact) => (fact.type === 'trade' ? [...trades[fact.trade].kinds] : []))
  if (isHeavyAnimal(question)) return animalKinds(question)
  const isShop = usual.length > 0 && usual.every((kind) => customerDisplayKinds.includes(kind))
  // What a shop weighs for itself it weighs in the kitchen, not at the counter.
  const all = isShop && question.use === 'internal' ? ['portion-kitchen', 'bench'] : usual
  // Who sells wants a scale of a shop before one of a kitchen.
  const shop = question.use === 'direct-sale' ? all.filter((kind) => customerDisplayKinds.includes(kind)) : []
  // A food truck that sells by weight needs what a shop does.
  if (question.use === 'direct-sale' && all.length > 0 && shop.length === 0) return customerDisplayKinds
  const wanted = [...new Set([...shop, ...all])]
  return wanted.length > 0 ? wanted : kindsIn(question.facts)
}
