import { type Box, circle, d, ellipse, type Point, path, rect, tenth } from './pen.ts'
import { ground } from './plan.ts'
import { furtherReadings, reading } from './reading.ts'

/** What stands on the receptor: a picture of the empty instrument leaves it out. */
export const loaded = (body: string): string => `<g class="o">${body}</g>`

/** A dark window with its amber digits. */
export const screen = (box: Box, text: string): string => rect(box, 'screen', 1.5) + reading(box, text)

/**
 * Windows side by side: the weight, then unit price and price to pay, or piece weight and pieces. All count in signs of
 * one size.
 */
export function windows([x, y, width, height]: Box, [weight = '', ...further]: readonly string[]): string {
  const pitch = (width + 3) / (further.length + 1)
  const boxes = [weight, ...further].map((_, i): Box => [x + i * pitch, y, pitch - 3, height])
  const [first = [x, y, width, height], ...others] = boxes
  const longest = further.reduce((max, text) => Math.max(max, text.length), weight.length)
  return (
    boxes.map((box) => rect(box, 'screen', 1.5)).join('') +
    reading(first, weight.padStart(longest)) +
    furtherReadings(
      others,
      further.map((text) => text.padStart(longest)),
    )
  )
}

/** Rows of round keys, each row one dashed line of dots. */
export function keypad([x, y, width, height]: Box, rows: number): string {
  const pitch = rows > 1 ? height / (rows - 1) : 0
  const across = Math.floor(width / 6) * 6
  let data = ''
  for (let row = 0; row < rows; row++)
    data += d`M${x + (width - across) / 2} ${y + row * pitch}h${across + 0.1}`
  return path(data, 'keys')
}

/** The housing of a weighing terminal: window above, one row of keys below. */
export function indicator([x, y, width, height]: Box, text: string): string {
  const inner = width - 14
  return (
    rect([x, y, width, height], 'surface', 4) +
    screen([x + 7, y + 6, inner, height - 18], text) +
    keypad([x + 22, y + height - 6, width - 44, 0], 1)
  )
}

/** Position of the metrology mark beside the keys, as on real housings. */
export const indicatorSeal = ([x, y, width, height]: Box): Point => [x + width - 17, y + height - 10.5]

/** The same terminal on its desk bracket, for scales whose display stands apart. */
export const deskTerminal = ([x, y, width, height]: Box, text: string): string =>
  path(
    d`M${x + 12} ${y + height - 4}L${x + 4} ${ground}H${x + width - 4}l-8 ${y + height - 4 - ground}`,
    'facet',
  ) + indicator([x, y, width, height], text)

/** A column from `top` to `bottom`, with its foot plate. */
export const column = (axis: number, [top, bottom]: Point, width = 8): string =>
  rect([axis - width / 2, top, width, bottom - top], 'surface', 1) +
  rect([axis - width, bottom - 4, width * 2, 4], 'surface', 1)

/** Levelling feet: a thread and a pad. */
export const feet = (axes: readonly number[], top: number): string =>
  path(axes.map((x) => d`M${x} ${top}V${ground - 3}`).join(''), 'detail') +
  axes.map((x) => rect([x - 5, ground - 3, 10, 3], 'surface', 1)).join('')

/** A weighing pan seen from the side; a round one is dished, to distinguish it. */
export const pan = ([x, y, width, height]: Box, round: boolean): string =>
  round
    ? path(d`M${x} ${y}h${width}q-3 ${height} -12 ${height}h${24 - width}q-9 0-12 ${-height}z`, 'surface') +
      path(d`M${x + 9} ${y + height / 2}h${width - 18}`, 'detail')
    : rect([x, y, width, height], 'surface', 2) + path(d`M${x + 5} ${y + height / 2}h${width - 10}`, 'detail')

/** A round pan on its stem, seen slightly from above. */
export const hangingPan = (axis: number, y: number, width: number): string =>
  path(d`M${axis} ${y + 2}v10`) +
  ellipse([axis, y], [width / 2, 4], 'surface') +
  ellipse([axis, y], [width / 2 - 5, 2.2], 'detail')

/** A swivel or fixed wheel standing on the ground. */
export const wheel = ([x, y]: Point, radius: number): string =>
  circle([x, y], radius, 'surface') + circle([x, y], radius * 0.35, 'detail')

export const castor = (x: number, top: number): string =>
  path(d`M${x - 3} ${top}h6l2 ${ground - top - 4}h-10z`, 'facet') + wheel([x, ground - 4], 4)

export const cable = (data: string): string => path(data, 'cable')

/** Two highlights that distinguish glass from sheet metal. */
export const glint = ([x, y]: Point, size = 14): string =>
  path(
    d`M${x} ${y + size}l${size * 0.6} ${-size}M${x + 5} ${y + size}l${size * 0.4} ${-size * 0.66}`,
    'phantom',
  )

/** A weight with its knob. */
export function knobWeight([axis, bottom]: Point, width: number, height: number): string {
  const [neck, knob] = [width * 0.24, width * 0.54]
  const shoulder = bottom - height * 0.68
  const top = bottom - height
  return (
    path(
      d`M${axis - neck / 2} ${shoulder}q${neck * 0.3}-${height * 0.06} 0-${height * 0.14}h${neck}q${-neck * 0.3} ${height * 0.08} 0 ${height * 0.14}`,
      'surface',
    ) +
    rect([axis - knob / 2, top, knob, height * 0.2], 'surface', height * 0.09) +
    rect([axis - width / 2, shoulder, width, bottom - shoulder], 'surface', width * 0.07) +
    path(d`M${axis - width * 0.36} ${shoulder + width * 0.14}V${bottom - width * 0.14}`, 'phantom')
  )
}

/** The green M of legal metrology, as the sticker on the real housing. */
export const seal = ([x, y]: Point): string =>
  `<rect class="v" x="${tenth(x)}" y="${tenth(y)}" width="9" height="9" rx="1.5"/>` +
  `<path class="m" d="${d`M${x + 2.3} ${y + 6.8}v-4.6l2.2 2.8 2.2-2.8v4.6`}"/>`
