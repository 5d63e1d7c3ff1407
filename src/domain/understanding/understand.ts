import type { Locale } from '#config/locales.ts'
import { isOneTypoApart } from '#domain/catalogue/search-words.ts'
import { standardOf } from './dialect.ts'
import { kindsNamed } from './kind-choice.ts'
import { ordinaryWords } from './ordinary-words.ts'
import { readAlternatives } from './read-alternatives.ts'
import { readBareBounds } from './read-bare-bounds.ts'
import { readMarks } from './read-marks.ts'
import { readMasses } from './read-masses.ts'
import { kindPhrases, readNames } from './read-names.ts'
import { readNeeds } from './read-needs.ts'
import { readPrices } from './read-prices.ts'
import { readSizes } from './read-sizes.ts'
import { negationBefore, readPhrases, readWords } from './read-words.ts'
import { cueBefore, longestRead, type Reading, startReading, type Token, take, tokensOf } from './reading.ts'
import { shortestMistyped } from './respelling.ts'
import { rootOf } from './stem.ts'
import type { TradeKey } from './trades.ts'
import { type Fact, type Names, noNames, type Rest, type Span, type Understood } from './understood.ts'

/**
 * What a person asks for in a text: facts with the places they were read from, and the words that are left. The
 * language says how numbers are written and which of two equal words is meant; the words of all languages are known.
 * What is not sure stays a word. Any text is read, up to a thousand letters.
 */
export function understand(text: string, locale: Locale, names: Names = noNames): Understood {
  const reading = startReading(text, locale, names)
  readNames(reading)
  readPhrases(reading, 2, kindPhrases(names))
  readMarks(reading)
  readPrices(reading)
  readMasses(reading)
  readWords(reading)
  readNeeds(reading)
  readBareBounds(reading)
  readSizes(reading)
  giveBackWeightClasses(reading)
  giveBackForeignModels(reading)
  giveBackMaterials(reading)
  giveBackTickets(reading)
  giveBackBesideAtex(reading)
  forgetFoodLaboratory(reading)
  readAlternatives(reading)
  return {
    facts: reading.facts.sort((a, b) => a.span.from - b.span.from),
    ...wordsLeft(reading),
  }
}

/** « Gewichte F1 », « masse de classe E2 », « F1 weights » */
const classedWeights =
  /(?<!\p{L})(?:(?:an?|one|test|check) \d+ ?(?:m|k)?g weights?(?!\p{L})|(?:un|des|le) poids de \d+ ?(?:m|k)?g(?!\p{L})|(?:ein |das )?\d+[ -](?:m|k)?g[ -]gewicht(?!\p{L}))|(?<!\p{L})(?:(?:poids|masses?|weights?|gewichte?n?)(?: (?:de |der )?(?:classe?|klasse))? (?:[EF][12]|M[123])|(?:[EF][12]|M[123])[ -](?:weights?|gewichte?))(?![\p{L}\p{N}])/iu

/** « 1 mg E2 » */
const massOfClass = /(?<=\d\s?[mk]?g )(?:[EF][12]|M[123])(?![\p{L}\p{N}])/u

/**
 * « poids étalon F1 », « Gewichte F1 » name a class of weights (OIML R 111), not a model that is called so; beside
 * their class the weights are the kind that is asked for.
 */
function giveBackWeightClasses(reading: Reading): void {
  const kinds = reading.facts.flatMap((fact) => (fact.type === 'kind' && fact.wanted ? [fact.kinds[0]] : []))
  const isNamed = kinds.includes('weights')
  const text = reading.text.slice(0, longestRead)
  const classed = isNamed
    ? null
    : (text.match(classedWeights) ?? (kinds.length ? null : text.match(massOfClass)))
  if (!isNamed && !classed) return
  for (const fact of reading.facts)
    if (fact.type === 'model' && /^(?:[EF][12]|M[123])$/.test(fact.model)) giveBack(reading, fact)
  if (kinds.every((kind) => kind === 'weights')) readNominalMasses(reading)
  if (classed?.index === undefined) return
  // « comparateur de masses E2 »
  const [begins, ends] = [classed.index, classed.index + classed[0].length]
  const isPartOf = ({ type, span }: Fact) => type === 'kind' && span.from < begins && span.to > begins
  if (reading.facts.some(isPartOf)) return
  reading.facts = reading.facts.filter(({ type }) => type !== 'kind')
  take(reading, { from: begins, to: ends }, { type: 'kind', kinds: ['weights'], wanted: true, loose: false })
}

