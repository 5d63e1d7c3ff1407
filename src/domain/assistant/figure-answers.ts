import type { Locale } from '#config/locales.ts'
import { readPlate } from '#domain/fit/read-plate.ts'
import { intervalAtMost, nextSmallerInterval } from '#domain/metrology/interval-step.ts'
import { formatCapacity, formatInterval, formatNumber, gram } from '#domain/metrology/mass.ts'
import { type AccuracyClass, greatestN, minIntervals, smallestE } from '#domain/metrology/metrology.ts'
import { errorSteps, inServiceErrorUg, inServiceSteps } from '#domain/metrology/permissible-error.ts'
import type { Draft } from './draft.ts'
import { glossary } from './glossary.ts'
import { lawDraft } from './law-draft.ts'
import { pageSource } from './page-sources.ts'
import { type PlateAtLoad, plateAtLoad } from './plate-at-load.ts'
import { classIn, intervalIn, loadIn, massesIn, type Question } from './question.ts'
import { say } from './say.ts'
import { says } from './word-lists.ts'

/** A quantity of more intervals, or of more than so many times Min, is a Max and no small quantity. */
const mostIntervals = 500
const mostMins = 20

type Lines = { lines: string[]; verdict?: boolean }

/** The maximum permissible error at a load (OIML R 76-1, 3.5); null where the load or Max is missing. */
export function errorAnswer(question: Question): Draft | null {
  const { locale, deviationUg } = question
  const plate = plateAtLoad(question)
  if (plate === null) return null
  const { cls, eUg, loadUg, moreLoads, maxUg, assumed } = plate
  const service = inServiceErrorUg(cls, eUg, loadUg)
  const values = errorAt(plate, loadUg, locale)
  const isBeyond = loadUg / eUg > greatestN(cls)
  const max = formatCapacity(maxUg ?? loadUg, locale)
  const judged = deviationUg === null || isBeyond ? null : deviationUg <= service
  const lines = [
    ...(judged === null
      ? []
      : [
          say(verdictText(deviationUg ?? 0, service), locale, {
            deviation: formatInterval(deviationUg ?? 0, locale),
          }),
        ]),
    isBeyond
      ? say('rule.outside', locale, { load: values.load, e: values.e, cls })
      : say('rule.error', locale, values),
    ...moreLoads
      .filter((ug) => ug / eUg <= greatestN(cls))
      .map((ug) => say('rule.error', locale, errorAt(plate, ug, locale))),
    ...(isBeyond || moreLoads.length > 0 ? [] : stepLines(plate, locale)),
    ...(loadUg < minIntervals(cls, eUg) * eUg ? (minOf(question)?.lines.slice(0, 1) ?? []) : []),
    ...(assumed === 'class' ? [say('rule.class', locale, { cls, e: values.e })] : []),
    ...(assumed === 'plate' ? [say('rule.plate', locale, { cls, e: values.e, max })] : []),
  ]
  // « Is 5 g too much serious? » wants the opposite word.
  const verdict = judged === null || says(question, 'serious') ? {} : { verdict: judged }
  return computed(question, { lines, ...verdict }, 'OIML R 76-1, 3.5')
}

/** The values of the sentence about one load: twice the error of the initial verification is permitted in service. */
/** The error in service is twice that of the verification (OIML R 76-1, 3.5.2). */
function verdictText(deviationUg: number, serviceUg: number) {
  if (deviationUg > serviceUg) return 'rule.exceeds'
  return deviationUg > serviceUg / 2 ? 'rule.within-service' : 'rule.within'
}

function errorAt({ cls, eUg }: PlateAtLoad, loadUg: number, locale: Locale) {
  const service = inServiceErrorUg(cls, eUg, loadUg)
  return {
    cls,
    load: formatCapacity(loadUg, locale),
    e: formatInterval(eUg, locale),
    service: formatInterval(service, locale),
    initial: formatInterval(service / 2, locale),
  }
}

