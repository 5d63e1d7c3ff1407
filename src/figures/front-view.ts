import type { Platform } from '#domain/fit/fit-model.ts'
import { type ModelSize, platformBase } from '#domain/fit/model-footprint.ts'
import { beam, cased, lidded, ramped, ringed, slab, tower, tray, wedge } from './bench-fronts.ts'
import { box, type Draw, d, type FrontStroke, round, screen, stroke } from './front-pen.ts'
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

/** Kinds whose indicator is a case of its own: on its cable, or on a post. */
const terminals = new Map<string, 'cable' | 'post'>([
  ...['bench', 'washdown', 'postal-parcel', 'high-cap-precision', 'personal'].map(
    (kind): [string, 'cable'] => [kind, 'cable'],
  ),
  ['atex', 'post'],
])

/** An indicator of a usual size, mm, and how far above the platform it hangs. */
const terminal = { widthMm: 220, heightMm: 125, gapMm: 110 }

/** What is above the front of an instrument, in its coordinates: its dimensions are those without the indicator. */
export type Above = { strokes: readonly FrontStroke[]; heightMm: number }

/** The indicator above the platform, as the drawings of the cards show it; null: it is in the front. */
export function terminalView({ kind, outerMm: [platformMm] }: MeasuredFront): Above | null {
  const link = terminals.get(kind)
  if (!link) return null
  const w = Math.min(terminal.widthMm, platformMm)
  const { heightMm: h, gapMm: gap } = terminal
  const [left, top] = [(platformMm - w) / 2, -gap - h]
  const linked =
    link === 'post'
      ? stroke('surface', box([platformMm / 2 - 16, -gap, 32, gap]))
      : stroke('detail', d`M${left + w * 0.75} ${-gap}v${gap * 0.45}H${platformMm - 20}V0`)
  return {
    strokes: [
      linked,
      stroke('surface', round([left, top, w, h], 12)),
      ...screen([left + w * 0.1, top + h * 0.18, w * 0.8, h * 0.46]),
    ],
    heightMm: gap + h,
  }
}

/**
 * The front of an instrument, as wide and as high as it is. The drawings of the cards are pictures: their width grows
 * with the logarithm of the real one, and their height is that of a picture.
 */
export function frontView({ kind, outerMm: [widthMm, , heightMm], platform }: MeasuredFront): FrontStroke[] {
  const platformMm = platform ? platformBase(platform).lengthMm : widthMm * 0.8
  return drawOf(kind, heightMm >= high * widthMm)([widthMm, heightMm, Math.min(platformMm, widthMm)])
}
