import type { FitUse } from '#domain/fit/fit-use.ts'

/** What a trade weighs with, in the order in which a dealer shows it, and for which use that the law regulates. */
type Trade = { kinds: readonly string[]; use: FitUse | null }

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
  market: {
    kinds: ['price-computing', 'hanging-retail', 'ticket-scale'],
    use: 'direct-sale',
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
  pharmacist: {
    kinds: ['pharmacy', 'precision', 'analytical'],
    use: 'pharmacy',
  },
  post: {
    kinds: ['postal-parcel'],
    use: null,
  },
  warehouse: {
    kinds: ['pallet-truck', 'pallet-u', 'floor', 'postal-parcel'],
    use: null,
  },
  vet: {
    kinds: ['bench', 'floor', 'livestock'],
    use: null,
  },
  farm: { kinds: ['livestock'], use: null },
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
} as const satisfies Record<string, Trade>
/** What the trades of a use weigh with. */
export const kindsOfUse = (use: FitUse): readonly string[] =>
  Object.values<Trade>(trades).flatMap((trade) => (trade.use === use ? trade.kinds : []))

/** The key of a trade. */
export type TradeKey = keyof typeof trades
