import type { Locale } from '#config/locales.ts'
import type { Variant } from '#domain/catalogue/product.ts'
import { intervalAtMost } from '#domain/metrology/interval-step.ts'
import { parseLength } from '#domain/metrology/length.ts'
import type { Platform } from './fit-model.ts'
import { type Base, overhangOf, readPlatform } from './platform.ts'
import type { ProductQuestion } from './product-question.ts'

/** The real size of a model, mm: its load receptor, and width, depth and height of the whole; null where not known. */
export type ModelSize = { platform: Platform | null; outerMm: readonly [number, number, number] | null }

/** A model of known size. */
export type SizedModel = { reference: string; size: ModelSize }

/** The size of a variant; null when nothing is known of it. */
export function sizeOfVariant({ plateau, facts }: Pick<Variant, 'plateau' | 'facts'>): ModelSize | null {
  const size = { platform: readPlatform(plateau), outerMm: facts?.dimensionsMm ?? null }
  return size.platform || size.outerMm ? size : null
}

/** Width and depth of a platform, mm. */
export const platformBase = (platform: Platform): Base =>
  platform.shape === 'round'
    ? { lengthMm: platform.diameterMm, widthMm: platform.diameterMm }
    : { lengthMm: platform.widthMm, widthMm: platform.depthMm }

/** The footprint of the whole instrument, mm; without known outer dimensions that of its platform. */
export function footprintOf({ platform, outerMm }: ModelSize): Base {
  if (outerMm) return { lengthMm: outerMm[0], widthMm: outerMm[1] }
  return platform ? platformBase(platform) : { lengthMm: 0, widthMm: 0 }
}

/**
 * Objects that everybody knows, length and width in mm: ISO 216, EN 631-1, EN 13698-1, ISO 3394; hand and baguette are
 * usual sizes.
 */
export const knownObjects = {
  hand: { lengthMm: 190, widthMm: 90 },
  a4: { lengthMm: 297, widthMm: 210 },
  'box-400': { lengthMm: 400, widthMm: 300 },
  'gn-1-1': { lengthMm: 530, widthMm: 325 },
  'box-600': { lengthMm: 600, widthMm: 400 },
  baguette: { lengthMm: 650, widthMm: 60 },
  'half-pallet': { lengthMm: 800, widthMm: 600 },
  pallet: { lengthMm: 1200, widthMm: 800 },
  bed: { lengthMm: 2000, widthMm: 900 },
} as const satisfies Record<string, Base>
/** The key of a known object. */
export type KnownObject = keyof typeof knownObjects

/** True for the key of a known object. */
const isKnownObject = (key: string): key is KnownObject => Object.hasOwn(knownObjects, key)

/** The objects that are proposed first, ascending. */
const usual = ['hand', 'a4', 'box-600', 'pallet'] as const

/** The largest usual object that is no longer than a model; the hand beside a small one. */
export function usualObject(size: ModelSize): KnownObject {
  const { lengthMm, widthMm } = size.platform ? platformBase(size.platform) : footprintOf(size)
  const longest = Math.max(lengthMm, widthMm)
  return usual.findLast((key) => knownObjects[key].lengthMm <= longest) ?? 'hand'
}

/** Fields in which a visitor types the size of an object. */
export type ObjectField = 'length' | 'width'
/**
 * What is put beside a model: a known object or the visitor's own, or what is wrong with that, as message keys by
 * field.
 */
export type PlacedObject =
  | { objectName: KnownObject | null; base: Base; faults?: never }
  | { base?: never; faults: Partial<Record<ObjectField, string>> }

/** The object of a question: what is typed comes before a known one; without either it is the proposed one. */
export function placedObject(
  { object = '', length = '', width = '' }: ProductQuestion,
  proposed: KnownObject,
  locale: Locale,
): PlacedObject {
  const objectName = isKnownObject(object) ? object : proposed
  if (!length && !width) return { objectName, base: knownObjects[objectName] }
  const [lengthMm, widthMm] = [parseLength(length, locale), parseLength(width, locale)]
  if (lengthMm !== null && widthMm !== null) return { objectName: null, base: { lengthMm, widthMm } }
  const faults: Partial<Record<ObjectField, string>> = {}
  if (lengthMm === null) faults.length = 'to-scale.fault'
  if (widthMm === null) faults.width = 'to-scale.fault'
  return { faults }
}

/** An object as it lies best on a platform: width across and depth, mm; unchanged where it fits either way. */
export function laidOn(object: Base, platform: Platform | null): Base {
  if (platform?.shape !== 'rect') return object
  const turned = { lengthMm: object.widthMm, widthMm: object.lengthMm }
  const over = ({ lengthMm, widthMm }: Base) =>
    Math.max(0, lengthMm / platform.widthMm - 1, widthMm / platform.depthMm - 1)
  return over(turned) < over(object) ? turned : object
}

/**
 * By how much an object stands over a platform in the direction where it is more, whole mm in all; 0: the platform
 * holds it.
 */
export const overhangMm = (object: Base, platform: Platform): number =>
  Math.ceil(overhangOf(object, platform).overMm)

/** Side of a square of the grid, mm: 1, 2 or 5 × 10^k, about an eighth of the extent. */
export const gridStepMm = (extentMm: number): number => intervalAtMost(Math.max(1, extentMm / 8)) ?? 1
