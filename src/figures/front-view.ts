import type { Platform } from '#domain/fit/fit-model.ts'
import { type ModelSize, platformBase } from '#domain/fit/model-footprint.ts'
import { beam, cased, lidded, ramped, ringed, slab, tower, tray, wedge } from './bench-fronts.ts'
import type { Draw, FrontStroke } from './front-pen.ts'
import { chair, column, handled, hanging, railed, truck } from './standing-fronts.ts'

const flat = (...kinds: string[]) => kinds.map((kind): [string, Draw] => [kind, slab])

/** A map, so that a kind named `constructor` is drawn by its proportions like any other that is not here. */
const fronts = new Map<string, Draw>([
  ...flat('bench', 'washdown', 'floor', 'pallet-u', 'atex', 'livestock'),
  ...flat('weighbridge', 'high-cap-precision', 'postal-parcel', 'personal'),
  ...([
    ['micro', cased],
    ['semi-micro', cased],
    ['analytical', cased],
  ] as const),
  ['axle', ramped],
  ['wheelchair', ramped],
  ['stretcher', ramped],
  ['beams', beam],
  ['moisture', lidded],
  ['column', column],
  ['body-comp', handled],
  ['handrail', railed],
  ['chair', chair],
  ['hanging-retail', hanging],
  ['pallet-truck', truck],
  ['baby', tray],
])

/** High instruments of kinds that are low as a rule. */
const highFronts = new Map<string, Draw>([
  ['precision', ringed],
  ['pharmacy', cased],
])

/** Higher than this share of its width an instrument has something above its pan. */
const high = 0.75

function drawOf(kind: string, isHigh: boolean): Draw {
  return fronts.get(kind) ?? (isHigh ? (highFronts.get(kind) ?? tower) : wedge)
}

/** A kind of instrument with its outer dimensions. */
export type MeasuredFront = {
  kind: string
  outerMm: NonNullable<ModelSize['outerMm']>
  platform: Platform | null
}

/**
 * The front of an instrument, as wide and as high as it is. The drawings of the cards are pictures: their width grows
 * with the logarithm of the real one, and their height is that of a picture.
 */
export function frontView({ kind, outerMm: [widthMm, , heightMm], platform }: MeasuredFront): FrontStroke[] {
  const platformMm = platform ? platformBase(platform).lengthMm : widthMm * 0.8
  return drawOf(kind, heightMm >= high * widthMm)([widthMm, heightMm, Math.min(platformMm, widthMm)])
}
