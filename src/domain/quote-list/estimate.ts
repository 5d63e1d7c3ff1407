import * as v from 'valibot'
import type { TravelZone } from '#domain/area/travel-zone.ts'

/** The parts of an indicative amount, in the order in which they are shown. */
export const estimateParts = ['instruments', 'accessories', 'services', 'travel'] as const
export type EstimatePart = (typeof estimateParts)[number]

/** What an indicative amount may not contain: VAT and delivery never, a part where one of its lines has no price. */
export const estimateGaps = [
  'instruments-on-request',
  'accessories-on-request',
  'services-on-request',
  'travel-on-request',
  'delivery',
  'vat',
] as const
export type EstimateGap = (typeof estimateGaps)[number]
/** What is said beside an amount; VAT is in its name. */
export type SaidGap = Exclude<EstimateGap, 'vat'>
/** What an amount does not contain, as it is said beside it. */
export const saidGaps = (missing: readonly EstimateGap[]): SaidGap[] =>
  missing.filter((gap): gap is SaidGap => gap !== 'vat')

/**
 * An indicative amount excl. VAT, in EUR cents. Only parts with a price are listed; the total is their sum, null where
 * nothing has a price. `missing` names what it does not contain.
 */
export const Estimate = v.object({
  parts: v.array(v.object({ part: v.picklist(estimateParts), cents: v.number() })),
  totalCents: v.nullable(v.number()),
  missing: v.array(v.picklist(estimateGaps)),
})
export type Estimate = v.InferOutput<typeof Estimate>

/** A price per unit in EUR cents excl. VAT; null: on request, never « nothing ». */
type Priced = { priceCents: number | null }

/** What an estimate is made from. */
export type EstimateInput = {
  /** Accessories belong to each instrument of the line. */
  items: readonly (Priced & { quantity: number; accessories: readonly Priced[] })[]
  services: readonly (Priced & { quantity: number; onSite: boolean })[]
  /** Null: outside the zones or unknown. */
  travel: TravelZone | null
}

type Line = Priced & { quantity: number }

/** The indicative amount of a request; null where it holds neither instruments nor services. Travel is charged once. */
export function estimateOf({ items, services, travel }: EstimateInput): Estimate | null {
  if (items.length + services.length === 0) return null
  const visits = services.some(({ onSite }) => onSite)
  const lines: Record<EstimatePart, readonly Line[]> = {
    instruments: items,
    accessories: items.flatMap(({ quantity, accessories }) =>
      accessories.map(({ priceCents }) => ({ priceCents, quantity })),
    ),
    services,
    travel: visits ? [{ priceCents: travel?.priceCents ?? null, quantity: 1 }] : [],
  }
  const parts = estimateParts.flatMap((part) => {
    const cents = sumOf(lines[part])
    return cents === null ? [] : [{ part, cents }]
  })
  const open = estimateParts.filter((part) => lines[part].some(({ priceCents }) => priceCents === null))
  return {
    parts,
    totalCents: parts.length ? parts.reduce((sum, { cents }) => sum + cents, 0) : null,
    missing: [...open.map((part) => `${part}-on-request` as const), 'delivery', 'vat'],
  }
}

/** The sum of the lines that have a price; null when none has. */
function sumOf(lines: readonly Line[]): number | null {
  let sum: number | null = null
  for (const { priceCents, quantity } of lines) {
    if (priceCents !== null) sum = (sum ?? 0) + priceCents * quantity
  }
  return sum
}
