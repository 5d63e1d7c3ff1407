import type { Question } from '#domain/assistant/question.ts'
import { say } from '#domain/assistant/say.ts'
import { formatCapacity, formatInterval, noBreakSpace, unitSize } from '#domain/metrology/mass.ts'
import { maxOf, type Named } from './named-models.ts'

/** Readability of the first range, µg. */
export const readingOf = ({ variant }: Named): number | null => {
  const step = variant.ranges[0]?.d ?? variant.ranges[0]?.e
  return step ? Math.round(step.value * unitSize[step.unit]) : null
}

/** A trait of a model beside the others of a list: its words where it has it. */
type Trait = (named: Named, all: readonly Named[], question: Question) => string | null

/** Does one model alone have the least of something? */
const isLeast = (value: number | null, all: readonly (number | null)[]) =>
  value !== null &&
  all.every((other) => other === null || other >= value) &&
  all.filter((other) => other === value).length === 1

const asks = ({ facts }: Question, type: 'power' | 'protection' | 'platform') =>
  facts.some((fact) => fact.type === type)

const approvals = { yes: 'trait.verified', optional: 'trait.optional', no: 'trait.unverified' } as const

const traits: readonly Trait[] = [
  ({ variant }, _, question) => {
    const hours = variant.facts?.batteryHours ?? null
    return asks(question, 'power') && hours !== null
      ? say('trait.battery', question.locale, { value: `${hours}${noBreakSpace}h` })
      : null
  },
  ({ product }, _, question) => {
    const value = product.specifications.protection
    return asks(question, 'protection') && value ? say('trait.protection', question.locale, { value }) : null
  },
  ({ variant }, _, question) =>
    asks(question, 'platform') && variant.plateau
      ? say('trait.platform', question.locale, { value: variant.plateau })
      : null,
  ({ variant }, all, { locale, use }) => {
    const isMixed = new Set(all.map((model) => model.variant.metrologie)).size > 1
    if (!isMixed && use !== null) return null
    return say(approvals[variant.metrologie], locale)
  },
  (named, all, { locale }) =>
    isLeast(
      named.variant.price,
      all.map(({ variant }) => variant.price),
    )
      ? say('trait.cheapest', locale)
      : null,
  (named, all, { locale }) => {
    const value = readingOf(named)
    return isLeast(value, all.map(readingOf))
      ? say('trait.finest', locale, { value: formatInterval(value ?? 0, locale) })
      : null
  },
  (named, all, { locale }) =>
    isLeast(
      -maxOf(named.variant),
      all.map(({ variant }) => -maxOf(variant)),
    )
      ? say('trait.largest', locale, { value: formatCapacity(maxOf(named.variant), locale) })
      : null,
  ({ variant }, all, { locale }) => {
    if (variant.inStock)
      return all.every((model) => model.variant.inStock) && all.length > 1 ? null : say('trait.stock', locale)
    const days = variant.facts?.deliveryDays ?? null
    return days === null ? null : say('trait.delivery', locale, { value: String(days) })
  },
]

const maxTraits = 2

/** Why each of some models is shown: what tells it from the others, else what it is. */
export const traitsOf = (models: readonly Named[], question: Question): string[] =>
  models.map((named) => {
    const reasons = traits.flatMap((trait) => trait(named, models, question) ?? []).slice(0, maxTraits)
    const text = reasons.length > 0 ? reasons.join(', ') : named.product.subcategoryLabel
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
  })
