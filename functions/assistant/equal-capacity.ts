import { namedModels, type Question } from '#domain/assistant/question.ts'
import { say } from '#domain/assistant/say.ts'
import type { Variant } from '#domain/catalogue/product.ts'
import { formatCapacity } from '#domain/metrology/mass.ts'
import { maxOf, type Named } from './named-models.ts'

/** Models side by side, and what is to be said of their choice. */
export type Compared = { models: Named[]; note: string | null }

const most = 4

/**
 * One model for each name of a question. A family that is named without a size is represented by the model whose Max
 * the others have too: the price of 3 kg beside that of 6 kg compares nothing.
 */
export function atEqualCapacity(question: Question, named: readonly Named[]): Compared {
  const references = new Set(
    namedModels(question).flatMap((fact) => (fact.type === 'reference' ? [fact.reference] : [])),
  )
  const exact = named.filter(({ variant }) => references.has(variant.reference))
  const families = [...new Map(named.map((own) => [own.product.id, own])).values()].filter(
    ({ product }) => !exact.some((own) => own.product.id === product.id),
  )
  const fixed = [...new Map(exact.map((own) => [own.variant.reference, own])).values()]
  const asNamed = { models: [...fixed, ...families].slice(0, most), note: null }
  if (families.length === 0 || asNamed.models.length < 2) return asNamed
  const common = commonMax(fixed, families)
  if (common === null) return asNamed
  const models = asNamed.models.map((own) =>
    fixed.includes(own) ? own : { ...own, variant: plainest(own, common) ?? own.variant },
  )
  return { models, note: noteOn(question, families, common) }
}

/** The largest Max that every family has, and that the models which are named by their reference have. */
function commonMax(fixed: readonly Named[], families: readonly Named[]): number | null {
  const sizes = [
    ...fixed.map(({ variant }) => [maxOf(variant)]),
    ...families.map(({ product }) => product.variants.map(maxOf)),
  ]
  const common = (sizes[0] ?? []).filter((max) => sizes.every((own) => own.includes(max)))
  return common.length > 0 ? Math.max(...common) : null
}

/** Of equal ones the verified model with one interval, which needs no explanation. */
function plainest({ product }: Named, max: number): Variant | undefined {
  const rank = ({ metrologie, arrangement, reference }: Variant) =>
    (metrologie === 'yes' ? 0 : 100) + (arrangement === 'single' ? 0 : 50) + reference.length
  return product.variants.filter((own) => maxOf(own) === max).sort((a, b) => rank(a) - rank(b))[0]
}

function noteOn({ locale }: Question, families: readonly Named[], max: number): string {
  const ranges = families.map(({ product }) => {
    const sizes = product.variants.map(maxOf)
    const [from, to] = [Math.min(...sizes), Math.max(...sizes)].map((ug) => formatCapacity(ug, locale))
    return from === to
      ? say('equal.only', locale, { name: product.model, from: from ?? '' })
      : say('equal.range', locale, { name: product.model, from: from ?? '', to: to ?? '' })
  })
  return say('equal.equal', locale, { max: formatCapacity(max, locale), ranges: ranges.join(', ') })
}
