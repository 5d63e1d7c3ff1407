import { glint, indicator, knobWeight, pan, screen, seal, wheel } from './drawing-parts.ts'
import { circle, d, path, rect, tube } from './pen.ts'
import { groundLine, sheet } from './sheet.ts'

/** A gloved hand from the right that holds the knob of a weight: thumb behind it, three fingers in front. */
const thumb = (x: number, y: number): string =>
  tube(d`M${x + 52} ${y + 20}Q${x + 30} ${y + 26} ${x + 6} ${y + 10}`, 10)
const hand = (x: number, y: number): string =>
  path(d`M${x + 44} ${y - 16}q22-12 38 0l10 28q-12 18-34 12q-18-4-20-20z`, 'surface') +
  tube(d`M${x + 56} ${y - 10}Q${x + 26} ${y - 22} ${x - 4} ${y - 3}`, 10) +
  tube(d`M${x + 56} ${y + 1}Q${x + 28} ${y - 8} ${x} ${y + 5}`, 10) +
  tube(d`M${x + 56} ${y + 12}Q${x + 32} ${y + 6} ${x + 8} ${y + 13}`, 9) +
  path(d`M${x + 48} ${y - 14}q26-12 34 2l8 24q-10 12-32 8`, 'surface') +
  path(d`M${x + 62} ${y - 8}l3 5M${x + 64} ${y + 2}l3 4`, 'detail') +
  path(d`M${x + 78} ${y - 20}l15-7 20 38-16 9z`, 'facet') +
  path(d`M${x + 84} ${y - 18}l18 34M${x + 89} ${y - 21}l18 34`, 'detail') +
  path(d`M${x + 93} ${y - 29}L${x + 140} ${y - 44}V${y + 20}L${x + 114} ${y + 14}z`, 'surface')

/** A gloved hand sets a test weight on a balance. */
const weights = (): string =>
  thumb(126, 34) +
  knobWeight([130, 92], 42, 66) +
  knobWeight([88, 92], 24, 36) +
  knobWeight([66, 92], 14, 20) +
  hand(126, 34) +
  rect([116, 102, 24, 6], 'facet', 1) +
  pan([44, 92, 168, 10], false) +
  path(d`M58 108H198q6 0 7 5l5 25q1 6-6 6H52q-7 0-6-6l5-25q1-5 7-5z`, 'surface') +
  screen([86, 114, 84, 19], '700.0') +
  seal([60, 128]) +
  groundLine

/** The van with its rear open: a test weight on the hook of the crane, the beam scale of the company on its side. */
const van = (): string =>
  path(d`M58 128V50q0-8 8-8H190q7 0 11 5l22 32 24 8q9 3 9 11v26q0 4-4 4z`, 'surface') +
  path(d`M176 52h12q4 0 6 3l17 25h-35z`, 'outline') +
  glint([184, 60], 12) +
  path(d`M170 46V128M112 46V128M58 116H256M176 90h10M118 90h10M244 98h10`, 'detail') +
  path(d`M66 128V50M66 56H58`, 'detail') +
  path(d`M141 62V94M131 94h20M126 70l15-4 15 4M126 70l-6 12h12zM156 70l-6 12h12z`, 'outline') +
  path(d`M56 56H30M34 56V70`, 'outline') +
  tube(d`M58 60L40 52H24`, 5) +
  path(d`M26 54V84`, 'detail') +
  path(d`M22 84q0-5 4-5t4 5v4h-8z`, 'outline') +
  path(d`M12 88h28l3 6v26q0 3-3 3H12q-3 0-3-3V94z`, 'surface') +
  path(d`M16 106h20`, 'detail') +
  path(d`M6 136H46M10 136v8M42 136v8`, 'outline') +
  wheel([92, 130], 14) +
  wheel([218, 130], 14) +
  groundLine

