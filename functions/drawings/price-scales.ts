import { feet, keypad, pan, windows } from './drawing-parts.ts'
import { d, ellipse, path, rect } from './pen.ts'
import { around, center, type Elevation, type Kind, type Plan } from './plan.ts'

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
