import { feet, keypad, pan, windows } from './drawing-parts.ts'
import { d, path, rect } from './pen.ts'
import { around, center, type Elevation, type Kind, type Plan } from './plan.ts'
import { reading } from './reading.ts'

const barcode = (x: number, y: number): string =>
  rect([x, y, 34, 26], 'facet', 1) +
  path(d`M${x + 4} ${y + 5}h18M${x + 4} ${y + 9}h11`, 'detail') +
  path(d`M${x + 4} ${y + 18}h26`, 'bars')

/** The label leaves the front of the base; the vendor's screen stands on the column. */
function labelScale({ width, round, column, digits }: Plan): Elevation {
  const [left, right] = around(center, width)
  const head = column ? 12 : 26
  return {
    body:
      rect([center - 8, head + 46, 16, 40 - head], 'facet', 1) +
      rect([center - 56, head, 112, 48], 'surface', 4) +
      rect([center - 50, head + 6, 100, 36], 'screen', 2) +
      reading([center, head + 7, 48, 22], digits('0.000')) +
      path(
        d`M${center - 44} ${head + 14}h30M${center - 44} ${head + 20}h20M${center - 44} ${head + 30}h14v7h-14zM${center - 24} ${head + 30}h14v7h-14zM${center - 4} ${head + 30}h14v7h-14zM${center + 16} ${head + 30}h28v7h-28z`,
        'glow',
      ) +
      rect([left + 6, 91, width - 12, 49], 'surface', 4) +
      pan([left, 82, width, 9], round) +
      keypad([left + 14, 101, width * 0.46, 20], 4) +
      rect([right - 62, 98, 50, 8], 'screen', 1.5) +
      barcode(right - 54, 103) +
      feet([left + 18, right - 18], 140),
    from: [left, 82],
    to: [right, 82],
    seal: [left + 14, 127],
  }
}

/** Let into the checkout: flush plate, scanner window, display on a slim pole. */
function posScale({ width, digits }: Plan): Elevation {
  const [left, right] = around(center, width)
  const pole = right - 26
  return {
    body:
      rect([14, 120, 252, 8], 'facet', 1) +
      path(d`M${left + 8} 128v14H${right - 8}v-14M${center - 30} 142v6h60v-6`, 'chain') +
      rect([pole - 3, 46, 6, 50], 'facet', 1) +
      rect([pole - 36, 16, 72, 32], 'surface', 4) +
      windows([pole - 30, 22, 60, 14], [digits('0.000'), '0.00']) +
      path(d`M${pole - 28} 42h56`, 'detail') +
      path(d`M${left + 14} 82H${right - 14}L${right} 114v5H${left}v-5z`, 'surface') +
      path(d`M${left} 114H${right}`) +
      path(d`M${center - 37} 88h54l5 19h-66z`, 'facet') +
      path(
        d`M${center - 30} 91l38 13M${center + 10} 91l-44 13M${center - 10} 90v15M${center - 36} 97h56`,
        'phantom',
      ) +
      rect([left + 8, 120, width - 16, 8], 'facet', 1),
    from: [left, 117],
    to: [right, 117],
    seal: [right - 34, 101],
    rest: [center - 10, 98],
    hangs: true,
  }
}

/** One product tile of the customer's screen. */
const tile = (x: number, y: number): string =>
  d`M${x} ${y}h16v13h-16zM${x + 5} ${y + 7}a3 3 0 1 0 6 0a3 3 0 1 0-6 0`

/** Self-service: the customer touches the picture of the fruit. */
function selfService({ width, round, digits }: Plan): Elevation {
  const [left, right] = around(center, width)
  let tiles = ''
  for (let row = 0; row < 2; row++)
    for (let place = 0; place < 5; place++) tiles += tile(center - 51 + place * 21.5, 36 + row * 18)
  return {
    body:
      rect([center - 9, 78, 18, 14], 'facet', 1) +
      rect([center - 63, 10, 126, 70], 'surface', 5) +
      rect([center - 57, 16, 114, 58], 'screen', 2) +
      reading([center + 4, 17, 53, 18], digits('0.000')) +
      path(d`M${center - 50} 23h30M${center - 50} 28h20`, 'glow') +
      path(tiles, 'glow') +
      path(d`M${left + 8} 102H${right - 8}V136q0 4-4 4H${left + 12}q-4 0-4-4z`, 'surface') +
      pan([left, 92, width, 10], round) +
      rect([center - 24, 109, 48, 7], 'screen', 1.5) +
      barcode(center - 17, 113) +
      feet([left + 20, right - 20], 140),
    from: [left, 92],
    to: [right, 92],
    seal: [right - 28, 125],
  }
}

export const checkoutScales: Record<string, Kind> = {
  'label-scale': { mm: [240, 480], px: [138, 194], draw: labelScale },
  'pos-scale': { mm: [220, 440], px: [146, 190], draw: posScale },
  'self-service': { mm: [260, 480], px: [132, 180], draw: selfService },
}
