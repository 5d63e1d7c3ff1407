import type { Locale } from '#config/locales.ts'
import type { FitUse } from '#domain/fit/fit-use.ts'
import { regimeOfUse } from '#domain/fit/regime-answer.ts'
import { kilogram } from '#domain/metrology/mass.ts'
import { type TradeKey, tradeOf } from '#domain/understanding/trades.ts'
import type { Fact } from '#domain/understanding/understood.ts'
import { packsUnseen } from './circumstances.ts'
import { inStandard } from './standard-spelling.ts'
import { foldedWords, type Spoken, saidOf, says, type WordList } from './word-lists.ts'

/** Uses with their words, the most certain first. */
const uses: readonly (readonly [use: FitUse, words: WordList])[] = [
  ['internal', 'use-stated-internal'],
  ['direct-sale', 'use-meals'],
  ['pharma-lab', 'use-pharma-lab'],
  ['pharmacy', 'use-pharmacy'],
  ['medical', 'use-medical'],
  ['precious-metal', 'use-precious-metal'],
  ['axle', 'use-axle'],
  ['livestock-trade', 'use-livestock-trade'],
  ['waste', 'use-waste'],
  ['vehicle-trade', 'use-vehicle-trade'],
  ['prepack-variable', 'use-prepack-variable'],
  ['prepack', 'use-prepack'],
  ['postal', 'use-postal'],
  ['customs-tax', 'use-customs-tax'],
  ['court', 'use-court'],
  ['price-computing', 'use-price-computing'],
  ['farm-sale', 'use-farm-sale'],
  ['trade', 'use-trade'],
  ['direct-sale', 'use-direct-sale'],
  ['lab', 'use-lab'],
  ['internal', 'use-internal'],
]

/** Kinds of instruments that are built for one use. */
const usesOfKinds: Partial<Record<string, FitUse>> = {
  'price-computing': 'price-computing',
  'ticket-scale': 'direct-sale',
  'pos-scale': 'direct-sale',
  'self-service': 'direct-sale',
  'hanging-retail': 'direct-sale',
  'gold-jewellery': 'precious-metal',
  weighbridge: 'vehicle-trade',
  axle: 'axle',
  pharmacy: 'pharmacy',
  personal: 'medical',
  column: 'medical',
  chair: 'medical',
  wheelchair: 'medical',
  handrail: 'medical',
  baby: 'medical',
  bed: 'medical',
  stretcher: 'medical',
  hoist: 'medical',
  micro: 'lab',
  'semi-micro': 'lab',
  analytical: 'lab',
  precision: 'lab',
}

/** Does the law ask for a verified instrument for the use of a question? */
export const isRegulated = ({ use, locale }: { use: FitUse | null; locale: Locale }): boolean =>
  use !== null && regimeOfUse(use, 'FR', locale).legal

/** The use that instruments of a kind are built for; null where they serve several. */
export const purposeOfKind = (kind: string): FitUse | null => usesOfKinds[kind] ?? null

/** Trades that weigh for themselves, or patients, where no word says more; others have the use of their goods. */
const usesOfTrades: Partial<Record<TradeKey, FitUse>> = {
  kitchen: 'internal',
  warehouse: 'internal',
  vet: 'internal',
  school: 'internal',
  dietician: 'medical',
}

const tradeUse = (trade: TradeKey): FitUse | null => usesOfTrades[trade] ?? tradeOf(trade).use

/** People are weighed who are no patients: in a gym, in a hotel, at home, or, as is said, for nothing medical. */
export const weighsNoPatients = (spoken: Spoken): boolean =>
  says(spoken, 'not-medical') ||
  (says(spoken, 'no-patients') && !says(spoken, 'care-of-people') && !says(spoken, 'sells'))

/** A midwife who weighs a baby at home advises its parents; the weight at birth is another matter. */
export const advisesParents = (spoken: Spoken): boolean =>
  says(spoken, 'midwife-word') && says(spoken, 'midwife-visit') && !says(spoken, 'birth')

/** A clinic or practice for animals has no patients in the sense of the law. */
export const weighsAnimals = (spoken: Spoken, facts: readonly Fact[]): boolean =>
  says(spoken, 'animal') ||
  facts.some((fact) => fact.type === 'trade' && (fact.trade === 'vet' || fact.trade === 'farm'))

/** What is said, and its sentences, folded. */
type Told = Spoken & { sentences?: readonly string[] }

/**
 * Does a text say that nothing is sold or invoiced? A warehouse or a workshop alone leaves that open, and a hobby whose
 * jars are filled.
 */
