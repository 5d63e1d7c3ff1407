import { castor, screen } from './drawing-parts.ts'
import { circle, d, path, rect, tube } from './pen.ts'
import { around, type Elevation, type Kind, type Plan } from './plan.ts'

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
