import { feet, glint, keypad, loaded, pan, screen } from './drawing-parts.ts'
import { circle, d, path, rect, tube } from './pen.ts'
import { around, center, type Elevation, type Kind, type Plan } from './plan.ts'
import { reading } from './reading.ts'

/** The low housing shared by the top-loading balances: a wedge with the display in its brow. */
const wedge = (width: number, top: number): string => {
  const [left, right] = around(center, width)
  return path(
    d`M${left + 12} ${top}H${right - 12}q5 0 6 5L${right} 134q1 6-6 6H${left + 6}q-7 0-6-6l6-${129 - top}q1-5 6-5z`,
    'surface',
  )
}

/** A half-full beaker in thin line behind the balance. */
const beaker = (axis: number, bottom: number): string =>
  path(d`M${axis - 25} 32q3 0 3 4v${bottom - 39}q0 3 3 3h38q3 0 3-3V32h-47`) +
  path(
    d`M${axis - 22} 56h44M${axis + 10} 44h7M${axis + 13} 50h4M${axis + 10} 62h7M${axis + 13} 68h4`,
    'detail',
  )

/**
 * Precision balance; a round pan reads to the milligram and stands empty in a glass ring, the other carries a beaker.
 */
function precision({ width, round, digits }: Plan): Elevation {
  const [left, right] = around(center, width)
  const body = Math.max(width + 44, 156)
  const shield = round
    ? path(d`M${left - 10} 92V36h${width + 20}V92`) +
      path(d`M${left - 10} 43h${width + 20}`, 'detail') +
      glint([left - 2, 52], 20)
    : loaded(beaker(center, 80))
  return {
    body:
      shield +
      rect([center - 12, 90, 24, 5], 'facet', 1) +
      wedge(body, round ? 93 : 92) +
      pan([left, round ? 82 : 80, width, round ? 7 : 10], round) +
      screen([center - 50, 101, 92, 19], digits(round ? '0.000' : '214.62')) +
      keypad([center - 46, 130, 92, 0], 1) +
      circle([center + body / 2 - 21, 110.5], 4.5, 'detail') +
      circle([center + body / 2 - 21, 110.5], 1.2, 'detail') +
      feet([center - body / 2 + 16, center + body / 2 - 16], 140),
    from: [left, round ? 82 : 80],
    to: [right, round ? 82 : 80],
    seal: [center - body / 2 + 10, 121],
  }
}

/** High capacity: a platform to the tenth of a gram, terminal on a swan neck. */
function highCapacity({ width, digits }: Plan): Elevation {
  const [left, right] = around(center - 8, width)
  return {
    body:
      tube(d`M${right - 18} 116V92q0-10 6-16l4-8`, 7) +
      path(d`M${right - 60} 22h76q5 0 6 5l4 34q1 6-6 6h-80q-6 0-5-6l1-34q0-5 4-5z`, 'surface') +
      rect([right - 56, 28, 70, 26], 'screen', 2) +
      reading([right - 56, 29, 70, 24], digits('0.0')) +
      keypad([right - 52, 61, 62, 0], 1) +
      rect([left, 98, width, 10], 'surface', 3) +
      path(
        d`M${left + 6} 103H${right - 6}M${left + 24} 108v4M${right - 24} 108v4M${center - 8} 108v4`,
        'detail',
      ) +
      rect([left + 6, 112, width - 12, 26], 'surface', 4) +
      circle([left + 24, 125], 5, 'detail') +
      circle([left + 24, 125], 1.5, 'detail') +
      path(d`M${right - 50} 121h30M${right - 50} 126h30M${right - 50} 131h30`, 'detail') +
      feet([left + 22, right - 22], 138),
    from: [left, 98],
    to: [right, 98],
    seal: [left + 38, 120.5],
  }
}

export const precisionBalances: Record<string, Kind> = {
  precision: { mm: [90, 300], px: [88, 150], draw: precision },
  'high-cap-precision': { mm: [250, 600], px: [150, 196], draw: highCapacity },
}

/** Jeweller's balance: a ring under the small draught shield. */
function jewellery({ width, round, digits }: Plan): Elevation {
  const [left, right] = around(center, width)
  const [outer, end] = around(center, Math.max(width + 60, 150))
  return {
    body:
      rect([left - 12, 34, width + 24, 62], 'outline', 4) +
      path(d`M${left - 12} 44h${width + 24}M${center - 8} 34v-5h16v5`, 'detail') +
      glint([left - 5, 52], 18) +
      loaded(
        circle([center, 76], 9, 'outline') +
          circle([center, 76], 6.5, 'detail') +
          path(d`M${center - 6} 60h12l3 4-9 7-9-7zM${center - 9} 64h18`, 'detail'),
      ) +
      pan([left, 86, width, 7], round) +
      rect([center - 8, 93, 16, 4], 'facet', 1) +
      path(
        d`M${outer + 10} 96H${end - 10}q4 0 5 4l7 34q1 6-5 6H${outer + 3}q-6 0-5-6l7-34q1-4 5-4z`,
        'surface',
      ) +
      screen([center - 44, 103, 88, 20], digits('3.724')) +
      keypad([center - 44, 131, 88, 0], 1) +
      circle([end - 18, 113], 4, 'detail') +
      feet([outer + 16, end - 16], 140),
    from: [left, 86],
    to: [right, 86],
    seal: [outer + 12, 108],
  }
}

/** Dispensary balance: glass box over the pan, mortar and pestle beside it. */
function pharmacy({ width, round, digits }: Plan): Elevation {
  const axis = 112
  const [left, right] = around(axis, width)
  return {
    body:
      rect([axis - 54, 24, 108, 70], 'outline', 2) +
      path(d`M${axis - 54} 34h108M${axis} 34V94M${axis - 6} 60v10M${axis + 6} 60v10`, 'detail') +
      rect([axis - 12, 20, 24, 6], 'facet', 2) +
      glint([axis - 46, 42], 20) +
      glint([axis + 12, 42], 20) +
      pan([left, 82, width, 6], round) +
      rect([axis - 8, 88, 16, 6], 'facet', 1) +
      path(d`M${axis - 60} 94h120q5 0 6 5l6 35q1 6-6 6H${axis - 66}q-7 0-6-6l6-35q1-5 6-5z`, 'surface') +
      screen([axis - 44, 101, 88, 19], digits('0.000')) +
      keypad([axis - 44, 130, 88, 0], 1) +
      feet([axis - 54, axis + 54], 140) +
      tube(d`M226 112L244 82`, 6) +
      path(d`M202 108h48q-1 20-14 26l4 10h-28l4-10q-13-6-14-26z`, 'surface') +
      path(d`M202 108q24 6 48 0M216 134h20`, 'detail'),
    from: [left, 82],
    to: [right, 82],
    seal: [axis - 62, 116],
  }
}

export const dispensingBalances: Record<string, Kind> = {
  'gold-jewellery': { mm: [80, 220], px: [72, 118], draw: jewellery },
  pharmacy: { mm: [80, 220], px: [56, 92], draw: pharmacy },
}
