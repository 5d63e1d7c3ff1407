import { segmentStrokes, strokesWidth } from '#domain/metrology/segment-strokes.ts'
import { type Box, tenth } from './pen.ts'

/**
 * A number inside a display: drawn, not typeset, because an image carries no web font. The class of a `further` one
 * tells an amount or a count from the weight.
 */
export function reading([x, y, width, height]: Box, text: string, further = false): string {
  const units = strokesWidth(text)
  const scale = Math.max(Math.floor(10 * Math.min(height / 17, (width - 6) / (units + 1))) / 10, 0.2)
  const right = x + width - 3 - units * scale - scale / 2
  const top = y + height / 2 - 5 * scale
  return `<path class="a${further ? ' f' : ''}" transform="translate(${tenth(right)} ${tenth(top)})scale(${tenth(scale)})skewX(-5)" d="${segmentStrokes(text)}"/>`
}
