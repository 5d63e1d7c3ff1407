/** Kinds of strokes; the stylesheet in sheet.ts sets their width and colour. */
export type Look =
  | 'outline'
  | 'surface'
  | 'detail'
  | 'cable'
  | 'facet'
  | 'phantom'
  | 'screen'
  | 'glow'
  | 'keys'
  | 'bars'
  | 'chain'

export type Point = readonly [x: number, y: number]
export type Box = readonly [x: number, y: number, width: number, height: number]

/** One letter each, because a drawing has about forty elements in at most 4 KB. */
const classes: Record<Look, string> = {
  outline: '',
  surface: ' class="s"',
  detail: ' class="d"',
  cable: ' class="d f"',
  facet: ' class="s d"',
  phantom: ' class="c"',
  screen: ' class="k"',
  glow: ' class="w"',
  keys: ' class="n"',
  bars: ' class="b"',
  chain: ' class="d h"',
}

/** A tenth of a unit is invisible at catalogue size; more digits would only add bytes. */
export const tenth = (value: number): string => String(Math.round(value * 10) / 10 || 0)

/** Path data with every number rounded to tenths. */
export function d(text: TemplateStringsArray, ...values: number[]): string {
  return text.reduce((data, part, index) => data + tenth(values[index - 1] ?? 0) + part)
}

export const path = (data: string, look: Look = 'outline'): string => `<path${classes[look]} d="${data}"/>`

export function rect(box: Box, look: Look = 'outline', radius = 2): string {
  const [x, y, width, height] = box.map(tenth)
  return `<rect${classes[look]} x="${x}" y="${y}" width="${width}" height="${height}" rx="${tenth(radius)}"/>`
}

export const circle = ([x, y]: Point, radius: number, look: Look = 'outline'): string =>
  `<circle${classes[look]} cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}"/>`

export const ellipse = ([x, y]: Point, [rx, ry]: Point, look: Look = 'outline'): string =>
  `<ellipse${classes[look]} cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(rx)}" ry="${tenth(ry)}"/>`

/** A bent tube, hook or rail: an ink stroke with a lighter one laid inside needs no computed outline. */
export const tube = (data: string, thickness: number): string =>
  `<path stroke-width="${tenth(thickness)}" d="${data}"/>` +
  `<path class="q" stroke-width="${tenth(thickness - 3)}" d="${data}"/>`
