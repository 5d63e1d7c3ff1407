import { num } from './pdf-file.ts'

type Point = readonly [x: number, y: number]

/** How many numbers each command takes. */
const arity: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, c: 6, s: 4, a: 7, z: 0 }

/** PDF operators of SVG path data; an unknown command throws. */
export function pathOperators(data: string): string {
  const pen = new Pen()
  for (const [, command = '', numbers = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const values = (numbers.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const size = arity[command.toLowerCase()]
    if (size === undefined) throw new Error(`Unknown path command ${command}`)
    let name = command
    for (let i = 0; i === 0 || i < values.length; i += size || 1) {
      pen.go(name, values.slice(i, i + size))
      // Further pairs of a move are lines.
      if (name === 'm') name = 'l'
      if (name === 'M') name = 'L'
    }
  }
  return pen.operators.join(' ')
}

/** Keeps the current point of a path. */
class Pen {
  readonly operators: string[] = []
  private at: Point = [0, 0]
  private start: Point = [0, 0]
  /** The last control point of the curve before, which T and S mirror. */
  private control: { of: 'q' | 'c'; point: Point } | null = null

  go(command: string, values: readonly number[]): void {
    const relative = command === command.toLowerCase()
    const [x, y] = relative ? this.at : ([0, 0] as const)
    const point = (i: number): Point => [x + (values[i] ?? 0), y + (values[i + 1] ?? 0)]
    const kind = command.toLowerCase()
    const before = this.control
    this.control = null
    if (kind === 'm') {
      this.start = point(0)
      this.draw(this.start, [this.start], 'm')
    } else if (kind === 'h') this.line([x + (values[0] ?? 0), this.at[1]])
    else if (kind === 'v') this.line([this.at[0], y + (values[0] ?? 0)])
    else if (kind === 'l') this.line(point(0))
    else if (kind === 'q') this.quadratic(point(0), point(2))
    else if (kind === 't') this.quadratic(this.mirrored(before, 'q'), point(0))
    else if (kind === 'c') this.cubic(point(0), point(2), point(4))
    else if (kind === 's') this.cubic(this.mirrored(before, 'c'), point(0), point(2))
    else if (kind === 'a') this.arc(values, point(5))
    else {
      this.at = this.start
      this.operators.push('h')
    }
  }

  private draw(to: Point, points: readonly Point[], operator: string): void {
    this.operators.push(`${points.flat().map(num).join(' ')} ${operator}`)
    this.at = to
  }

  private line(to: Point): void {
    this.draw(to, [to], 'l')
  }

  /** The control point before, mirrored at the current point; that point itself after anything but such a curve. */
  private mirrored(before: Pen['control'], of: 'q' | 'c'): Point {
    const [x, y] = this.at
    return before?.of === of ? [2 * x - before.point[0], 2 * y - before.point[1]] : this.at
  }

  private cubic(first: Point, second: Point, to: Point): void {
    this.control = { of: 'c', point: second }
    this.draw(to, [first, second, to], 'c')
  }

  private quadratic([cx, cy]: Point, to: Point): void {
    this.control = { of: 'q', point: [cx, cy] }
    const near = ([x, y]: Point): Point => [x + ((cx - x) * 2) / 3, y + ((cy - y) * 2) / 3]
    this.draw(to, [near(this.at), near(to), to], 'c')
  }

  /** An elliptic arc as Bézier curves of at most a quarter (SVG 2, appendix B.2.4; the drawings rotate no ellipse). */
  private arc([rx = 0, ry = 0, , large, sweep]: readonly number[], to: Point): void {
    if (!rx || !ry || (to[0] === this.at[0] && to[1] === this.at[1])) {
      this.line(to)
      return
    }
    const { center, radii, from, turn } = arcOf([rx, ry], this.at, to, { large: !!large, sweep: !!sweep })
    const steps = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9))
    const part = turn / steps
    const pull = (4 / 3) * Math.tan(part / 4)
    for (let i = 0; i < steps; i++) {
      const [a, b] = [from + i * part, from + (i + 1) * part]
      const on = (cos: number, sin: number): Point => [center[0] + radii[0] * cos, center[1] + radii[1] * sin]
      const first = on(Math.cos(a) - pull * Math.sin(a), Math.sin(a) + pull * Math.cos(a))
      const second = on(Math.cos(b) + pull * Math.sin(b), Math.sin(b) - pull * Math.cos(b))
      const end = i === steps - 1 ? to : on(Math.cos(b), Math.sin(b))
      this.draw(end, [first, second, end], 'c')
    }
  }
}

/** Centre, radii, first angle and turn of an arc between two points. */
function arcOf(
  [rx, ry]: Point,
  from: Point,
  to: Point,
  { large, sweep }: { large: boolean; sweep: boolean },
): { center: Point; radii: Point; from: number; turn: number } {
  const dx = (from[0] - to[0]) / 2 / rx
  const dy = (from[1] - to[1]) / 2 / ry
  const half = dx * dx + dy * dy
  const grow = Math.max(1, Math.sqrt(half))
  const radii: Point = [rx * grow, ry * grow]
  const away = Math.sqrt(Math.max(0, (grow * grow) / half - 1)) * (large === sweep ? -1 : 1)
  const [ux, uy] = [away * dy, -away * dx]
  const center: Point = [(from[0] + to[0]) / 2 + ux * rx, (from[1] + to[1]) / 2 + uy * ry]
  const angle = (point: Point) =>
    Math.atan2((point[1] - center[1]) / radii[1], (point[0] - center[0]) / radii[0])
  const first = angle(from)
  let turn = angle(to) - first
  if (sweep && turn <= 0) turn += 2 * Math.PI
  if (!sweep && turn >= 0) turn -= 2 * Math.PI
  return { center, radii, from: first, turn }
}
