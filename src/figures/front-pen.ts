/** How a stroke of a front view is drawn; the style sheet of the wall sets colour and width. */
type FrontLook = 'surface' | 'detail' | 'glass' | 'screen' | 'digits' | 'keys'
/** A path in millimetres from the upper left corner of the front; without a width it is as wide at every scale. */
export type FrontStroke = { look: FrontLook; d: string; widthMm?: number }

/** Width, height and width of the platform. */
type Front = readonly [w: number, h: number, p: number]
/** Left, top, width and height. */
export type Box = readonly [x: number, y: number, w: number, h: number]
/** Draws the front of an instrument that is so large. */
export type Draw = (front: Front) => FrontStroke[]

/** Whole millimetres where a tenth would be a thousandth; the same for both signs, so that what goes out comes back. */
const short = (mm: number) => {
  const steps = Math.abs(mm) < 100 ? 10 : 1
  return String((Math.sign(mm) * Math.round(Math.abs(mm) * steps)) / steps || 0)
}

/** Path data with every number as short as it may be. */
export const d = (text: TemplateStringsArray, ...mm: number[]) =>
  text.reduce((data, part, i) => data + short(mm[i - 1] ?? 0) + part)

/** A stroke of several pieces. */
export const stroke = (look: FrontLook, ...parts: string[]): FrontStroke => ({ look, d: parts.join('') })

/** A rectangle. */
export const box = ([x, y, w, h]: Box) => d`M${x} ${y}h${w}v${h}h${-w}z`

/** A rectangle with round corners; at most half circles. */
export function round([x, y, w, h]: Box, radius: number): string {
  const r = Math.min(radius, w / 2, h / 2)
  const [across, down] = [w - 2 * r, h - 2 * r]
  return d`M${x + r} ${y}h${across}q${r} 0 ${r} ${r}v${down}q0 ${r} ${-r} ${r}h${-across}q${-r} 0 ${-r} ${-r}v${-down}q0 ${-r} ${r} ${-r}z`
}

/** A circle. */
export const circle = (x: number, y: number, r: number) =>
  d`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** A dark window with three zeros of seven segments at its right. */
export function screen([x, y, w, h]: Box): FrontStroke[] {
  const high = Math.min(h * 0.5, w * 0.26)
  const [wide, half, gap] = [high * 0.5, high * 0.44, high * 0.12]
  const zero = d`v${-half}h${wide}v${half}m0 ${gap}v${half}h${-wide}v${-half}`
  const top = y + (h - high) / 2 + half
  const zeros = [3, 2, 1].map((place) => d`M${x + w - place * high * 0.9} ${top}` + zero)
  return [
    stroke('screen', box([x, y, w, h])),
    { look: 'digits', d: zeros.join(''), widthMm: Math.round(high * 1.6) / 10 },
  ]
}

/** Feet of one width. */
export const feet = (centres: readonly number[], [top, bottom]: readonly [number, number], width: number) =>
  stroke('surface', ...centres.map((x) => box([x - width / 2, top, width, bottom - top])))
