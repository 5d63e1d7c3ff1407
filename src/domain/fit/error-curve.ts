import type { Instrument } from '#domain/metrology/metrology.ts'
import { errorSteps, permissibleErrors } from '#domain/metrology/permissible-error.ts'
import { topMaxUg } from '#domain/metrology/range-used.ts'

/**
 * A part of the weighing range in which the permissible error is the same: above `fromUg`, up to `toUg`; masses in µg.
 */
export type ErrorPiece = { fromUg: number; toUg: number; initialUg: number; inServiceUg: number }

/**
 * The permissible errors of an instrument from zero to its Max (OIML R 76-1, 3.5.1 and 3.5.2), without a tare. Empty
 * without class or e.
 */
export function errorPieces(instrument: Instrument): ErrorPiece[] {
  const top = topMaxUg(instrument)
  const ends = [...new Set([...endsOfSteps(instrument), ...instrument.ranges.map(({ maxUg }) => maxUg)])]
    .filter((ug) => ug > 0 && ug <= top)
    .sort((a, b) => a - b)
  const pieces: ErrorPiece[] = []
  for (const toUg of ends) {
    const errors = permissibleErrors(instrument, toUg)
    if (!errors) return []
    const last = pieces.at(-1)
    if (last?.inServiceUg === errors.inServiceUg) last.toUg = toUg
    else pieces.push({ fromUg: last?.toUg ?? 0, toUg, ...errors })
  }
  return pieces
}

function endsOfSteps({ accuracyClass, ranges }: Instrument): number[] {
  if (accuracyClass === null) return []
  return ranges.flatMap(({ eUg }) => (eUg === null ? [] : errorSteps[accuracyClass].map((n) => n * eUg)))
}

/** An error as a share of a load, in %. */
export const errorPercent = (errorUg: number, loadUg: number) => (100 * errorUg) / loadUg
