/** What a trade weighs with: kinds in the order in which a dealer shows them, and whether the law regulates the use. */
type Trade = { kinds: readonly string[]; legal: boolean }

/** Trades and places by which instruments are asked for; their names are `trade-name` in the dictionaries. */
export const trades = {
  bakery: {
    kinds: ['price-computing', 'ticket-scale', 'self-service', 'pos-scale'],
    legal: true,
  },
  butcher: {
    kinds: ['price-computing', 'ticket-scale', 'label-scale', 'hanging-retail'],
    legal: true,
  },
  cheese: {
    kinds: ['price-computing', 'ticket-scale', 'label-scale'],
    legal: true,
  },
  fish: {
    kinds: ['price-computing', 'hanging-retail', 'ticket-scale', 'washdown'],
    legal: true,
  },
  market: {
    kinds: ['price-computing', 'hanging-retail', 'ticket-scale'],
    legal: true,
  },
  supermarket: {
    kinds: ['self-service', 'pos-scale', 'label-scale', 'price-computing', 'ticket-scale'],
    legal: true,
  },
  farmSale: {
    kinds: ['price-computing', 'ticket-scale'],
    legal: true,
  },
  kitchen: {
    kinds: ['portion-kitchen', 'washdown'],
    legal: false,
  },
  pastry: {
    kinds: ['portion-kitchen', 'price-computing'],
    legal: false,
  },
  jeweller: { kinds: ['gold-jewellery'], legal: true },
  pharmacist: {
    kinds: ['pharmacy', 'precision', 'analytical'],
    legal: true,
  },
  post: {
    kinds: ['postal-parcel'],
    legal: false,
  },
  warehouse: {
    kinds: ['pallet-truck', 'pallet-u', 'floor', 'postal-parcel'],
    legal: false,
  },
  vet: {
    kinds: ['bench', 'floor', 'livestock'],
    legal: false,
  },
  farm: { kinds: ['livestock'], legal: false },
  trucks: {
    kinds: ['weighbridge', 'axle'],
    legal: false,
  },
  waste: {
    kinds: ['weighbridge', 'floor', 'crane'],
    legal: true,
  },
  food: {
    kinds: ['washdown', 'checkweigher', 'bench'],
    legal: false,
  },
  chemistry: {
    kinds: ['analytical', 'precision', 'semi-micro', 'atex'],
    legal: false,
  },
  doctor: {
    kinds: ['column', 'personal', 'baby'],
    legal: true,
  },
  maternity: {
    kinds: ['baby', 'clinical-small'],
    legal: true,
  },
  care: {
    kinds: ['chair', 'wheelchair', 'hoist', 'handrail', 'bed'],
    legal: true,
  },
  dialysis: { kinds: ['stretcher'], legal: true },
  dietician: {
    kinds: ['body-comp', 'column', 'personal'],
    legal: false,
  },
  school: {
    kinds: ['compact-edu'],
    legal: false,
  },
} as const satisfies Record<string, Trade>
/** The key of a trade. */
export type TradeKey = keyof typeof trades