export const saysInternal = (spoken: Told): boolean =>
  says(spoken, 'use-stated-internal') ||
  saysNothingSold(spoken) ||
  (says(spoken, 'use-private') && !says(spoken, 'sells') && !says(spoken, 'use-prepack'))

const joints = / (?:mais|et|aussi|but|and|also|aber|und|auch) /

/** « pas de vente », « nix Verkauf », „verkaufe ich nicht“: words that turn another one round stand this near to it. */
const reach = 3
const sold = ['sells', 'use-trade'] as const
function saysNothingSold({ folded, locale, sentences = [folded] }: Told): boolean {
  const isNegated = (words: readonly string[], at: number) => {
    const near = words.slice(Math.max(0, at - reach), at + reach + 1).join(' ')
    return says({ folded: words[at] ?? '', locale }, 'negation') && saidOf({ folded: near, locale }, sold)[0]
  }
  return (
    !says({ folded, locale }, 'allowed') &&
    sentences.map((piece) => piece.split(' ')).some((words) => words.some((_, at) => isNegated(words, at)))
  )
}

const priced = ['use-trade', 'sells', 'use-prepack', 'use-prepack-variable'] as const
/** « for internal checks, but we invoice by it », « by the piece, but the bags I weigh »: a price depends on it too. */
const pricesBeside = ({ folded, locale, sentences = [folded] }: Told): boolean =>
  sentences
    .flatMap((sentence) => sentence.split(joints))
    .some((text) => {
      const piece = { folded: text, locale }
      const isPriced = saidOf(piece, priced).length > 0
      return isPriced && !says(piece, 'use-stated-internal') && !says(piece, 'negation')
    })

/** Somebody else may have said the next one (« we pay per kilo. He says 'internal use' »), of another thing. */
const sentenceEnds = /(?<=[.!?;])\s+|,\s+/

/** What an instrument is for by a text and its facts; who is paid by weight is told no « internal use » by others. */
export function statedUse(text: string, locale: Locale, facts: readonly Fact[]): FitUse | null {
  const stated = facts.find((fact) => fact.type === 'use')?.use ?? null
  if (stated !== null && stated !== 'internal') return stated
  const spoken = { folded: inStandard(foldedWords(text), locale), locale }
  const isPricedByMass = pricedByMass.test(text) && !says(spoken, 'use-trade')
  if (isPricedByMass && !packsUnseen(spoken)) return 'direct-sale'
  const sentences = text.split(sentenceEnds).map((sentence) => inStandard(foldedWords(sentence), locale))
  const told = readUse({ ...spoken, sentences }, facts) ?? stated
  return told !== null && unpacked.has(told) && packageIn(text, locale, facts) < Infinity ? 'prepack' : told
}

/** Sales where what is weighed may be packages of one content. */
const unpacked: ReadonlySet<FitUse> = new Set(['farm-sale', 'direct-sale', 'trade'])
/** Letters of a preposition, and the largest prepackage: Directive 76/211/EEC, Art. 1. */
const [longestLink, largestPackage] = [3, 10 * kilogram]

/**
 * « des pots 250 g et 500 g », „500-g-Gläser“, "jars of 500 g": a mass beside the name of a package is its content, µg;
 * of several the least. Infinity: no package is named so.
 */
export function packageIn(text: string, locale: Locale, facts: readonly Fact[]): number {
  const isPackage = (word = '') => says({ folded: word, locale }, 'prepack-word')
  const contents = facts.flatMap(({ span, ...fact }) => {
    if (fact.type !== 'load' || fact.loadUg > largestPackage) return []
    const [before = [], behind = []] = [text.slice(0, span.from), text.slice(span.to)].map((part) =>
      foldedWords(part).split(' ').filter(Boolean),
    )
    // « jars of », „Gläser zu“
    const linked = (before.at(-1) ?? '').length <= longestLink ? before.at(-2) : undefined
    return [behind[0], before.at(-1), linked].some(isPackage) ? [fact.loadUg] : []
  })
  return Math.min(...contents)
}

/** « only to dose the wormer », « nur um die Mischung zu prüfen »: the one purpose that is named, and no sale. */
const servesOneself = (spoken: Spoken): boolean =>
  says(spoken, 'only-for') && !says(spoken, 'sells') && saidOf(spoken, priced).length === 0

/** « 1.20 € per 100 g »: who says so sells by weight. */
const pricedByMass =
  /\d ?(?:€|eur|euros?) ?(?:\/|je|pro|per|a|the|le|les|par|pour|fur)? ?(?:\d+ ?)?(?:g|gramm\w*|kg|kilo)(?![a-z])/i

