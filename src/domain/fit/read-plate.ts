import { type AccuracyClass, accuracyClasses, greatestN, minIntervals } from '#domain/metrology/metrology.ts'
import { massesAfter, type PlateMasses } from './plate-numbers.ts'

/** The numbers of a plate, µg; null where it says nothing. */
export type PlateReading = {
  accuracyClass: AccuracyClass | null
  maxUg: number[]
  eUg: number[] | null
  dUg: number[] | null
  minUg: number | null
  tareSubtractiveUg: number | null
  temperature: [number, number] | null
  /** « 3,000 kg » was read as three thousand, because three kilograms would have too few intervals. */
  thousandsRead: boolean
}

/** An instrument has at least so many intervals (OIML R 76-1, table 3). */
const fewestN = 100

const colon = String.raw`\s*[:=]?\s*`
const equals = String.raw`\s*=\s*`

/** Reads what stands on a data plate, in whatever order. */
export function readPlate(text: string): PlateReading {
  const max = massesAfter(text, 'Max', colon)
  const both = massesAfter(text, String.raw`(?:e\s*=\s*d|d\s*=\s*e)`, equals)
  const e = both ?? massesAfter(text, 'e', equals)
  const d = both ?? massesAfter(text, 'd', equals)
  const interval = (e ?? d)?.ug[0] ?? null
  const thousandsRead = max !== null && interval !== null && isTooFew(max, interval)
  const min = massesAfter(text, 'Min', colon)
  return {
    accuracyClass: readClass(text),
    maxUg: (thousandsRead ? max?.thousandsUg : max?.ug) ?? [],
    eUg: e?.ug ?? null,
    dUg: d?.ug ?? null,
    minUg: min && interval !== null ? readMin(min, interval) : (min?.ug[0] ?? null),
    tareSubtractiveUg: massesAfter(text, 'T', String.raw`\s*=\s*[-−–]?\s*`)?.ug[0] ?? null,
    temperature: readTemperature(text),
    thousandsRead,
  }
}

const isTooFew = (max: PlateMasses, interval: number) =>
  (max.ug.at(-1) ?? 0) < fewestN * interval && (max.thousandsUg.at(-1) ?? 0) >= fewestN * interval

/** No Min is below an interval. */
const readMin = ({ ug, thousandsUg }: PlateMasses, interval: number) =>
  ((ug[0] ?? 0) < interval ? thousandsUg[0] : ug[0]) ?? null

/**
 * In its oval, behind the word, or alone; « XIII(1) » and « II 2G » are no classes of this kind, nor is the I of « can
 * I sell », which a small word follows.
 */
function readClass(text: string): AccuracyClass | null {
  const named =
    text.match(/(?<![\p{L}\d])\(\s*(I{1,4})\s*\)/u) ??
    text.match(/(?:class|classe|klasse|kl\.|cl\.)\s*\(?(I{1,4})(?![\p{L}\d])/iu) ??
    text.match(/(?<![\p{L}\d(])(I{2,4})(?![\p{L}\d(]|\s*[123]\s*[GD])/u) ??
    text.match(/(?<![\p{L}\d(])(I)(?![\p{L}\d(?'’]|\s*[123]\s*[GD]|\s+(?!max|min)\p{Ll}{2})/u)
  return accuracyClasses.find((cls) => cls === named?.[1]?.toUpperCase()) ?? null
}

function readTemperature(text: string): [number, number] | null {
  const found = text.match(
    /([-−–+]?\s?\d{1,2})\s*°?\s*C?\s*(?:\/|\.{2,3}|…|\bto\b|\bà\b|\bbis\b|[–-])\s*([-−–+]?\s?\d{1,2})\s*°\s*C/u,
  )
  const degrees = (part = '') => Number(part.replaceAll(/[+\s]/g, '').replace(/[−–]/, '-'))
  return found ? [degrees(found[1]), degrees(found[2])] : null
}

/** Largest number of verification intervals of a range; null without Max or e. */
export function intervalsOf({ maxUg, eUg }: Pick<PlateReading, 'maxUg' | 'eUg'>): number | null {
  if (eUg === null || maxUg.length === 0) return null
  return Math.max(...maxUg.map((ug, i) => ug / (eUg[i] ?? eUg.at(-1) ?? Number.NaN)))
}

/** Does a class permit so many intervals? (OIML R 76-1, table 3) */
export const permitsIntervals = (cls: AccuracyClass, n: number) => n <= greatestN(cls)

/** Result of comparing Min with OIML R 76-1, table 3. */
export type MinCheck = 'ok' | 'grading' | 'error'

/** Min against the table; `grading`: from 5 e on, for a grading or tariff scale. Null where it cannot be judged. */
export function checkMin(reading: PlateReading): { check: MinCheck; tableUg: number } | null {
  const { accuracyClass, eUg, dUg, minUg } = reading
  const e = eUg?.[0]
  if (accuracyClass === null || e === undefined || minUg === null) return null
  const interval = Math.min(e, dUg?.[0] ?? e)
  const tableUg = minIntervals(accuracyClass, e) * interval
  if (minUg >= tableUg) return { check: 'ok', tableUg }
  const grades = accuracyClass === 'II' || accuracyClass === 'III'
  return { check: grades && minUg >= 5 * interval ? 'grading' : 'error', tableUg }
}
