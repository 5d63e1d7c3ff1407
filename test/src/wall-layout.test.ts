import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frontView } from '#src/figures/front-view.ts'
import { measures, measureViews } from '#src/figures/measures.ts'
import {
  fitPxPerMm,
  heightLines,
  isDense,
  lengthPx,
  lineOf,
  lineStepMm,
  paperPxPerMm,
  shelvesOf,
  stagePx,
  startPxPerMm,
  zoomed,
} from '#src/figures/wall-layout.ts'

const mm = (from: number, to: number) => fc.integer({ min: from, max: to })
const instruments = fc.array(fc.record({ widthMm: mm(30, 20_000), heightMm: mm(20, 2500) }), {
  maxLength: 30,
})
const scales = fc.double({ min: 0.004, max: 3.7, noNaN: true })

test('everything stands by width, the known things among it, a person only beside what stands on the floor', () => {
  const [bridge, tower, platform] = [
    { widthMm: 12_000, heightMm: 350 },
    { widthMm: 210, heightMm: 345 },
    { widthMm: 800, heightMm: 100 },
  ]
  const shown = (some: (typeof tower)[]) => lineOf(some).map(({ measure, widthMm }) => measure ?? widthMm)
  expect(shown([bridge, tower, platform])).toEqual([210, 'person', 'baguette', 800, 'pallet', 12_000])
  expect(shown([tower])).toEqual([210, 'baguette'])
  fc.assert(
    fc.property(instruments, (some) => {
      const widths = lineOf(some).map(({ widthMm }) => widthMm)
      expect(widths).toEqual(widths.toSorted((a, b) => a - b))
    }),
  )
})

test('many that stand on a counter and many that stand on the floor have a shelf each', () => {
  const [small, large] = [
    { widthMm: 300, heightMm: 130 },
    { widthMm: 1500, heightMm: 1100 },
  ]
  const places = (smalls: number, larges: number) =>
    shelvesOf([...Array(smalls).fill(small), ...Array(larges).fill(large)]).map(({ place, instruments }) => [
      place,
      instruments.length,
    ])
  expect(places(20, 5)).toEqual([
    ['counter', 20],
    ['floor', 5],
  ])
  expect(places(20, 3)).toEqual([[null, 23]])
  expect(places(2, 2)).toEqual([[null, 4]])
})

test('at first everything is on the stage from the floor to its top, and the median is well visible', () => {
  fc.assert(
    fc.property(instruments, (some) => {
      const line = lineOf(some)
      const pxPerMm = startPxPerMm(line)
      for (const { widthMm } of line) expect(widthMm * paperPxPerMm(line)).toBeLessThanOrEqual(1280.001)
      for (const { heightMm } of line) expect(heightMm * pxPerMm).toBeLessThanOrEqual(stagePx(line))
    }),
  )
  const line = lineOf([{ widthMm: 300, heightMm: 130 }])
  expect(300 * startPxPerMm(line)).toBeGreaterThan(60)
  expect(isDense(line, startPxPerMm(line))).toBe(false)
})

test('everything fits a wide view, and what is shown there is as large as it can be', () => {
  fc.assert(
    fc.property(instruments, mm(950, 2500), (some, viewPx) => {
      const line = lineOf(some)
      const pxPerMm = fitPxPerMm(line, viewPx)
      if (pxPerMm > 0.0041) expect(lengthPx(line, pxPerMm)).toBeLessThanOrEqual(viewPx)
      const isHighest = Math.max(...line.map(({ heightMm }) => heightMm)) * pxPerMm * 1.01 > 380
      expect(isHighest || pxPerMm > 3.7 || lengthPx(line, pxPerMm * 1.01) > viewPx).toBe(true)
    }),
  )
})

test('a larger scale makes a line longer and stays between a weighbridge and the real size', () => {
  fc.assert(
    fc.property(instruments, scales, fc.double({ min: 1, max: 9, noNaN: true }), (some, pxPerMm, factor) => {
      const line = lineOf(some)
      const larger = zoomed(pxPerMm, factor)
      expect(larger).toBeGreaterThanOrEqual(pxPerMm)
      expect(larger).toBeLessThanOrEqual(96 / 25.4)
      expect(zoomed(pxPerMm, 1 / factor)).toBeGreaterThanOrEqual(0.004)
      expect(lengthPx(line, larger)).toBeGreaterThanOrEqual(lengthPx(line, pxPerMm))
    }),
  )
})

