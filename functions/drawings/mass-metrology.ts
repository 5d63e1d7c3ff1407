import { cable, deskTerminal, feet, glint, hangingPan, keypad, knobWeight, loaded } from './drawing-parts.ts'
import { circle, d, ellipse, path, rect } from './pen.ts'
import { around, type Elevation, type Kind, type Plan } from './plan.ts'
import { reading } from './reading.ts'

/** Microbalance: a small cylinder of glass on the cell, everything else in the terminal. */
function micro({ width, digits }: Plan): Elevation {
  const axis = 92
  const [left, right] = around(axis, width)
  return {
    body:
      rect([axis - 32, 22, 64, 10], 'surface', 5) +
      path(d`M${axis - 10} 22q0-6 10-6t10 6`, 'surface') +
      path(d`M${axis - 28} 32V94M${axis + 28} 32V94`) +
      path(d`M${axis - 28} 88q28 10 56 0`, 'detail') +
      glint([axis - 22, 40], 20) +
      hangingPan(axis, 80, width) +
      path(d`M${axis - 34} 94h68l6 8h-80z`, 'surface') +
      rect([axis - 52, 102, 104, 38], 'surface', 6) +
      path(d`M${axis - 42} 112h84`, 'detail') +
      circle([axis, 127], 5, 'detail') +
      circle([axis, 127], 1.5, 'detail') +
      feet([axis - 40, axis + 40], 140) +
      cable(d`M${axis + 52} 130h14q6 0 8 4`) +
      path(d`M166 132l-6 12h88l-6-12z`, 'facet') +
      path(d`M170 62h72q5 0 6 5l4 62q1 7-6 7h-80q-7 0-6-7l4-62q1-5 6-5z`, 'surface') +
      rect([171, 69, 70, 44], 'screen', 2) +
      reading([173, 73, 66, 20], digits('0.000000')) +
      path(d`M177 99h24M177 105h16M216 98h19v10h-19z`, 'glow') +
      keypad([174, 125, 64, 0], 1),
    from: [left, 80],
    to: [right, 80],
    seal: [axis + 36, 122],
  }
}

/** Mass comparator: granite slab, turntable of weights under a wide shield. */
function massComparator({ width, digits }: Plan): Elevation {
  const [left, right] = around(104, width)
  return {
    body:
      rect([left, 22, width, 74], 'outline', 3) +
      rect([left - 4, 14, width + 8, 10], 'surface', 3) +
      path(d`M${left + 12} 24V96M${right - 12} 24V96`, 'detail') +
      glint([left + 18, 32], 22) +
      knobWeight([left + 30, 86], 15, 24) +
      knobWeight([right - 30, 86], 15, 24) +
      ellipse([104, 88], [width / 2 - 18, 4], 'facet') +
      loaded(knobWeight([104, 87], 30, 46)) +
      path(d`M104 92v4`) +
      rect([left - 8, 96, width + 16, 22], 'surface', 3) +
      path(d`M${left + 4} 107h36`, 'detail') +
      rect([left - 18, 118, width + 36, 11], 'surface', 1) +
      path(d`M${left - 12} 124h${width + 24}`, 'chain') +
      path(d`M${left - 8} 129v15h20v-15M${right + 8} 129v15h-20v-15`, 'facet') +
      deskTerminal([196, 86, 70, 46], digits('0.0000')) +
      cable(d`M${right + 8} 138H200`),
    from: [left, 96],
    to: [right, 96],
    seal: [right - 8, 101],
  }
}

export const massMetrology: Record<string, Kind> = {
  micro: { mm: [15, 60], px: [22, 46], draw: micro },
  'mass-comparator': { mm: [150, 600], px: [116, 140], draw: massComparator },
}