/** A counter scale is handed over: the plate, the ticket and the bread it will weigh. */
const counter = (): string =>
  path(d`M20 118H260v8H20z`, 'surface') +
  path(d`M30 126v18M250 126v18M30 134H250`, 'detail') +
  rect([146, 30, 8, 60], 'surface', 1) +
  indicator([104, 5, 92, 40], '0.450') +
  path(d`M96 88H204l8 24q2 6-4 6H92q-6 0-4-6z`, 'surface') +
  pan([90, 78, 120, 10], false) +
  path(
    d`M112 78q-6-2-6-8q0-12 16-14q30-6 62 0q14 2 14 13q0 8-6 9zM128 58l8 12M148 56l6 13M168 57l5 12`,
    'surface',
  ) +
  seal([196, 103]) +
  path(d`M112 104h54M112 110h34`, 'detail') +
  path(d`M34 118V84h28l8 8V118z`, 'surface') +
  path(d`M62 84v8h8M40 98h22M40 104h22M40 110h14`, 'detail') +
  path(d`M226 118l4-26h16l4 26zM230 92q8-8 16 0`, 'surface') +
  groundLine

const block = (x: number, y: number): string =>
  path(d`M${x} ${y}v-18q0-4 4-4h26q4 0 4 4v18z`, 'surface') +
  path(d`M${x + 9} ${y - 22}v-5q0-3 3-3h10q3 0 3 3v5`, 'outline') +
  path(d`M${x + 8} ${y - 8}h18`, 'detail')

const screwdriver = (x: number): string =>
  rect([x - 2.5, 30, 5, 16], 'surface', 2) + path(d`M${x} 46v18`, 'detail')

/** The workshop: an opened scale under the lamp, tools on their board, weights on the shelf, blocks on the floor. */
function workshop(): string {
  const row = [46, 40, 34, 28, 24, 20, 17, 14]
  let x = 316
  const shelf = row.map((size) => {
    const drawn = knobWeight([x + size / 2, 74], size * 0.7, size)
    x += size * 0.7 + 9
    return drawn
  })
  return (
    rect([34, 20, 136, 62], 'outline', 2) +
    [50, 64, 78].map(screwdriver).join('') +
    path(d`M96 34l8 16M112 34l-8 16M104 50l-5 18M104 50l5 18`, 'outline') +
    circle([104, 50], 2, 'surface') +
    path(d`M128 32v30M128 32h14v6h-14M150 34a7 7 0 1 0 8 11M154 41v24`, 'outline') +
    shelf.join('') +
    rect([306, 74, 226, 5], 'surface', 1) +
    path(d`M322 79v9l8-9M508 79v9l8-9`, 'detail') +
    tube(d`M206 138V62Q206 44 224 44L236 44`, 4) +
    path(d`M232 38l22 8-4 16-26-10z`, 'surface') +
    path(d`M230 60l-8 44M250 64l16 40`, 'phantom') +
    path(d`M198 138h16`, 'outline') +
    path(d`M226 138l6-14H322l6 14z`, 'surface') +
    path(d`M240 124v-10h20v4h34v-4h20v10M246 118h8M300 118h8`, 'facet') +
    circle([277, 121], 3, 'detail') +
    path(d`M234 104q40-10 90-4M234 104l2 4q42-8 86-4l2-4`, 'phantom') +
    indicator([346, 98, 92, 40], '20.000') +
    path(d`M438 122q18 0 18 16`, 'detail') +
    path(d`M60 138v-22h62v22M60 124h62M74 116v-6h34v6M88 124v4h6v-4`, 'surface') +
    path(d`M140 138l2-16h18l2 16z`, 'surface') +
    path(d`M144 122q7-7 14 0`, 'outline') +
    rect([20, 138, 448, 8], 'surface', 1) +
    path(d`M36 146V204M452 146V204M36 176H452`, 'outline') +
    rect([64, 152, 76, 24], 'surface', 2) +
    rect([148, 152, 76, 24], 'surface', 2) +
    path(d`M96 164h12M180 164h12`, 'detail') +
    block(486, 204) +
    block(522, 204) +
    block(504, 174) +
    block(260, 204) +
    block(300, 204) +
    `<path class="l" d="M8 204.5H572"/>`
  )
}

/** Three of one size stand beside each other on one ground, low enough for a hand that comes from above. */
const onGround = (scene: string): string => sheet(`<g transform="translate(0 22)">${scene}</g>`)

/** Scenes of work in the strokes of the drawings: SVG documents by name. */
export const scenes = new Map<string, () => string>([
  ['weights', () => onGround(weights())],
  ['van', () => onGround(van())],
  ['counter', () => onGround(counter())],
  ['workshop', () => sheet(workshop(), 580, 212)],
])
