import type { Question } from '#domain/assistant/question.ts'
import { say } from '#domain/assistant/say.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import { factLabel } from '#domain/understanding/fact-labels.ts'
import type { Fact } from '#domain/understanding/understood.ts'

/** What only points at usual kinds is no condition: a trade, a use, a material. */
const isCondition = (fact: Fact) =>
  !['trade', 'use', 'category', 'order', 'model', 'reference'].includes(fact.type) &&
  !(fact.type === 'kind' && fact.loose)

/** The names of the conditions that could not be met. */
export const failingOf = (
  facts: readonly Fact[],
  { subcategories }: CatalogueIndex,
  locale: Question['locale'],
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
