import type { FitUse } from '#domain/fit/fit-use.ts'
import { gram, kilogram, milligram } from '#domain/metrology/mass.ts'

/**
 * What a trade weighs with, in the order in which a dealer shows it, and for which use that the law regulates. Where
 * goods demand it also what is read there at the coarsest, and what is laid on at the most: what serves comes first.
 */
type Trade = {
  kinds: readonly string[]
  use: FitUse | null
  /** The use of who sells what he weighs, where the trade alone does not say so. */
  sale?: FitUse
  readsUg?: number
  holdsUg?: number
}

/** Trades and places by which instruments are asked for; their names are `trade-name` in the dictionaries. */
export const trades = {
  bakery: {
    kinds: ['price-computing', 'ticket-scale', 'self-service', 'pos-scale'],
    use: 'direct-sale',
  },
  butcher: {
    kinds: ['price-computing', 'ticket-scale', 'label-scale', 'hanging-retail'],
    use: 'direct-sale',
  },
  cheese: {
    kinds: ['price-computing', 'ticket-scale', 'label-scale'],
    use: 'direct-sale',
  },
  fish: {
    kinds: ['price-computing', 'hanging-retail', 'ticket-scale', 'washdown'],
    use: 'direct-sale',
  },
  // A bag of potatoes or apples has 5 kg.
  market: {
    kinds: ['price-computing', 'hanging-retail', 'ticket-scale'],
    use: 'direct-sale',
    holdsUg: 5 * kilogram,
  },
  supermarket: {
    kinds: ['self-service', 'pos-scale', 'label-scale', 'price-computing', 'ticket-scale'],
    use: 'direct-sale',
  },
  farmSale: {
    kinds: ['price-computing', 'ticket-scale'],
    use: 'farm-sale',
  },
  kitchen: {
    kinds: ['portion-kitchen', 'washdown'],
    use: null,
  },
  pastry: {
    kinds: ['portion-kitchen', 'price-computing'],
    use: null,
  },
  jeweller: { kinds: ['gold-jewellery'], use: 'precious-metal' },
  // A carat is 0.2 g and has a hundred points.
  gems: { kinds: ['gold-jewellery'], use: null, readsUg: milligram },
  pharmacist: {
    kinds: ['pharmacy', 'precision', 'analytical'],
    use: 'pharmacy',
  },
  post: {
    kinds: ['postal-parcel'],
    use: null,
  },
  // A letter has 1 kg in Germany, 3 kg in France.
  letters: {
    kinds: ['postal-parcel', 'portion-kitchen', 'compact-edu'],
    use: null,
    readsUg: gram,
    holdsUg: kilogram,
  },
  // A piece of luggage has 32 kg at most.
  airport: { kinds: ['postal-parcel', 'bench'], use: 'trade', holdsUg: 32 * kilogram },
  warehouse: {
    kinds: ['pallet-truck', 'pallet-u', 'floor', 'postal-parcel'],
    use: null,
  },
  vet: {
    kinds: ['bench', 'floor', 'livestock'],
    use: null,
    holdsUg: 60 * kilogram,
  },
  farm: { kinds: ['livestock'], use: null, sale: 'livestock-trade' },
  trucks: {
    kinds: ['weighbridge', 'axle'],
    use: null,
  },
  waste: {
    kinds: ['weighbridge', 'floor', 'crane'],
    use: 'waste',
  },
  food: {
    kinds: ['washdown', 'checkweigher', 'bench'],
    use: null,
  },
  chemistry: {
    kinds: ['analytical', 'precision', 'semi-micro', 'atex'],
    use: null,
  },
  doctor: {
    kinds: ['column', 'personal', 'baby'],
    use: 'medical',
  },
  maternity: {
    kinds: ['baby', 'clinical-small'],
    use: 'medical',
  },
  care: {
    kinds: ['chair', 'wheelchair', 'hoist', 'handrail', 'bed'],
    use: 'medical',
  },
  dialysis: { kinds: ['stretcher'], use: 'medical' },
  dietician: {
    kinds: ['body-comp', 'column', 'personal'],
    use: null,
  },
  school: {
    kinds: ['compact-edu'],
    use: null,
  },
  coffee: { kinds: ['price-computing', 'self-service', 'ticket-scale', 'label-scale'], use: 'direct-sale' },
  // A crate of fruit has 20 kg.
  wholesale: { kinds: ['bench', 'floor', 'pallet-u'], use: 'trade', holdsUg: 30 * kilogram },
  brewery: { kinds: ['bench', 'floor', 'washdown', 'pallet-u'], use: 'trade' },
  hunting: { kinds: ['crane', 'hanging-retail'], use: null },
  laundry: { kinds: ['floor', 'bench', 'pallet-u'], use: null },
  paint: { kinds: ['high-cap-precision', 'bench'], use: null },
} as const satisfies Record<string, Trade>

/** The key of a trade. */
export type TradeKey = keyof typeof trades

/** What is known of a trade. */
export const tradeOf = (key: TradeKey): Trade => trades[key]

/** Trades that are named in general, and those which say more: « Briefwaage Porto ». */
const particulars: Partial<Record<TradeKey, TradeKey>> = {
  post: 'letters',
  jeweller: 'gems',
  market: 'wholesale',
}

/** Is a trade one that another of these says more of? */
export const isGeneralBeside = (key: TradeKey, others: readonly TradeKey[]): boolean => {
  const particular = particulars[key]
  return particular !== undefined && others.includes(particular)
}

/** What the trades of a use weigh with. */
export const kindsOfUse = (use: FitUse): readonly string[] =>
  Object.values<Trade>(trades).flatMap((trade) => (trade.use === use ? trade.kinds : []))
