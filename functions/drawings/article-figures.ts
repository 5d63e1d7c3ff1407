import { glint, hangingPan, indicator, knobWeight, pan, screen, seal } from './drawing-parts.ts'
import { circle, d, ellipse, path, rect } from './pen.ts'
import { groundLine, sheet } from './sheet.ts'

/** The accuracy class in its oval: one to four strokes between two bars. */
function classOval(x: number, y: number, strokes: number): string {
  const pitch = 8
  const left = x - ((strokes - 1) * pitch) / 2
  let data = d`M${left - 5} ${y - 11}h${(strokes - 1) * pitch + 10}M${left - 5} ${y + 11}h${(strokes - 1) * pitch + 10}`
  for (let at = 0; at < strokes; at++) data += d`M${left + at * pitch} ${y - 11}v22`
  return ellipse([x, y], [30, 20], 'surface') + path(data)
}

/** A rule with a tick each `step`, a longer one each fifth. */
function ticks([x, y]: readonly [number, number], width: number, step: number): string {
  let data = d`M${x} ${y}h${width}`
  for (let at = 0; at * step <= width; at++) data += d`M${x + at * step} ${y}v${at % 5 ? 5 : 10}`
  return path(data, 'detail')
}

/** A balance on a stone table in the corner, away from window and door. */
const place = (): string =>
  rect([22, 18, 64, 72], 'outline', 1) +
  path(d`M54 18V90M22 54H86`, 'detail') +
  glint([30, 28], 16) +
  path(d`M94 44q14-8 26 0t26 0M94 58q14-8 26 0t26 0`, 'chain') +
  rect([180, 28, 48, 56], 'outline', 2) +
  path(d`M186 32V84M222 32V84`, 'detail') +
  hangingPan(204, 76, 22) +
  path(d`M176 84H232l5 18q1 4-3 4H174q-4 0-3-4z`, 'surface') +
  screen([186, 90, 36, 11], '0.0000') +
  rect([150, 106, 108, 12], 'surface', 1) +
  path(d`M160 118H184V144H160zM224 118H248V144H224z`, 'surface') +
  path(d`M164 124l8 4M170 134l10-3M230 126l9 4M229 137l12-2M196 112l16 2`, 'detail') +
  groundLine

/** The logbook of an instrument, open at its visits. */
const logbook = (): string =>
  path(d`M140 40q-34-16-92-8V132q58-8 92 8q34-16 92-8V32q-58-8-92 8z`, 'surface') +
  path(d`M140 40V140`, 'outline') +
  path(d`M60 50q32-4 66 6M60 66q32-4 66 6M60 82q32-4 66 6M60 98q32-4 66 6M60 114q32-4 40 0`, 'detail') +
  path(d`M154 58q30-10 66-8M154 74q30-10 66-8M154 90q20-6 34-7`, 'detail') +
  circle([204, 102], 17, 'outline') +
  circle([204, 102], 13, 'detail') +
  seal([199.5, 97.5]) +
  path(d`M244 30l14 6-24 78-10 12-1-16z`, 'surface') +
  path(d`M236 52l13 6`, 'detail') +
  groundLine

/** Four instruments that stand for four loads. */
const choice = (): string =>
  rect([20, 118, 34, 6], 'surface', 2) +
  path(d`M22 124h30l4 20H18z`, 'surface') +
  screen([26, 130, 22, 8], '0.5') +
  rect([70, 110, 52, 6], 'surface', 2) +
  path(d`M76 116h40l4 28H72z`, 'surface') +
  rect([92, 84, 8, 26], 'surface', 1) +
  screen([76, 66, 40, 20], '6.00') +
  path(d`M136 132h58v12h-58z`, 'surface') +
  path(d`M188 132V66`, 'outline') +
  screen([166, 46, 44, 22], '150') +
  path(d`M144 132V106h30v26M144 118h30`, 'phantom') +
  path(d`M206 134h60v10h-60z`, 'surface') +
  path(d`M212 134V104h34v30M246 114h10l6 10v10`, 'phantom') +
  circle([222, 131], 4, 'phantom') +
  circle([254, 131], 4, 'phantom') +
  ticks([18, 156], 246, 6) +
  groundLine

/** A column scale beside its class. */
const medical = (): string =>
  rect([84, 10, 6, 122], 'surface', 0) +
  path(d`M86 16H58q-3 0-3 3v4h6v-2h25z`, 'surface') +
  path(d`M66 46h44q3 0 3 3l2 18q0 4-4 4H65q-4 0-4-4l2-18q0-3 3-3z`, 'surface') +
  screen([69, 50, 38, 13], '72.4') +
  path(d`M58 130l8-9h44l8 9z`, 'surface') +
  rect([56, 130, 64, 9], 'surface', 2) +
  path(d`M62 139v5h8v-5M114 139v5h-8v-5`, 'facet') +
  rect([150, 46, 100, 66], 'outline', 3) +
  classOval(184, 72, 3) +
  seal([224, 62]) +
  path(d`M162 100h76`, 'detail') +
  groundLine

