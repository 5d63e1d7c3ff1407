import type { DrawingData, Elevation as Places } from '#domain/catalogue/product.ts'
import { readingOf, sampleLoadUg, shownDigits } from '#domain/metrology/display-reading.ts'
import type { Instrument } from '#domain/metrology/metrology.ts'
import { seal } from './drawing-parts.ts'
import { fallback, kinds } from './kinds.ts'
import { d, type Point, tenth } from './pen.ts'
import { type Elevation, widthOnSheet } from './plan.ts'
import { groundLine, sheet } from './sheet.ts'

/** Every kind with a drawing of its own. */
export const drawingKinds: string[] = [...kinds.keys()]

/** A drawing of one model: its display counts in the steps of the model. */
type ModelData = DrawingData & {
  instrument?: Instrument
  /** Nothing stands on it. */
  isEmpty?: boolean
}

function realWidth({ platform, dimensionMm }: DrawingData): number | null {
  if (!platform) return dimensionMm
  return platform.shape === 'round' ? platform.diameterMm : platform.widthMm
}

/** What the display says: zero with the decimals of d, or a mass that suits the model for a sample that is none. */
function digitsOf(instrument: Instrument | undefined, isEmpty = false): (sample: string) => string {
  const zero = instrument && readingOf(instrument, 0)
  if (!zero) return (sample) => sample
  return (sample) =>
    shownDigits(
      instrument,
      isEmpty || Number(sample) === 0 ? zero : readingOf(instrument, sampleLoadUg(instrument)),
    )
}

function elevate(data: ModelData): Elevation {
  const kind = kinds.get(data.kind) ?? fallback
  return kind.draw({
    width: widthOnSheet(kind, realWidth(data)),
    aspect: data.platform?.shape === 'rect' ? data.platform.depthMm / data.platform.widthMm : 1,
    round: data.platform?.shape === 'round',
    column: data.column,
    digits: digitsOf(data.instrument, data.isEmpty),
  })
}

/** True where an instrument of the kind is drawn otherwise with a column. */
export const hasColumn = (kind: string): boolean => {
  const of = (column: boolean) =>
    elevate({ kind, column, platform: null, dimensionMm: null, verified: false }).body
  return of(true) !== of(false)
}

/** SVG document of the instrument, light and dark, under 4 KB. */
export function drawing(data: ModelData): string {
  const real = realWidth(data)
  const { body, from, to, hangs, ...mark } = elevate(data)
  return sheet(
    (hangs ? '' : groundLine) +
      (real === null ? '' : extensionLines(from, to)) +
      (data.isEmpty ? body.replace(/<g class="o">.*?<\/g>/g, '') : body) +
      (data.verified ? seal(mark.seal) : '') +
      (real === null ? '' : dimensionLine(from, to, sizeLabel(real, data.platform?.shape === 'round'))),
  )
}

/** Height of the largest load that is put on a drawing, and its share of the width of the receptor. */
const [loadHeight, loadShare] = [34, 0.7]

