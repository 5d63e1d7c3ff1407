/** A logarithmic axis between two decimal logarithms of masses in µg. */
export type LogAxis = { from: number; to: number }

/** The place of a mass on the axis, 0 to 1; what lies beyond stands at the end. */
export function placeOn({ from, to }: LogAxis, ug: number): number {
  return Math.min(1, Math.max(0, (Math.log10(ug) - from) / (to - from)))
}

/** The powers of ten on the axis, µg. */
export function decadesOn({ from, to }: LogAxis): number[] {
  const first = Math.ceil(from - 1e-9)
  return Array.from({ length: Math.floor(to + 1e-9) - first + 1 }, (_, i) => 10 ** (first + i))
}

/** A place as a length in SVG: a figure that is laid out in percent keeps its lettering at any width. */
export const percent = (place: number) => `${Math.round(place * 1000) / 10}%`
