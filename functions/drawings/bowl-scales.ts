import { feet, keypad, loaded, pan, screen } from './drawing-parts.ts'
import { circle, d, ellipse, path, rect } from './pen.ts'
import { around, center, type Elevation, type Kind, type Plan } from './plan.ts'

/** Kitchen work: a bowl on the pan and a wedge of a housing. */
function portion({ width, round, digits }: Plan): Elevation {
  const [left, right] = around(center, width)
  const bowl = width * 0.36
  return {
    body:
      path(
        d`M${center - bowl} 38h${bowl * 2}q-4 40-${bowl * 0.55} 44h${-bowl * 0.9}q-${bowl * 0.5}-4-${bowl * 0.55}-44z`,
        'facet',
      ) +
      path(d`M${center - bowl + 4} 46h${bowl * 2 - 8}M${center - 18} 82v4h36v-4`, 'detail') +
      path(d`M${left + 12} 98H${right - 12}L${right + 4} 136q1 4-4 4H${left}q-5 0-4-4z`, 'surface') +
      rect([center - 22, 95, 44, 4], 'facet', 1) +
      pan([left, 86, width, 9], round) +
      screen([center - 40, 106, 80, 18], digits('0.0')) +
      keypad([center - 40, 131, 80, 0], 1) +
      path(d`M${left + 12} 110h14M${left + 10} 116h14M${right - 26} 110h14M${right - 24} 116h14`, 'detail') +
      feet([left + 16, right - 16], 140),
    from: [left, 86],
    to: [right, 86],
    seal: [right - 18, 126],
    rest: [center, 60],
  }
}

/** Steel tray for dressings and organs, on a housing that is wiped down. */
function clinicalTray({ width, digits }: Plan): Elevation {
  const [left, right] = around(center, width)
  return {
    body:
      path(d`M${left} 46h${width}q-3 40-24 40H${left + 24}q-21 0-24-40z`, 'surface') +
      ellipse([center, 46], [width / 2, 7], 'surface') +
      path(d`M${left + 6} 46.5q${width / 2 - 6} 10 ${width - 12} 0M${left + 14} 66q3 12 12 13`, 'detail') +
      rect([center - 28, 86, 56, 6], 'facet', 1) +
      path(
        d`M${left + 4} 92H${right - 4}q5 0 6 5l5 36q1 7-6 7H${left - 1}q-7 0-6-7l5-36q1-5 6-5z`,
        'surface',
      ) +
      screen([center - 44, 101, 88, 20], digits('0')) +
      keypad([center - 40, 131, 80, 0], 1) +
      feet([left + 10, right - 10], 140),
    from: [left, 46],
    to: [right, 46],
    seal: [left + 5, 106],
  }
}

/** Baby scale: the tray holds the child, here in its swaddle. */
function baby({ width, digits }: Plan): Elevation {
  const [left, right] = around(center, width)
  const tray = width * 0.3
  return {
    body:
      loaded(
        circle([left + tray + 2, 52], 13, 'surface') +
          path(
            d`M${left + tray - 4} 51q2 2 4 0M${left + tray + 4} 51q2 2 4 0M${left + tray - 0.5} 57.5q2 2 5 0`,
            'detail',
          ) +
          path(d`M${left + tray + 13} 44q38-6 58 14 8 8-2 10H${left + tray + 4}q14-5 9-24z`, 'surface') +
          path(d`M${left + tray + 24} 43q9 11 5 25M${left + tray + 40} 45q9 10 7 23`, 'detail'),
      ) +
      path(
        d`M${left} 40q6-4 9 2 10 27 34 27H${right - 43}q24 0 34-27 3-6 9-2-4 44-40 44H${left + 40}q-36 0-40-44z`,
        'surface',
      ) +
      path(d`M${left + 44} 76.5H${right - 44}`, 'chain') +
      rect([center - 26, 84, 52, 6], 'facet', 1) +
      path(d`M${center - 64} 90h128q5 0 6 5l7 38q1 7-6 7h-142q-7 0-6-7l7-38q1-5 6-5z`, 'surface') +
      screen([center - 44, 99, 88, 21], digits('4.62')) +
      keypad([center - 40, 130, 80, 0], 1) +
      feet([center - 54, center + 54], 140),
    from: [left, 40],
    to: [right, 40],
    seal: [center + 54, 105],
  }
}

export const bowlScales: Record<string, Kind> = {
  'portion-kitchen': { mm: [130, 320], px: [128, 176], draw: portion },
  'clinical-small': { mm: [150, 400], px: [132, 184], draw: clinicalTray },
  baby: { mm: [400, 800], px: [150, 206], draw: baby },
}
