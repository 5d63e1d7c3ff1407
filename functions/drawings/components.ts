import { cable, knobWeight, screen } from './drawing-parts.ts'
import { circle, d, path, rect } from './pen.ts'
import { around, center, type Elevation, type Kind, type Plan } from './plan.ts'

/** The terminal itself, on its bracket, glands below. */
function terminal({ width, digits }: Plan): Elevation {
  const [left, right] = around(center, width)
  return {
    body:
      cable(d`M${center - 30} 124v8q0 6-8 6H60M${center + 30} 124v8q0 6 8 6H220`) +
      path(d`M${left + 10} 68h-10v52q0 4 4 4H${right - 4}q4 0 4-4V68h-10`, 'surface') +
      path(d`M${center - 34} 118v8h8v-8M${center + 26} 118v8h8v-8`, 'facet') +
      rect([left + 8, 24, width - 16, 92], 'surface', 8) +
      circle([left + 3, 76], 3, 'facet') +
      circle([right - 3, 76], 3, 'facet') +
      screen([left + 18, 34, width - 36, 44], digits('0.000')) +
      path(d`M${left + 25} 43h5M${left + 25} 56h5M${left + 25} 69h5`, 'glow') +
      [0, 1, 2, 3, 4]
        .map((place) =>
          rect([left + 20 + place * ((width - 36) / 5), 90, (width - 36) / 5 - 5, 14], 'facet', 3),
        )
        .join(''),
    from: [left, 116],
    to: [right, 116],
    seal: [right - 28, 80],
    rest: null,
  }
}

/** Bending beam: two bores leave the thin webs for the strain gauges. */
function loadCell({ width }: Plan): Elevation {
  const [left, right] = around(center + 18, width)
  const y = 58
  const bore = (left + right) / 2 - 20
  return {
    body:
      path(d`M${right - 24} 18V46M${right - 30} 38l6 10 6-10`) +
      rect([left + 2, 100, 54, 22], 'facet', 1) +
      path(
        d`M${left - 14} 122h90M${left - 10} 122l-8 10M${left + 8} 122l-8 10M${left + 26} 122l-8 10M${left + 44} 122l-8 10M${left + 62} 122l-8 10`,
        'detail',
      ) +
      rect([left, y, width, 42], 'surface', 3) +
      path(d`M${bore} ${y + 10}a11 11 0 1 0 10 16h32a11 11 0 1 0 0-10h-32a11 11 0 0 0-10-6z`, 'facet') +
      path(
        d`M${left + 14} ${y - 8}h8v8h-8zM${left + 34} ${y - 8}h8v8h-8zM${right - 28} ${y - 8}h8v8h-8z`,
        'facet',
      ) +
      path(d`M${left + 18} ${y}v42M${left + 38} ${y}v42M${right - 24} ${y}v42`, 'chain') +
      path(d`M${left} ${y + 16}h-8v10h8`, 'facet') +
      cable(
        d`M${left - 8} ${y + 21}h-6q-10 0-10 10v22q0 8-8 8h-8M${left - 32} ${y + 61}l-8-4M${left - 32} ${y + 61}l-8 4`,
      ),
    from: [left, y + 42],
    to: [right, y + 42],
    seal: [right - 14, y + 29],
    hangs: true,
  }
}

/** A set of knob weights with tweezers. */
function testWeights({ width }: Plan): Elevation {
  const [left] = around(center, width)
  const sizes: readonly [offset: number, share: number, height: number][] = [
    [0.16, 0.32, 104],
    [0.455, 0.23, 78],
    [0.665, 0.165, 58],
    [0.82, 0.115, 42],
    [0.935, 0.075, 29],
  ]
  return {
    body:
      sizes
        .map(([offset, share, height]) => knobWeight([left + offset * width, 143], share * width, height))
        .join('') +
      path(d`M${left + width - 6} 72L${left + 0.56 * width} 26q-4-5 0-8 4-2 7 2z`, 'facet') +
      path(d`M${left + width - 6} 72L${left + 0.5 * width} 32q-4-5 0-8 3-2 6 2`, 'facet'),
    from: [left, 143],
    to: [left + 0.32 * width, 143],
    seal: [left + 0.16 * width - 4, 118],
  }
}

export const components: Record<string, Kind> = {
  indicator: { mm: [120, 400], px: [152, 206], draw: terminal },
  loadcell: { mm: [40, 400], px: [136, 178], draw: loadCell },
  weights: { mm: [10, 500], px: [150, 214], draw: testWeights },
}
