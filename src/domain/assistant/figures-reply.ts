import type { Locale } from '#config/locales.ts'
import { readPlate } from '#domain/fit/read-plate.ts'
import { intervalAtMost, nextSmallerInterval } from '#domain/metrology/interval-step.ts'
import { formatCapacity, formatInterval, formatNumber, gram } from '#domain/metrology/mass.ts'
import { type AccuracyClass, greatestN, minIntervals, smallestE } from '#domain/metrology/metrology.ts'
import { inServiceErrorUg } from '#domain/metrology/permissible-error.ts'
import { cues } from './cues.ts'
import type { Draft } from './draft.ts'
import { fill } from './draft.ts'
import { glossary } from './glossary.ts'
import { asksMin, fewestOfMax, fewestOfMin, lawSignals } from './law-signals.ts'
import { lawWords } from './law-words.ts'
import { pageSource } from './pages.ts'
import { plateAtLoad, smallestOfIii } from './plate-at-load.ts'
import { classIn, intervalIn, loadIn, massesIn, type Question } from './question.ts'
import { ruleDraft } from './rule-reply.ts'
import { words } from './rule-words.ts'

type Figure = 'intervals' | 'min' | 'error'
type Part = { asked: (question: Question) => boolean; lines: LinesOf; clause: string }
type LinesOf = (question: Question, isAlone: boolean) => string[] | null

/** What is computed from the figures of a plate, and the words that ask for it beside something else. */
const parts: Record<Figure, Part> = {
  intervals: {
    asked: ({ folded }) => cues.howManyIntervals.test(folded),
    lines: intervalsLines,
    clause: 'OIML R 76-1, 3.2',
  },
  min: {
    asked: asksMin,
    lines: minLines,
    clause: 'OIML R 76-1, 3.2',
  },
  error: {
    asked: ({ folded }) => cues.mpe.test(folded) || cues.errorAllowed.test(folded),
    lines: errorLines,
    clause: 'OIML R 76-1, 3.5',
  },
}

/** « Min et erreur à 10 kg ? »: the figure that a message asks for first of all, with the others that it names. */
export function figuresReply(question: Question, first: Figure): Draft | null {
  const keys = Object.keys(parts) as Figure[]
  const asked = keys.filter((key) => key === first || parts[key].asked(question))
  const answered = asked.flatMap((key) => {
    const lines = parts[key].lines(question, asked.length === 1)
    return lines ? [{ key, lines }] : []
  })
  if (!answered.some(({ key }) => key === first)) return null
  const clauses = answered.map(({ key }) => parts[key].clause)
  return computed(question, [...new Set(answered.flatMap(({ lines }) => lines))].join('\n'), clauses)
}

/**
 * The permissible error at a load, by the usual plate where only Max is named; null where the load or Max is missing.
 */
function errorLines(question: Question): string[] | null {
  const { locale } = question
  const plate = plateAtLoad(question)
  if (plate === null) return null
  const { cls, eUg, loadUg, maxUg, assumed } = plate
  const service = inServiceErrorUg(cls, eUg, loadUg)
  const values = {
    cls,
    load: formatCapacity(loadUg, locale),
    e: formatInterval(eUg, locale),
    service: formatInterval(service, locale),
    initial: formatInterval(service / 2, locale),
  }
  const error = fill(loadUg / eUg > greatestN(cls) ? words.outside : words.error, locale, values)
  const { deviationUg } = question
  const judged =
    deviationUg === null
      ? []
      : [
          fill(words[deviationUg > service ? 'exceeds' : 'within'], locale, {
            ...values,
            deviation: formatInterval(deviationUg, locale),
          }),
        ]
  const max = formatCapacity(maxUg ?? loadUg, locale)
  const usual = assumed === null ? [] : [fill(words[assumed], locale, { ...values, max })]
  return [...usual, error, ...judged]
}

/** Max divided by e; null where one of them is missing. */
function intervalsLines(question: Question): string[] | null {
  const { locale } = question
  const [maxUg, eUg] = [loadIn(question), intervalIn(question)]
  if (maxUg === null || eUg === null) return null
  const values = {
    max: formatCapacity(maxUg, locale),
    e: formatInterval(eUg, locale),
    n: formatNumber(Math.round(maxUg / eUg), locale),
  }
  return [fill(words.intervals, locale, values)]
}

/** e, where d is named beside it. */
const intervalOfPlate = (question: Question) =>
  question.facts.flatMap((fact) => (fact.type === 'interval' && fact.of === 'e' ? [fact.ug] : []))[0] ??
  intervalIn(question)

