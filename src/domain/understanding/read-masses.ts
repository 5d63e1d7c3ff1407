import { gram, milligram } from '#domain/metrology/mass.ts'
import { largestReadabilityUg } from '#domain/metrology/metrology.ts'
import { decimalSignIn, numberPattern, readNumber } from '#domain/metrology/number-notation.ts'
import { massOf } from '#domain/metrology/parse-mass.ts'
import { massesIn, type TypedMass } from '#domain/metrology/typed-masses.ts'
import { readPackages, readSmallestSample } from './read-portions.ts'
import { cueAfter, cueBefore, phraseAt, type Reading, take, tokensOf } from './reading.ts'
import { tradeOf } from './trades.ts'
import type { Fact, Meaning, Span } from './understood.ts'

const plate =
  /(?<![\p{L}\p{M}\p{N}.,])([ed])\s?([=:≤<]|max(?:imal|imum|i)?\.?|h[öo]chstens|au plus|at most)?\s?(?=[\d.,])/giu
const bare = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}.,]|\p{L}\d{1,4}-)(${numberPattern})(?![\p{L}\p{M}\p{N}]|[.,]\d|\s?[x×*%€])`,
  'giu',
)

/** A readability is 1, 2 or 5 times a power of ten (OIML R 76-1, 3.4). */
const isStep = (ug: number) => /^[125]0*$/.test(String(ug))

/** « 30 lb x 0.01 lb »: the metric step that a converted one means, at most 15 % away. */
function metricStep(ug: number): number {
  if (/^\d{1,3}0*$/.test(String(ug))) return ug
  const power = 10 ** Math.floor(Math.log10(ug))
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => Math.abs(step / ug - 1) <= 0.15) ?? ug
}

/**
 * A mass, the smallest one of a range, and the readability that is joined to it: « 8100 g x 0.1 g »; `loadFrom` where
 * the mass stands behind it.
 */
type Mass = {
  ug: number
  fromUg: number | null
  step: TypedMass | null
  loadFrom?: number | undefined
  span: Span
}

/** Masses with their cues, ranges, plate letters and readabilities without a unit. */
export function readMasses(reading: Reading): void {
  readToTheUnit(reading)
  readPackages(reading)
  readPlateLetters(reading)
  readSmallestSample(reading)
  const plain: Mass[] = []
  const masses = [...massesOf(reading)].sort((a, b) => a.span.from - b.span.from)
  for (const [i, mass] of masses.entries()) {
    if (mass.step) {
      const { from, to } = mass.span
      const { loadFrom } = mass
      const ofLoad = loadFrom ? { from: loadFrom, to } : { from, to: mass.step.from }
      const ofStep = loadFrom ? { from, to: loadFrom } : { from: mass.step.from, to }
      take(reading, ofLoad, { type: 'load', loadUg: mass.ug, fromUg: null })
      // Joined to its Max it is what a plate says, and no bound.
      take(reading, ofStep, { type: 'interval', of: 'd', ug: metricStep(mass.step.ug) })
      continue
    }
    const cued = readBetween(reading, mass) ?? readCued(reading, mass, masses[i + 1])
    if (cued) take(reading, cued.span, cued.meaning)
    else plain.push(mass)
  }
  const finestUg = Math.min(...reading.facts.map((fact) => (fact.type === 'interval' ? fact.ug : Infinity)))
  for (const mass of plain) take(reading, mass.span, meaningOf(reading, mass, { plain, finestUg }))
  readNumbersAlone(reading)
}

/** « au gramme près » */
function readToTheUnit(reading: Reading): void {
  const lists = [
    { phrases: reading.vocabulary.toTheGram, ug: gram },
    { phrases: reading.vocabulary.toTheMilligram, ug: milligram },
    ...reading.vocabulary.toAPart.map(({ phrases, parts }) => ({ phrases, ug: gram / parts })),
  ]
  let tokens = tokensOf(reading.rest)
  for (const { phrases, ug } of lists) {
    for (const at of tokens.keys()) {
      const span = phrases.map((stems) => phraseAt(reading.rest, tokens, at, stems)).find((result) => result)
      if (!span) continue
      take(reading, span, { type: 'interval', of: null, ug })
      tokens = tokensOf(reading.rest)
      break
    }
  }
}

/** « e=5g », « d 0,1 mg », « e = 2/5 g », « d=0.1 »: without a unit the sign is needed, and grams are meant. */
function readPlateLetters(reading: Reading): void {
  const sign = decimalSignIn(reading.text)
  const groups = massesIn(reading.rest, reading.locale, { sign })
  for (const match of reading.rest.matchAll(plate)) {
    const [label, letter = '', equals] = match
    const from = match.index + label.length
    const group = groups.find((candidate) => candidate.from === from)
    const digits = reading.rest.slice(from).match(leadingNumber)?.[0] ?? ''
    // Of several intervals the coarsest belongs to the largest load.
    const grams = equals && massOf(readNumber(digits, reading.locale, sign).value, gram)
    const ug = group ? group.masses.at(-1)?.ug : grams
    if (typeof ug !== 'number' || ug <= 0) continue
    const of = letter.toLowerCase() === 'e' ? 'e' : 'd'
    take(reading, { from: match.index, to: group?.to ?? from + digits.length }, { type: 'interval', of, ug })
  }
}

const leadingNumber = new RegExp(`^(?:${numberPattern})`, 'u')

function massesOf(reading: Reading): Mass[] {
  return massesIn(reading.rest, reading.locale, { sign: decimalSignIn(reading.text) }).map(
    ({ joint, masses, from, to }) => {
      const [first, last] = [masses[0]?.ug ?? 0, masses.at(-1)?.ug ?? 0]
      const span = { from, to }
      const least = masses[0]
      if (joint === 'range' && least && isStep(first) && last >= widestRange * first)
        return { ug: last, fromUg: null, step: least, loadFrom: masses.at(-1)?.from, span }
      if (joint === 'product') return { ug: first, fromUg: null, step: masses.at(-1) ?? null, span }
      // Several ranges of one instrument: its Max is the largest.
      return { ug: last, fromUg: joint === 'range' ? first : null, step: null, span }
    },
  )
}

/** „0,01 g bis 500 g“: no scale of class II or III weighs so many times its Min (OIML R 76-1, table 3). */
const widestRange = 10_000

/** « 1 kg précision 0,1 g »: a cue between two masses is that of the finer one, « max » that of the larger one. */
function cueBehind(reading: Reading, { ug, span }: Mass, next: Mass | undefined, of: 'load' | 'interval') {
  const { afterLoad, afterInterval } = reading.vocabulary.cues
  const to = cueAfter(reading, span.to, of === 'load' ? afterLoad : afterInterval)
  if (to === null || !next || !/^[\s:=≤<>≥~]*$/.test(reading.rest.slice(to, next.span.from))) return to
  return (of === 'load' ? next.ug > ug : next.ug < ug) ? null : to
}

const lower = new RegExp(String.raw`(${numberPattern})[\s,]+(?:(?:aber|mais|but|et|and|und)\s+)?$`, 'iu')

/** « über 30 aber unter 100 kg » bounds the Max that is wanted: more than the lower one must be carried. */
function readBetween(reading: Reading, { ug, span }: Mass): { span: Span; meaning: Meaning } | null {
  const { cues } = reading.vocabulary
  const less = cueBefore(reading, span.from, cues.atMost)
  const match = less === null ? null : reading.rest.slice(0, less).match(lower)
  const [, digits] = match ?? []
  const from = match ? cueBefore(reading, match.index ?? 0, cues.beforeMore) : null
  if (digits === undefined || from === null) return null
  const typed = (text: string) => readNumber(text, reading.locale, decimalSignIn(reading.text)).value
  const unitUg = ug / typed(reading.rest.slice(span.from).match(leadingNumber)?.[0] ?? '')
  const loadUg = Math.round(unitUg * typed(digits))
  return loadUg > 0 && loadUg < ug
    ? { span: { from, to: span.to }, meaning: { type: 'load', loadUg, fromUg: null, above: true } }
    : null
}

function readCued(reading: Reading, mass: Mass, next?: Mass): { span: Span; meaning: Meaning } | null {
  const { ug, fromUg, span } = mass
  const { cues } = reading.vocabulary
  const interval = { type: 'interval', of: null, ug } as const
  const isAbove = cueBefore(reading, span.from, cues.beforeMore) !== null
  const isSmallest = ug <= largestPortion && cueBefore(reading, span.from, cues.beforeSmallest) !== null
  const load: Meaning = {
    ...{ type: 'load', loadUg: ug, fromUg: isSmallest ? ug : fromUg },
    ...(isAbove && { above: true }),
  }
  const after = isStep(ug) ? cueBehind(reading, mass, next, 'interval') : null
  const before = isStep(ug) ? cueBefore(reading, span.from, cues.beforeInterval) : null
  if (after !== null) return { span: { from: before ?? span.from, to: after }, meaning: interval }
  const loadFrom = cueBefore(reading, span.from, cues.beforeLoad)
  // « à » and « auf » are the shortest cues of a readability: a load of many kilograms is not meant by them.
  // Beside « e = 5 g » they name none either.
  const hasMark = reading.facts.some((fact) => fact.type === 'interval' && fact.of !== null && fact.ug < ug)
  if (before !== null && !hasMark && (loadFrom === null || before < loadFrom) && ug < 10 * 1000 * gram)
    return { span: { from: before, to: span.to }, meaning: interval }
  const loadTo = cueBehind(reading, mass, next, 'load')
  if (loadFrom === null && loadTo === null) return null
  const bounded = { from: loadFrom ?? span.from, to: loadTo ?? span.to }
  const isBound =
    cueBefore(reading, span.from, cues.atMost) === loadFrom &&
    cueAfter(reading, span.to, cues.atMost) === loadTo
  if (!isTiny(mass) || !isBound) return { span: bounded, meaning: load }
  const isBelow = cueBefore(reading, span.from, cues.beforeLess) !== null
  return { span: bounded, meaning: { ...interval, ...(isBelow && { below: true }) } }
}

/** « from 20 g », « sell 5 g of saffron »: so little is the least that is weighed, and no Max. */
const largestPortion = 100 * gram

const isTiny = ({ ug, fromUg }: Mass) => fromUg === null && ug <= largestReadabilityUg && isStep(ug)

/** Alone, up to this a mass is a readability: nobody asks a dealer to weigh 5 g at most, unless he says what for. */
const largestLoneInterval = 20 * gram

/** A use or goods are named that a small mass is the load of: « lettres 20 g », not « pèse-lettre 0,1 g ». */
const isWeighed = (fact: Fact, ug: number) =>
  fact.type === 'use' || (fact.type === 'trade' && (tradeOf(fact.trade).readsUg ?? ug) < ug)

/** Masses without a cue, and the finest readability that has one. */
type Others = { plain: readonly Mass[]; finestUg: number }

/**
 * A mass without a cue is a load; a step beside a load at least a hundred times as large is a readability, and so is a
 * tiny one unless a finer readability is named.
 */
function meaningOf(reading: Reading, mass: Mass, { plain, finestUg }: Others): Meaning {
  const { ug, fromUg } = mass
  const loads = reading.facts.flatMap((fact) => (fact.type === 'load' ? [fact.loadUg] : []))
  const hasInterval = reading.facts.some((fact) => fact.type === 'interval')
  const largest = Math.max(ug, ...loads, ...plain.map((mass) => mass.ug))
  const beside = largest >= 100 * ug
  const hasUse = reading.facts.some((fact) => isWeighed(fact, ug))
  const isLone = (largest === ug && !hasInterval) || (isTiny(mass) && ug < finestUg)
  const alone = isLone && !hasUse && ug <= largestLoneInterval
  if (largest < coarsestN * ug && fromUg === null && isOtherGoods(reading, mass, plain))
    return { type: 'load', loadUg: ug, fromUg }
  if ((beside || alone) && fromUg === null && isStep(ug)) return { type: 'interval', of: null, ug }
  if (beside && fromUg !== null) return { type: 'interval', of: null, ug }
  return { type: 'load', loadUg: ug, fromUg }
}

/** An instrument for what is sold or packed has more intervals than this. */
const coarsestN = 2000
/** « Malzsäcke 25 kg und Hopfen so 50 g »: « and » with a noun between two masses joins goods, and no readability. */
const joinsGoods = /(?:^|[\s,])(?:et|and|und|sowie|plus)\s+(?:\p{L}+\s+){1,4}$/iu
function isOtherGoods({ text }: Reading, { span }: Mass, plain: readonly Mass[]): boolean {
  const before = plain.findLast((other) => other.span.to <= span.from)
  return before !== undefined && joinsGoods.test(text.slice(before.span.to, span.from))
}

/** More than any instrument for kilograms has. */
const mostIntervals = 1_000_000

/** « précision 0,01 », « 500 g 0,01 »: a step without a unit, behind its word or beside a load, is in grams. */
function readNumbersAlone(reading: Reading): void {
  for (const match of reading.rest.matchAll(bare)) {
    const digits = match[1] ?? ''
    const grams = massOf(readNumber(digits, reading.locale, decimalSignIn(reading.text)).value, gram)
    if (typeof grams !== 'number' || !isStep(grams) || grams > 100 * gram) continue
    const largest = Math.max(...reading.facts.map((fact) => (fact.type === 'load' ? fact.loadUg : 0)))
    // « 200 kg 0.05 »: no instrument has four million intervals.
    const ug = largest / grams > mostIntervals ? 1000 * grams : grams
    if (largest > 0 && /^0[.,]0*[125]$/.test(digits)) {
      take(
        reading,
        { from: match.index, to: match.index + digits.length },
        { type: 'interval', of: null, ug },
      )
      continue
    }
    const cues = reading.vocabulary.cues.beforeInterval.filter((cue) => cue.join('').length > 4)
    const from = cueBefore(reading, match.index, cues)
    if (from !== null)
      take(reading, { from, to: match.index + digits.length }, { type: 'interval', of: null, ug })
  }
}