/** Two classes, and how finely each divides the same range. */
const classes = (): string =>
  rect([24, 26, 104, 62], 'outline', 3) +
  classOval(76, 57, 3) +
  rect([152, 26, 104, 62], 'outline', 3) +
  classOval(204, 57, 2) +
  ticks([28, 108], 96, 8) +
  ticks([156, 108], 96, 3.2) +
  path(d`M28 132h96M156 132h96M28 128v8M124 128v8M156 128v8M252 128v8`, 'chain')

/** The load receptor from above: the test load in the middle and on each quarter. */
function corners(): string {
  const places = [
    [140, 84],
    [96, 54],
    [184, 54],
    [184, 114],
    [96, 114],
  ] as const
  return (
    rect([50, 22, 180, 124], 'surface', 6) +
    path(d`M140 22V146M50 84H230`, 'chain') +
    places.map(([x, y]) => circle([x, y], 19, 'outline') + circle([x, y], 9, 'detail')).join('') +
    path(d`M96 54L178 54M184 60L184 108M178 114L102 114`, 'phantom') +
    circle([66, 134], 3, 'facet') +
    circle([214, 134], 3, 'facet') +
    circle([66, 34], 3, 'facet') +
    circle([214, 34], 3, 'facet')
  )
}

/** A data plate above the steps in which the instrument counts. */
const plate = (): string =>
  rect([36, 22, 208, 74], 'surface', 4) +
  path(d`M42 28h.1M238 28h.1M42 90h.1M238 90h.1`, 'keys') +
  classOval(82, 59, 3) +
  path(d`M124 44h44M124 59h34M124 74h40`, 'outline') +
  path(d`M180 44h48M180 59h30M180 74h24`, 'detail') +
  seal([222, 78]) +
  path(d`M36 146v-6h26v-7h26v-7h26v-7h26v-7h26v-7h26v-7h26v-7h26`, 'outline') +
  path(d`M36 150L244 96`, 'chain')

/** A clean pan, the weights laid out, the papers beside them. */
const preparation = (): string =>
  pan([30, 92, 120, 9], false) +
  rect([80, 101, 20, 6], 'facet', 1) +
  path(d`M42 107h96q5 0 6 5l4 26q1 6-5 6H37q-6 0-5-6l4-26q1-5 6-5z`, 'surface') +
  screen([56, 113, 68, 17], '0.000') +
  seal([128, 131]) +
  knobWeight([176, 144], 30, 46) +
  knobWeight([203, 144], 20, 32) +
  knobWeight([222, 144], 13, 22) +
  path(d`M178 26h44l12 12V86h-56z`, 'surface') +
  path(d`M222 26v12h12M186 46h38M186 56h38M186 66h24M186 76l4 4 7-9`, 'detail') +
  groundLine

/** The sticker of a verification with its ring of twelve months. */
function sticker(): string {
  let months = ''
  for (let month = 0; month < 12; month++) {
    const angle = (month * Math.PI) / 6
    const [x, y] = [Math.sin(angle), -Math.cos(angle)]
    months += d`M${94 + 40 * x} ${80 + 40 * y}L${94 + 56 * x} ${80 + 56 * y}`
  }
  return (
    circle([94, 80], 60, 'surface') +
    circle([94, 80], 40, 'outline') +
    path(months, 'detail') +
    path(d`M74 80l14 15 28-32`, 'outline') +
    path(d`M178 144V70`, 'outline') +
    indicator([176, 30, 84, 42], '0.000') +
    rect([168, 122, 98, 9], 'surface', 2) +
    path(d`M176 131h82l3 13h-88z`, 'surface') +
    rect([214, 72, 8, 50], 'surface', 1) +
    groundLine
  )
}

/** The figure of an article by its slug. */
const figures = new Map<string, () => string>([
  ['balance-de-laboratoire-emplacement', place],
  ['carnet-metrologique', logbook],
  ['choisir-une-balance', choice],
  ['classe-iii-medicale', medical],
  ['classe-iii-ou-ii', classes],
  ['excentration-et-justesse', corners],
  ['portee-echelon-precision', plate],
  ['preparer-une-verification', preparation],
  ['verification-periodique', sticker],
])

/** Articles with a figure of their own. */
export const drawnArticles: readonly string[] = [...figures.keys()]

/** SVG document for an article; one without a figure of its own gets the data plate. */
export const articleFigure = (slug: string): string => sheet((figures.get(slug) ?? plate)())
