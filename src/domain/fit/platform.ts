import type { Platform } from './fit-model.ts'

/** Footprint of an object in millimetres. */
export type Base = { lengthMm: number; widthMm: number }

/** How far an object stands over its plate: the larger sum of both sides in mm, and that as a share of the plate. */
export type Overhang = { overMm: number; share: number }

const fits: Overhang = { overMm: 0, share: 0 }

/** An object on a plate, turned as it fits best; on a round plate its diagonal counts. */
export function overhangOf(object: Base, plate: Platform): Overhang {
  if (plate.shape === 'round') {
    const { diameterMm } = plate
    // Squares of whole millimetres are compared, so that no root decides.
    const squares = object.lengthMm ** 2 + object.widthMm ** 2
    if (squares <= diameterMm ** 2) return fits
    const overMm = Math.sqrt(squares) - diameterMm
    return { overMm, share: overMm / diameterMm }
  }
  const straight = laid(object.lengthMm, object.widthMm, plate)
  const turned = laid(object.widthMm, object.lengthMm, plate)
  return turned.share < straight.share ? turned : straight
}

function laid(across: number, along: number, plate: { widthMm: number; depthMm: number }): Overhang {
  const wide = Math.max(0, across - plate.widthMm)
  const deep = Math.max(0, along - plate.depthMm)
  return {
    overMm: Math.max(wide, deep),
    share: Math.max(wide / plate.widthMm, deep / plate.depthMm),
  }
}

/** A plate as printed: « 400 × 500 mm », « ø 118 mm ». */
export function platformText(plate: Platform): string {
  if (plate.shape === 'round') return `ø\u00a0${plate.diameterMm}\u00a0mm`
  return `${plate.widthMm}\u00a0×\u00a0${plate.depthMm}\u00a0mm`
}

/** A plate as the catalogue prints it: « ø 90 mm », « 1 200 × 840 mm »; null where there is none. */
export function readPlatform(text: string | null): Platform | null {
  const [first, second] = [...(text ?? '').replaceAll('\u202f', '').matchAll(/\d+/g)].map(Number)
  if (first === undefined) return null
  if (second === undefined) return { shape: 'round', diameterMm: first }
  return { shape: 'rect', widthMm: first, depthMm: second }
}
