import { kilogram } from '#domain/metrology/mass.ts'
import type { Brand } from './brands.ts'
import type { VariantSeed } from './catalogue.ts'
import { lot } from './draw-lots.ts'
import type { LineTexts } from './kind-texts.ts'
import { type Kind, type KindVariant, type Platform, widthOf } from './kinds.ts'

type Model = { own: KindVariant; platform: Platform | null; verified: boolean }

/** The variants of one product line: first each range once, then a second platform, then unverified twins. */
export function makeVariants(kind: Kind, line: LineTexts, lineIndex: number, brand: Brand): VariantSeed[] {
  const own = ownVariants(kind, line, lineIndex)
  const target = Math.min(7, Math.max(own.length, Math.round(kind.models / kind.texts.lines.length)))
  const models: Model[] = own.map((variant, i) => ({
    own: variant,
    platform: platformFor(kind.platforms, own.length > 1 ? i / (own.length - 1) : 0.5),
    verified: variant.accuracyClass !== null,
  }))
  const plateFirst = lot(`${kind.key}.${lineIndex}.twin`) < 0.5
  const steps = plateFirst
    ? [otherPlates(1), unverifiedTwins, otherPlates(2)]
    : [unverifiedTwins, otherPlates(1), otherPlates(2)]
  for (const step of steps)
    for (const model of step(kind, own, models)) if (models.length < target) models.push(model)
  const names = new Set<string>()
  const optional =
    kind.category === 'industrial' && line.level < 0.4 && lot(`${kind.key}.${lineIndex}.optional`) < 0.5
  return models
    .sort(
      (a, b) =>
        capacityOf(a.own) - capacityOf(b.own) || platformWidth(a.platform) - platformWidth(b.platform),
    )
    .map((model) => {
      const reference = unique(`${brand.code}-${kind.code}${lineIndex + 1}-${label(model, kind)}`, names)
      const position = sizePosition(model, own, kind.platforms)
      const { accuracyClass, arrangement, ranges } = model.verified
        ? model.own
        : withoutVerification(model.own)
      return {
        accuracyClass,
        arrangement,
        ranges,
        reference,
        platform: model.platform && platformText(model.platform),
        metrology: !model.verified ? 'no' : optional ? 'optional' : 'yes',
        priceCents: priceOf(kind, line, brand, position, model.verified && !optional),
        inStock: kind.price !== null && lot(`${reference}.stock`) < 0.8,
      }
    })
}

/** Load cells, weights and indicators: each line takes its share of the kind's own list. */
function ownVariants(kind: Kind, line: LineTexts, lineIndex: number): KindVariant[] {
  const share: Record<string, [from: number, to: number][]> = {
    loadcell: [
      [0, 4],
      [4, 8],
      [5, 10],
    ],
    weights: [
      [0, 6],
      [6, 11],
      [7, 13],
      [11, 16],
    ],
  }
  const own = share[kind.key]?.[lineIndex]
  if (own) return kind.variants.slice(...own)
  return line.variants.map((i) => kind.variants[i]).filter((variant) => variant !== undefined)
}

function platformFor(platforms: Platform[], position: number): Platform | null {
  return platforms[Math.round(position * (platforms.length - 1))] ?? null
}

/** Each range again on the next platform of the kind; `step` 2 takes the one after. */
const otherPlates =
  (step: number) =>
  (kind: Kind, own: KindVariant[], models: Model[]): Model[] =>
    own.flatMap((variant, i) => {
      const taken = models[i]?.platform
      const at = taken ? kind.platforms.indexOf(taken) : -1
      const other = at < 0 ? undefined : (kind.platforms[at + step] ?? kind.platforms[at - step])
      return other ? [{ own: variant, platform: other, verified: variant.accuracyClass !== null }] : []
    })

/** Kinds that are also sold without verification, for uses without sale by weight. */
const twinKinds = new Set([
  'portion-kitchen',
  'postal-parcel',
  'bench',
  'washdown',
  'floor',
  'pallet-u',
  'beams',
  'pallet-truck',
  'crane',
  'counting',
  'livestock',
])