/** Hosed down, by whatever degree, or immersed (IEC 60529): few plain scales for a table stand it. */
const isHosed = (fact: Fact) => fact.type === 'protection' && (fact.need?.water ?? 7) >= 7

/** „Wägezelle C3“: beside a kind of another category the name of a model means something else, here a class. */
function giveBackForeignModels(reading: Reading): void {
  const { names } = reading
  const categoryOf = (kind: string) => names.kinds.find(({ key }) => key === kind)?.category
  const named = kindsNamed(reading.facts).map(categoryOf)
  if (named.length === 0) return
  for (const fact of reading.facts) {
    if (fact.type !== 'model') continue
    const own = names.kindsOfModels?.get(fact.model)?.map(categoryOf)
    if (own && !own.some((category) => named.includes(category))) giveBack(reading, fact)
  }
}

/** « jeu de poids 5 g »: a weight has no readability, but a nominal mass. */
function readNominalMasses(reading: Reading): void {
  reading.facts = reading.facts.map((fact) =>
    fact.type === 'interval' && fact.of === null && /^\d/.test(reading.text.slice(fact.span.from))
      ? { type: 'load', loadUg: fact.ug, fromUg: null, span: fact.span, corrected: null }
      : fact,
  )
}

/** Scales that stand on a table, of which some are made as washdown scales. */
const onTable: readonly string[] = ['bench', 'portion-kitchen']

/**
 * « plate-forme inox »: beside another kind a material is a word of its texts. A scale for a table that is of stainless
 * steel, or hosed down, may be a washdown scale too.
 */
function giveBackMaterials(reading: Reading): void {
  const kinds = reading.facts.filter((fact) => fact.type === 'kind')
  const isMaterial = (fact: Fact) => fact.type === 'kind' && fact.loose && fact.kinds.length === 1
  if (kinds.every(isMaterial)) return
  const materials = kinds.filter((fact) => isMaterial(fact) && fact.kinds[0] === 'washdown')
  const isWashed = materials.length > 0 || reading.facts.some(isHosed)
  for (const fact of kinds)
    if (isWashed && fact.wanted && onTable.includes(fact.kinds[0] ?? ''))
      fact.kinds = [...fact.kinds, 'washdown']
  for (const fact of materials) giveBack(reading, fact)
}

/**
 * « transpalette à ticket », „Hängewaage mit Bon“: beside another kind a ticket is what that one prints;
 * „Ladenwaage mit Bon“ says more of the same instrument.
 */
function giveBackTickets(reading: Reading): void {
  if (kindsNamed(reading.facts).every((kind) => kind === 'ticket-scale')) return
  for (const fact of reading.facts)
    if (fact.type === 'kind' && fact.wanted && !fact.loose && fact.kinds[0] === 'ticket-scale')
      giveBack(reading, fact)
}

/** « le labo de la boulangerie »: who makes food calls so the room that it is made in. */
function forgetFoodLaboratory(reading: Reading): void {
  const makesFood = reading.facts.some((fact) => fact.type === 'trade' && foodTrades.has(fact.trade))
  const isLaboratory = (fact: Fact) => fact.type === 'category' && fact.category === 'laboratory'
  if (makesFood) reading.facts = reading.facts.filter((fact) => !isLaboratory(fact))
}
const foodTrades: ReadonlySet<TradeKey> = new Set([
  'bakery',
  'pastry',
  'butcher',
  'cheese',
  'fish',
  'kitchen',
])

/** « balance ATEX pour des fûts »: where an explosion threatens, only instruments for it count. */
function giveBackBesideAtex(reading: Reading): void {
  const kinds = reading.facts.filter((fact) => fact.type === 'kind' && fact.wanted)
  const isZoned = reading.facts.some(({ type }) => type === 'zone')
  if (!isZoned && !kinds.some((fact) => fact.type === 'kind' && fact.kinds.includes('atex'))) return
  for (const fact of kinds) if (fact.type === 'kind' && !fact.kinds.includes('atex')) giveBack(reading, fact)
}

