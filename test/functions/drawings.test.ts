import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DrawingData } from '#domain/catalogue/product.ts'
import { gram, kilogram, milligram } from '#domain/metrology/mass.ts'
import type { Instrument } from '#domain/metrology/metrology.ts'
import { segmentStrokes } from '#domain/metrology/segment-strokes.ts'
import { articleFigure, drawnArticles } from '#functions/drawings/article-figures.ts'
import { drawing, drawingKinds, lettering, placesOf } from '#functions/drawings/drawing.ts'
import { scenes } from '#functions/drawings/scenes.ts'
import kinds from '#seed/data/kinds.json' with { type: 'json' }
import { readArticles } from '#seed/read-articles.ts'

const plain: DrawingData = { kind: 'bench', platform: null, dimensionMm: null, column: true, verified: false }

const square = (kind: string, widthMm: number): DrawingData => ({
  ...plain,
  kind,
  platform: { shape: 'rect', widthMm, depthMm: widthMm },
})

const size = fc.integer({ min: 10, max: 20_000 })

const anyData: fc.Arbitrary<DrawingData> = fc.record({
  kind: fc.constantFrom(...drawingKinds, 'unknown'),
  platform: fc.oneof(
    fc.record({ shape: fc.constant('rect' as const), widthMm: size, depthMm: size }),
    fc.record({ shape: fc.constant('round' as const), diameterMm: size }),
    fc.constant(null),
  ),
  dimensionMm: fc.option(size),
  column: fc.boolean(),
  verified: fc.boolean(),
})

/** The SVG body without the stylesheet, whose colours are no coordinates. */
const body = (svg: string): string => svg.replace(/<style>.*<\/style>/, '')

/** The line between the two arrowheads of the dimension. */
function dimensionSpan(svg: string): number {
  const line = /<path class="g" d="M([\d.]+) [\d.]+H([\d.]+)"/.exec(svg)
  return Number(line?.[2]) - Number(line?.[1])
}

/** The lines that lead from the measured edges down to the dimension. */
const extensions = (svg: string): string | undefined => svg.match(/<path class="g" opacity[^>]*>/)?.[0]

