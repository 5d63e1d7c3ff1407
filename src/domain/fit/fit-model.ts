import type { AccuracyClass, Arrangement, Metrology, WeighingRange } from '#domain/metrology/metrology.ts'

/** The load receptor, mm. */
export type Platform =
  | { shape: 'rect'; widthMm: number; depthMm: number }
  | { shape: 'round'; diameterMm: number }

/** How an instrument is powered. */
export type PowerSource = 'mains' | 'battery'

/** An instrument as the solver sees it: one variant of the catalogue. Null = not known, never « no ». Masses in µg. */
export type FitModel = {
  reference: string
  /** Sub-category, e.g. « bench ». */
  kind: string
  accuracyClass: AccuracyClass | null
  arrangement: Arrangement
  /** Ascending; at least one. */
  ranges: readonly WeighingRange[]
  /** Min of the plate; null: by OIML R 76-1, table 3. */
  minUg: number | null
  metrology: Metrology | null
  /** T = +: the tare adds to Max. */
  additiveTare: boolean
  platform: Platform | null
  /** As printed, e.g. « IP54 », « IP66/IP68 ». */
  protection: string | null
  power: readonly PowerSource[] | null
  batteryHours: number | null
  interfaces: readonly string[] | null
  customerDisplay: boolean | null
  priceComputing: boolean | null
  labelPrinter: boolean | null
  medicalDevice: boolean | null
  /** Keeps the reading of a moving animal. */
  hold: boolean | null
  /** As printed, e.g. « II 2 GD ». */
  atexCategory: string | null
  /** Standard deviation of repeated weighings. */
  repeatabilityUg: number | null
  /** EUR cents excl. VAT. */
  priceCents: number | null
  inStock: boolean
  /** The product that it is a model of, in a catalogue. */
  productId?: string
  /** Models of the same number differ in reference, price and stock only; absent: like no other. */
  alike?: number
}

/** Kinds that are built with a display for the customer. */
export const customerDisplayKinds: readonly string[] = [
  'price-computing',
  'ticket-scale',
  'label-scale',
  'pos-scale',
  'self-service',
  'hanging-retail',
]

/** Kinds whose one display faces the person who weighs: balances of laboratories and jewellers, scales of kitchens. */
const oneDisplayKinds: readonly string[] = [
  'micro',
  'semi-micro',
  'analytical',
  'precision',
  'high-cap-precision',
  'compact-edu',
  'pharmacy',
  'gold-jewellery',
  'portion-kitchen',
]

/** Kinds that are built for weighing persons. */
export const personKinds: readonly string[] = [
  'personal',
  'column',
  'body-comp',
  'chair',
  'wheelchair',
  'handrail',
  'baby',
  'bed',
  'stretcher',
  'hoist',
]

/** Kinds that are no non-automatic weighing instruments: automatic ones and components. */
export const notNawiKinds: readonly string[] = [
  'checkweigher',
  'axle',
  'loadcell',
  'weights',
  'indicator',
  'mass-comparator',
  'moisture',
]

const withDisplay = new Set(customerDisplayKinds)

/** Has it a display for the customer? By its own word, else by its kind; null when neither says. */
export function hasCustomerDisplay({ customerDisplay, kind }: FitModel): boolean | null {
  if (customerDisplay !== null) return customerDisplay
  if (withDisplay.has(kind)) return true
  return oneDisplayKinds.includes(kind) ? false : null
}
