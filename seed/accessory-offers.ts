import { readPlatform } from '#domain/fit/platform.ts'
import type { AccessoryOffer, VariantDocument } from '#domain/publishing/document.ts'
import type { AccessorySeed, Fits } from './kind-texts.ts'

/**
 * What goes with the models of a line: each accessory with the references that it fits, those that fit none left out.
 */
export function accessoryOffers(
  accessories: readonly AccessorySeed[],
  lineIndex: number,
  variants: readonly VariantDocument[],
): AccessoryOffer[] {
  return accessories.flatMap(({ key, name, compatibility, priceCents, fits = {} }) => {
    const fitting = fitsLine(fits, lineIndex) ? variants.filter((variant) => fitsVariant(fits, variant)) : []
    if (fitting.length === 0) return []
    const all = fitting.length === variants.length
    const variantReferences = all ? null : fitting.map(({ reference }) => reference)
    return [{ key, name, compatibility, priceCents, variantReferences }]
  })
}

const fitsLine = ({ lines, exceptLines }: Fits, lineIndex: number) =>
  (lines?.includes(lineIndex) ?? true) && !exceptLines?.includes(lineIndex)

/** Does an accessory go with a model of a line that it is made for? */
export function fitsVariant(fits: Fits, { ranges, platform, facts }: VariantDocument): boolean {
  const { minKg = 0, maxKg = Infinity, sideMm, longestMm, interfaces } = fits
  const maxUg = ranges.at(-1)?.maxUg ?? 0
  const sides = sidesOf(platform)
  const longest = Math.max(0, ...sides)
  return (
    maxUg >= minKg * 1e9 &&
    maxUg <= maxKg * 1e9 &&
    (sideMm === undefined || sides.includes(sideMm)) &&
    longest >= (longestMm?.min ?? 0) &&
    longest <= (longestMm?.max ?? Infinity) &&
    (interfaces === undefined || interfaces.some((name) => facts.interfaces?.includes(name)))
  )
}

function sidesOf(text: string | null): number[] {
  const platform = readPlatform(text)
  if (!platform) return []
  return platform.shape === 'round' ? [platform.diameterMm] : [platform.widthMm, platform.depthMm]
}