/** The permissible errors in service below a load that lies beyond the first step (OIML R 76-1, table 6). */
function stepLines({ cls, eUg, loadUg }: PlateAtLoad, locale: Locale): string[] {
  const reached = inServiceSteps(cls, eUg, loadUg)
  if (reached === 1) return []
  const steps = errorSteps[cls].slice(0, reached - 1).map((intervals, i) =>
    say('rule.error-step', locale, {
      load: formatCapacity(intervals * eUg, locale),
      error: formatInterval((i + 1) * eUg, locale),
    }),
  )
  const above = say('rule.error-above', locale, { error: formatInterval(reached * eUg, locale) })
  return [say('rule.error-steps', locale, { steps: [...steps, above].join(', ') })]
}

/** n = Max ÷ e; null where one of them is missing. */
export function intervalsAnswer(question: Question): Draft | null {
  const { locale } = question
  const [maxUg, eUg] = [loadIn(question), intervalIn(question)]
  if (maxUg === null || eUg === null) return null
  const max = formatCapacity(maxUg, locale)
  const n = formatNumber(Math.round(maxUg / eUg), locale)
  const line = say('rule.intervals', locale, { max, e: formatInterval(eUg, locale), n })
  const cls = classIn(question) ?? (eUg >= smallestE('III') ? 'III' : null)
  const limit =
    cls !== null && maxUg / eUg > greatestN(cls)
      ? [say('rule.too-many', locale, { cls, most: formatNumber(greatestN(cls), locale) })]
      : []
  return computed(question, { lines: [line, ...limit] }, 'OIML R 76-1, 3.2')
}

/** Min of a class and e (OIML R 76-1, table 3), and whether the quantity that is named may be sold. */
export function minAnswer(question: Question): Draft | null {
  const minimum = minOf(question)
  if (!says(question, 'tare-word')) return minimum && computed(question, minimum, 'OIML R 76-1, 3.2')
  const lines = [say('rule.net-min', question.locale), ...(minimum?.lines ?? [])]
  return computed(question, { lines, verdict: false }, 'OIML R 76-1, 3.2')
}

/** An answer behind the Min of the e or d that is stated of an instrument, where a quantity lies below it. */
export function withMinimum(draft: Draft, question: Question): Draft {
  const isStated = question.facts.some((fact) => fact.type === 'interval' && fact.of !== null)
  const minimum = isStated ? minOf(question) : null
  if (minimum?.verdict !== false) return draft
  const { text, facts } = computed(question, minimum, 'OIML R 76-1, 3.2')
  return {
    ...draft,
    text: `${text}\n\n${draft.text}`,
    facts: [...facts, ...draft.facts],
    verdict: false,
  }
}

/** The quantity, µg, that is named below the Min of an instrument whose e is stated; null where none is. */
export const quantityBelowMin = (question: Question): number | null =>
  question.facts.some((fact) => fact.type === 'interval' && fact.of === 'e')
    ? (minOf(question)?.belowUg ?? null)
    : null

function minOf(question: Question): (Lines & { belowUg?: number | undefined }) | null {
  const { locale, text, facts } = question
  const of = (which: 'e' | 'd') =>
    facts.flatMap((fact) => (fact.type === 'interval' && fact.of === which ? [fact.ug] : []))[0]
  const plate = readPlate(text, locale)
  // Min is that of the first range (OIML R 76-1, 3.2 and 3.3).
  const eUg = plate.eUg?.[0] ?? of('e') ?? intervalIn(question)
  const typedMinUg = plate.minUg
  if (eUg === null || eUg < gram / 1000) return typedMinUg === null ? null : belowPlate(question, typedMinUg)
  const named = classIn(question) ?? plate.accuracyClass
  // Of a class that is not named the one with the least Min is taken, and said to be.
  const cls = named ?? (['III', 'II', 'I'] as const).find((coarsest) => eUg >= smallestE(coarsest))
  if (cls === undefined) return null
  // With an auxiliary indication Min counts in d (OIML R 76-1, 3.4.3), which classes I and II alone admit.
  const dUg = of('d')
  const minUg = minIntervals(cls, eUg) * Math.min(eUg, dUg ?? eUg)
  const values = { cls, e: formatInterval(eUg, locale), min: formatCapacity(minUg, locale) }
  const others = massesIn(question).filter(
    (ug) => ![...(plate.eUg ?? [eUg]), dUg, typedMinUg, ...plate.maxUg].includes(ug),
  )
  // « Max 15 kg, e = 5 g, may I sell 60 g? » names the least that is weighed.
  const leastUg = question.smallestUg === typedMinUg ? null : question.smallestUg
  const quantityUg = leastUg ?? others.findLast((ug) => ug < mostIntervals * eUg)
  const judged =
    quantityUg === undefined ? null : judge({ cls, quantityUg, minUg: typedMinUg ?? minUg }, locale)
  const auxiliary = cls === 'I' || cls === 'II' ? [say('rule.min-in-d', locale)] : []
  return {
    ...judged,
    belowUg: judged?.verdict === false ? quantityUg : undefined,
    lines: [
      ...(judged?.lines ?? []),
      [say('rule.min', locale, values), ...auxiliary].join(' '),
      ...(named === null ? [say('rule.class', locale, { cls, e: values.e })] : []),
    ],
  }
}

