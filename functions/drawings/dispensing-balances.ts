import { feet, glint, keypad, loaded, pan, screen } from './drawing-parts.ts'
import { circle, d, path, rect, tube } from './pen.ts'
import { around, center, type Elevation, type Kind, type Plan } from './plan.ts'

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
