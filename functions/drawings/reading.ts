import { segmentStrokes, strokesWidth } from '#domain/metrology/segment-strokes.ts'
import { type Box, tenth } from './pen.ts'

/** Scale and upper left corner of a number at the right of a display. */
function placeIn([x, y, width, height]: Box, text: string) {
  const units = strokesWidth(text)
  const scale = Math.max(Math.floor(10 * Math.min(height / 17, (width - 6) / (units + 1))) / 10, 0.2)
  return { scale, left: x + width - 3 - units * scale - scale / 2, top: y + height / 2 - 5 * scale }
}

const strokes = (look: string, { scale, left, top }: ReturnType<typeof placeIn>, data: string): string =>
  `<path class="${look}" transform="translate(${tenth(left)} ${tenth(top)})scale(${tenth(scale)})skewX(-5)" d="${data}"/>`

/** The weight inside a display: drawn, not typeset, because an image carries no web font. */
export const reading = (box: Box, text: string): string =>
  strokes('a', placeIn(box, text), segmentStrokes(text))

/** Amounts and counts in displays beside that of the weight, of one size and in one path. */
export function furtherReadings(boxes: readonly Box[], texts: readonly string[]): string {
  const [first = [0, 0, 0, 0]] = boxes
  const widest = texts.reduce((one, other) => (strokesWidth(other) > strokesWidth(one) ? other : one))
  const place = placeIn(first, widest)
  const data = texts.map((text, i) => {
    const indent = strokesWidth(widest) - strokesWidth(text)
    return segmentStrokes(text, ((boxes[i]?.[0] ?? 0) - first[0]) / place.scale + indent)
  })
  return strokes('a f', place, data.join(''))
}
