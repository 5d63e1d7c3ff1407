import type { Localized } from '#config/locales.ts'
import { fill } from '#domain/assistant/draft.ts'
import { classIn, loadIn, type Question } from '#domain/assistant/question.ts'
import { formatCapacity, formatInterval, formatNumber, unitSize } from '#domain/metrology/mass.ts'
import { greatestN } from '#domain/metrology/metrology.ts'
import type { Named } from './named-models.ts'

const words = {
  tooMany: {
    fr: '{max} avec e = {e} feraient {n} échelons : la classe {cls} n’en admet que {most}.',
    en: '{max} with e = {e} would make {n} intervals: class {cls} admits no more than {most}.',
    de: '{max} mit e = {e} ergäben {n} Eichwerte: Klasse {cls} lässt höchstens {most} zu.',
  },
  ranges: {
    fr: '{reference} : {list}.',
    en: '{reference}: {list}.',
    de: '{reference}: {list}.',
  },
  upTo: {
    fr: 'e = {e} jusqu’à {max}',
    en: 'e = {e} up to {max}',
    de: 'e = {e} bis {max}',
  },
} satisfies Record<string, Localized>

/** Intervals that are named as e or d, µg. */
const intervalsIn = ({ facts }: Question) => facts.flatMap((fact) => (fact.type === 'interval' ? [fact] : []))

/** « 30 kg, e = 1 g, classe III »: no such instrument can be; nothing where it can. */
export function tooManyIntervals(question: Question): string[] {
  const { locale } = question
  const [cls, maxUg] = [classIn(question), loadIn(question)]
  const eUg = intervalsIn(question).find(({ of }) => of === 'e')?.ug
  if (cls === null || maxUg === null || eUg === undefined || maxUg / eUg <= greatestN(cls)) return []
  return [
    fill(words.tooMany, locale, {
      cls,
      max: formatCapacity(maxUg, locale),
      e: formatInterval(eUg, locale),
      n: formatNumber(Math.round(maxUg / eUg), locale),
      most: formatNumber(greatestN(cls), locale),
    }),
  ]
}

/** Up to which load the interval holds that is asked for, where an instrument has several. */
export function rangesOf(question: Question, found: readonly Named[]): string[] {
  const { locale } = question
  if (intervalsIn(question).length === 0) return []
  return found.flatMap(({ variant }) => {
    const ranges = variant.ranges.flatMap(({ max, e }) => (e ? [{ max, e }] : []))
    if (ranges.length < 2) return []
    const list = ranges.map(({ max, e }) =>
      fill(words.upTo, locale, {
        e: formatInterval(e.value * unitSize[e.unit], locale),
        max: formatCapacity(max.value * unitSize[max.unit], locale),
      }),
    )
    return [fill(words.ranges, locale, { reference: variant.reference, list: list.join(', ') })]
  })
}
