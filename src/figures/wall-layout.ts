import { intervalAtLeast } from '#domain/metrology/interval-step.ts'
import { type Measure, measures } from './measures.ts'

/** What stands on the floor of a wall. */
export type Standing = { widthMm: number; heightMm: number }
/** A thing that everybody knows among the instruments, or an instrument. */
export type Placed<Instrument extends Standing> = Standing & {
  measure: Measure | null
  instrument: Instrument | null
}

/**
 * Pixels that the highest thing has at first, so that its feet are in view on a phone, and the width of the median
 * instrument at most.
 */
const [roomPx, medianPx] = [380, 120]

/** Between the smallest weighbridge on a phone and the real size on a screen of 96 dpi. */
const [leastPxPerMm, realPxPerMm] = [0.004, 96 / 25.4]

/** Place of a thing at least and between two of them, px, as in the style sheet; a dense one hides its name. */
const roomy = { slotPx: 120, gapPx: 14 }
const dense = { slotPx: 24, gapPx: 6 }
/** On both sides of the line, px. */
const marginPx = 48

/** What stands on a counter: no larger than this, mm. */
const counter = { widthMm: 700, heightMm: 900 }

const isOnCounter = ({ widthMm, heightMm }: Standing) =>
  widthMm <= counter.widthMm && heightMm <= counter.heightMm

/** Instruments on a shelf of their own at least. */
const leastOnShelf = 4

/**
 * What stands on a counter and what stands on the floor, each at a scale of its own: beside a weighbridge a counter
 * scale is a speck. One shelf where there is too little of either.
 */
export function shelvesOf<Instrument extends Standing>(instruments: readonly Instrument[]) {
  const small = instruments.filter(isOnCounter)
  const large = instruments.filter((instrument) => !isOnCounter(instrument))
  if (Math.min(small.length, large.length) < leastOnShelf)
    return [{ place: null, instruments: [...instruments] }]
  return [
    { place: 'counter', instruments: small },
    { place: 'floor', instruments: large },
  ] as const
}

/**
 * A line of things by width, so that each stands among its like and no zoom is lost between two neighbours. A person
 * stands only beside what stands on the floor: anything on a counter would be small beside one.
 */
export function lineOf<Instrument extends Standing>(
  instruments: readonly Instrument[],
): Placed<Instrument>[] {
  const beside: readonly Measure[] = instruments.every(isOnCounter)
    ? ['baguette']
    : ['person', 'baguette', 'pallet']
  const placed = instruments.map(
    (instrument): Placed<Instrument> => ({
      widthMm: instrument.widthMm,
      heightMm: instrument.heightMm,
      measure: null,
      instrument,
    }),
  )
  return [
    ...beside.map((measure): Placed<Instrument> => ({ ...measures[measure], measure, instrument: null })),
    ...placed,
  ].sort((a, b) => a.widthMm - b.widthMm || a.heightMm - b.heightMm)
}

type Line = readonly (Standing & { measure: Measure | null })[]

const tallest = (line: Line) => Math.max(...line.map(({ heightMm }) => heightMm))

/** The width of the instrument in the middle; they stand by width. */
function medianMm(line: Line): number {
  const instruments = line.filter(({ measure }) => measure === null)
  return instruments[Math.floor(instruments.length / 2)]?.widthMm ?? measures.baguette.widthMm
}

const within = (pxPerMm: number) => Math.min(Math.max(pxPerMm, leastPxPerMm), realPxPerMm)

/** The scale at first, px per mm: the highest is there as a whole, and no common instrument fills the screen. */
export const startPxPerMm = (line: Line) =>
  within(Math.min(roomPx / tallest(line), medianPx / medianMm(line)))

/** Pixels that the widest thing has on paper, where the style sheet halves them. */
const paperPx = 1280

/** The scale at which a printed page is wide enough for each. */
export const paperPxPerMm = (line: Line) =>
  within(Math.min(startPxPerMm(line), paperPx / Math.max(...line.map(({ widthMm }) => widthMm))))

/** The height of the stage at first and for good, px. */
export const stagePx = (line: Line) => Math.ceil(Math.max(200, tallest(line) * startPxPerMm(line) + 32))

/** A larger or smaller scale. */
export const zoomed = (pxPerMm: number, factor: number) => within(pxPerMm * factor)

/** Too small for a name beneath each. */
export const isDense = (line: Line, pxPerMm: number) => medianMm(line) * pxPerMm < 40

/** The width of the line, px. */
export function lengthPx(line: Line, pxPerMm: number): number {
  const { slotPx, gapPx } = isDense(line, pxPerMm) ? dense : roomy
  return line.reduce(
    (sum, { widthMm }) => sum + Math.max(slotPx, widthMm * pxPerMm) + gapPx,
    2 * marginPx - gapPx,
  )
}

/**
 * The largest scale at which a view of this width shows everything; where not even the names have room, that at which
 * the median instrument is a speck.
 */
export function fitPxPerMm(line: Line, viewPx: number): number {
  const fits = (pxPerMm: number) => lengthPx(line, pxPerMm) <= viewPx && tallest(line) * pxPerMm <= roomPx
  let [low, high] = [leastPxPerMm, Math.min(realPxPerMm, roomPx / tallest(line))]
  for (let step = 0; step < 40; step++) {
    const middle = Math.sqrt(low * high)
    if (fits(middle)) low = middle
    else high = middle
  }
  return low
}

/** Distance of the lines on the wall, 1, 2 or 5 × 10^k mm. */
export const lineStepMm = (pxPerMm: number) => intervalAtLeast(Math.max(1, 48 / pxPerMm)) ?? 1

/** Where the lines of a wall of this height stand, mm above the floor. */
export const heightLines = (heightPx: number, pxPerMm: number): number[] => {
  const step = lineStepMm(pxPerMm)
  return Array.from({ length: Math.floor(heightPx / pxPerMm / step) }, (_, i) => (i + 1) * step)
}