/** Min of a class and e, judged against a quantity where nothing else is asked; null where one of them is missing. */
function minLines(question: Question, isAlone: boolean): string[] | null {
  const { locale } = question
  const [named, eUg] = [classIn(question), intervalOfPlate(question)]
  if (eUg === null) return minOfPlate(question)
  if (eUg < gram / 1000) return null
  // Of a class that is not named the usual one is taken, and said to be.
  const cls = named ?? (eUg >= smallestOfIii ? 'III' : null)
  if (cls === null) return null
  // With an auxiliary indication Min counts in d (OIML R 76-1, 3.4.3).
  const dUg = question.facts.flatMap((fact) =>
    fact.type === 'interval' && fact.of === 'd' ? [fact.ug] : [],
  )[0]
  const minUg = minIntervals(cls, eUg) * Math.min(eUg, dUg ?? eUg)
  const min = formatCapacity(minUg, locale)
  const values = { cls, e: formatInterval(eUg, locale), min }
  return [
    ...(isAlone ? quantityLines(question, { cls, eUg, dUg, minUg }) : []),
    ...(named === null ? [fill(words.class, locale, values)] : []),
    // Only the classes I and II admit d < e (OIML R 76-1, 3.4.1).
    [fill(words.min, locale, values), ...(cls === 'I' || cls === 'II' ? [words.minInD[locale]] : [])].join(
      ' ',
    ),
  ]
}

type Min = { cls: AccuracyClass; eUg: number; dUg: number | undefined; minUg: number }

/** Whether the quantity that is named may be sold on such an instrument; else the smallest one, where that is asked. */
function quantityLines(question: Question, { cls, eUg, dUg, minUg }: Min): string[] {
  const { locale } = question
  const plateUg = readPlate(question.text, locale).minUg
  const quantityUg = massesIn(question)
    .filter((ug) => ug !== eUg && ug !== dUg && ug !== plateUg && ug < fewestOfMax * eUg)
    .at(-1)
  const values = { cls, min: formatCapacity(minUg, locale) }
  if (quantityUg === undefined)
    return lawSignals.smallest(question) && lawSignals.sells(question)
      ? [fill(lawWords.smallest, locale, values)]
      : []
  return judgedLines({ cls, quantityUg, minUg: plateUg ?? minUg }, locale)
}

/** « Non : 60 g … »: a quantity against Min, and the e that would do. */
function judgedLines(
  { cls, quantityUg, minUg }: { cls: AccuracyClass; quantityUg: number; minUg: number },
  locale: Locale,
): string[] {
  const values = { cls, min: formatCapacity(minUg, locale), q: formatCapacity(quantityUg, locale) }
  if (quantityUg >= minUg) return [fill(lawWords.reaches, locale, values)]
  const finestUg = greatestEFor(cls, quantityUg)
  return finestUg === null
    ? []
    : [fill(lawWords.below, locale, { ...values, e: formatInterval(finestUg, locale) })]
}

/** The greatest e of a class whose Min a quantity reaches; null where the class has none so fine. */
function greatestEFor(cls: AccuracyClass, quantityUg: number): number | null {
  for (
    let eUg = intervalAtMost(quantityUg);
    eUg !== null && eUg >= smallestE(cls);
    eUg = nextSmallerInterval(eUg)
  )
    if (minIntervals(cls, eUg) * eUg <= quantityUg) return eUg
  return null
}

/** « Min 100 g » alone: what it means, and what may be weighed below. */
function minOfPlate(question: Question): string[] | null {
  const { locale, text } = question
  const { minUg } = readPlate(text, locale)
  const meaning = glossary.find(({ key }) => key === 'min')?.text[locale]
  if (minUg === null || meaning === undefined) return null
  const below = lawSignals.belowIt(question)
    ? [fill(lawWords.notBelow, locale, { min: formatCapacity(minUg, locale) })]
    : []
  const quantityUg = massesIn(question).findLast((ug) => ug !== minUg && ug < fewestOfMin * minUg)
  const judged =
    quantityUg === undefined
      ? below
      : judgedLines({ cls: classIn(question) ?? 'III', quantityUg, minUg }, locale)
  return [...judged, meaning, lawWords.internalBelow[locale]]
}

function computed(question: Question, line: string, legal: readonly string[]): Draft {
  const reply = ruleDraft(question, [line], legal)
  const { locale } = question
  return {
    ...reply,
    sources: [
      pageSource('/blog/portee-echelon-precision', locale),
      pageSource('/blog/excentration-et-justesse', locale),
    ],
    suggestions: [],
  }
}
