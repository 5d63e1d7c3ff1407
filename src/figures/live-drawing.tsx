import type { RefObject } from 'react'
import type { Elevation } from '#domain/catalogue/product.ts'
import { readingOf, shownDigits } from '#domain/metrology/display-reading.ts'
import type { Instrument } from '#domain/metrology/metrology.ts'
import { topMaxUg } from '#domain/metrology/range-used.ts'
import { segmentStrokes, strokesWidth } from '#domain/metrology/segment-strokes.ts'
import { useSettling } from './use-settling.ts'

type Props = {
  instrument: Instrument
  places: Elevation
  /** The load in µg; null: nothing that could be weighed. */
  loadUg: number | null
  ref: RefObject<SVGSVGElement | null>
  /** Called when the load is taken off. */
  onTake: () => void
}

/**
 * What lives on the drawing of an instrument: the mass that stands on it, and the digits of its own display, which
 * settle on it and light up once they are stable.
 */
export function LiveDrawing({ instrument, places, loadUg, ref, onTake }: Props) {
  const shownUg = useSettling(loadUg ?? 0, ref)
  const reading = loadUg === null ? null : readingOf(instrument, loadUg)
  // What is nothing to weigh is said at once.
  const digits = shownDigits(instrument, reading && readingOf(instrument, shownUg))
  // Laid over the zeros of the drawing, from the same right edge.
  const width = strokesWidth(shownDigits(instrument, readingOf(instrument, 0)))
  const indent = width - strokesWidth(digits)
  const isStable = shownUg === (loadUg ?? 0)
  const isWrong = reading?.state === 'overload' || reading?.isBelowMin === true
  return (
    <svg
      ref={ref}
      className={['live-drawing', isWrong && 'wrong', !isStable && 'settling'].filter(Boolean).join(' ')}
      viewBox="0 0 280 176"
      aria-hidden="true"
    >
      {places.load && loadUg ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: a button beside the drawing does the same by keyboard
        <g key={loadUg} className="live-load" onClick={onTake}>
          <Weight place={places.load} share={loadUg / topMaxUg(instrument)} />
        </g>
      ) : null}
      {places.displays.map(({ x, y, scale }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})scale(${scale})`}>
          <rect x="-1" y="-2" width={width + 2.5} height="14" />
          <path transform={`translate(${indent} 0)skewX(-5)`} d={segmentStrokes(digits)} />
        </g>
      ))}
    </svg>
  )
}

/** The outline of a weight with its knob, 24 units high and 16 wide, standing on its middle. */
export const weightOutline =
  'M-8 0V-14q0-2 2-2H6q2 0 2 2V0zM-2.5-16v-2.6M2.5-16v-2.6M-4-18.6h8q2 0 2-2.2T4-23h-8q-2 0-2 2.2t2 2.2z'

/** A weight on the receptor. A mass grows with the cube of its height. */
function Weight({ place: { x, y, size }, share }: { place: NonNullable<Elevation['load']>; share: number }) {
  const scale = (size / 24) * Math.min(Math.max(Math.cbrt(share), 0.45), 1.1)
  return (
    <path
      transform={`translate(${x} ${y})scale(${scale.toFixed(2)})`}
      strokeWidth={(1.6 / scale).toFixed(2)}
      d={weightOutline}
    />
  )
}
