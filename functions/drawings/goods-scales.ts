import { cable, deskTerminal, feet, indicator, keypad, loaded, pan, windows } from './drawing-parts.ts'
import { circle, d, path, rect } from './pen.ts'
import { around, center, type Elevation, type Kind, type Plan } from './plan.ts'

/** A parcel on the platform, the display apart so that the parcel may overhang. */
function parcel({ width: apart, column, digits }: Plan): Elevation {
  const width = column ? apart * 1.35 : apart
  const left = center - width / 2 - (column ? 14 : 48)
  const right = left + width
  const axis = left + width / 2
  const box = width * 0.38
  const post = right - 8
  return {
    body:
      loaded(
        rect([axis - box - (column ? 16 : 0), 42, box * 2, 70], 'facet', 1) +
          path(
            d`M${axis - 8 - (column ? 16 : 0)} 42v24h16v-24M${axis - box + 8 - (column ? 16 : 0)} 98h24M${axis - box + 8 - (column ? 16 : 0)} 103h16`,
            'detail',
          ),
      ) +
      (column
        ? rect([post - 4, 50, 8, 66], 'surface', 1) + indicator([post - 40, 14, 80, 40], digits('4.350'))
        : cable(d`M${right - 8} 130h10q6 0 6-6v-4q0-6 5-6t5 6v8q0 8 8 8h8`) +
          deskTerminal([right + 22, 84, 74, 44], digits('4.350'))) +
      rect([left, 112, width, 10], 'surface', 2) +
      path(d`M${left + 6} 117h${width - 12}`, 'detail') +
      path(d`M${left + 10} 122l4 14h${width - 28}l4-14`, 'surface') +
      feet([left + 26, right - 26], 136),
    from: [left, 112],
    to: [right, 112],
    seal: [left + 18, 124.5],
  }
}

/** Counting: three windows, a numeric block and the parts being counted. */
function counting({ width, round, digits }: Plan): Elevation {
  const [left, right] = around(center, width)
  const nut = (x: number, y: number): string =>
    d`M${x - 8} ${y}l4-7h8l4 7-4 7h-8zM${x - 3} ${y}a3 3 0 1 0 6 0a3 3 0 1 0-6 0`
  return {
    body:
      loaded(
        path(
          nut(center - 25, 63) + nut(center - 8, 63) + nut(center + 9, 63) + nut(center + 26, 63),
          'detail',
        ) +
          path(
            nut(center - 16, 49) + nut(center + 1, 49) + nut(center + 18, 49) + nut(center + 9, 35),
            'detail',
          ),
      ) +
      path(
        d`M${left + 10} 80H${right - 10}V96L${right + 6} 134q1 6-5 6H${left - 1}q-6 0-5-6L${left + 10} 96z`,
        'surface',
      ) +
      path(d`M${left + 10} 96H${right - 10}`, 'detail') +
      rect([center - 24, 79, 48, 3], 'facet', 1) +
      pan([left, 70, width, 9], round) +
      windows([left + 12, 102, width - 24, 15], [digits('0.412'), '5.15', '80']) +
      keypad([left + 14, 125, width * 0.4, 8], 2) +
      keypad([right - 62, 124, 50, 10], 3) +
      feet([left + 14, right - 14], 140),
    from: [left, 70],
    to: [right, 70],
    seal: [right - 24, 84],
  }
}

export const goodsScales: Record<string, Kind> = {
  'postal-parcel': { mm: [250, 600], px: [108, 132], draw: parcel },
  counting: { mm: [180, 360], px: [138, 190], draw: counting },
}

/** Three belts on one frame: infeed, weighing belt, outfeed with pusher. */
function checkweigher({ width, digits }: Plan): Elevation {
  const [left, right] = around(center, width)
  const side = (214 - width) / 2 - 4
  const belt = (x: number, length: number): string =>
    rect([x, 90, length, 12], 'surface', 6) +
    circle([x + 6, 96], 2.5, 'detail') +
    circle([x + length - 6, 96], 2.5, 'detail')
  return {
    body:
      path(d`M42 114V138M238 114V138M${left + 12} 118V138M${right - 12} 118V138`) +
      rect([34, 104, 212, 12], 'surface', 2) +
      path(d`M42 130H238`, 'detail') +
      [42, 238, left + 12, right - 12].map((x) => rect([x - 6, 138, 12, 6], 'surface', 1)).join('') +
      belt(33, side) +
      belt(left, width) +
      belt(247 - side, side) +
      loaded(rect([center - 16, 62, 32, 28], 'facet', 1) + path(d`M${center - 5} 62v9h10v-9`, 'detail')) +
      rect([42, 70, 24, 20], 'phantom', 1) +
      rect([218, 70, 24, 20], 'phantom', 1) +
      path(d`M${left - 4} 104V66M${left - 8} 66h8v8h-8z`, 'facet') +
      path(d`M${right - 4} 104V58`) +
      indicator([right - 40, 14, 76, 46], digits('250.4')) +
      path(d`M150 110h30M186 110h8`, 'detail') +
      rect([98, 107, 22, 6], 'detail', 1),
    from: [left, 96],
    to: [right, 96],
    seal: [66, 106],
  }
}

export const checkweighers: Record<string, Kind> = {
  checkweigher: { mm: [150, 700], px: [78, 122], draw: checkweigher },
}
