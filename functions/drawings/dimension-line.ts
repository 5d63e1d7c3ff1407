import { d, type Point, tenth } from './pen.ts'

const level = 157

/** U+202F groups thousands: the French standard, acceptable in the other two languages. */
const grouped = (value: number): string => tenth(value).replace(/\B(?=(\d{3})+$)/g, '\u202f')

export const sizeLabel = (mm: number, round: boolean): string =>
  `${round ? 'ø\u00a0' : ''}${grouped(mm)}\u00a0mm`

/** Two extension lines, a line with closed arrowheads and the real size under it. */
export function dimensionLine(from: Point, to: Point, label: string): string {
  const [left, right] = [from[0], to[0]]
  const extensions = d`M${left} ${from[1] + 3}V${level + 4}M${right} ${to[1] + 3}V${level + 4}`
  const heads = d`M${left} ${level}l6-2v4zM${right} ${level}l-6-2v4z`
  return (
    `<path class="g" opacity=".55" d="${extensions}"/><path class="g" d="${d`M${left} ${level}H${right}`}"/>` +
    `<path class="v" d="${heads}"/><text class="v" x="${tenth((left + right) / 2)}" y="171">${label}</text>`
  )
}
