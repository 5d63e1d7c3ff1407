import { feet, loaded, pan, screen } from './drawing-parts.ts'
import { circle, d, path, rect } from './pen.ts'
import { around, center, type Elevation, type Kind, type Plan } from './plan.ts'
import { reading } from './reading.ts'

/** Moisture analyser: the lid with its halogen ring stands open over the sample. */
function moisture({ width, round, digits }: Plan): Elevation {
  const axis = 130
  const [left, right] = around(axis, width)
  return {
    body:
      path(
        d`M${axis + 52} 86L${axis + 40} 30q-2-8-10-9L${axis - 44} 12q-8-1-9 6l-1 8q0 6 6 7l66 11 14 42z`,
        'surface',
      ) +
      path(d`M${axis - 40} 34l62 10-3 8-56-10z`, 'facet') +
      path(d`M${axis - 30} 42l42 7`, 'chain') +
      path(d`M${axis - 36} 19l58 8M${axis + 46} 60l-10 3`, 'detail') +
      circle([axis + 50, 84], 5, 'surface') +
      path(d`M${axis - 22} 66q-4-5 0-10M${axis} 66q-4-5 0-10M${axis + 22} 68q-4-5 0-10`, 'phantom') +
      loaded(path(d`M${left + 8} 76q${width / 2 - 8} -9 ${width - 16} 0z`, 'facet')) +
      pan([left, 75, width, 6], round) +
      path(d`M${axis} 81v7`) +
      path(d`M60 86H198q6 0 7 5l22 42q3 7-5 7H58q-8 0-7-7l3-42q0-5 6-5z`, 'surface') +
      path(d`M54 94H206`, 'detail') +
      rect([70, 101, 92, 32], 'screen', 2) +
      reading([70, 101, 92, 22], digits('12.48')) +
      path(d`M77 107l9 13 14 5 14 2h18`, 'glow') +
      path(d`M178 106h12.1M178 117h18.1M178 128h24.1`, 'keys') +
      feet([70, 208], 140),
    from: [left, 76],
    to: [right, 76],
    seal: [165, 123.5],
  }
}

/** School balance: thin, stackable, with a flask. */
function compact({ width, round, digits }: Plan): Elevation {
  const [left, right] = around(center, width)
  return {
    body:
      loaded(
        path(
          d`M${center - 9} 28h18M${center - 7} 28V54L${center - 32} 94q-3 6 4 6h56q7 0 4-6L${center + 7} 54V28`,
          'outline',
        ) +
          path(
            d`M${center - 21} 78q10-4 21 0t21 0M${center - 7} 44h6M${center - 12} 62h8M${center - 16} 70h8`,
            'detail',
          ) +
          circle([center + 4, 88], 2.5, 'detail') +
          circle([center - 8, 91], 1.8, 'detail'),
      ) +
      pan([left, 101, width, 7], round) +
      rect([center - 16, 108, 32, 3], 'facet', 1) +
      path(
        d`M${left - 16} 111H${right + 16}q5 0 6 5l3 19q1 5-5 5H${left - 20}q-6 0-5-5l3-19q1-5 6-5z`,
        'surface',
      ) +
      screen([center - 36, 116, 72, 17], digits('186.4')) +
      path(d`M${left - 10} 126h18M${right - 6} 126h18`, 'keys') +
      feet([left, right], 140),
    from: [left, 101],
    to: [right, 101],
    seal: [right + 4, 114],
  }
}

export const benchChemistry: Record<string, Kind> = {
  moisture: { mm: [70, 140], px: [64, 92], draw: moisture },
  'compact-edu': { mm: [80, 220], px: [92, 140], draw: compact },
}
