/** A lot to count by weight. */
export type Lot = {
  pieceUg: number
  pieces: number
  /** Pieces of the reference sample. */
  referencePieces: number
  /** Error allowed in pieces. */
  countError: number
  /** Standard deviation over mean of the mass of a piece. */
  pieceSpread: number
}

/** Larger samples that are always offered. */
export const offeredReferences = [100, 200] as const

/**
 * The greatest d in µg with which a lot is counted within its error: d ≤ (max(½, E) − 2·N·CV/√n) · p / (N/n + 1),
 * our own rule. Zero or less: only a larger sample helps.
 */
export function greatestCountingD(lot: Lot): number {
  return (allowance(lot) * lot.pieceUg * lot.referencePieces) / (lot.pieces + lot.referencePieces)
}

/** Is d fine enough? Compared by cross-multiplication, so that no quotient decides. */
export function countsWith(dUg: number, lot: Lot): boolean {
  const { pieces, referencePieces: n, pieceUg } = lot
  return dUg * (pieces + n) <= allowance(lot) * pieceUg * n
}

function allowance({ pieces, referencePieces, countError, pieceSpread }: Lot): number {
  return Math.max(0.5, countError) - (2 * pieces * pieceSpread) / Math.sqrt(referencePieces)
}

/** The smallest sample of 100, 200, … (doubled) with which d is fine enough; null when none up to the lot is. */
export function referenceFor(dUg: number, lot: Lot): number | null {
  for (let n: number = offeredReferences[0]; n <= Math.max(lot.pieces, offeredReferences[1]); n *= 2)
    if (n > lot.referencePieces && countsWith(dUg, { ...lot, referencePieces: n })) return n
  return null
}
