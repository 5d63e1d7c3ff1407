import { cable, feet, glint, hangingPan, screen } from './parts.ts'
import { circle, d, path, rect } from './pen.ts'
import { around, center, type Elevation, type Kind, type Plan } from './plan.ts'
import { reading } from './reading.ts'

/** Analytical balance: glass chamber with three sliding doors over a low base. */
function analytical({ width }: Plan): Elevation {
  const [left, right] = around(center, width)
  return {
    body:
      rect([80, 14, 120, 100], 'outline', 3) +
      path(d`M80 26H200M92 26V114M188 26V114`, 'detail') +
      rect([126, 10, 28, 8], 'surface', 3) +
      rect([83, 60, 6, 18], 'facet', 2) +
      rect([191, 60, 6, 18], 'facet', 2) +
      glint([100, 36], 24) +
      hangingPan(center, 102, width) +
      path(d`M76 114H204l10 22q2 4-3 4H69q-5 0-3-4z`, 'surface') +
      screen([98, 118, 84, 17], '0.0000') +
      path(d`M79 132h6.1M194 126h6.1M195 132h6.1`, 'keys') +
      feet([84, 196], 140),
    from: [left, 102],
    to: [right, 102],
    seal: [79, 117.5],
  }
}

/** Semi-micro: weighing cell behind the chamber, motor doors, colour terminal in front. */
function semiMicro({ width }: Plan): Elevation {
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
      path(
        d`M${axis - 4} 74h8M${axis - 3} 74v8l-9 15q-1 3 2 3h20q3 0 2-3l-9-15v-8M${axis - 8} 92h16`,
        'detail',
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
      reading([177, 87, 62, 20], '0.00000') +
      path(d`M183 113h22M183 119h16M215 112h18v11h-18z`, 'glow') +
      feet([54, 154], 140),
    from: [left, 100],
    to: [right, 100],
    seal: [148, 121.5],
  }
}

export const analyticalBalances: Record<string, Kind> = {
  analytical: { mm: [60, 120], px: [52, 80], draw: analytical },
  'semi-micro': { mm: [60, 120], px: [48, 72], draw: semiMicro },
}