/** Every tag closes the last one opened, and every attribute is quoted. */
function isWellFormed(svg: string): boolean {
  const open: string[] = []
  const rest = svg.replace(
    /<(\/?)([a-z]+)((?: [\w:-]+="[^"<&]*")*)(\/?)>/gi,
    (_, closing, name, __, empty) => {
      if (closing) return open.pop() === name ? '' : '<'
      if (!empty) open.push(name)
      return ''
    },
  )
  return open.length === 0 && !/[<>&]/.test(rest)
}

test('every kind of instrument in the catalogue has its own drawing function', () => {
  expect([...drawingKinds].sort()).toEqual(kinds.map(({ key }) => key).sort())
})

test('a drawing of any product is a small, well-formed document with short, finite numbers', () => {
  fc.assert(
    fc.property(anyData, (data) => {
      const svg = drawing(data)
      expect(new TextEncoder().encode(svg).length).toBeLessThan(4200)
      expect(isWellFormed(svg)).toBe(true)
      expect(body(svg)).not.toMatch(/NaN|Infinity|undefined|null|\d\.\d\d|\de[-+]?\d/)
    }),
    {
      numRuns: 2000,
      // The most digits, and the widest reading.
      examples: [
        [{ kind: 'price-computing', platform: null, dimensionMm: 20_000, column: false, verified: true }],
        [
          {
            kind: 'price-computing',
            platform: { shape: 'round', diameterMm: 20_000 },
            dimensionMm: null,
            column: false,
            verified: true,
          },
        ],
      ],
    },
  )
})

test('the same product always gets the same drawing', () => {
  fc.assert(fc.property(anyData, (data) => drawing(data) === drawing({ ...data })))
})

test('a wider plate never has a shorter dimension line, and a longer one within the sizes of its kind', () => {
  fc.assert(
    fc.property(fc.constantFrom(...drawingKinds), size, size, (kind, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      return dimensionSpan(drawing(square(kind, less))) <= dimensionSpan(drawing(square(kind, more)))
    }),
  )
  for (const kind of drawingKinds)
    expect(dimensionSpan(drawing(square(kind, 10))), kind).toBeLessThan(
      dimensionSpan(drawing(square(kind, 20_000))),
    )
})

test('a platform of 1000 mm is wider in the drawing than one of 300 mm', () => {
  expect(dimensionSpan(drawing(square('bench', 800)))).toBeGreaterThan(
    dimensionSpan(drawing(square('bench', 300))),
  )
  expect(dimensionSpan(drawing(square('atex', 1000)))).toBeGreaterThan(
    dimensionSpan(drawing(square('atex', 300))),
  )
})

test.each([
  [{ platform: { shape: 'rect', widthMm: 400, depthMm: 300 } }, '400\u00a0mm'],
  [{ platform: { shape: 'rect', widthMm: 1500, depthMm: 1250 } }, '1500\u00a0mm'],
  [{ platform: { shape: 'rect', widthMm: 18_000, depthMm: 3000 } }, '18000\u00a0mm'],
  [{ platform: { shape: 'round', diameterMm: 90 } }, 'ø\u00a090\u00a0mm'],
  [{ dimensionMm: 290 }, '290\u00a0mm'],
  [{ platform: { shape: 'rect', widthMm: 400, depthMm: 300 }, dimensionMm: 900 }, '400\u00a0mm'],
] satisfies [Partial<DrawingData>, string][])(
  'the dimension label of %j is the real width',
  (size, label) => {
    const svg = drawing({ ...plain, ...size })
    const strokes = (text: string) => text.match(/class="g" transform="[^"]*" d="([^"]*)"/)?.[1]
    expect(strokes(svg)).toBe(strokes(lettering(label, 0, 0)))
    expect(strokes(svg)).toBeTruthy()
  },
)

test('a product of unknown size has no dimension line', () => {
  expect(drawing({ ...plain, kind: 'weights' })).not.toContain('class="g"')
})

test('every sign of a label has strokes of its own', () => {
  const drawn = [...'0123456789mø'].map((sign) => lettering(sign, 0, 0).match(/ d="([^"]+)"/)?.[1])
  expect(drawn).not.toContain(undefined)
  expect(new Set(drawn).size).toBe(12)
})

test('no drawing has a typeset label, because an image carries no web font', () => {
  for (const kind of drawingKinds) expect(drawing(square(kind, 1234)), kind).not.toMatch(/<text|font/)
})

test('the housing stands before the extension lines', () => {
  for (const kind of drawingKinds) {
    const svg = drawing(square(kind, 400))
    expect(svg.indexOf(extensions(svg) ?? 'none'), kind).toBeLessThan(svg.indexOf('class="s"'))
    expect(svg.indexOf(extensions(svg) ?? 'none'), kind).toBeGreaterThan(0)
  }
})

/** Units of the sheet for a length in millimetres, given what the dimension of a drawing says. */
const scaleOf = (kind: string, mm: number): number => dimensionSpan(drawing(square(kind, mm))) / mm
const rectangles = (svg: string): number[][] =>
  [...svg.matchAll(/<rect[^>]* x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)].map(
    ([, ...numbers]) => numbers.map(Number),
  )

test('an analytical balance is as narrow beside its pan as a real one', () => {
  const scale = scaleOf('analytical', 90)
  const [[, , width = 0, height = 0] = []] = rectangles(drawing(square('analytical', 90)))
  expect(height).toBeGreaterThan(width)
  expect(width / scale, 'chamber, mm').toBeLessThan(220)
})

test('a column scale is higher than its platform is wide, as one for standing people', () => {
  const svg = drawing(square('column', 365))
  const tops = rectangles(svg).map(([, y = 0]) => y)
  expect((144 - Math.min(...tops)) / scaleOf('column', 365), 'height, mm').toBeGreaterThan(800)
})

test('the dimension of a bed scale spans one pad, of which four carry a bed', () => {
  expect(scaleOf('bed', 300) * 2000, 'a bed of two metres is wider than the sheet').toBeGreaterThan(280)
  expect(dimensionSpan(drawing(square('bed', 300)))).toBeLessThan(60)
})

test('a loaded precision balance does not read zero, and an empty one does', () => {
  const reading = (svg: string) => svg.match(/<path class="a"[^>]* d="([^"]*)"/)?.[1]
  const round: DrawingData = { ...plain, kind: 'precision', platform: { shape: 'round', diameterMm: 120 } }
  expect(reading(drawing(square('precision', 120)))).not.toBe(reading(drawing(round)))
})

const byMax = (maxUg: number, dUg: number): Instrument => ({
  accuracyClass: null,
  arrangement: 'single',
  ranges: [{ maxUg, eUg: null, dUg }],
})
const weighed = byMax(3000 * kilogram, kilogram)
const fine = byMax(120 * gram, milligram / 10)

/** Kinds that nothing is put on by themselves. */
const parts = new Set(['indicator', 'loadcell', 'weights'])

test('the display of a model counts in its d: no decimals for a kilogram, four for a tenth of a milligram', () => {
  const digits = (instrument: Instrument) =>
    drawing({ ...square('bench', 400), instrument }).match(/class="a"[^>]* d="([^"]*)"/)?.[1]
  expect(digits(weighed)).toBe(segmentStrokes('   0'))
  expect(digits(fine)).toBe(segmentStrokes('  0.0000'))
})

