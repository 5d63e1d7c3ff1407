import { cable, indicator, loaded } from './drawing-parts.ts'
import { type Box, d, type Point, path, rect, tube } from './pen.ts'
import { around, center, type Elevation, floorPlane, type Kind, type Plan } from './plan.ts'

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

/** A load in thin line, because it is not part of the delivery. */
const crate = ([x, y, width, height]: Box): string =>
  path(d`M${x} ${y}l14-12h${width}l-14 12zM${x + width} ${y}l14-12v${height}l-14 12z`, 'facet') +
  rect([x, y, width, height], 'facet', 1) +
  path(
    d`M${x} ${y + 17}h${width}M${x} ${y + 34}h${width}M${x} ${y + 51}h${width}M${x + 12} ${y}v${height}M${x + width - 12} ${y}v${height}`,
    'phantom',
  )

/** A pair of carried beams under a crate; grips at the ends. */
function beams({ width, digits }: Plan): Elevation {
  const [left, right] = around(center - 12, width)
  const at = floorPlane([left, 124, width, 34], 18)
  const back = at(0, 1)
  const bar = ([x, y]: Point, length: number): string =>
    path(d`M${x} ${y}l5-7h${length - 10}l5 7z`, 'surface') +
    rect([x, y, length, 11], 'surface', 1) +
    path(d`M${x + length / 2 - 12} ${y + 5}h24`, 'detail') +
    path(d`M${x + 8} ${y + 11}v6h14v-6M${x + length - 8} ${y + 11}v6h-14v-6`, 'facet')
  return {
    body:
      bar([back[0], back[1] + 6], width - 36) +
      loaded(crate([left + 34, 52, width - 110, 68])) +
      cable(d`M${right - 18} 100q10 0 10-20V58M${right} 131q10 0 10-20V58`) +
      bar([left, 126], width) +
      indicator([right - 56, 14, 84, 44], digits('386.5')),
    from: [left, 126],
    to: [right, 126],
    seal: [left + 30, 127.5],
  }
}

export const beamScales: Record<string, Kind> = {
  beams: { mm: [600, 2000], px: [150, 204], draw: beams },
}
