import { kilogram, milligram } from '#domain/metrology/mass.ts'
import { type Kind, type KindVariant, type Platform, platformArea } from './kinds.ts'
import { platformsOfLine } from './line-platforms.ts'

/** Load cells under forks, beams and wheel pads carry more than a platform of that size would. */
const denselyLoaded = new Set(['beams', 'pallet-truck', 'axle'])
/** One small load cell under a light pan. */
const lightlyBuilt = new Set(['precision', 'compact-edu', 'pharmacy', 'gold-jewellery'])

/** Length of deck, mm, that a weighbridge of this Max needs at least. */
const deckFor = (maxUg: number) =>
  maxUg > 50_000 * kilogram ? 16_000 : maxUg > 30_000 * kilogram ? 12_000 : 8_000

/** Can an instrument of this Max and d be built on this platform? Limits are those of ordinary catalogues. */
function canCarry(kind: Kind, variant: KindVariant, platform: Platform): boolean {
  const last = variant.ranges.at(-1)
  const area = platformArea(platform)
  if (!last || denselyLoaded.has(kind.key)) return true
  if (kind.key === 'weighbridge') return widestSide(platform) >= deckFor(last.maxUg)
  const load = last.maxUg / kilogram / area
  if (load > greatestLoad(kind, area) || (area >= 0.1 && load < 40)) return false
  return area <= largestFor(variant.ranges[0]?.dUg ?? null)
}

/** In kg per square metre; a person stands on little. */
function greatestLoad(kind: Kind, area: number): number {
  if (lightlyBuilt.has(kind.key)) return 300
  if (kind.category === 'medical') return 4500
  return area < 0.5 ? 1500 : 3000
}

/** The largest pan, m², on which so fine a reading stays steady. */
function largestFor(dUg: number | null): number {
  if (dUg === null || dUg > 10 * milligram) return Number.POSITIVE_INFINITY
  return dUg > milligram ? 0.055 : 0.025
}

const widestSide = (platform: Platform) =>
  platform.shape === 'rect' ? platform.widthMm : platform.diameterMm

const capacityOf = (variant: KindVariant) => variant.ranges.at(-1)?.maxUg ?? 0

/**
 * The platforms of each variant of a line, smallest first: the first is its own, the others it is also sold on. A
 * larger Max never stands on a smaller platform. Empty where the kind has none; throws when none can carry a variant.
 */
export function choosePlatforms(kind: Kind, lineIndex: number, own: readonly KindVariant[]): Platform[][] {
  const sold = platformsOfLine(kind, lineIndex)
  if (sold.length === 0) return own.map(() => [])
  const sizes = [...new Set(own.map(capacityOf))].sort((a, b) => a - b)
  const base = new Map<number, number>()
  let least = 0
  for (const [i, size] of sizes.entries()) {
    const share = sizes.length > 1 ? i / (sizes.length - 1) : 0.5
    const wanted = Math.max(least, Math.floor(share * (sold.length - 1)))
    const alike = own.filter((variant) => capacityOf(variant) === size)
    const fitting = sold.flatMap((platform, at) =>
      at >= least && alike.every((variant) => canCarry(kind, variant, platform)) ? [at] : [],
    )
    const chosen = fitting.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0]
    if (chosen === undefined)
      throw new Error(`No platform of ${kind.key} line ${lineIndex} carries ${size} µg`)
    base.set(size, chosen)
    least = chosen
  }
  return own.map((variant) => {
    const from = base.get(capacityOf(variant)) ?? 0
    const next = sizes[sizes.indexOf(capacityOf(variant)) + 1]
    const to = (next === undefined ? undefined : base.get(next)) ?? sold.length - 1
    return sold.slice(from, to + 1).filter((platform) => canCarry(kind, variant, platform))
  })
}
