import { gram, kilogram, microgram, milligram, tonne } from './mass.ts'

/**
 * The units in which masses are typed and printed, in the words of French, English and German, without capitals and
 * accents, and their size in µg. Pound, ounce, stone and hundredweight (112 lb) are avoirdupois (international yard and
 * pound agreement, 1959), beside « troy » or « fine » the ounce is 480 grains of the same agreement; livre, Pfund,
 * quintal, Zentner and Doppelzentner are the metric ones of everyday use; the carat is metric (0.2 g). « _ » is a
 * blank, a full stop, or nothing.
 */
const unitTable: readonly (readonly [ug: number, words: string])[] = [
  [microgram, 'µg ug mcg microgramme microgrammes microgram micrograms mikrogramm'],
  [milligram, 'mg milligramme milligrammes milligram milligrams milligramm'],
  [200 * milligram, 'ct cts carat carats karat'],
  [gram, 'g gr grs gramme grammes gram grams gramm'],
  [28_349_523.125, 'oz ounce ounces once onces unze unzen'],
  [
    31_103_476.8,
    'oz_t oz_tr oz_troy troy_oz troy_ounce troy_ounces ounce_troy ounces_troy once_troy onces_troy feinunze feinunzen troyunze troyunzen unze_troy unzen_troy',
  ],
  [453_592_370, 'lb lbs pound pounds'],
  [6_350_293_180, 'stone stones'],
  [50_802_345_440, 'cwt cwts hundredweight hundredweights'],
  [500 * gram, 'livre livres pfund pfd'],
  [kilogram, 'kg kgs kilo kilos kilogramme kilogrammes kilogram kilograms kilogramm'],
  [50 * kilogram, 'zentner ztr'],
  [100 * kilogram, 'q qtl quintal quintaux doppelzentner dz'],
  [tonne, 't to tonne tonnes tonnen ton tons'],
]

const written = unitTable.flatMap(([ug, words]) => words.split(' ').map((word) => [word, ug] as const))
const sizes = new Map(written.map(([word, ug]) => [word.replace('_', ''), ug]))

/** The parts of « oz. t. » may stand apart. */
const gap = String.raw`[\s.\-\u00a0]{0,2}`

/** Letters as `sizes` has them: « KG », « μg » with the Greek letter. */
const folded = (unit: string) =>
  unit
    .normalize('NFKC')
    .toLowerCase()
    .replace('μ', 'µ')
    .replaceAll(/[\s.-]/g, '')

/** The size in µg of a unit as it was typed; undefined: no unit of mass. */
export const unitUg = (unit: string): number | undefined => sizes.get(folded(unit))

/** Is a whole number of micrograms what a number with this unit means? Not for ounces and pounds. */
export const isMetricUnit = (ug: number): boolean =>
  Number.isInteger(Math.log10(ug)) || ug % (50 * milligram) === 0

/**
 * Every unit as an alternative of a regular expression, the longest first; use with the flags i and u. Behind it the
 * word ends, or « x » joins the next number.
 */
export const unitPattern = `(?:${[...written.map(([word]) => word), 'μg']
  .toSorted((a, b) => b.length - a.length)
  .map((unit) => unit.replace('_', gap))
  // « 10 to 50 kg » is a range, « 10 to » ten tonnes.
  .map((unit) => (unit === 'to' ? String.raw`to(?!\s?\d)` : unit))
  .join('|')})(?:(?![\\p{L}\\p{M}\\p{N}])|(?=[x×]\\s?[\\d.,]))`
