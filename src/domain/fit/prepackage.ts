import { gram } from '#domain/metrology/mass.ts'

const tenth = gram / 10

/** FPackV, annex 7: below this nominal quantity (g) → greatest e (g). */
const germanSteps: readonly (readonly [belowG: number, eG: number])[] = [
  [10, 0.1],
  [25, 0.2],
  [150, 0.5],
  [350, 1],
  [1750, 2],
  [3500, 5],
  [7000, 10],
  [25_000, 20],
  [50_000, 50],
  [100_000, 100],
  [600_000, 200],
]
const germanGreatestG = 500

/** Greatest e in µg for the control of prepackages of a nominal quantity in Germany (FPackV, annex 7). */
export function germanGreatestE(nominalUg: number): number {
  const step = germanSteps.find(([belowG]) => nominalUg < belowG * gram)
  return Math.round((step ? step[1] : germanGreatestG) * gram)
}

/** 76/211/EEC, annex I, 2.4: up to this nominal quantity (g) → a share in % or a fixed mass in g. */
const errorRows: readonly { toG: number; percent?: number; fixedG?: number }[] = [
  { toG: 50, percent: 9 },
  { toG: 100, fixedG: 4.5 },
  { toG: 200, percent: 4.5 },
  { toG: 300, fixedG: 9 },
  { toG: 500, percent: 3 },
  { toG: 1000, fixedG: 15 },
  { toG: 10_000, percent: 1.5 },
]

/**
 * Tolerable negative error of a prepackage in µg, shares rounded up to a tenth of a gram (76/211/EEC, annex I, 2.4);
 * null above 10 kg, where the directive ends.
 */
export function tolerableNegativeError(nominalUg: number): number | null {
  const row = errorRows.find(({ toG }) => nominalUg <= toG * gram)
  if (!row) return null
  if (row.fixedG !== undefined) return row.fixedG * gram
  return Math.ceil((nominalUg * (row.percent ?? 0) * 10) / (1000 * tenth)) * tenth
}

/** Is an error in service at the nominal quantity within a fifth of the tolerable negative error? */
export function withinFifth(inServiceUg: number, nominalUg: number): boolean {
  const tolerable = tolerableNegativeError(nominalUg)
  return tolerable === null || 5 * inServiceUg <= tolerable
}

/** FPackV, § 32(1): below this nominal quantity (g) → what a package may be short by (g). */
const variableRows: readonly (readonly [belowG: number, shortG: number])[] = [
  [100, 1],
  [500, 2],
  [2000, 5],
]
const [variableToG, longestShortG] = [10_000, 10]

/**
 * What a prepackage of varying quantity may be short by in Germany, µg (FPackV, § 32(1)); null above 10 kg, where the
 * table ends.
 */
export function germanVariableShortage(nominalUg: number): number | null {
  if (nominalUg > variableToG * gram) return null
  const row = variableRows.find(([belowG]) => nominalUg < belowG * gram)
  return (row ? row[1] : longestShortG) * gram
}