/** The same model without verification. */
function unverifiedTwins(kind: Kind, _own: KindVariant[], models: Model[]): Model[] {
  if (!twinKinds.has(kind.key)) return []
  return models
    .filter((model) => model.own.accuracyClass === 'III')
    .map((model) => ({ ...model, verified: false }))
}

/** Position of a model between the smallest and the largest of its line, 0 to 1; the platform has a small weight. */
function sizePosition(model: Model, own: KindVariant[], platforms: Platform[]): number {
  const sizes = [...new Set(own.map(capacityOf))].sort((a, b) => a - b)
  const bySize = sizes.length > 1 ? sizes.indexOf(capacityOf(model.own)) / (sizes.length - 1) : 0.5
  const byPlatform =
    model.platform && platforms.length > 1 ? platforms.indexOf(model.platform) / (platforms.length - 1) : 0.5
  const ranges = model.own.ranges.length > 1 ? 0.06 : 0
  return Math.min(1, 0.7 * bySize + 0.24 * byPlatform + ranges)
}

function withoutVerification(variant: KindVariant): KindVariant {
  return { ...variant, accuracyClass: null, ranges: variant.ranges.map((range) => ({ ...range, eUg: null })) }
}

const capacityOf = (variant: KindVariant) => variant.ranges.at(-1)?.maxUg ?? 0
const platformWidth = (platform: Platform | null) => (platform ? widthOf(platform) : 0)

/**
 * Model label: « B3-15 », « -15D » with two ranges, « -15N » not verified; tonnes as 3T, grams of a balance unchanged.
 */
function label({ own, verified }: Model, kind: Kind): string {
  const max = capacityOf(own)
  if (max === 0) return lot(kind.key) < 2 ? 'STD' : ''
  const grams = max / 1e6
  const size =
    max >= 1000 * kilogram
      ? `${grams / 1e6}T`.replace('.', 'T').replace(/T(\d+)T$/, 'T$1')
      : grams < 1000 || grams % 500 !== 0
        ? `${grams}G`
        : `${grams / 1000}`
  return `${size.replace('.', '')}${own.ranges.length > 1 ? 'D' : ''}${own.accuracyClass && !verified ? 'N' : ''}`
}

function unique(reference: string, taken: Set<string>): string {
  const letters = ['', 'L', 'XL', 'X2', 'X3', 'X4', 'X5']
  const free = letters.map((letter) => `${reference}${letter}`).find((name) => !taken.has(name))
  if (!free) throw new Error(`No free reference for ${reference}`)
  taken.add(free)
  return free
}

/** Millimetres with no-break thin spaces between thousands (SI), equal in every language. */
export const millimetres = (mm: number) => String(Math.round(mm)).replace(/\B(?=(\d{3})+$)/g, '\u202f')

export function platformText(platform: Platform): string {
  if (platform.shape === 'round') return `ø\u00a0${platform.diameterMm}\u00a0mm`
  return `${millimetres(platform.widthMm)}\u00a0×\u00a0${millimetres(platform.depthMm)}\u00a0mm`
}

/** A price inside the kind's range, by level of the line, size of the model and brand; verification costs extra. */
function priceOf(
  kind: Kind,
  line: LineTexts,
  brand: Brand,
  position: number,
  verified: boolean,
): number | null {
  if (!kind.price) return null
  const { from, to } = kind.price
  const onRequest = from > 7000 && line.level > 0.8
  if (onRequest) return null
  const share = 0.08 + 0.5 * line.level + 0.32 * position
  const raw = (from + (to - from) * Math.min(share, 1)) * brand.priceFactor * (verified ? 1 : 0.93)
  const step = raw < 200 ? 1 : raw < 1000 ? 5 : raw < 5000 ? 10 : 50
  return Math.max(from, Math.round(raw / step) * step) * 100
}
