import { feet, keypad, pan, windows } from './drawing-parts.ts'
import { d, ellipse, path, rect } from './pen.ts'
import { around, center, type Elevation, type Kind, type Plan } from './plan.ts'
import { reading } from './reading.ts'

const amounts = ['0.00', '0.00']

/** Price-computing scale: both displays, the vendor's in the console and the customer's behind the pan. */
function priceComputing({ width, round, column, digits }: Plan): Elevation {
  const [left, right] = around(center, width)
  const head = column ? 14 : 42
  return {
    body:
      rect([center - 7, head + 34, 14, 52 - head], 'facet', 1) +
      rect([center - 53, head, 106, 36], 'surface', 4) +
      windows([center - 46, head + 7, 92, 15], [digits('0.000'), ...amounts]) +
      path(d`M${center - 44} ${head + 29}h88`, 'detail') +
      path(d`M${left + 16} 92H${right - 16}L${right + 2} 134q1 6-5 6H${left + 3}q-6 0-5-6z`, 'surface') +
      pan([left, 83, width, 9], round) +
      windows([left + 18, 100, width - 36, 14], [digits('0.000'), ...amounts]) +
      keypad([left + 14, 122, width - 46, 10], 2) +
      feet([left + 14, right - 14], 140),
    from: [left, 83],
    to: [right, 83],
    seal: [right - 24, 122],
  }
}

/** Receipt printer beside the pan, the paper just torn. */
function ticketScale({ width, round, column, digits }: Plan): Elevation {
  const [outer] = around(center, width + 46)
  const [left, right] = [outer, outer + width]
  const axis = left + width * 0.42
  const head = column ? 14 : 40
  const paper = right + 12
  return {
    body:
      rect([axis - 6, head + 34, 12, 54 - head], 'facet', 1) +
      rect([axis - 46, head, 92, 36], 'surface', 4) +
      windows([axis - 40, head + 7, 80, 15], [digits('0.000'), ...amounts]) +
      path(d`M${axis - 38} ${head + 29}h76`, 'detail') +
      path(d`M${paper} 82V40l3-3 3 3 3-3 3 3 3-3 3 3 3-3 3 3v42z`, 'surface') +
      path(
        d`M${paper + 5} 47h14M${paper + 5} 52h9M${paper + 5} 57h14M${paper + 5} 62h11M${paper + 5} 67h14`,
        'detail',
      ) +
      path(d`M${right + 4} 82q0-6 6-6h28q6 0 6 6v58h-40z`, 'surface') +
      path(d`M${right + 10} 82h28M${right + 10} 92h28v26h-28zM${right + 20} 124h8`, 'detail') +
      path(d`M${left + 12} 94H${right - 8}L${right + 4} 104V140H${left + 2}V106z`, 'surface') +
      pan([left, 85, width, 9], round) +
      windows([left + 12, 103, width - 20, 13], [digits('0.000'), '0.00']) +
      keypad([left + 12, 123, width - 20, 10], 3) +
      feet([left + 14, right + 32], 140),
    from: [left, 85],
    to: [right, 85],
    seal: [right + 32, 128],
  }
}

/** Hung over the fish counter: housing, chains, dished pan. */
function hangingRetail({ width, digits }: Plan): Elevation {
  const [left, right] = around(center, width)
  return {
    body:
      path(
        d`M${center - 34} 13h68M${center - 26} 13l-5-5M${center - 12} 13l-5-5M${center + 2} 13l-5-5M${center + 16} 13l-5-5M${center + 30} 13l-5-5`,
        'detail',
      ) +
      path(d`M${center} 13v2a4.5 4.5 0 1 1-4.5 4.5`) +
      rect([center - 58, 24, 116, 42], 'surface', 6) +
      windows([center - 50, 31, 100, 16], [digits('0.000'), ...amounts]) +
      keypad([center - 40, 57.5, 80, 0], 1) +
      path(d`M${center} 66v4a4 4 0 1 1-.1 0`) +
      path(d`M${center - 3} 78L${left + 8} 122M${center + 3} 78L${right - 8} 122M${center} 79V127`, 'chain') +
      path(d`M${left} 122c${width * 0.14} 24 ${width * 0.86} 24 ${width} 0z`, 'surface') +
      ellipse([center, 122], [width / 2, 5], 'surface') +
      ellipse([center, 122.5], [width / 2 - 7, 3], 'detail'),
    from: [left, 122],
    to: [right, 122],
    rest: [center, 122],
    seal: [center + 44, 53],
    hangs: true,
  }
}

export const priceScales: Record<string, Kind> = {
  'price-computing': { mm: [200, 400], px: [132, 184], draw: priceComputing },
  'ticket-scale': { mm: [200, 420], px: [120, 164], draw: ticketScale },
  'hanging-retail': { mm: [250, 500], px: [150, 204], draw: hangingRetail },
}

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
