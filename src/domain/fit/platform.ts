import type { Locale } from '#config/locales.ts'
import { formatLengths } from '#domain/metrology/length.ts'
import type { Platform } from './fit-model.ts'

/** Footprint of an object in millimetres. */
export type Base = { lengthMm: number; widthMm: number }

/**
 * How far an object stands over its platform: the larger sum of both sides in mm, and that as a share of the platform.
 */
type Overhang = { overMm: number; share: number }

const fits: Overhang = { overMm: 0, share: 0 }

/** An object on a platform, turned as it fits best; on a round platform its diagonal counts. */
export function overhangOf(object: Base, platform: Platform): Overhang {
  if (platform.shape === 'round') {
    const { diameterMm } = platform
    // Squares of whole millimetres are compared, so that no root decides.
    const squares = object.lengthMm ** 2 + object.widthMm ** 2
    if (squares <= diameterMm ** 2) return fits
    const overMm = Math.sqrt(squares) - diameterMm
    return { overMm, share: overMm / diameterMm }
  }
  const straight = laid(object.lengthMm, object.widthMm, platform)
  const turned = laid(object.widthMm, object.lengthMm, platform)
  return turned.share < straight.share ? turned : straight
}

function laid(across: number, along: number, platform: { widthMm: number; depthMm: number }): Overhang {
  const wide = Math.max(0, across - platform.widthMm)
  const deep = Math.max(0, along - platform.depthMm)
  return {
    overMm: Math.max(wide, deep),
    share: Math.max(wide / platform.widthMm, deep / platform.depthMm),
  }
}

/** A platform in one language: « Ø 118 mm », « 1 200 × 840 mm », “1,200 × 840 mm”. */
export function platformText(platform: Platform, locale: Locale): string {
  if (platform.shape === 'round') return `Ø\u00a0${formatLengths([platform.diameterMm], locale)}`
  return formatLengths([platform.widthMm, platform.depthMm], locale)
}

/** A stored platform as one language writes it; null where there is none. */
export function platformIn(stored: string | null, locale: Locale): string | null {
  const platform = readPlatform(stored)
  return platform && platformText(platform, locale)
}

/** Groups of thousands of every language. */
const grouped = /[\u202f.,](?=\d{3})/g

/** A platform as it is stored or shown: « ø 90 mm », « 1 200 × 840 mm », “1,200 × 840 mm”; null where there is none. */
export function readPlatform(text: string | null): Platform | null {
  const [first, second] = [...(text ?? '').replace(grouped, '').matchAll(/\d+/g)].map(Number)
  if (first === undefined) return null
  if (second === undefined) return { shape: 'round', diameterMm: first }
  return { shape: 'rect', widthMm: first, depthMm: second }
}
