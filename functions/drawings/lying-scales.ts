import { cable, indicator, indicatorSeal, wheel } from './parts.ts'
import { d, path, rect, tube } from './pen.ts'
import { around, center, type Elevation, type Kind, type Plan } from './plan.ts'

/** Bed scale: a pad under each castor, one indicator for the four. */
function bed({ width }: Plan): Elevation {
  const left = center - width / 2 - 22
  const right = left + width
  const pad = (x: number): string =>
    path(d`M${x - 20} 143l6-9h28l6 9z`, 'surface') + path(d`M${x - 8} 138.5h16`, 'detail')
  return {
    body:
      tube(d`M${left + 6} 112V52q0-6 6-6t6 6V112M${right - 6} 112V68q0-6-6-6t-6 6V112`, 5) +
      path(d`M${left + 18} 96L${left + 26} 66q2-4 6-2L${left + 62} 84H${right - 20}q4 0 4 4v8z`, 'surface') +
      path(d`M${left + 30} 62q10-6 20 8l-6 4M${left + 64} 84l-6 12`, 'detail') +
      rect([left + 10, 96, width - 20, 8], 'surface', 2) +
      path(d`M${left + 66} 104v-12q0-6 6-6h38q6 0 6 6v12`, 'detail') +
      path(d`M${left + 30} 104l20 14H${right - 50}l20-14M${left + 50} 118H${right - 50}`, 'detail') +
      path(d`M${left + 22} 104V124M${right - 22} 104V124`) +
      pad(left + 22) +
      pad(right - 22) +
      wheel([left + 22, 128], 6) +
      wheel([right - 22, 128], 6) +
      cable(d`M${left + 42} 141H${right - 42}M${right - 2} 140h8q10 0 10-12V56`) +
      path(d`M${right - 12} 56v6`) +
      indicator([right - 32, 14, 76, 42], '0.0'),
    from: [left + 2, 143],
    to: [right - 2, 143],
    seal: indicatorSeal([right - 32, 14, 76, 42]),
  }
}

/** Stretcher or dialysis platform, flush enough to roll on. */
function stretcher({ width }: Plan): Elevation {
  const [left, right] = around(center, width)
  const [head, end] = [left + 10, right - 26]
  return {
    body:
      path(d`M${head} 84l10-26q2-4 6-3l30 19H${end}q4 0 4 4v6z`, 'phantom') +
      path(
        d`M${head - 2} 84H${end + 6}v6H${head - 2}zM${head + 20} 90L${end - 26} 116M${end - 26} 90L${head + 20} 116M${head + 12} 116H${end - 12}`,
        'phantom',
      ) +
      path(
        d`M${head + 14} 121m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M${end - 18} 121m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0`,
        'phantom',
      ) +
      path(d`M${left} 128L${left - 26} 144H${left}zM${right} 128L${right + 26} 144H${right}z`, 'facet') +
      rect([left, 127, width, 10], 'surface', 1) +
      path(d`M${left + 8} 132H${right - 8}`, 'chain') +
      path(d`M${left + 6} 137v7h16v-7M${right - 6} 137v7h-16v-7M${center - 8} 137v7h16v-7`, 'facet') +
      path(d`M${right - 10} 127V50`) +
      indicator([right - 68, 12, 84, 42], '0.0'),
    from: [left, 127],
    to: [right, 127],
    seal: indicatorSeal([right - 68, 12, 84, 42]),
  }
}

export const lyingScales: Record<string, Kind> = {
  bed: { mm: [600, 2400], px: [150, 196], draw: bed },
  stretcher: { mm: [800, 2400], px: [150, 200], draw: stretcher },
}
