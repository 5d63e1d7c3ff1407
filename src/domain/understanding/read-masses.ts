import { locales } from '#config/locales.ts'
import { gram, milligram } from '#domain/metrology/mass.ts'
import { parseMass } from '#domain/metrology/parse-mass.ts'
import { parseNumber } from '#domain/metrology/parse-number.ts'
import { cueAfter, cueBefore, phraseAt, type Reading, take, tokensOf } from './reading.ts'
import type { Meaning, Span } from './understood.ts'

const number = String.raw`[1-9]\d{0,2}(?:[ \u00a0\u202f'’.,]\d{3})+(?:[.,]\d{1,6})?(?!\d)|\d{1,9}(?:[.,]\d{1,6})?`
const unit = String.raw`(?:µg|μg|ug|mcg|mg|milligramm?e?s?|kgs?|kilogramm?e?s?|kilos?|gr|gramm?e?s?|g|tonnen|tonnes?|tons?|to|t)(?![\p{L}\p{M}\p{N}])`
/** Not inside a word, nor in a code such as « PE1-1MG ». */
const free = String.raw`(?<![\p{L}\p{M}\p{N}.,]|\p{L}\d{1,4}-)`
const until = String.raw`\s{0,2}(?:-|–|—|…|\.{2,3}|/|à|a|to|bis|et|and|und|jusqu['’]à)\s{0,2}`

const range = new RegExp(`${free}(${number})\\s?(${unit})?${until}(${number})\\s?-?(${unit})`, 'giu')
/** « 1 t 2 » is 1.2 t. */
const single = new RegExp(
  `${free}(${number})\\s?-?(${unit})(?:(?<=t)\\s?(\\d)(?![\\p{L}\\p{N}.,]|\\s?${unit}))?`,
  'giu',
)
const plate = new RegExp(`${free}([ed])\\s?([=:≤<])?\\s?(${number})(?:\\s?(${unit}))?`, 'giu')
const bare = new RegExp(`${free}(${number})(?![\\p{L}\\p{M}\\p{N}]|[.,]\\d|\\s?[x×*%€])`, 'giu')

const canonical = (typed: string) => {
  const folded = typed.toLowerCase()
  if (folded.startsWith('milli')) return 'mg'
  return folded.startsWith('ton') ? 't' : folded.startsWith('kilo') || folded === 'kgs' ? 'kg' : folded
}

/** A mass in µg in the notation of the reader's language, else of another one; null when it is none. */
function massOf(reading: Reading, digits: string, typedUnit: string, tenths = ''): number | null {
  for (const locale of [reading.locale, ...locales]) {
    if (Number.isNaN(parseNumber(digits, locale))) continue
    const ug = parseMass(`${digits} ${canonical(typedUnit)}${tenths && ` ${tenths}`}`, locale)
    if (typeof ug === 'number' && ug > 0) return ug
  }
  return null
}

/** A readability is 1, 2 or 5 times a power of ten (OIML R 76-1, 3.4). */
const isStep = (ug: number) => /^[125]0*$/.test(String(ug))

type Mass = { ug: number; fromUg: number | null; span: Span }

/** Masses with their cues, ranges, plate letters and readabilities without a unit. */
export function readMasses(reading: Reading): void {
  readToTheUnit(reading)
  readPlateLetters(reading)
  const plain: Mass[] = []
  for (const mass of [...massesOf(reading)].sort((a, b) => a.span.from - b.span.from)) {
    const cued = readCued(reading, mass)
    if (cued) take(reading, cued.span, cued.meaning)
    else plain.push(mass)
  }
  for (const mass of plain) take(reading, mass.span, meaningOf(reading, mass, plain))
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
      const span = phrases.map((stems) => phraseAt(reading.rest, tokens, at, stems)).find((found) => found)
      if (!span) continue
      take(reading, span, { type: 'interval', of: null, ug })
      tokens = tokensOf(reading.rest)
      break
    }
  }
}

/** « e=5g », « d 0,1 mg », « d=0.1 »: without a unit the sign is needed, and grams are meant. */
function readPlateLetters(reading: Reading): void {
  for (const match of reading.rest.matchAll(plate)) {
    const [all, letter = '', sign, digits = '', typedUnit] = match
    if (!sign && !typedUnit) continue
    const ug = massOf(reading, digits, typedUnit ?? 'g')
    if (ug === null) continue
    const of = letter.toLowerCase() === 'e' ? 'e' : 'd'
    take(reading, { from: match.index, to: match.index + all.length }, { type: 'interval', of, ug })
  }
}