/** Makes words of a fact again. */
function giveBack(reading: Reading, fact: Fact): void {
  const { from, to } = fact.span
  reading.rest = reading.rest.slice(0, from) + reading.text.slice(from, to) + reading.rest.slice(to)
  reading.facts = reading.facts.filter((other) => other !== fact)
}

/** « sans pare-brise », « no draft shield »: English writes the parts of a noun apart. */
const isCompound = ({ text, locale }: Reading, from: number, to: number) =>
  (locale === 'en' ? /^[ -]$/ : /^-$/).test(text.slice(from, to))

/** « £300 », « $ 500 »: prices are in euros, and an amount of another money is none of them, and no Max. */
function foreignMoneyAt(reading: Reading, { from, to }: Span): Span | null {
  const { text, vocabulary } = reading
  if (!/^\d/.test(text.slice(from, to))) return null
  const [before] = text.slice(0, from).match(/(?:[£$¥]|(?<!\p{L})(?:chf|gbp|usd)) ?$/iu) ?? []
  const [behind] = text.slice(to).match(/^ ?(?:[£$¥]|(?:chf|gbp|usd)(?!\p{L}))/iu) ?? []
  if (before === undefined && behind === undefined) return null
  const begins = from - (before?.length ?? 0)
  // « under £300 »: the bound belongs to it.
  const bound = cueBefore(reading, begins, vocabulary.cues.beforeMostPrice)
  return { from: bound ?? begins, to: to + (behind?.length ?? 0) }
}

/** « n’est », « qu’on », "won’t", "it’s", « c pas »: what is cut off says nothing by itself, nor does a letter. */
const isElided = (text: string, { from, to }: Span) =>
  /^\p{L}$/u.test(text.slice(from, to)) ||
  (to - from <= 2 && /^['’]\p{L}/u.test(text.slice(to))) ||
  /^n['’]t(?!\p{L})/iu.test(text.slice(to - 1)) ||
  /['’](?:t|s|re|ve|ll|d|m)$/iu.test(text.slice(Math.max(0, from - 1), to))

/** Without articles; beside anything else also without « balance », which says nothing more then. */
function wordsLeft(reading: Reading): Pick<Understood, 'words' | 'negated'> {
  const { text, rest, vocabulary, facts } = reading
  const negations = new Set(vocabulary.negations.filter(({ length }) => length === 1).flat())
  const tokens = tokensOf(rest).filter(
    ({ word, stem, span }) => !vocabulary.stop.has(word) && !isElided(text, span) && !negations.has(stem),
  )
  const isGeneric = (word: string) => vocabulary.generic.has(rootOf(word)) || vocabulary.generic.has(word)
  const isMistyped = (word: string) =>
    word.length >= shortestMistyped &&
    !ordinaryWords.has(word) &&
    [...vocabulary.generic].some((generic) => isOneTypoApart(word, generic))
  const specific = tokens.filter(
    ({ word }) => !isGeneric(word) && !isGeneric(standardOf(vocabulary, word) ?? '') && !isMistyped(word),
  )
  // « not digital » asks for something that « digital » does not.
  const isNegated = ({ span }: Token) => negationBefore(reading, span.from) !== null
  const says = facts.length > 0 || specific.some((token) => !isNegated(token))
  const kept = says ? tokens.filter((token) => specific.includes(token) || isNegated(token)) : tokens
  const restOf = (from: number, to: number): Rest => ({ text: text.slice(from, to), span: { from, to } })
  const words: Rest[] = []
  const negated: Rest[] = []
  for (const { span } of kept) {
    const from = negationBefore(reading, span.from)
    const money = from === null ? foreignMoneyAt(reading, span) : null
    const last = negated.at(-1)
    if (from !== null) negated.push(restOf(from, span.to))
    else if (money) negated.push(restOf(money.from, money.to))
    else if (last && isCompound(reading, last.span.to, span.from))
      negated.splice(-1, 1, restOf(last.span.from, span.to))
    else words.push(restOf(span.from, span.to))
  }
  const unread = text.slice(longestRead).trim()
  if (unread !== '') words.push({ text: unread, span: { from: longestRead, to: text.length } })
  const isPartOf = ({ span }: Rest) =>
    negated.some((other) => other.span.from <= span.from && span.to <= other.span.to)
  return { words: words.filter((word) => !isPartOf(word)), negated }
}
