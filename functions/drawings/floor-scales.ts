import { indicator } from './drawing-parts.ts'
import { d, type Point, path, rect, tube } from './pen.ts'
import { around, center, type Elevation, floorPlane, type Kind, type Plan } from './plan.ts'

/** A closed outline on the floor, from its corners in plan. */
const outline = (points: readonly Point[]): string => `M${points.map(([x, y]) => d`${x} ${y}`).join('L')}z`

/** The indicator on a floor stand behind the platform. */
const stand = (axis: number, bottom: number, text: string): string =>
  tube(d`M${axis} 56V${bottom}`, 7) +
  path(d`M${axis - 20} ${bottom}h40l3 4h-46z`, 'surface') +
  indicator([axis - 46, 14, 92, 46], text)

/** Tread plate in perspective, a dome over each load cell. */
function floor({ width, aspect, digits }: Plan): Elevation {
  const [left, right] = around(center, width)
  const depth = Math.min(Math.max(aspect, 0.6), 1.2) * 34
  const at = floorPlane([left, 124, width, depth], 22)
  const back = 124 - depth
  let tread = ''
  for (const v of [0.26, 0.5, 0.74]) {
    const [from, to] = [at(0.06, v), at(0.94, v)]
    tread += d`M${from[0]} ${from[1]}H${to[0]}`
  }
  const domes = [at(0.05, 0.12), at(0.95, 0.12), at(0.06, 0.88), at(0.94, 0.88)]
  return {
    body:
      stand(right - 64, back, digits('0.0')) +
      path(outline([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]), 'surface') +
      path(tread, 'chain') +
      path(domes.map(([x, y]) => d`M${x - 5} ${y}a5 2.2 0 1 0 10 0a5 2.2 0 1 0-10 0`).join(''), 'detail') +
      rect([left, 124, width, 11], 'surface', 1) +
      path(d`M${left + 6} 135l2 9h16l2-9M${right - 6} 135l-2 9h-16l-2-9`, 'facet'),
    from: [left, 124],
    to: [right, 124],
    seal: [center - 4, 125],
    rest: [center - 26, 124 - depth / 2],
  }
}

/** The U that a hand pallet truck drives into. */
function palletU({ width, digits }: Plan): Elevation {
  const [left, right] = around(center, width)
  const at = floorPlane([left, 126, width, 44], 20)
  const [inner, far] = [at(0.82, 0.28), at(0.82, 0.72)]
  return {
    body:
      path(
        outline([at(0, 1), at(1, 1), at(1, 0), at(0, 0), at(0, 0.28), inner, far, at(0, 0.72)]),
        'surface',
      ) +
      path(d`M${at(0, 0.72)[0]} ${at(0, 0.72)[1]}v8H${far[0] - 1}v-8`, 'facet') +
      rect([left, 126, width, 12], 'surface', 1) +
      path(
        d`M${at(0.06, 0.1)[0]} ${at(0.06, 0.1)[1]}H${at(0.8, 0.1)[0]}M${at(0.06, 0.88)[0]} ${at(0.06, 0.88)[1]}H${at(0.8, 0.88)[0]}`,
        'chain',
      ) +
      path(d`M${left + 10} 138v6h12v-6M${right - 10} 138v6h-12v-6`, 'facet') +
      path(d`M${right - 26} 129q0-2 2-2h12q2 0 2 2v5h-16z`, 'detail') +
      stand(right - 44, 104, digits('0.0')),
    from: [left, 126],
    to: [right, 126],
    seal: [center - 4, 127.5],
    rest: [center - 30, 116],
  }
}

export const floorScales: Record<string, Kind> = {
  floor: { mm: [600, 2000], px: [156, 216], draw: floor },
  'pallet-u': { mm: [800, 1600], px: [164, 212], draw: palletU },
}
