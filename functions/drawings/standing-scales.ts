import { cable, castor, indicator, indicatorSeal, keypad, loaded, screen } from './drawing-parts.ts'
import { d, ellipse, type Point, path, rect, tube } from './pen.ts'
import { around, center, type Elevation, type Kind, type Plan } from './plan.ts'
import { reading } from './reading.ts'

/** A low platform seen from above, its front edge towards the reader. */
function step(width: number, axis: number, depth: number): string {
  const [left, right] = around(axis, width)
  return (
    path(d`M${left} 130l16-${depth}h${width - 32}l16 ${depth}z`, 'surface') +
    rect([left, 130, width, 9], 'surface', 2) +
    path(d`M${left + 12} 139v5h12v-5M${right - 12} 139v5h-12v-5`, 'facet')
  )
}

/** Outline of a sole, heel towards the reader; `side` is 1 for the left foot and -1 for the right. */
const sole = ([x, y]: Point, side: number): string =>
  d`M${x} ${y}c${-7 * side} 0 ${-9 * side} -7 ${-8 * side} -14c${side} -6 ${-3 * side} -9 ${-3 * side} -15c0 -8 ${5 * side} -12 ${11 * side} -11c${7 * side} 1 ${8 * side} 9 ${7 * side} 16c${-side} 6 ${-side} 8 ${-side} 12c0 8 ${-2 * side} 12 ${-6 * side} 12z`

/** Floor scale for people, seen from above, with footprints. */
function personal({ width, column, digits }: Plan): Elevation {
  const axis = column ? center - 28 : center
  const [left, right] = around(axis, width)
  return {
    body:
      (column
        ? cable(d`M${right - 8} 110q26 0 26-20V54`) + indicator([right - 24, 14, 78, 42], digits('0.0'))
        : '') +
      path(d`M${left} 126l22-66q2-4 6-4H${right - 28}q4 0 6 4l22 66z`, 'surface') +
      path(d`M${left + 10} 120l19-56H${right - 29}l19 56z`, 'detail') +
      path(sole([axis - 22, 118], 1) + sole([axis + 22, 118], -1), 'phantom') +
      (column
        ? ''
        : rect([center - 34, 58.5, 68, 15], 'screen', 3) +
          screen([center - 34, 58.5, 68, 15], digits('0.0'))) +
      path(d`M${left} 126H${right}v8q0 5-5 5H${left + 5}q-5 0-5-5z`, 'surface') +
      path(d`M${left + 10} 139v5h16v-5M${right - 10} 139v5h-16v-5`, 'facet'),
    from: [left, 126],
    to: [right, 126],
    seal: [right - 20, 128],
    rest: [axis, 112],
  }
}

/** Ticks of a height rod along its right edge, a longer one each fifth. */
function rodTicks(x: number, from: number, to: number): string {
  let ticks = ''
  for (let y = from; y < to; y += 3) ticks += d`M${x} ${y}h${(y - from) % 15 ? -2.5 : -5}`
  return ticks
}

/**
 * Column scale: a platform of one step, a column to the hip that carries the display, and the height rod behind it,
 * which is broken off because two metres of it would not fit.
 */
function columnScale({ width, digits }: Plan): Elevation {
  const axis = center
  const [left, right] = around(axis, width)
  return {
    body:
      rect([axis - 3, 4, 8, 124], 'surface', 0) +
      path(rodTicks(axis + 5, 30, 112), 'detail') +
      path(d`M${axis - 6} 23l4-3 5 6 5-3`, 'outline') +
      path(d`M${axis - 6} 27l4-3 5 6 5-3`, 'outline') +
      path(d`M${axis + 3} 10H${axis - 26}q-3 0-3 3v3h6v-2h26z`, 'surface') +
      rect([axis - 5, 7, 12, 9], 'surface', 2) +
      rect([axis - 5, 58, 10, 66], 'surface', 1) +
      path(d`M${axis - 25} 38h50q3 0 3 3l2 20q0 4-4 4h-52q-4 0-4-4l2-20q0-3 3-3z`, 'surface') +
      screen([axis - 21, 42, 42, 12], digits('0.0')) +
      keypad([axis - 20, 60, 40, 0], 1) +
      path(d`M${left + 3} 130l6-8H${right - 9}l6 8z`, 'surface') +
      path(d`M${left + 12} 126H${right - 12}`, 'chain') +
      rect([axis - 8, 118, 16, 5], 'facet', 1) +
      rect([left, 130, width, 9], 'surface', 2) +
      path(d`M${left + 5} 139v5h7v-5M${right - 5} 139v5h-7v-5`, 'facet'),
    from: [left, 130],
    to: [right, 130],
    seal: [axis + 8, 130],
  }
}

/** Body composition: four electrodes under the feet, two in the hands. */
function bodyComposition({ width, digits }: Plan): Elevation {
  const [left, right] = around(center, width)
  const electrode = (x: number): string =>
    ellipse([x, 124], [11, 3.5], 'facet') + ellipse([x * 0.92 + center * 0.08, 115], [8, 2.5], 'facet')
  return {
    body:
      tube(d`M${center - 54} 68L${center} 64L${center + 54} 68`, 6) +
      tube(d`M${center} 48V108`, 15) +
      step(width, center, 24) +
      electrode(center - 24) +
      electrode(center + 24) +
      path(d`M${center - 14} 106h28l3 5h-34z`, 'facet') +
      rect([center - 42, 10, 84, 48], 'surface', 5) +
      rect([center - 36, 16, 72, 36], 'screen', 2) +
      reading([center - 12, 17, 48, 18], digits('0.0')) +
      path(
        d`M${center - 24} 21a3 3 0 1 0 .1 0M${center - 30} 48v-12q0-5 6-5t6 5v12M${center - 8} 40h24M${center - 8} 45h34`,
        'glow',
      ) +
      tube(d`M${center - 56} 66l-6 24M${center + 56} 66l6 24`, 9) +
      path(
        d`M${center - 61} 76l7 2M${center - 63} 84l7 2M${center + 61} 76l-7 2M${center + 63} 84l-7 2`,
        'detail',
      ),
    from: [left, 130],
    to: [right, 130],
    seal: [center - 4.5, 76],
    rest: [center, 122],
  }
}

/** Bariatric: a rail on three sides of the platform. */
function handrail({ width, digits }: Plan): Elevation {
  const [left, right] = around(center, width)
  return {
    body:
      tube(d`M${left + 26} 108V44q0-8 8-8H${right - 34}q8 0 8 8V108M${left + 26} 70H${right - 26}`, 6) +
      step(width, center, 24) +
      path(
        d`M${left + 34} 114H${right - 34}M${left + 30} 120H${right - 30}M${left + 27} 125H${right - 27}`,
        'chain',
      ) +
      tube(d`M${left + 6} 128V58q0-8 6-14l14-8M${right - 6} 128V58q0-8-6-14l-14-8`, 6) +
      tube(d`M${left + 6} 88l20-8M${right - 6} 88l-20-8`, 5) +
      indicator([center - 42, 14, 84, 42], digits('0.0')),
    from: [left, 130],
    to: [right, 130],
    seal: indicatorSeal([center - 42, 14, 84, 42]),
    rest: [center, 120],
  }
}

export const standingScales: Record<string, Kind> = {
  personal: { mm: [260, 600], px: [146, 196], draw: personal },
  column: { mm: [240, 600], px: [44, 78], draw: columnScale },
  'body-comp': { mm: [320, 700], px: [126, 166], draw: bodyComposition },
  handrail: { mm: [400, 1000], px: [148, 196], draw: handrail },
}

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