const ofSale: ReadonlySet<FitUse> = new Set([
  ...(['direct-sale', 'farm-sale', 'price-computing', 'trade', 'livestock-trade'] as const),
  ...(['vehicle-trade', 'waste', 'prepack', 'prepack-variable', 'postal'] as const),
])

/** The word behind this negation; « not only for the market » turns nothing round. */
function deniedBy(words: readonly string[], at: number, locale: Locale): string | undefined {
  const word = words.slice(at + 1, at + 1 + reach).find(({ length }) => length > longestLink)
  return word === undefined || says({ folded: word, locale }, 'only-word') ? undefined : word
}

/** The sales that a text excludes, « kein Viehhandel », « pas pour la vente », unless the rest of it names a price. */
function deniedUses({ folded, locale }: Spoken): ReadonlySet<FitUse> {
  const words = folded.split(' ')
  const denied = words.flatMap((word, at) =>
    // « 50 t » is no « don't ».
    says({ folded: word, locale }, 'negation') && !/^\d/.test(words[at - 1] ?? '')
      ? (deniedBy(words, at, locale) ?? [])
      : [],
  )
  const rest = { folded: words.filter((word) => !denied.includes(word)).join(' '), locale }
  if (denied.length === 0 || says(rest, 'allowed') || saidOf(rest, priced).length > 0) return new Set()
  const told = { folded: denied.join(' '), locale }
  return new Set(uses.flatMap(([use, list]) => (ofSale.has(use) && says(told, list) ? [use] : [])))
}

/** Is every trade that is named one that sells goods? */
const sellsGoods = (facts: readonly Fact[]): boolean => {
  const trades = facts.flatMap((fact) => (fact.type === 'trade' ? [tradeUse(fact.trade)] : []))
  return trades.length > 0 && trades.every((use) => use !== null && ofSale.has(use))
}

/** What an instrument is for, by words, else by the kind that is named; null where neither says. */
function readUse(spoken: Told, facts: readonly Fact[]): FitUse | null {
  if (packsUnseen(spoken)) return 'prepack-variable'
  const isPriced = pricesBeside(spoken)
  if (saysInternal(spoken) && !isPriced) return 'internal'
  const besideMedical = weighsAnimals(spoken, facts) || weighsNoPatients(spoken)
  const denied = deniedUses(spoken)
  // Who counts parts sells them by the piece, and pays no postage by their weight.
  const isCounted =
    says(spoken, 'counts') || facts.some((fact) => fact.type === 'kind' && fact.kinds[0] === 'counting')
  const told = uses.find(
    ([use, words]) =>
      !denied.has(use) &&
      // „Rezeptur“ in a brewery is no medicine, and goat’s cheese no animal.
      !(use === 'pharmacy' && sellsGoods(facts)) &&
      !(use === 'livestock-trade' && says(spoken, 'animal-goods')) &&
      !(isPriced && use === 'internal') &&
      !(besideMedical && use === 'medical') &&
      !(isCounted && ofSale.has(use)) &&
      says(spoken, words),
  )?.[0]
  // A kitchen scale is an instrument, and tells no kitchen that one weighs in.
  if (told === 'internal' && !saysInternal(spoken) && says(spoken, 'household')) return null
  if (told !== undefined && told !== 'medical' && servesOneself(spoken)) return 'internal'
  // Who invoices by the load of axles weighs the vehicle for trade: of two uses the regulated one decides.
  if (told === 'axle' && (says(spoken, 'use-trade') || says(spoken, 'use-direct-sale')))
    return 'vehicle-trade'
  const kinds = facts.flatMap((fact) =>
    fact.type === 'kind' && fact.wanted && !fact.loose ? fact.kinds : [],
  )
  // What hangs from a crane hangs in no shop.
  const kind = kinds.find((candidate) => candidate !== 'hanging-retail' || !kinds.includes('crane'))
  const purpose = kind === undefined ? null : purposeOfKind(kind)
  // A scale for people weighs nothing else: « the baby scale from the pharmacy ».
  if (told) return told !== 'internal' && purpose === 'medical' && !besideMedical ? purpose : told
  if (besideMedical || isCounted || denied.size > 0) return 'internal'
  const [trade] = facts.flatMap((fact) => (fact.type === 'trade' ? (tradeUse(fact.trade) ?? []) : []))
  return purpose ?? trade ?? null
}