/** Where the drawing of a model shows a weight, and where one can be put on it; null for what does not weigh. */
export function placesOf(data: ModelData): Places | null {
  const { body, from, to, rest = [(from[0] + to[0]) / 2, from[1]] } = elevate(data)
  const displays = [...body.matchAll(/class="a" transform="translate\(([\d.]+) ([\d.]+)\)scale\(([\d.]+)\)/g)]
  if (rest === null || displays.length === 0) return null
  const shown = displays.map(([, x, y, scale]) => ({ x: Number(x), y: Number(y), scale: Number(scale) }))
  if (body.includes('<g class="o">')) return { displays: shown, load: null }
  const [left, right] = [from[0], to[0]]
  const screens = screensOf(body)
  const highest = Math.min(loadHeight, (right - left) * loadShare)
  const at = (shares: readonly number[], places: readonly number[]) =>
    shares
      .map((share) => clearOf(screens, rest, [left, right], share * highest, places))
      .find((candidate) => candidate !== null)
  // A smaller load in the middle before a larger one at an end.
  const load = at([1, 0.85, 0.7], [0]) ?? at([1, 0.85, 0.7, 0.6, 0.5], places)
  const [x, size] = load ?? [rest[0], highest]
  return { displays: shown, load: { x: tenths(x), y: tenths(rest[1]), size: tenths(size) } }
}

const tenths = (value: number) => Math.round(value * 10) / 10

/** Left, top, right and bottom of the windows of a drawing. */
const screensOf = (body: string) =>
  [...body.matchAll(/class="k" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)].map(
    ([, x, y, width, height]) => {
      const [left, top] = [Number(x), Number(y)]
      return [left, top, left + Number(width), top + Number(height)] as const
    },
  )

/** The place next to where a load rests at which one of a size hides no window; null: there is none. */
function clearOf(
  screens: ReturnType<typeof screensOf>,
  [x, y]: Point,
  [left, right]: Point,
  size: number,
  places: readonly number[],
): readonly [x: number, size: number] | null {
  const half = size * loadHalf
  const steps = places.map((step) => x + step * (right - left))
  const matching = steps.find(
    (at) =>
      (at === x || (at - half >= left && at + half <= right)) &&
      screens.every(
        ([from, top, to, bottom]) =>
          at + half + margin < from || at - half - margin > to || y < top || y - size - margin > bottom,
      ),
  )
  return matching === undefined ? null : [matching, size]
}

/** Half the width of the largest load, as a share of its height. */
const loadHalf = 0.37

/** From the middle of a receptor to either of its ends, as shares of its width; the left first. */
const places = Array.from({ length: 41 }, (_, i) => ((i % 2 ? -1 : 1) * Math.ceil(i / 2)) / 40)

/** Between a load and a window: the edge of its housing. */
const margin = 7

const level = 157

/** Without a mark of thousands, as on technical drawings: one drawing serves all languages, whose marks differ. */
const sizeLabel = (mm: number, round: boolean): string => `${round ? 'ø\u00a0' : ''}${tenth(mm)}\u00a0mm`

/** The extension lines of the measured edges. They are drawn behind the instrument, whose housing hides them. */
const extensionLines = (from: Point, to: Point): string =>
  `<path class="g" opacity=".55" d="${d`M${from[0]} ${from[1] + 3}V${level + 4}M${to[0]} ${to[1] + 3}V${level + 4}`}"/>`

/** A line with closed arrowheads and the real size under it. Arrows of a short line point at it from outside. */
function dimensionLine(from: Point, to: Point, label: string): string {
  const [left, right] = [from[0], to[0]]
  const inside = right - left > 16 ? 1 : -1
  const heads = d`M${left} ${level}l${6 * inside}-2v4zM${right} ${level}l${-6 * inside}-2v4z`
  const tails = inside > 0 ? '' : d`M${left - 12} ${level}h6M${right + 6} ${level}h6`
  return (
    `<path class="g" d="${d`M${left} ${level}H${right}`}${tails}"/><path class="v z" d="${heads}"/>` +
    lettering(label, (left + right) / 2, 171)
  )
}

/**
 * Signs in single strokes as on technical drawings (ISO 3098), 7 units high: an image carries no web font, so a typeset
 * label would fall to whatever face the system has.
 */
const signs: Record<string, readonly [advance: number, data: string]> = {
  '0': [6, 'M2 0c1.3 0 2 1 2 2.2v2.6c0 1.2-.7 2.2-2 2.2s-2-1-2-2.2v-2.6c0-1.2.7-2.2 2-2.2z'],
  '1': [5, 'M.4 1.5l2-1.5v7'],
  '2': [6, 'M.1 1.8q.2-1.8 2-1.8t1.9 1.8q0 1.1-1 2.2l-3 3h4.1'],
  '3': [6, 'M.2 0h3.7l-2.2 2.7q2.3 0 2.3 2.1t-2 2.2q-1.7 0-2-1.6'],
  '4': [6, 'M3 7v-7l-3 4.9h4.2'],
  '5': [6, 'M3.8 0h-3.2l-.4 3.2q.7-.6 1.7-.6q2.1 0 2.1 2.1t-2.1 2.3q-1.5 0-1.9-1.4'],
  '6': [6, 'M3.2 0q-3.1 2.1-3.1 4.8q0 2.2 2 2.2t2-2.2t-2-2.1q-1.6 0-2 1.8'],
  '7': [6, 'M0 0h4l-2.6 7'],
  '8': [6, 'M2 3.2a1.7 1.6 0 1 1 .1 0M2 3.2a2 1.9 0 1 0 .1 0'],
  '9': [6, 'M.8 7q3.1-2.1 3.1-4.8q0-2.2-2-2.2t-2 2.2t2 2.1q1.6 0 2-1.8'],
  m: [8.4, 'M0 7v-5M0 3.4q.3-1.4 1.6-1.4t1.6 1.6v3.4M3.2 3.6q.1-1.6 1.6-1.6t1.6 1.6v3.4'],
  ø: [6.6, 'M2.3 1.6a2.2 2.2 0 1 0 .1 0M0 6.6l4.7-5.6'],
  '\u00a0': [3, ''],
}

/** Space between two signs, which the last one of a label does not need. */
const gap = 2

/** A label in strokes around `x`, standing on the line `y`. Only digits, « mm », « ø » and their spaces are known. */
export function lettering(text: string, x: number, y: number): string {
  let at = 0
  let data = ''
  for (const sign of text) {
    const [advance, strokes] = signs[sign] ?? [0, '']
    // Every stroke begins with its absolute position in the sign; all else is relative.
    data += strokes.replace(/M([\d.]+)/g, (_, from: string) => `M${tenth(Number(from) + at)}`)
    at += advance
  }
  const left = tenth(x - (at - gap) / 2)
  return `<path class="g" transform="translate(${left} ${tenth(y - 7)})" d="${data}"/>`
}
