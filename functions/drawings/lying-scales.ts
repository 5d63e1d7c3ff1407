import { cable, indicator, indicatorSeal, wheel } from './drawing-parts.ts'
import { d, path, rect } from './pen.ts'
import { around, center, type Elevation, type Kind, type Plan } from './plan.ts'

/**
 * Bed scale: a flat pad with a ramp under each castor, one indicator for the four. The bed is in thin line, because it
 * is not part of the delivery; what is measured is a pad.
 */
function bed({ width, digits }: Plan): Elevation {
  const castors = [62, 196] as const
  const [left, right] = around(castors[0], width)
  const pad = (x: number): string =>
    path(d`M${x - width / 2} 144l6-7H${x + width / 2 - 6}l6 7z`, 'surface') +
    path(d`M${x - width / 2 + 9} 140.5h${width - 18}`, 'detail')
  return {
    body:
      path(
        d`M36 118V60q0-4 4-4t4 4V118M214 118V74q0-4 4-4t4 4V118M44 66H50M44 80h6` +
          d`M46 98L58 72q2-4 6-2L104 90H208q4 0 4 4v6H46z` +
          d`M58 70q10-8 20 6l-4 4M44 100H214v6H44z` +
          d`M120 90V80q0-4 4-4h48q4 0 4 4v10M124 83h48` +
          d`M84 106l28 14H170l-28-14M112 106l-28 14M44 106v14H214v-14`,
        'phantom',
      ) +
      castors.map((x) => pad(x) + wheel([x, 130], 7) + path(d`M${x - 4} 120l1 4h6l1-4`, 'detail')).join('') +
      cable(d`M${right} 142H${castors[1] - width / 2}M${castors[1] + width / 2} 142h6q8 0 8-8V92`) +
      path(d`M244 144V62M236 144h16`) +
      indicator([188, 14, 78, 44], digits('0.0')),
    from: [left, 144],
    to: [right, 144],
    seal: indicatorSeal([188, 14, 78, 44]),
    rest: [112, 90],
  }
}

/** Stretcher or dialysis platform, flush enough to roll on. */
function stretcher({ width, digits }: Plan): Elevation {
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
      indicator([right - 68, 12, 84, 42], digits('0.0')),
    from: [left, 127],
    to: [right, 127],
    seal: indicatorSeal([right - 68, 12, 84, 42]),
    rest: [center - 8, 84],
  }
}

export const lyingScales: Record<string, Kind> = {
  bed: { mm: [200, 900], px: [40, 72], draw: bed },
  stretcher: { mm: [800, 2400], px: [150, 200], draw: stretcher },
}
