/** How a stroke of a front view is drawn; the style sheet of the wall sets colour and width. */
export type FrontLook = 'surface' | 'detail' | 'glass' | 'screen' | 'digits' | 'keys'
/** A path in millimetres from the upper left corner of the front. */
export type FrontStroke = { look: FrontLook; d: string }

/** Width, height and width of the platform. */
export type Front = readonly [w: number, h: number, p: number]
/** Left, top, width and height. */
export type Box = readonly [x: number, y: number, w: number, h: number]
/** Draws the front of an instrument that is so large. */
export type Draw = (front: Front) => FrontStroke[]

const tenth = (mm: number) => String(Math.round(mm * 10) / 10)

/** Path data with every number rounded to tenths of a millimetre. */
export const d = (text: TemplateStringsArray, ...mm: number[]) =>
  text.reduce((data, part, i) => data + tenth(mm[i - 1] ?? 0) + part)

/** A stroke of several pieces. */
export const stroke = (look: FrontLook, ...parts: string[]): FrontStroke => ({ look, d: parts.join('') })

/** A rectangle. */
export const box = ([x, y, w, h]: Box) => d`M${x} ${y}h${w}v${h}h${-w}z`

/** A rectangle with round corners. */
export const round = ([x, y, w, h]: Box, r: number) =>
  d`M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}z`

/** A circle. */
export const circle = (x: number, y: number, r: number) =>
  d`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** A zero of seven segments: an upper and a lower half, slanted like those of a display. */
function zero([x, y, w, h]: Box): string {
  const [thick, gap] = [h * 0.14, h * 0.04]
  const half = (from: number, turn: 1 | -1) => {
    const at = (across: number, up: number) => [x + across + (h / 2 - turn * up) * 0.12, from - turn * up] as const
    const corners = [
      at(0, gap),
      at(0, h / 2),
      at(w, h / 2),
      at(w, gap),
      at(w - thick, gap),
      at(w - thick, h / 2 - thick),
      at(thick, h / 2 - thick),
      at(thick, gap),
    ]
    return `M${corners.map(([across, down]) => d`${across} ${down}`).join('L')}z`
  }
  return half(y + h / 2, 1) + half(y + h / 2, -1)
}

/** A dark window with three zeros at its right. */
export function screen([x, y, w, h]: Box): FrontStroke[] {
  const high = Math.min(h * 0.6, w * 0.3)
  const wide = high * 0.5
  const zeros = [3, 2, 1].map((place) =>
    zero([x + w - place * wide * 1.5 - w * 0.04, y + (h - high) / 2, wide, high]),
  )
  return [stroke('screen', box([x, y, w, h])), stroke('digits', ...zeros)]
}

/** Feet of one width. */
export const feet = (centres: readonly number[], [top, bottom]: readonly [number, number], width: number) =>
  stroke('surface', ...centres.map((x) => box([x - width / 2, top, width, bottom - top])))
