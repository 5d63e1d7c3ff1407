import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frontView } from '#src/figures/front-view.ts'
import { measures, measureViews } from '#src/figures/measures.ts'
import {
  fitPxPerMm,
  hasRoom,
  isWide,
  lineStepMm,
  paperPxPerMm,
  roomOf,
  rowsOf,
  startPxPerMm,
  zoomed,
} from '#src/figures/wall-layout.ts'

const mm = (from: number, to: number) => fc.integer({ min: from, max: to })
const instruments = fc.array(fc.record({ widthMm: mm(30, 20_000), heightMm: mm(20, 2500) }), {
  maxLength: 30,
})
const scales = fc.double({ min: 0.004, max: 3.7, noNaN: true })
const [bridge, tower, platform] = [
  { widthMm: 12_000, heightMm: 350 },
  { widthMm: 210, heightMm: 345 },
  { widthMm: 800, heightMm: 100 },
]

test('what stands on a counter comes before what stands on the floor, each with a thing that everybody knows', () => {
  const shown = (some: (typeof tower)[]) =>
    rowsOf(some).map(({ place, known, instruments }) => [
      place,
      ...known,
      ...instruments.map((i) => i.widthMm),
    ])
  expect(shown([bridge, tower, platform])).toEqual([
    ['counter', 'baguette', 210],
    ['floor', 'person', 'pallet', 800, 12_000],
  ])
  const [cased, ringed] = ['cased', 'ringed'].map((kind) => ({ ...tower, kind }))
  if (!cased || !ringed) throw new Error('two kinds')
  const mixed = [{ ...cased, widthMm: 220 }, { ...ringed, widthMm: 215 }, cased]
  expect(shown(mixed), 'kind by kind').toEqual([[null, 'baguette', 210, 220, 215]])
  expect(shown([tower])).toEqual([[null, 'baguette', 210]])
  expect(shown([bridge, platform])).toEqual([[null, 'person', 'baguette', 'pallet', 800, 12_000]])
  expect(shown([bridge, { widthMm: 600, heightMm: 1400 }]), 'what is low lies together').toEqual([
    [null, 'person', 'baguette', 600],
    [null, 'pallet', 12_000],
  ])
  fc.assert(
    fc.property(instruments, (some) => {
      const rows = rowsOf(some)
      expect(rows.flatMap(({ instruments }) => instruments)).toHaveLength(some.length)
      for (const { instruments } of rows) {
        const widths = instruments.map(({ widthMm }) => widthMm)
        expect(widths).toEqual(widths.toSorted((a, b) => a - b))
      }
    }),
  )
})

test('a person stands beside what stands on the floor, as long as it leaves room', () => {
  expect(rowsOf([tower]).some(({ known }) => known.includes('person'))).toBe(false)
  expect(hasRoom('person', startPxPerMm([tower, platform]))).toBe(true)
  expect(hasRoom('person', 1)).toBe(false)
})

test('at first the median is well visible, and paper is wide enough for the widest', () => {
  fc.assert(
    fc.property(instruments, (some) => {
      for (const { widthMm } of some) expect(widthMm * paperPxPerMm(some)).toBeLessThanOrEqual(1280.001)
    }),
  )
  expect(210 * startPxPerMm([tower])).toBeCloseTo(240)
  expect(210 * startPxPerMm(Array(20).fill(tower))).toBeCloseTo(120)
  expect(1750 * startPxPerMm([tower, tower, platform])).toBeCloseTo(328)
})

test('a drawing takes a row of its own where it may be wider than its view', () => {
  expect([50, 600, 601, 901, 1181].map(roomOf)).toEqual([
    undefined,
    undefined,
    'over-600',
    'over-900',
    'over-1180',
  ])
  expect([600, 601].map(isWide)).toEqual([false, true])
})

test('everything fits a view', () => {
  fc.assert(
    fc.property(instruments, mm(250, 2500), (some, viewPx) => {
      for (const { widthMm } of some)
        expect(widthMm * fitPxPerMm(some, viewPx)).toBeLessThanOrEqual(viewPx + 1e-6)
    }),
  )
})

test('a larger scale stays between a weighbridge and the real size', () => {
  fc.assert(
    fc.property(scales, fc.double({ min: 1, max: 9, noNaN: true }), (pxPerMm, factor) => {
      const larger = zoomed(pxPerMm, factor)
      expect(larger).toBeGreaterThanOrEqual(pxPerMm)
      expect(larger).toBeLessThanOrEqual(96 / 25.4)
      expect(zoomed(pxPerMm, 1 / factor)).toBeGreaterThanOrEqual(0.004)
    }),
  )
})

test('the long marks stand 1, 2 or 5 × 10^k mm apart, neither too close nor too far', () => {
  fc.assert(
    fc.property(scales, (pxPerMm) => {
      const step = lineStepMm(pxPerMm)
      expect(String(step)).toMatch(/^[125]0*$/)
      expect(step * pxPerMm).toBeGreaterThanOrEqual(48 - 1e-6)
      expect(step * pxPerMm).toBeLessThanOrEqual(125)
    }),
  )
  expect([0.02, 0.27, 3].map(lineStepMm)).toEqual([5000, 200, 20])
})

const kinds = [
  'bench',
  'axle',
  'beams',
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
