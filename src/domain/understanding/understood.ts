import type { Category } from '#domain/catalogue/facets.ts'
import type { ProtectionNeed } from '#domain/catalogue/protection.ts'
import type { PowerSource } from '#domain/fit/fit-model.ts'
import type { Zone } from '#domain/fit/fit-request.ts'
import type { FitUse } from '#domain/fit/fit-use.ts'
import type { AccuracyClass } from '#domain/metrology/metrology.ts'
import type { TradeKey } from './trades.ts'

/** A piece of a text: the first character, and the one behind the last. */
export type Span = { from: number; to: number }

/** What a superlative puts first. */
export type Order = 'price' | 'interval' | 'capacity' | 'least-capacity'

/** What a piece of a text asks of an instrument. Masses in µg, lengths in mm. */
export type Meaning =
  /** Max of at least `loadUg`, with `above` of more; `fromUg` is the smallest load, of a range or alone. */
  | { type: 'load'; loadUg: number; fromUg: number | null; above?: true }
  /** e, d, or either (null), at most this, with `below` less. */
  | { type: 'interval'; of: 'e' | 'd' | null; ug: number; below?: true }
  | { type: 'class'; accuracyClass: AccuracyClass }
  /** One side: a round plate. */
  | { type: 'platform'; sidesMm: readonly number[] }
  /** The digits of IEC 60529; null: tight, by whatever degree. */
  | { type: 'protection'; need: ProtectionNeed | null }
  /** The explosive atmosphere that it stands in (Directive 1999/92/EC, annex I), or that a `category` is made for. */
  | { type: 'zone'; zone: Zone; category?: true }
  /** `isNeedless`: verification is not needed, and excludes none. */
  | { type: 'legal'; wanted: boolean; isNeedless?: true }
  | { type: 'power'; source: PowerSource; wanted: boolean }
  /** The filter's value and the name in the facts of a model. */
  | { type: 'interface'; value: string; name: string; wanted: boolean }
  /** One of these sub-categories, the likeliest first; loose: a word such as « inox », which yields to a named kind. */
  | { type: 'kind'; kinds: readonly string[]; wanted: boolean; loose: boolean }
  | { type: 'trade'; trade: TradeKey }
  /** By the name that the site gives it. */
  | { type: 'use'; use: FitUse }
  | { type: 'category'; category: Category }
  /** The most that may be paid, EUR cents excl. VAT, and the least where a range is named. */
  | { type: 'price'; atMostCents: number; atLeastCents?: number }
  /** In stock now. */
  | { type: 'stock' }
  /** What comes first of all that meets the other facts: the cheapest, what reads finest, carries most or least. */
  | { type: 'order'; by: Order }
  | { type: 'brand'; brand: string }
  | { type: 'model'; model: string }
  | { type: 'reference'; reference: string }

/**
 * A typed fact; `corrected` is the known word that a mistyped one was read as. `isAlternative`: what meets the fact of
 * its type before it need not meet this one, « USB ou Bluetooth ».
 */
export type Fact = Meaning & { span: Span; corrected: string | null; isAlternative?: true }

/** A word that no fact was read from. */
export type Rest = { text: string; span: Span }

/**
 * What was read in a text, in its order, and the words that are left; `negated`: those of them that a negation stands
 * before, with it. No condition could be read from these, and to look for them would find the contrary.
 */
export type Understood = { facts: Fact[]; words: Rest[]; negated: Rest[] }

/** Names that only the catalogue knows. */
export type Names = {
  brands: readonly string[]
  /** Sub-categories: names in every language, category, and the bands of the Max of their models as bits. */
  kinds: readonly { key: string; names: readonly string[]; category?: number; maxBands?: number }[]
  /** The sub-categories of models by their names. */
  kindsOfModels?: ReadonlyMap<string, readonly string[]>
  /** Model names by their letters and digits in small letters. */
  models: ReadonlyMap<string, string>
  /** References likewise. */
  references: ReadonlyMap<string, string>
}

/** No names: a text is read by its words alone. */
export const noNames: Names = { brands: [], kinds: [], models: new Map(), references: new Map() }

type Load = Extract<Meaning, { type: 'load' }>

/** Is it a load that Max must hold, and not only the least that is weighed? */
export const isLargest = (fact: Meaning): fact is Load => fact.type === 'load' && fact.fromUg !== fact.loadUg

/** The smallest Max that holds a load, µg. */
export const leastMaxUg = ({ loadUg, above }: Load): number => (above ? loadUg + 1 : loadUg)

/** How certain the reading of a fact is: where not all can be met, the least certain one is given up first. */
export function certaintyOf(fact: Meaning): number {
  switch (fact.type) {
    case 'reference':
      return 9
    case 'model':
    case 'zone':
      return 8
    case 'kind':
      return fact.wanted && !fact.loose ? 7 : 2
    case 'brand':
    case 'load':
      return 6
    case 'class':
    case 'use':
      return 4
    // Who must have it verified reads a little coarser rather than break the law.
    case 'legal':
      return fact.wanted ? 5 : 3
    case 'protection':
    case 'power':
    case 'price':
    case 'interval':
      return 3
    case 'category':
      return 1
    default:
      return 2
  }
}
