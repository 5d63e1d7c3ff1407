import type { Question } from '#domain/assistant/question.ts'
import { say } from '#domain/assistant/say.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import { explainFailures } from '#domain/fit/explain-failure.ts'
import { codeSet, failedCodes } from '#domain/fit/judge.ts'
import type { CatalogueModel } from '#domain/fit/model-pack.ts'
import { topMaxUg } from '#domain/metrology/range-used.ts'
import { factLabel } from '#domain/understanding/fact-labels.ts'
import { closenessOf, isOfModel } from '#domain/understanding/judge-facts.ts'
import type { Need } from '#domain/understanding/need.ts'
import type { Fact } from '#domain/understanding/understood.ts'

/** What only points at usual kinds is no condition: a trade, a use, a material. */
const isCondition = (fact: Fact) =>
  !['trade', 'use', 'category', 'order', 'model', 'reference'].includes(fact.type) &&
  !(fact.type === 'kind' && fact.loose)

/** What a fact does not name: the other rules are those of the facts that are given up. */
const [lawRules, loadRules] = [
  codeSet('legal', 'class', 'aux', 'display'),
  codeSet('min', 'tolerance', 'resolution', 'law-e', 'usp'),
]

/** What a model that comes nearest does not meet of the facts that were given up, and of the rules of the use. */
export function shortcomings(model: CatalogueModel, dropped: readonly Fact[], { task, hasLoad }: Need) {
  const loads = task.request.loadUg
  const lacks = (fact: Fact) =>
    !isOfModel(fact) || (fact.type === 'load' ? topMaxUg(model) < loads : closenessOf(model, [fact]) === null)
  const broken = explainFailures(
    task,
    model,
    failedCodes(task, model) & (hasLoad ? lawRules | loadRules : lawRules),
  )
  return { facts: dropped.filter(lacks), rules: broken.map(({ text }) => text.replace(/\.$/, '')) }
}

type Conditions = { subcategories?: CatalogueIndex['subcategories'] }

/** The names of the conditions among some facts, each once. */
export const conditionNames = (
  facts: readonly Fact[],
  locale: Question['locale'],
  { subcategories = [] }: Conditions = {},
): string[] => [
  ...new Set(
    facts.filter(isCondition).map((fact) =>
      factLabel(fact, locale, {
        kind: (key) => subcategories.find((entry) => entry.key === key)?.name[locale] ?? key,
        category: (category) => category,
        legal: (verified) => say(verified ? 'choose.verified' : 'choose.unverified', locale),
      }),
    ),
  ),
]
