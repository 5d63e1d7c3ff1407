import { footprintOf, gridStepMm, type ModelSize, platformBase } from '#domain/fit/model-footprint.ts'
import type { Base } from '#domain/fit/platform.ts'

/** A rectangle in mm from the upper left corner of a view. */
type Rect = { x: number; y: number; width: number; height: number }

/** The two views of a model in mm. They are equally wide, so that columns of one width draw them to one scale. */
export type Sheet = {
  widthMm: number
  /** Depth of the view from above and height of the view from the front, margins included. */
  depthMm: number
  heightMm: number
  stepMm: number
  /** Higher than wide: narrower columns keep it on one screen. */
  isTall: boolean
}

/** The sheet that holds a model and an object. */
export function sheetOf(size: ModelSize, object: Base): Sheet {
  const bases = [footprintOf(size), object, ...(size.platform ? [platformBase(size.platform)] : [])]
  const across = Math.max(...bases.map(({ lengthMm }) => lengthMm))
  const deep = Math.max(...bases.map(({ widthMm }) => widthMm))
  const high = size.outerMm?.[2] ?? 0
  const stepMm = gridStepMm(Math.max(across, deep, high))
  const whole = (mm: number) => (Math.ceil(mm / stepMm) + 2) * stepMm
  const [widthMm, depthMm, heightMm] = [whole(across), whole(deep), whole(high)]
  return { widthMm, depthMm, heightMm, stepMm, isTall: Math.max(depthMm, heightMm) > 1.3 * widthMm }
}

/** A footprint in the middle of the view from above. */
export function inMiddle({ lengthMm, widthMm }: Base, sheet: Sheet): Rect {
  return {
    x: (sheet.widthMm - lengthMm) / 2,
    y: (sheet.depthMm - widthMm) / 2,
    width: lengthMm,
    height: widthMm,
  }
}

/** The front of an instrument, standing one square above the lower edge of its view. */
export function onGround(widthMm: number, heightMm: number, sheet: Sheet): Rect {
  return {
    x: (sheet.widthMm - widthMm) / 2,
    y: sheet.heightMm - sheet.stepMm - heightMm,
    width: widthMm,
    height: heightMm,
  }
}

/** Where the lines of a grid stand, without the two edges. */
export const gridLines = (extentMm: number, stepMm: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil(extentMm / stepMm) - 1) }, (_, i) => (i + 1) * stepMm)