test('the lines stand 1, 2 or 5 × 10^k mm apart, neither too close nor too far', () => {
  fc.assert(
    fc.property(scales, mm(200, 3000), (pxPerMm, heightPx) => {
      const step = lineStepMm(pxPerMm)
      expect(String(step)).toMatch(/^[125]0*$/)
      expect(step * pxPerMm).toBeGreaterThanOrEqual(48 - 1e-6)
      expect(step * pxPerMm).toBeLessThanOrEqual(125)
      const lines = heightLines(heightPx, pxPerMm)
      expect(lines[0] ?? step).toBe(step)
      expect((lines.at(-1) ?? 0) * pxPerMm).toBeLessThanOrEqual(heightPx)
    }),
  )
  expect([0.02, 0.27, 3].map(lineStepMm)).toEqual([5000, 200, 20])
})

const kinds = [
  'bench',
  'weighbridge',
  'micro',
  'moisture',
  'column',
  'body-comp',
  'handrail',
  'chair',
  'baby',
]
const more = ['hanging-retail', 'pallet-truck', 'precision', 'pharmacy', 'ticket-scale', 'constructor']

/** Every coordinate that a path reaches, its control points included; the commands of the fronts alone. */
function reached(d: string): [x: number, y: number][] {
  let [x, y] = [0, 0]
  const points: [number, number][] = []
  for (const [, command = '', numbers = ''] of d.matchAll(/([MLHVhvlqaz])([^MLHVhvlqaz]*)/g)) {
    const values = numbers.match(/-?[\d.]+/g)?.map(Number) ?? []
    const size = { H: 1, V: 1, h: 1, v: 1, q: 4, a: 7, z: 0 }[command] ?? 2
    for (let i = 0; size > 0 && i < values.length; i += size) {
      const at = values.slice(i, i + size)
      const [first = 0, second = 0] = at.slice(-2)
      if (command === 'a') points.push([x + first / 2, y - (at[0] ?? 0)], [x + first / 2, y + (at[0] ?? 0)])
      if (command === 'H') x = at[0] ?? 0
      else if (command === 'V') y = at[0] ?? 0
      else if (command === 'h') x += at[0] ?? 0
      else if (command === 'v') y += at[0] ?? 0
      else if (command === 'M' || command === 'L') [x, y] = [first, second]
      else [x, y] = [x + first, y + second]
      points.push([x, y])
    }
  }
  return points
}

test('a front is exactly as wide and as high as its instrument', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...kinds, ...more),
      fc.tuple(mm(100, 20_000), mm(100, 3000), mm(40, 2500)),
      fc.option(mm(50, 20_000)),
      (kind, outerMm, diameterMm) => {
        const platform = diameterMm === null ? null : ({ shape: 'round', diameterMm } as const)
        const points = frontView({ kind, outerMm, platform }).flatMap(({ d }) => reached(d))
        const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
        const near = 0.02 * Math.max(outerMm[0], outerMm[2]) + 1
        expect(Math.min(...xs)).toBeGreaterThanOrEqual(-near)
        expect(Math.max(...xs)).toBeLessThanOrEqual(outerMm[0] + near)
        expect(Math.abs(Math.min(...ys))).toBeLessThanOrEqual(near)
        expect(Math.abs(Math.max(...ys) - outerMm[2])).toBeLessThanOrEqual(near)
      },
    ),
  )
})

test.each(Object.entries(measureViews))('a %s is drawn in its size', (name, strokes) => {
  const { widthMm, heightMm } = measures[name as keyof typeof measures]
  const points = strokes.flatMap(({ d }) => reached(d))
  expect(Math.max(...points.map(([, y]) => y))).toBeCloseTo(heightMm, -1)
  expect(Math.max(...points.map(([x]) => x))).toBeGreaterThan(widthMm * 0.9)
  expect(Math.max(...points.map(([x]) => x))).toBeLessThanOrEqual(widthMm + 1)
})
