import * as v from 'valibot'

/** The pad in its own units, and the most numbers of one signature: about 8 kB as JSON. */
export const signaturePad = { width: 600, height: 200, strokes: 60, numbers: 1800 } as const

const isInside = (stroke: number[]) =>
  stroke.length % 2 === 0 &&
  stroke.every((value, i) => value <= (i % 2 === 0 ? signaturePad.width : signaturePad.height))

const Stroke = v.pipe(
  v.array(v.pipe(v.number('form.number'), v.integer('form.number'), v.minValue(0, 'form.number'))),
  v.minLength(2, 'form.number'),
  v.maxLength(signaturePad.numbers, 'form.too-long'),
  v.check(isInside, 'form.number'),
)

/**
 * A signature drawn by hand: for each stroke x and y of its points in turn, whole numbers on the pad. No markup ever
 * comes from a client; `signaturePath` draws the numbers.
 */
export const Signature = v.pipe(
  v.array(Stroke),
  v.minLength(1, 'form.required'),
  v.maxLength(signaturePad.strokes, 'form.too-long'),
  v.check((strokes) => numbersIn(strokes) <= signaturePad.numbers, 'form.too-long'),
)
export type Signature = v.InferOutput<typeof Signature>

/** One stroke, as in `Signature`. */
export type Stroke = readonly number[]

const numbersIn = (strokes: readonly Stroke[]) => strokes.reduce((sum, { length }) => sum + length, 0)

/** The path data of the strokes: curves through the middles between points, a dot for a single one. */
export function signaturePath(strokes: readonly Stroke[]): string {
  return strokes.map(strokePath).join('')
}

function strokePath(stroke: Stroke): string {
  const [x = 0, y = 0] = stroke
  let path = `M${x} ${y}`
  if (stroke.length === 2) return `${path}h0`
  for (let i = 2; i + 3 < stroke.length; i += 2) {
    const [bendX = 0, bendY = 0, nextX = 0, nextY = 0] = stroke.slice(i, i + 4)
    path += `Q${bendX} ${bendY} ${(bendX + nextX) / 2} ${(bendY + nextY) / 2}`
  }
  return `${path}L${stroke.at(-2)} ${stroke.at(-1)}`
}

/**
 * The strokes with as few points as keep them within half a unit of what was drawn, or further where they would
 * otherwise be too many. Null where there are too many strokes or points all the same.
 */
export function compactSignature(strokes: readonly Stroke[]): Signature | null {
  for (let tolerance = 0.5; tolerance <= 8; tolerance *= 2) {
    const compact = strokes.map((stroke) => simplified(stroke, tolerance))
    if (v.is(Signature, compact)) return compact
  }
  return null
}

/** Ramer, Douglas and Peucker: leaves out points that lie within the tolerance of the line between those that stay. */
function simplified(stroke: Stroke, tolerance: number): number[] {
  const kept = new Set([0, stroke.length - 2])
  const open: [number, number][] = [[0, stroke.length - 2]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [first, last] = span
    let farthest = first
    let distance = tolerance
    for (let i = first + 2; i < last; i += 2) {
      const away = distanceToLine(stroke, i, first, last)
      if (away > distance) {
        farthest = i
        distance = away
      }
    }
    if (farthest === first) continue
    kept.add(farthest)
    open.push([first, farthest], [farthest, last])
  }
  return stroke.filter((_, i) => kept.has(i - (i % 2)))
}

/** Of the point at `i` to the segment between those at `first` and `last`. */
function distanceToLine(stroke: Stroke, i: number, first: number, last: number): number {
  const at = (index: number) => ({ x: stroke[index] ?? 0, y: stroke[index + 1] ?? 0 })
  const [point, from, to] = [at(i), at(first), at(last)]
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const squared = dx * dx + dy * dy
  const along = squared ? ((point.x - from.x) * dx + (point.y - from.y) * dy) / squared : 0
  const t = Math.min(1, Math.max(0, along))
  return Math.hypot(point.x - from.x - t * dx, point.y - from.y - t * dy)
}
