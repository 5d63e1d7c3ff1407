import { loaded, screen } from './drawing-parts.ts'
import { circle, d, path, rect } from './pen.ts'
import { around, center, type Elevation, type Kind, type Plan } from './plan.ts'

const tyre = (x: number, y: number, radius: number): string =>
  circle([x, y], radius, 'surface') + circle([x, y], radius * 0.45, 'detail')

/** Articulated lorry, front to the right, its tyres on `deck`. */
function lorry(left: number, deck: number, length: number): string {
  const cab = left + length - 34
  const box = deck - 52
  return (
    rect([left, box, length - 42, 40], 'surface', 1) +
    path(
      d`M${left + (length - 42) * 0.25} ${box}v40M${left + (length - 42) * 0.5} ${box}v40M${left + (length - 42) * 0.75} ${box}v40`,
      'phantom',
    ) +
    path(d`M${left + 2} ${deck - 12}h${length - 36}v5h${36 - length}z`, 'facet') +
    path(d`M${cab - 4} ${deck - 8}V${box + 6}q0-4 4-4h18q5 0 6 4l7 18q3 2 3 6v14z`, 'surface') +
    path(
      d`M${cab + 12} ${box + 10}h10l6 14h-16zM${cab + 2} ${box + 10}v34M${cab + 26} ${deck - 14}h6`,
      'detail',
    ) +
    [left + 14, left + 29, left + 44, cab - 6, cab + 20].map((x) => tyre(x, deck - 7, 7)).join('')
  )
}

/** Weighbridge in elevation: deck, load cells on their footings, lorry, remote display. */
function weighbridge({ width, digits }: Plan): Elevation {
  const [left, right] = around(center, width)
  const cells = [left + 10, left + width / 3, right - width / 3, right - 10]
  return {
    body:
      path(d`M${right - 8} 116V40`) +
      rect([right - 17, 64, 18, 24], 'surface', 2) +
      path(d`M${right - 13} 82h10`, 'detail') +
      rect([right - 62, 12, 70, 28], 'surface', 4) +
      screen([right - 56, 17, 58, 18], digits('28460')) +
      loaded(lorry(left + 6, 114, Math.min(width - 30, 172))) +
      rect([left, 114, width, 6], 'surface', 1) +
      path(d`M${left + 3} 120H${right - 3}v8H${left + 3}z`, 'surface') +
      path(d`M${left + 8} 124H${right - 8}`, 'chain') +
      cells
        .map((x) => path(d`M${x - 4} 128h8l-1.5 8h-5z`, 'facet') + rect([x - 9, 136, 18, 8], 'surface', 1))
        .join('') +
      path(d`M${left - 3} 117L${left - 22} 144h19zM${right + 3} 117L${right + 22} 144h-19z`, 'facet'),
    from: [left, 117],
    to: [right, 117],
    seal: [right - 12.5, 68],
  }
}

/** Portable axle pads under a lorry wheel. */
function axle({ width, digits }: Plan): Elevation {
  const left = center - (width + 86) / 2
  const right = left + width
  const hub = (left + right) / 2
  const nuts = [0, 1, 2, 3, 4, 5].map((step) => (step * Math.PI) / 3)
  return {
    body:
      loaded(
        path(
          d`M${hub - 62} 78q0-62 62-62t62 62v10h-10M${hub + 48} 40H${right + 60}M${hub + 62} 66H${right + 60}`,
          'phantom',
        ) +
          circle([hub, 78], 50, 'surface') +
          circle([hub, 78], 43, 'phantom') +
          circle([hub, 78], 27, 'surface') +
          circle([hub, 78], 9, 'detail') +
          path(
            nuts.map((angle) => d`M${hub + 18 * Math.cos(angle)} ${78 + 18 * Math.sin(angle)}h.1`).join(''),
            'keys',
          ),
      ) +
      path(d`M${left + 22} 128H${right - 22}L${right} 143H${left}z`, 'surface') +
      path(d`M${left + 30} 134H${right - 30}`, 'chain') +
      path(d`M${right - 8} 138h16q8 0 8 4h8`, 'detail') +
      path(d`M${right + 18} 108l-2-40q0-4 4-4h60q4 0 4 4l-2 40z`, 'facet') +
      path(d`M${right + 14} 108h72v32q0 4-4 4h-64q-4 0-4-4zM${right + 40} 144v-4h20v4`, 'surface') +
      screen([right + 24, 116, 52, 18], digits('6380')) +
      path(d`M${right + 26} 74h46M${right + 26} 80h46M${right + 26} 86h30`, 'detail'),
    from: [left, 143],
    to: [right, 143],
    seal: [right + 72, 92],
  }
}

export const roadScales: Record<string, Kind> = {
  weighbridge: { mm: [6000, 20000], px: [164, 210], draw: weighbridge },
  axle: { mm: [400, 1000], px: [106, 136], draw: axle },
}
