import {
  cable,
  deskTerminal,
  feet,
  glint,
  hangingPan,
  keypad,
  knobWeight,
  loaded,
  screen,
} from './drawing-parts.ts'
import { circle, d, ellipse, path, rect } from './pen.ts'
import { around, center, type Elevation, type Kind, type Plan } from './plan.ts'
import { reading } from './reading.ts'

/**
 * Analytical balance in its true proportions (about 210 × 340 × 345 mm): a glass chamber higher than wide with three
 * sliding doors, a low base with the display, a pan of which a hand covers the width.
 */
function analytical({ width, digits }: Plan): Elevation {
  const [left, right] = around(center, width)
  return {
    body:
      rect([102, 8, 76, 98], 'outline', 2) +
      path(d`M108 16V106M172 16V106`, 'detail') +
      rect([99, 6, 82, 10], 'surface', 3) +
      path(d`M132 11h16`, 'detail') +
      rect([103, 54, 4, 16], 'facet', 2) +
      rect([173, 54, 4, 16], 'facet', 2) +
      glint([116, 24], 22) +
      hangingPan(center, 94, width) +
      path(d`M${center - 12} 106q0-4 4-4h16q4 0 4 4z`, 'facet') +
      path(d`M98 106H182l5 8v22q0 4-4 4H97q-4 0-4-4v-22z`, 'surface') +
      path(d`M93 114H187`, 'detail') +
      screen([108, 117, 64, 14], digits('0.0000')) +
      path(d`M99 124h.1M181 120h.1M181 127h.1`, 'keys') +
      path(d`M118 135.5h44`, 'detail') +
      feet([104, 176], 140),
    from: [left, 94],
    to: [right, 94],
    seal: [97, 129.5],
  }
}

/** Semi-micro: weighing cell behind the chamber, motor doors, colour terminal in front. */
function semiMicro({ width, digits }: Plan): Elevation {
  const axis = 104
  const [left, right] = around(axis, width)
  return {
    body:
      rect([50, 12, 108, 16], 'surface', 5) +
      path(d`M68 20h6.1M134 20h6.1`, 'keys') +
      path(d`M66 28V112M142 28V112`, 'detail') +
      path(d`M54 28V112M154 28V112`) +
      path(d`M96 28h16v7l-5 6h-6l-5-6z`, 'facet') +
      glint([72, 40], 22) +
      loaded(
        path(
          d`M${axis - 4} 74h8M${axis - 3} 74v8l-9 15q-1 3 2 3h20q3 0 2-3l-9-15v-8M${axis - 8} 92h16`,
          'detail',
        ),
      ) +
      path(d`M${left} 100h${width}l-3 4h${6 - width}z`, 'surface') +
      path(
        d`M${left + 8} 100v4M${left + 16} 100v4M${right - 8} 100v4M${right - 16} 100v4M${axis} 104v8`,
        'detail',
      ) +
      rect([40, 112, 128, 28], 'surface', 5) +
      path(d`M50 124h38M50 130h26`, 'detail') +
      circle([axis, 126], 4, 'detail') +
      cable(d`M168 132h10`) +
      path(d`M180 144l5-12h46l5 12z`, 'facet') +
      rect([172, 80, 72, 54], 'surface', 4) +
      rect([177, 85, 62, 44], 'screen', 2) +
      reading([177, 87, 62, 20], digits('86.41253')) +
      path(d`M183 113h22M183 119h16M215 112h18v11h-18z`, 'glow') +
      feet([54, 154], 140),
    from: [left, 100],
    to: [right, 100],
    seal: [148, 121.5],
  }
}

export const analyticalBalances: Record<string, Kind> = {
  analytical: { mm: [60, 120], px: [28, 46], draw: analytical },
  'semi-micro': { mm: [60, 120], px: [48, 72], draw: semiMicro },
}

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
