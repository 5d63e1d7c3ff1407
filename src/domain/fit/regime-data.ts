import type { AccuracyClass } from '#domain/metrology/metrology.ts'
import type { ScaleUse } from '#domain/scales/instrument-kind.ts'
import type { FitCountry, FitUse } from './fit-use.ts'
import data from './regimes.json' with { type: 'json' }

/** What a use asks of an instrument besides its class. */
export const needs = [
  'two-sided-display',
  'd-equals-e',
  'no-automatic-tare',
  'price-computing',
  'fpackv-e',
  'label-printer',
  'grading-min',
  'medical-device',
  'minimum-weight',
  'class-iiii-goods',
  'whole-vehicle',
  'not-for-trade',
  'animal',
] as const
export type Need = (typeof needs)[number]

/** One row of the table of uses. `letters`: Directive 2014/31/EU, Art. 1(2). */
type UseRow = {
  key: FitUse
  letters: readonly string[]
  /** Letter g is what the directive leaves alone. */
  legal: boolean
  /** Coarse first, as the trade would choose. */
  classes: readonly AccuracyClass[]
  needs: readonly Need[]
  /** The same use in the register of scales. */
  scaleUse: ScaleUse
  source: string
}

/** Every use, in the order of the table. */
export const useRows = (data.uses as readonly Omit<UseRow, 'legal'>[]).map(
  (row): UseRow => ({ ...row, legal: !row.letters.includes('g') }),
)

const byKey = new Map(useRows.map((row) => [row.key, row]))

/** The row of a use; throws for a key that the table does not have. */
export function rowOfUse(use: FitUse): UseRow {
  const row = byKey.get(use)
  if (!row) throw new Error(`no regime for ${use}`)
  return row
}
/** The classes that a use admits in a country: Germany presumes IIII suitable for waste, sand and excavation. */
export function classesFor(use: FitUse, country: FitCountry): readonly AccuracyClass[] {
  const { classes, needs } = rowOfUse(use)
  return country === 'DE' && needs.includes('class-iiii-goods') ? [...classes, 'IIII'] : classes
}
