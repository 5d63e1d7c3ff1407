import { cable, column, feet, indicator, keypad, screen } from './drawing-parts.ts'
import { type Box, d, type Point, path, rect, tube } from './pen.ts'
import { around, center, type Elevation, type Kind, type Plan } from './plan.ts'

/** The platform alone: load plate, frame and levelling feet. */
const platform = ([left, right]: Point): string =>
  feet([left + 20, right - 20], 130) +
  path(d`M${left + 8} 114H${right - 8}L${right - 14} 130H${left + 14}z`, 'surface') +
  path(d`M${left + 40} 122H${right - 24}`, 'detail') +
  rect([left, 104, right - left, 10], 'surface', 2) +
  path(d`M${left + 6} 109H${right - 6}`, 'detail')

/** Bench scale, with the indicator on its column or beside it on the table. */
function bench({ width, column: raised, digits }: Plan): Elevation {
  if (!raised) return benchApart(width, digits)
  const [left, right] = around(center - 10, width)
  const post = right - 16
  return {
    body:
      column(post, [48, 106], 9) +
      indicator([post - 46, 16, 92, 44], digits('0.000')) +
      platform([left, right]),
    from: [left, 104],
    to: [right, 104],
    seal: [left + 22, 117.5],
  }
}

/** Terminal on the wall, the platform below it on its cable. */
function benchApart(width: number, digits: Plan['digits']): Elevation {
  const [left, right] = around(center - 6, width)
  const terminal: Box = [left, 16, 100, 50]
  return {
    body:
      cable(d`M${left + 78} 66v8q0 8 8 8H${right + 2}q12 0 12 12V114q0 8-8 8H${right - 10}`) +
      path(d`M${left - 6} 28h112v26H${left - 6}z`, 'facet') +
      indicator(terminal, digits('0.000')) +
      platform([left, right]),
    from: [left, 104],
    to: [right, 104],
    seal: [left + 22, 117.5],
  }
}

const drop = (x: number, y: number): string => d`M${x} ${y}q4 6 0 8q-4-2 0-8z`

const drops: readonly Point[] = [
  [0.08, 82],
  [0.13, 54],
  [0.18, 16],
  [0.26, 38],
  [0.33, 70],
  [0.4, 20],
  [0.46, 54],
]

/** Hygienic design: open tube frame, folded plate, water running off; terminal on a round column or on its cable. */
function washdown({ width, column: raised, digits }: Plan): Elevation {
  const [left, right] = around(center - 10, width)
  const post = right - 14
  return {
    body:
      path(drops.map(([share, y]) => drop(left + share * width, y)).join(''), 'detail') +
      (raised
        ? tube(d`M${post} 50V100`, 9)
        : cable(d`M${post + 20} 60v8q0 8 8 8h6q10 0 10 10v22q0 8-8 8h-22`)) +
      path(d`M${post - 40} 22q0-6 6-6h68q6 0 6 6l-4 32q-1 6-6 6h-60q-5 0-6-6z`, 'surface') +
      screen([post - 32, 23, 64, 18], digits('0.000')) +
      keypad([post - 32, 49, 50, 0], 1) +
      tube(d`M${left + 20} 116V133M${right - 20} 116V133M${left + 20} 126H${right - 20}`, 6) +
      feet([left + 20, right - 20], 134) +
      path(d`M${left} 104q0-4 4-4H${right - 4}q4 0 4 4v12h-5v-5H${left + 5}v5h-5z`, 'surface') +
      path(d`M${left + 8} 105h${width * 0.36}M${left + 14 + width * 0.36} 105h10`, 'detail'),
    from: [left, 104],
    to: [right, 104],
    seal: [post + 25, 44],
  }
}

const hexagonEx = (x: number, y: number): string =>
  path(d`M${x} ${y}l7-12h18l7 12-7 12h-18z`, 'surface') +
  path(d`M${x + 15} ${y - 6}h-7v12h7M${x + 8} ${y}h6M${x + 17.5} ${y - 2}l7 8M${x + 24.5} ${y - 2}l-7 8`)

/** Explosive atmospheres: flameproof housing, glands, barrier box and the Ex hexagon. */
function atex({ width, digits }: Plan): Elevation {
  const [left, right] = around(center, width)
  const post = center
  return {
    body:
      column(post, [64, 106], 12) +
      path(d`M${post - 62} 22l6-6h112l6 6v36l-6 6h-112l-6-6z`, 'surface') +
      path(d`M${post - 57} 20h.1M${post + 57} 20h.1M${post - 57} 60h.1M${post + 57} 60h.1`, 'keys') +
      hexagonEx(post - 54, 40) +
      screen([post - 14, 24, 66, 20], digits('0.00')) +
      keypad([post - 10, 55, 58, 0], 1) +
      path(d`M${post - 40} 64v5h8v-5M${post - 26} 64v5h8v-5`, 'facet') +
      cable(d`M${post - 36} 69v12q0 6 6 6h14q8 0 8 7v10M${post - 22} 69v6h12`) +
      rect([post + 14, 76, 34, 22], 'surface', 2) +
      path(d`M${post + 6} 87h8M${post + 20} 82h22M${post + 20} 87h22M${post + 20} 92h14`, 'detail') +
      platform([left, right]),
    from: [left, 104],
    to: [right, 104],
    seal: [left + 22, 117.5],
  }
}

export const benchScales = {
  bench: { mm: [230, 800], px: [112, 190], draw: bench },
  washdown: { mm: [200, 800], px: [116, 190], draw: washdown },
  atex: { mm: [280, 1300], px: [128, 212], draw: atex },
} satisfies Record<string, Kind>
