import type { ErrorPiece } from '#domain/fit/error-curve.ts'
import { type LogAxis, placeOn } from './log-axis.ts'

/** The axes of an error curve: the load is logarithmic, the error is not. */
export type CurveScale = { load: LogAxis; maxUg: number }

/** The part of the axis below Min. */
const belowMin = 4
/** Room above the largest error. */
const room = 1.12

/** The axes that hold a curve, from a quarter of Min on. */
export function curveScale(pieces: readonly ErrorPiece[], minUg: number): CurveScale {
  const top = pieces.at(-1)
  return {
    load: { from: Math.log10(minUg / belowMin), to: Math.log10(top?.toUg ?? minUg * 10) },
    maxUg: (top ? Math.max(...pieces.map(({ inServiceUg }) => inServiceUg)) : 1) * room,
  }
}

/** Places of a load and of an error, 0 to 1 from the upper left corner. */
export const curvePlace = (scale: CurveScale, loadUg: number, errorUg: number) => ({
  x: loadUg > 0 ? placeOn(scale.load, loadUg) : 0,
  y: 1 - errorUg / scale.maxUg,
})

/** The errors that are written at the axis: those of the curve, without neighbours that would overlap. */
export function errorTicks(pieces: readonly ErrorPiece[], { maxUg }: CurveScale): number[] {
  const errors = [...new Set(pieces.map(({ inServiceUg }) => inServiceUg))].sort((a, b) => b - a)
  const kept: number[] = []
  for (const error of errors) {
    const above = kept.at(-1) ?? Number.POSITIVE_INFINITY
    if ((above - error) / maxUg > 0.08 && error / maxUg > 0.06) kept.push(error)
  }
  return [...kept, 0]
}
