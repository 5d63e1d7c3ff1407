import type { Box, Point } from './pen.ts'

/** Input of every drawing: the product's dimensions in units of the sheet. */
export type Plan = {
  width: number
  /** Depth over width of the real platform, for drawings seen from above. */
  aspect: number
  round: boolean
  column: boolean
  /** What the display shows for a sample of its kind: the sample itself where no model is known. */
  digits: (sample: string) => string
}

export type Elevation = {
  body: string
  /** The measured edges: the dimension line spans exactly these. */
  from: Point
  to: Point
  /** Position of the metrology mark of a verified instrument. */
  seal: Point
  /** Where a load rests if not in the middle of the measured edges; null: nothing can be put on it. */
  rest?: Point | null
  /** Suspended, or let into a counter: no ground line. */
  hangs?: true
}

export type Kind = {
  /** Real widths this kind is sold in; beyond them the drawing stops growing. */
  mm: readonly [from: number, to: number]
  /** Widths on the sheet for those two. */
  px: readonly [from: number, to: number]
  draw: (plan: Plan) => Elevation
}

export const center = 140
export const ground = 144

/** Logarithmic, because platform sizes of a catalogue grow by factors. */
export function widthOnSheet({ mm, px }: Kind, real: number | null): number {
  const [least, most] = mm
  const size = real === null ? Math.sqrt(least * most) : Math.min(Math.max(real, least), most)
  return px[0] + ((px[1] - px[0]) * Math.log(size / least)) / Math.log(most / least)
}

/** Left and right edge of a width centred on an axis. */
export const around = (axis: number, width: number): Point => [axis - width / 2, axis + width / 2]

/** A rectangle seen slightly from above: `u` runs along the front edge, `v` from the front to the back. */
export const floorPlane =
  ([left, front, width, height]: Box, inset: number) =>
  (u: number, v: number): Point => [left + inset * v + u * (width - 2 * inset * v), front - height * v]
