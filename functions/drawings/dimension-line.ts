import { lettering } from './lettering.ts'
import { d, type Point, tenth } from './pen.ts'

const level = 157

/** U+202F groups thousands: the French standard, acceptable in the other two languages. */
const grouped = (value: number): string => tenth(value).replace(/\B(?=(\d{3})+$)/g, '\u202f')

export const sizeLabel = (mm: number, round: boolean): string =>
  `${round ? 'ø\u00a0' : ''}${grouped(mm)}\u00a0mm`

/** The extension lines of the measured edges. They are drawn behind the instrument, whose housing hides them. */
export const extensionLines = (from: Point, to: Point): string =>
  `<path class="g" opacity=".55" d="${d`M${from[0]} ${from[1] + 3}V${level + 4}M${to[0]} ${to[1] + 3}V${level + 4}`}"/>`

/** A line with closed arrowheads and the real size under it. Arrows of a short line point at it from outside. */
export function dimensionLine(from: Point, to: Point, label: string): string {
  const [left, right] = [from[0], to[0]]
  const inside = right - left > 16 ? 1 : -1
  const heads = d`M${left} ${level}l${6 * inside}-2v4zM${right} ${level}l${-6 * inside}-2v4z`
  const tails = inside > 0 ? '' : d`M${left - 12} ${level}h6M${right + 6} ${level}h6`
  return (
    `<path class="g" d="${d`M${left} ${level}H${right}`}${tails}"/><path class="v z" d="${heads}"/>` +
    lettering(label, (left + right) / 2, 171)
  )
}
