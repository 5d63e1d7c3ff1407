import { castor, keypad, loaded, screen, wheel } from './drawing-parts.ts'
import { circle, d, path, rect, tube } from './pen.ts'
import { around, center, type Elevation, type Kind, type Plan } from './plan.ts'

/** Hand pallet truck from the side, a pallet on its forks. */
function palletTruck({ width, digits }: Plan): Elevation {
  const left = center - (width + 56) / 2
  const right = left + width
  const load = width * 0.2
  return {
    body:
      loaded(
        path(
          d`M${left + load} 38h${width - load - 10}v62h${load + 10 - width}zM${left + load} 69h${width - load - 10}M${left + load + (width - load - 10) / 2} 38v62`,
          'facet',
        ),
      ) +
      path(
        d`M${left + 8} 100H${right - 4}v5H${left + 8}zM${left + 12} 105v6h14v-6M${right - 22} 105v6h14v-6M${(left + right) / 2 - 4} 105v6h14v-6`,
        'facet',
      ) +
      tube(d`M${right + 20} 112L${right + 50} 34q3-8-4-12`, 6) +
      tube(d`M${right + 34} 18q12-6 20 6`, 7) +
      path(d`M${left + 22} 124l26-4`, 'detail') +
      wheel([left + 22, 136], 7) +
      wheel([right + 18, 131], 12) +
      path(
        d`M${left} 119q0-5 8-7H${right}V84q0-6 6-6h18q6 0 6 6v36h-14q-16 0-18 6h-10q-4-4-10-4H${left + 40}L${left + 6} 123q-6 0-6-4z`,
        'surface',
      ) +
      path(d`M${left + 12} 117H${right}`, 'detail') +
      path(d`M${right - 6} 52l42 6-4 28-42-6z`, 'surface') +
      screen([right, 60, 28, 14], digits('412')) +
      path(d`M${right + 4} 96h18M${right + 4} 101h18`, 'detail'),
    from: [left, 119],
    to: [right, 119],
    seal: [right + 10, 106],
  }
}

/** Crane scale: shackle, housing, safety hook. */
function crane({ width, digits }: Plan): Elevation {
  const [left, right] = around(center, width)
  return {
    body:
      tube(d`M${center - 12} 34V24a12 12 0 0 1 24 0V34`, 7) +
      rect([center - 20, 30, 40, 8], 'surface', 3) +
      path(d`M${left} 44q0-8 8-8H${right - 8}q8 0 8 8v36q0 8-8 8H${left + 8}q-8 0-8-8z`, 'surface') +
      path(d`M${left + 7} 43h.1M${right - 7} 43h.1M${left + 7} 81h.1M${right - 7} 81h.1`, 'keys') +
      screen([left + 14, 44, width - 28, 26], digits('0.0')) +
      keypad([center - 24, 80, 48, 0], 1) +
      path(d`M${center - 9} 88h18l-3 10h-12z`, 'surface') +
      circle([center, 101], 5, 'surface') +
      tube(d`M${center} 104v4q2 4 8 8a14 14 0 1 1-23 11`, 9) +
      path(d`M${center - 15} 124l13-14`, 'detail'),
    from: [left, 80],
    to: [right, 80],
    seal: [right - 24, 75],
    rest: [center - 2, 153],
    hangs: true,
  }
}

export const handling: Record<string, Kind> = {
  'pallet-truck': { mm: [500, 1600], px: [108, 150], draw: palletTruck },
  crane: { mm: [120, 600], px: [96, 150], draw: crane },
}

/** Patient lift: the scale hangs between the boom and the sling bar. */
function hoist({ width, digits }: Plan): Elevation {
  const axis = 176
  const [left, right] = around(axis, width)
  return {
    body:
      path(d`M72 92L124 28`) +
      tube(d`M72 94L98 60`, 7) +
      tube(d`M66 132V34`, 9) +
      tube(d`M66 34L${axis - 2} 20`, 8) +
      circle([66, 34], 2, 'detail') +
      circle([124, 27], 1.5, 'detail') +
      tube(d`M66 78H46V58`, 5) +
      path(d`M58 100h16v22h-16z`, 'facet') +
      tube(d`M54 134H196`, 7) +
      castor(58, 134) +
      castor(192, 134) +
      path(d`M${axis} 24v6`) +
      rect([left, 30, width, 28], 'surface', 5) +
      screen([left + 6, 35, width - 12, 17], digits('0.0')) +
      path(d`M${axis} 58v6`) +
      tube(d`M${axis - 38} 72q4-8 38-8t38 8`, 6) +
      path(
        d`M${axis - 38} 74q-6 34 20 46 20 8 42-2 18-10 14-44M${axis - 38} 74q14 26 8 38M${axis + 38} 74q-20 24-14 42`,
        'phantom',
      ),
    from: [left, 58],
    to: [right, 58],
    seal: [62, 106],
    rest: [axis, 120],
  }
}

export const hoists: Record<string, Kind> = {
  hoist: { mm: [80, 400], px: [56, 92], draw: hoist },
}
