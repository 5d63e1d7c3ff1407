import { bandOf, capacityBands } from '#domain/catalogue/facets.ts'
import { gram, kilogram, tonne } from '#domain/metrology/mass.ts'
import { numberPattern, readNumber } from '#domain/metrology/number-notation.ts'
import { negationBefore } from './read-words.ts'
import { cueAfter, cueBefore, type Reading, take, tokensOf } from './reading.ts'
import { tradeOf } from './trades.ts'
import type { Meaning } from './understood.ts'

const bareNumber = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}.,/]|\p{L}\d{0,4}-|(?<![\p{L}\p{N}])[x×]\s?)(?:${numberPattern})(?![\p{L}\p{M}\p{N}]|[.,/-]\d|\s?[x×*%‰°$£€])`,
  'gu',
)

/** Cents, hours and classes are less, and nothing costs more. */
const [least, most] = [10, 100_000]

/** In longer texts, and above this, a number may be a year, a place or a paragraph. */
const [maxSearchLength, maxAlone] = [60, 10_000]

/** « geeicht bis 2027 » */
const isYear = (value: number) => value >= 2020 && value < 2050

/**
 * « baby scale under 300 », « balance de table, max 250 »: beside the name of an instrument a bare number with an upper
 * bound is what may be paid, in EUR excl. VAT: what is weighed is told with a unit, and a price often without one.
 * Words that a plate has too (« max », « up to ») name a Max where no load is named and the kind has models of about as
 * many kilograms, grams or tonnes; without any word a number behind the kind does so too.
 */
export function readBareBounds(reading: Reading): void {
  if (!namesInstrument(reading) || reading.facts.some(({ type }) => type === 'price')) return
  const { cues } = reading.vocabulary
  for (const { 0: digits, index } of reading.rest.matchAll(bareNumber)) {
    const { value } = readNumber(digits, reading.locale)
    if (!Number.isInteger(value) || value < least || value > most || isYear(value)) continue
    const from = cueBefore(reading, index, cues.bareMost) ?? negatedLeast(reading, index)
    const to = cueAfter(reading, index + digits.length, cues.atMost)
    if (!isLast(reading, to ?? index + digits.length)) continue
    if (from === null && to === null) {
      // « pallet scale 1500 »: what the kind has models of.
      const isAbove = [cues.beforeMore, cues.beforeLeastPrice].some(
        (list) => cueBefore(reading, index, list) !== null,
      )
      const isSearch = reading.text.length <= maxSearchLength && value <= maxAlone
      const load = namesModel(reading) || isAbove || !isSearch ? null : loadOf(reading, value)
      if (load) take(reading, { from: index, to: index + digits.length }, load)
      continue
    }
    const namesMax = to !== null || cueBefore(reading, index, cues.mostLoad) !== null
    const load = namesMax ? loadOf(reading, value) : null
    const span = { from: from ?? index, to: to ?? index + digits.length }
    take(reading, span, load ?? { type: 'price', atMostCents: value * 100 })
    return
  }
}

/** « nicht teurer als 400 »: what is not above is at most. */
function negatedLeast(reading: Reading, place: number): number | null {
  const least = cueBefore(reading, place, reading.vocabulary.cues.beforeLeastPrice)
  return least === null ? null : negationBefore(reading, least)
}

const namesModel = ({ facts }: Reading) =>
  facts.some(({ type }) => type === 'model' || type === 'reference' || type === 'brand')

function namesInstrument({ facts, text, vocabulary }: Reading): boolean {
  return (
    facts.some(({ type }) => type === 'kind' || type === 'trade' || type === 'category') ||
    tokensOf(text).some(({ word, stem }) => vocabulary.generic.has(stem) || vocabulary.generic.has(word))
  )
}

/** « under 5 minutes », « max 30 items »: a noun behind the number says what it counts. */
function isLast({ rest, vocabulary }: Reading, place: number): boolean {
  const [next] = tokensOf(rest.slice(place))
  return (
    next === undefined ||
    // « 50 l » is a volume: a letter alone is a unit.
    (vocabulary.stop.has(next.word) && next.word.length > 1) ||
    /[\n.,;!?()]/.test(rest.slice(place, place + next.span.from))
  )
}

/** The load that a bare number means for the kinds that are named; null: they have no such models. */
function loadOf({ facts, names }: Reading, value: number): Meaning | null {
  if (facts.some(({ type }) => type === 'load')) return null
  const named = facts.flatMap((fact) => {
    if (fact.type === 'trade') return tradeOf(fact.trade).kinds
    return fact.type === 'kind' && fact.wanted ? fact.kinds : []
  })
  const bands = names.kinds.reduce(
    (all, { key, maxBands = 0 }) => all | (named.includes(key) ? maxBands : 0),
    0,
  )
  // « sheep up to 150 »: the smallest scale for them carries 300 kg.
  const has = (ug: number) =>
    [1, 2, 4].some((larger) => (bands & (1 << bandOf(capacityBands, larger * ug))) !== 0)
  const loadUg = [kilogram, gram, tonne].map((unit) => value * unit).find(has)
  return loadUg === undefined ? null : { type: 'load', loadUg, fromUg: null }
}