/** « Min 100 g » alone: what it means, and what may be weighed below. */
function belowPlate(question: Question, minUg: number): Lines {
  const { locale } = question
  const meaning = glossary.find(({ key }) => key === 'min')?.text[locale] ?? ''
  const quantityUg = massesIn(question).findLast((ug) => ug !== minUg && ug < mostMins * minUg)
  const judged =
    quantityUg === undefined ? null : judge({ cls: classIn(question) ?? 'III', quantityUg, minUg }, locale)
  const rule = say('law.not-below', locale, { min: formatCapacity(minUg, locale) })
  return { ...judged, lines: [...(judged?.lines ?? [rule]), meaning, say('law.internal-below', locale)] }
}

/** A quantity against Min, and the e that would do. */
function judge(
  { cls, quantityUg, minUg }: { cls: AccuracyClass; quantityUg: number; minUg: number },
  locale: Locale,
): Lines {
  const values = { min: formatCapacity(minUg, locale), q: formatCapacity(quantityUg, locale) }
  if (quantityUg >= minUg) return { lines: [say('law.reaches', locale, values)], verdict: true }
  const finestUg = greatestEFor(cls, quantityUg)
  if (finestUg === null) return { lines: [say('law.not-below', locale, { min: values.min })], verdict: false }
  const e = formatInterval(finestUg, locale)
  return { lines: [say('law.below', locale, { ...values, cls, e })], verdict: false }
}

/** The greatest e of a class whose Min a quantity reaches; null where the class has none so fine. */
function greatestEFor(cls: AccuracyClass, quantityUg: number): number | null {
  let eUg = intervalAtMost(quantityUg)
  for (; eUg !== null && eUg >= smallestE(cls); eUg = nextSmallerInterval(eUg))
    if (minIntervals(cls, eUg) * eUg <= quantityUg) return eUg
  return null
}

/** What an allowed error in % comes to at the quantity that is weighed, and whether a named d is fine enough. */
export function shareLines(question: Question): { lines: string[]; verdict?: boolean } {
  const { locale, tolPpm } = question
  const masses = [...massesIn(question), question.smallestUg ?? 0].filter(Boolean).sort((a, b) => a - b)
  const [dUg] = masses
  // A capacity may stand beside the small quantity that is weighed.
  const quantityUg = masses.findLast((ug) => ug <= gram) ?? dUg
  if (tolPpm === null || dUg === undefined || quantityUg === undefined) return { lines: [] }
  const share = (part: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(part)
  const limitUg = (quantityUg * tolPpm) / 1e6
  const limit = formatInterval(limitUg, locale)
  const quantity = formatCapacity(quantityUg, locale)
  const line = say('rule.share', locale, { share: share(tolPpm / 1e6), quantity, limit })
  if (dUg === quantityUg) return { lines: [line] }
  const verdict = dUg <= limitUg
  const values = { d: formatInterval(dUg, locale), part: share(dUg / quantityUg) }
  return { lines: [line, say(verdict ? 'rule.share-enough' : 'rule.share-short', locale, values)], verdict }
}

/** An answer of lines that were computed by one clause of a rule, which it cites. */
export function computed(question: Question, { lines, verdict }: Lines, clause: string): Draft {
  const { locale } = question
  return {
    ...lawDraft(question, lines, { legal: [clause], verdict }),
    sources: [
      pageSource('/blog/portee-echelon-precision', locale),
      pageSource('/blog/excentration-et-justesse', locale),
    ],
    isAdvice: false,
    suggestions: [],
  }
}
