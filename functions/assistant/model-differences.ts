import type { Locale, Localized } from '#config/locales.ts'
import { fill } from '#domain/assistant/draft.ts'
import type { Question } from '#domain/assistant/question.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import { regimeOfUse } from '#domain/fit/regime-answer.ts'
import { formatCapacity, formatInterval, unitSize } from '#domain/metrology/mass.ts'
import { approvalText } from './approval-text.ts'
import { maxOf, type Named } from './named-models.ts'

const words = {
  row: { fr: '{name} : {values}.', en: '{name}: {values}.', de: '{name}: {values}.' },
  finer: {
    fr: '{fine} lit plus fin ({interval}) et suffit jusqu’à {max} ; prenez {large} seulement au-delà.',
    en: '{fine} reads more finely ({interval}) and is enough up to {max}; take {large} only above that.',
    de: '{fine} zeigt feiner an ({interval}) und reicht bis {max}; {large} brauchen Sie nur darüber.',
  },
  cheaper: {
    fr: '{name} coûte {difference} de moins.',
    en: '{name} costs {difference} less.',
    de: '{name} kostet {difference} weniger.',
  },
} satisfies Record<string, Localized>

type Row = { name: Localized; of: (own: Named) => string | null }

/** What a customer chooses by, and the plate in the line of a model does not show. */
const rows: readonly Row[] = [
  {
    name: { fr: 'Alimentation', en: 'Power', de: 'Stromversorgung' },
    of: ({ product }) => product.specifications.power ?? null,
  },
  {
    name: { fr: 'Protection', en: 'Protection', de: 'Schutzart' },
    of: ({ product, variant }) => variant.facts?.protection ?? product.specifications.protection ?? null,
  },
  {
    name: { fr: 'Plateau', en: 'Platform', de: 'Wägeplatte' },
    of: ({ variant }) => variant.plateau,
  },
  {
    name: { fr: 'Particularité', en: 'Special feature', de: 'Besonderheit' },
    of: ({ product }) => product.features[0] ?? null,
  },
]

/** What tells models apart beside the price, in lines: which of two to take, approval, construction. */
export function differencesOf(question: Question, named: readonly Named[]): string[] {
  const { locale } = question
  const built = rows.flatMap((row) => rowOf(row, named, locale))
  return [...finerLine(named, locale), ...approvalLines(named, locale), ...built, ...lawLine(question, named)]
}

function rowOf({ name, of }: Row, named: readonly Named[], locale: Locale): string[] {
  const values = named.map((own) => of(own))
  const stated = named.flatMap(({ variant }, i) => (values[i] ? [`${variant.reference} (${values[i]})`] : []))
  if (stated.length < 2 || new Set(values).size < 2) return []
  const list = stated.join(locale === 'fr' ? ' ; ' : '; ')
  return [fill(words.row, locale, { name: name[locale], values: list })]
}

const firstStep = ({ variant }: Named) => {
  const step = variant.ranges[0]?.e ?? variant.ranges[0]?.d
  return step ? Math.round(step.value * unitSize[step.unit]) : null
}

/** Of two models one may read finer and the other carry more: which is right depends on the largest load alone. */
function finerLine(named: readonly Named[], locale: Locale): string[] {
  const [first, second] = named
  if (!first || !second || named.length !== 2 || maxOf(first.variant) === maxOf(second.variant)) return []
  const [fine, large] = maxOf(first.variant) < maxOf(second.variant) ? [first, second] : [second, first]
  const [fineUg, largeUg] = [firstStep(fine), firstStep(large)]
  if (fineUg === null || largeUg === null || fineUg >= largeUg) return []
  const { e, min } = fine.variant.plate
  const interval = e ? `e = ${e}${min ? `, Min ${min}` : ''}` : `d = ${formatInterval(fineUg, locale)}`
  return [
    fill(words.finer, locale, {
      fine: fine.variant.reference,
      large: large.variant.reference,
      max: formatCapacity(maxOf(fine.variant), locale),
      interval,
    }),
  ]
}

/** Which of them may serve a regulated use, where not all or none may. */
function approvalLines(named: readonly Named[], locale: Locale): string[] {
  const different = new Set(named.map(({ variant }) => variant.metrologie === 'yes')).size > 1
  return different ? named.map(({ variant }) => `${approvalText(variant, locale)}.`) : []
}

/** Which of two costs less, and how much. */
export function cheaperLine(named: readonly Named[], locale: Locale): string[] {
  const [a, b] = named
  const [first, second] = [a?.variant.price ?? null, b?.variant.price ?? null]
  if (!a || !b || named.length !== 2 || first === null || second === null || first === second) return []
  const cheaper = first < second ? a : b
  return [
    fill(words.cheaper, locale, {
      name: cheaper.variant.reference,
      difference: formatEuros(Math.abs(first - second), locale),
    }),
  ]
}

/** What the law expects where a use is named. */
function lawLine({ use, country, locale }: Question, named: readonly Named[]): string[] {
  if (use === null || named.length === 0) return []
  const regime = regimeOfUse(use, country === 'DE' ? 'DE' : 'FR', locale)
  return regime.legal ? [regime.text] : []
}