function massesOf(reading: Reading): Mass[] {
  const found: Mass[] = []
  let rest = reading.rest
  const hide = (from: number, to: number) => {
    rest = rest.slice(0, from) + '\n'.repeat(to - from) + rest.slice(to)
  }
  for (const match of rest.matchAll(range)) {
    const [all, low = '', lowUnit, high = '', highUnit = ''] = match
    const fromUg = massOf(reading, low, lowUnit ?? highUnit)
    const ug = massOf(reading, high, highUnit)
    if (fromUg === null || ug === null || fromUg >= ug) continue
    const span = { from: match.index, to: match.index + all.length }
    found.push({ ug, fromUg, span })
    hide(span.from, span.to)
  }
  for (const match of rest.matchAll(single)) {
    const [all, digits = '', typedUnit = '', tenths] = match
    const ug = massOf(reading, digits, typedUnit, tenths)
    if (ug !== null)
      found.push({ ug, fromUg: null, span: { from: match.index, to: match.index + all.length } })
  }
  return found
}

function readCued(reading: Reading, { ug, fromUg, span }: Mass): { span: Span; meaning: Meaning } | null {
  const { cues } = reading.vocabulary
  const interval: Meaning = { type: 'interval', of: null, ug }
  const load: Meaning = { type: 'load', loadUg: ug, fromUg }
  const after = isStep(ug) ? cueAfter(reading, span.to, cues.afterInterval) : null
  const before = isStep(ug) ? cueBefore(reading, span.from, cues.beforeInterval) : null
  if (after !== null) return { span: { from: before ?? span.from, to: after }, meaning: interval }
  const loadFrom = cueBefore(reading, span.from, cues.beforeLoad)
  // « à » and « auf » are the shortest cues of a readability: a load of many kilograms is not meant by them.
  // Beside « e = 5 g » they name none either.
  const hasMark = reading.facts.some((fact) => fact.type === 'interval' && fact.of !== null && fact.ug < ug)
  if (before !== null && !hasMark && (loadFrom === null || before < loadFrom) && ug < 10 * 1000 * gram)
    return { span: { from: before, to: span.to }, meaning: interval }
  const loadTo = cueAfter(reading, span.to, cues.afterLoad)
  if (loadFrom === null && loadTo === null) return null
  return { span: { from: loadFrom ?? span.from, to: loadTo ?? span.to }, meaning: load }
}

/** Alone, up to this a mass is a readability: nobody asks a dealer to weigh 5 g at most, unless he says what for. */
const largestLoneInterval = 20 * gram

/** A mass without a cue is a load; a step beside a load at least a hundred times as large is a readability. */
function meaningOf(reading: Reading, { ug, fromUg }: Mass, plain: readonly Mass[]): Meaning {
  const loads = reading.facts.flatMap((fact) => (fact.type === 'load' ? [fact.loadUg] : []))
  const hasInterval = reading.facts.some((fact) => fact.type === 'interval')
  const largest = Math.max(ug, ...loads, ...plain.map((mass) => mass.ug))
  const beside = largest >= 100 * ug
  const hasUse = reading.facts.some(({ type }) => type === 'use')
  const alone = largest === ug && !hasInterval && !hasUse && ug <= largestLoneInterval
  if ((beside || alone) && fromUg === null && isStep(ug)) return { type: 'interval', of: null, ug }
  if (beside && fromUg !== null) return { type: 'interval', of: null, ug }
  return { type: 'load', loadUg: ug, fromUg }
}

/** « précision 0,01 », « 500 g 0,01 »: a step without a unit, behind its word or beside a load, is in grams. */
function readNumbersAlone(reading: Reading): void {
  for (const match of reading.rest.matchAll(bare)) {
    const digits = match[1] ?? ''
    const ug = massOf(reading, digits, 'g')
    if (ug === null || !isStep(ug) || ug > 100 * gram) continue
    const besideLoad = reading.facts.some(({ type }) => type === 'load') && /^0[.,]0*[125]$/.test(digits)
    if (besideLoad) {
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
