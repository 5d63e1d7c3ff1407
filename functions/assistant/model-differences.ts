import type { Locale } from '#config/locales.ts'
import type { Question } from '#domain/assistant/question.ts'
import { listed, say } from '#domain/assistant/say.ts'
import { contentOf, sentencesAbout } from '#domain/assistant/sentences-about.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import { regimeOfUse } from '#domain/fit/regime-answer.ts'
import { formatCapacity, formatInterval } from '#domain/metrology/mass.ts'
import { approvalLine } from './approval-text.ts'
import { maxOf, type Named } from './named-models.ts'
import { readingOf } from './traits.ts'

/** What a customer chooses by, and the plate in the line of a model does not show. */
const rows = {
  'difference.power': ({ product }: Named) => product.specifications.power ?? null,
  'difference.protection': ({ product, variant }: Named) =>
    variant.facts?.protection ?? product.specifications.protection ?? null,
  'difference.platform': ({ variant }: Named) => variant.plateau,
  // What is said of the words of the question tells more than what comes first: « for GMP, with an audit trail ».
  'difference.feature': ({ product }: Named, words: ReadonlySet<string>) =>
    sentencesAbout(product, words)[0] ?? product.features[0] ?? null,
} as const
type Row = keyof typeof rows

/** What tells models apart beside the price, in lines: which of two to take, approval, construction. */
export function differencesOf(question: Question, named: readonly Named[]): string[] {
  const { locale } = question
  const words = contentOf(question)
  const built = (Object.keys(rows) as Row[]).flatMap((row) =>
    rowOf(
      row,
      named.map((model) => rows[row](model, words)),
      named,
      locale,
    ),
  )
  return [...finerLine(named, locale), ...approvalLines(named, locale), ...built, ...lawLine(question, named)]
}

function rowOf(
  row: Row,
  values: readonly (string | null)[],
  named: readonly Named[],
  locale: Locale,
): string[] {
  const stated = named.flatMap(({ variant }, i) => (values[i] ? [`${variant.reference} (${values[i]})`] : []))
  if (stated.length < 2 || new Set(values).size < 2) return []
  const list = listed(stated, locale)
  return [say('difference.row', locale, { name: say(row, locale), values: list })]
}

/** Of two models one may read finer and the other carry more: which is right depends on the largest load alone. */
function finerLine(named: readonly Named[], locale: Locale): string[] {
  const [first, second] = named
  if (!first || !second || named.length !== 2 || maxOf(first.variant) === maxOf(second.variant)) return []
  const [fine, large] = maxOf(first.variant) < maxOf(second.variant) ? [first, second] : [second, first]
  const [fineUg, largeUg] = [readingOf(fine), readingOf(large)]
  if (fineUg === null || largeUg === null || fineUg >= largeUg) return []
  const { e, min } = fine.variant.plate
  const interval = e ? `e = ${e}${min ? `, Min ${min}` : ''}` : `d = ${formatInterval(fineUg, locale)}`
  return [
    say('difference.finer', locale, {
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
  return different ? named.map((model) => approvalLine(model, locale)) : []
}

/** Which of two costs less, and how much. */
export function cheaperLine(named: readonly Named[], locale: Locale): string[] {
  const [a, b] = named
  const [first, second] = [a?.variant.price ?? null, b?.variant.price ?? null]
  if (!a || !b || named.length !== 2 || first === null || second === null || first === second) return []
  const cheaper = first < second ? a : b
  return [
    say('difference.cheaper', locale, {
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
