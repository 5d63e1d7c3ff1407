import { castor, indicator, indicatorSeal, loaded } from './drawing-parts.ts'
import { d, path, rect, tube } from './pen.ts'
import { center, type Elevation, type Kind, type Plan } from './plan.ts'

/** Chair scale from the side: armrest and footrest fold away, four castors. */
function chair({ width, digits }: Plan): Elevation {
  const left = center - width / 2 - 14
  const right = left + width
  return {
    body:
      tube(d`M${right - 6} 132V76L${right + 8} 22`, 6) +
      tube(d`M${right + 8} 26h20`, 7) +
      tube(d`M${left + 8} 88V132M${left + 8} 118H${right - 6}`, 6) +
      tube(d`M${left + 8} 96L${left - 18} 132h-14`, 5) +
      path(d`M${right - 10} 74l11-46h-9q-4 0-5 4l-10 38q-1 4 3 4z`, 'surface') +
      rect([left, 76, width - 4, 14], 'surface', 5) +
      tube(d`M${left + 14} 76V54q0-6 6-6H${right - 2}`, 6) +
      rect([left + 4, 92, width - 12, 7], 'facet', 1) +
      castor(left + 8, 130) +
      castor(right - 6, 130) +
      indicator([right + 4, 46, 60, 38], digits('0.0')),
    from: [left, 90],
    to: [right, 90],
    seal: indicatorSeal([right + 4, 46, 60, 38]),
  }
}

/** The wheelchair on the platform is in thin line: it is not part of the delivery. */
const wheelchair = (x: number, floor: number): string =>
  path(
    d`M${x + 40} ${floor - 24}m-24 0a24 24 0 1 0 48 0a24 24 0 1 0-48 0M${x + 40} ${floor - 24}m-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0M${x + 40} ${floor - 24}h.1M${x - 4} ${floor - 6}m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M${x + 66} ${floor - 84}h-10L${x + 48} ${floor - 44}H${x + 2}L${x - 4} ${floor - 12}M${x + 2} ${floor - 44}L${x - 14} ${floor - 10}h-12M${x + 50} ${floor - 58}H${x + 12}V${floor - 44}M${x + 48} ${floor - 44}L${x + 40} ${floor - 24}H${x}`,
    'phantom',
  )

function wheelchairPlatform({ width, digits }: Plan): Elevation {
  const left = center - width / 2 + 4
  const right = left + width
  return {
    body:
      tube(d`M${right - 40} 130V52q0-8 8-8h16q8 0 8 8V130`, 6) +
      loaded(wheelchair(left + width * 0.34, 128)) +
      path(d`M${left} 130L${left - 34} 143M${left - 34} 144H${left}M${left} 130v14`, 'outline') +
      path(d`M${left} 130L${left - 34} 144H${left}z`, 'surface') +
      path(d`M${left - 22} 139v5M${left - 11} 135v9`, 'detail') +
      rect([left, 128, width, 10], 'surface', 1) +
      path(d`M${left + 8} 133H${right - 8}`, 'chain') +
      path(d`M${left + 8} 138v6h14v-6M${right - 8} 138v6h-14v-6`, 'facet') +
      indicator([right - 66, 14, 84, 42], digits('0.0')),
    from: [left, 128],
    to: [right, 128],
    seal: indicatorSeal([right - 66, 14, 84, 42]),
  }
}

export const seatedScales: Record<string, Kind> = {
  chair: { mm: [300, 600], px: [86, 124], draw: chair },
  wheelchair: { mm: [600, 1500], px: [150, 188], draw: wheelchairPlatform },
}