test('every kind that weighs says where its display is, and where a mass is put or that it shows one', () => {
  for (const kind of drawingKinds)
    for (const column of [true, false]) {
      const data = { ...square(kind, 400), column, instrument: weighed }
      const places = placesOf(data)
      if (parts.has(kind)) {
        expect(places, kind).toBeNull()
        continue
      }
      expect(places?.displays.length, kind).toBeGreaterThan(0)
      const isLoaded = drawing(data) !== drawing({ ...data, isEmpty: true })
      expect(places?.load === null, kind).toBe(isLoaded)
      for (const display of places?.displays ?? [])
        expect(drawing(data), kind).toContain(
          `class="a" transform="translate(${display.x} ${display.y})scale(${display.scale})`,
        )
    }
})

test('a mass stands in front of no window, where the instrument leaves a place beside it', () => {
  const windows = /class="k" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g
  const sizes = { 'price-computing': 230, 'ticket-scale': 245, 'self-service': 380, personal: 315 }
  for (const [kind, widthMm] of Object.entries(sizes))
    for (const column of [true, false]) {
      const data = { ...square(kind, widthMm), column, instrument: weighed }
      const { load = null } = placesOf(data) ?? {}
      if (!load) throw new Error(kind)
      for (const [, ...numbers] of drawing(data).matchAll(windows)) {
        const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number)
        const isBeside = load.x + load.size / 3 <= x || load.x - load.size / 3 >= x + width
        const isAbove = load.y <= y || load.y - load.size >= y + height
        expect(isBeside || isAbove, `${kind} ${widthMm} ${column}`).toBe(true)
      }
    }
})

test('the empty instrument reads zero', () => {
  const shown = (isEmpty: boolean) =>
    drawing({ ...square('baby', 600), instrument: weighed, isEmpty }).match(/class="a"[^>]* d="([^"]*)"/)?.[1]
  expect(shown(true)).toBe(segmentStrokes('   0'))
  expect(shown(false)).toBe(segmentStrokes(' 500'))
})

test('scenes and figures of articles are small, well-formed documents, each of its own', () => {
  const documents = [...[...scenes.values()].map((scene) => scene()), ...drawnArticles.map(articleFigure)]
  for (const svg of documents) {
    expect(new TextEncoder().encode(svg).length).toBeLessThan(8192)
    expect(isWellFormed(svg)).toBe(true)
    expect(body(svg)).not.toMatch(/NaN|Infinity|undefined|null|\de[-+]?\d/)
  }
  expect(new Set(documents).size).toBe(documents.length)
})

test('every article of the import has a figure of its own, and any later one a common figure', () => {
  expect([...drawnArticles].sort()).toEqual(
    readArticles()
      .map(({ slug }) => slug)
      .sort(),
  )
  expect(articleFigure('something-new')).toContain('<svg')
})

test('only a verified instrument has the green mark', () => {
  expect(drawing({ ...plain, verified: true })).toContain('class="m"')
  expect(drawing({ ...plain, verified: false })).not.toContain('class="m"')
})

test.each(['', 'unknown', 'constructor', '__proto__', '<script>'])(
  'the kind %j falls back to a bench scale',
  (kind) => {
    expect(drawing(square(kind, 400))).toBe(drawing(square('bench', 400)))
  },
)

test('no two kinds share a drawing', () => {
  for (const column of [true, false]) {
    const drawings = drawingKinds.map((kind) => drawing({ ...square(kind, 400), column }))
    expect(new Set(drawings).size).toBe(drawingKinds.length)
  }
})

test('the document has light, dark and forced colours, no script and no external resource', () => {
  const svg = drawing(plain)
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 280 176" width="280" height="176" role="img">/,
  )
  expect(svg).toContain('@media(prefers-color-scheme:dark)')
  expect(svg).toContain('@media(forced-colors:active)')
  expect(svg).not.toMatch(/<script|href|url\(|@import| id=| on\w+=/)
})
