import { indicator, loaded } from './drawing-parts.ts'
import { d, path, rect, tube } from './pen.ts'
import { around, center, type Elevation, type Kind, type Plan } from './plan.ts'

/** A cow facing the exit gate. */
const cow =
  path(d`M${center + 6} 102l2 22h6V102M${center - 26} 102l1 22h6l-1-22`, 'facet') +
  path(
    d`M${center - 46} 70c20-4 44 3 68-2q10-3 18-12l-1-6q4 1 5 5q8-3 9 0q-2 4-7 4l9 14q2 4-1 6q-5 2-9-1q-5-4-9-4q-2 10-8 17q-3 6-7 8v25h-7l-1-22q-20 6-38 0q2 7-4 7q-5 0-6-5l-1 20h-7l-2-18q-5-8-5-16q-1-10 0-17q1-4 4-4z`,
    'facet',
  ) +
  path(
    d`M${center - 49} 74q-7 4-6 18v10q-3 5 0 9 3-4 1-9v-8M${center - 22} 69q0 14 11 15t12-14M${center + 14} 102q-2-12-10-10t-8 12M${center + 48} 75h4`,
    'detail',
  ) +
  path(d`M${center + 46} 63h.1`, 'keys')

/** Weighing cage with an animal inside and gates at both ends. */
function livestock({ width, digits }: Plan): Elevation {
  const [left, right] = around(center, width)
  return {
    body:
      loaded(cow) +
      tube(d`M${left + 6} 124V46M${right - 6} 124V46`, 7) +
      path(
        d`M${left + 6} 50H${right - 6}M${left + 6} 68.5H${right - 6}M${left + 6} 87H${right - 6}M${left + 6} 105.5H${right - 6}`,
        'detail',
      ) +
      path(d`M${left + width * 0.34} 50V124M${left + width * 0.66} 50V124`, 'detail') +
      path(
        d`M${left - 3} 52V120M${left - 3} 62h9M${left - 3} 110h9M${right + 3} 52V120M${right + 3} 62h-9M${right + 3} 110h-9`,
      ) +
      rect([left, 124, width, 11], 'surface', 2) +
      path(d`M${left + 8} 129.5H${right - 8}`, 'detail') +
      path(d`M${left + 8} 135v9h16v-9M${right - 8} 135v9h-16v-9`, 'facet') +
      path(d`M${left + 40} 44v6`) +
      indicator([left + 4, 10, 72, 36], digits('614.5')),
    from: [left, 124],
    to: [right, 124],
    seal: [center - 4, 125],
  }
}

export const livestockScales: Record<string, Kind> = {
  livestock: { mm: [1000, 3000], px: [150, 200], draw: livestock },
}
