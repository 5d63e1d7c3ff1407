import { intervalAtLeast } from '#domain/metrology/interval-step.ts'
import { type Measure, measures } from './measures.ts'

/** What stands on the floor of a wall. */
export type Standing = { widthMm: number; heightMm: number; kind?: string }

/** Pixels that a person has at first, so that it is whole beside the rows of a laptop. */
const personPx = 328

/** Pixels that the median instrument has at first: few of them share a row, many stand in several. */
const medianPx = (count: number) => Math.min(Math.max(120, 720 / count), 240)

/** A person that is higher than this would leave the rows no room. */
const mostPersonPx = 640

/** Between the smallest weighbridge on a phone and the real size on a screen of 96 dpi. */
const [leastPxPerMm, realPxPerMm] = [0.004, 96 / 25.4]

/** What stands on a counter: no larger than this, mm. */
const counter = { widthMm: 700, heightMm: 900 }

/** True for what stands on a counter. */
const isOnCounter = ({ widthMm, heightMm }: Standing) =>
  widthMm <= counter.widthMm && heightMm <= counter.heightMm

/** What stands on the floor and is lower than this needs no room above it, mm. */
const lowMm = 400

/** Where instruments stand, with what everybody knows from there. */
export type Row<Instrument> = {
  /** Null: everything stands in one place, or in the one that the row before names. */
  place: 'counter' | 'floor' | null
  known: readonly Measure[]
  /** Kind by kind, the narrowest first, so that each stands among its like. */
  instruments: readonly Instrument[]
}

const byKind = <Instrument extends Standing>(sorted: readonly Instrument[]): Instrument[] =>
  [...new Set(sorted.map(({ kind }) => kind))].flatMap((kind) => sorted.filter((one) => one.kind === kind))

/** What stands on a counter, then what stands and what lies on the floor; all of it at one scale. */
export function rowsOf<Instrument extends Standing>(instruments: readonly Instrument[]): Row<Instrument>[] {
  const byWidth = instruments.toSorted((a, b) => a.widthMm - b.widthMm || a.heightMm - b.heightMm)
  const small = byKind(byWidth.filter(isOnCounter))
  const large = byWidth.filter((instrument) => !isOnCounter(instrument))
  if (large.length === 0) return [{ place: null, known: ['baguette'], instruments: small }]
  const high = byKind(large.filter(({ heightMm }) => heightMm >= lowMm))
  const low = byKind(large.filter(({ heightMm }) => heightMm < lowMm))
  const place = small.length ? 'floor' : null
  const known: readonly Measure[] = small.length ? ['person'] : ['person', 'baguette']
  const rows: Row<Instrument>[] =
    high.length && low.length
      ? [
          { place, known, instruments: high },
          { place: null, known: ['pallet'], instruments: low },
        ]
      : [{ place, known: [...known, 'pallet'], instruments: [...high, ...low] }]
  return small.length ? [{ place: 'counter', known: ['baguette'], instruments: small }, ...rows] : rows
}

/** True where a thing that everybody knows leaves room for the rows. */
export const hasRoom = (measure: Measure, pxPerMm: number) =>
  measures[measure].heightMm * pxPerMm <= mostPersonPx

/** The width of the instrument in the middle. */
function medianMm(instruments: readonly Standing[]): number {
  const widths = instruments.map(({ widthMm }) => widthMm).sort((a, b) => a - b)
  return widths[Math.floor(widths.length / 2)] ?? measures.baguette.widthMm
}

const widestMm = (instruments: readonly Standing[]) =>
  Math.max(measures.baguette.widthMm, ...instruments.map(({ widthMm }) => widthMm))

const within = (pxPerMm: number) => Math.min(Math.max(pxPerMm, leastPxPerMm), realPxPerMm)

/** The scale at first, px per mm: no common instrument fills the screen. */
export const startPxPerMm = (instruments: readonly Standing[]) =>
  within(
    Math.min(
      medianPx(instruments.length) / medianMm(instruments),
      instruments.every(isOnCounter) ? realPxPerMm : personPx / measures.person.heightMm,
    ),
  )

/** A larger or smaller scale. */
export const zoomed = (pxPerMm: number, factor: number) => within(pxPerMm * factor)

/** The largest scale at which the widest is whole in a view of this width. */
export const fitPxPerMm = (instruments: readonly Standing[], viewPx: number) =>
  within(viewPx / widestMm(instruments))

/** Pixels that the widest thing has on paper, where the style sheet halves them. */
const paperPx = 1280

/** The scale at which a printed page is wide enough for each. */
export const paperPxPerMm = (instruments: readonly Standing[]) =>
  Math.min(startPxPerMm(instruments), fitPxPerMm(instruments, paperPx))

/** From so many pixels on a drawing may be wider than its view, which then shows both of its ends. */
export const isWide = (widthPx: number) => widthPx > 600

/** The class of a drawing that may be wider than its view, and takes a row of its own. */
export function roomOf(widthPx: number): string | undefined {
  const most = [1180, 900, 600].find((px) => widthPx > px)
  return most === undefined ? undefined : `over-${most}`
}

/** Distance of the long marks of a scale, 1, 2 or 5 × 10^k mm. */
export const lineStepMm = (pxPerMm: number) => intervalAtLeast(Math.max(1, 48 / pxPerMm)) ?? 1
