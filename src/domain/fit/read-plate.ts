import type { Locale } from '#config/locales.ts'
import { gram, milligram } from '#domain/metrology/mass.ts'
import {
  type AccuracyClass,
  type Arrangement,
  greatestN,
  largestReadabilityUg,
  minIntervals,
} from '#domain/metrology/metrology.ts'
import type { TypedMass } from '#domain/metrology/typed-masses.ts'
import { plainPlate } from './plain-plate.ts'
import { readClass } from './plate-class.ts'
import { type LabelledMasses, labelledMasses } from './plate-labels.ts'
import { receptorTexts } from './plate-receptors.ts'

/** The numbers of one load receptor, µg, ranges in rising order; null where the plate says nothing. */
export type PlateReceptor = {
  accuracyClass: AccuracyClass | null
  arrangement: Arrangement
  maxUg: number[]
  eUg: number[] | null
  dUg: number[] | null
  minUg: number | null
  /** « 3,000 kg » was read as three thousand. */
  thousandsRead: boolean
  /** A mass without a unit was read in grams, or in kilograms. */
  unitsRead: boolean
}

/** What a plate says; its own numbers are those of its first load receptor. */
export type PlateReading = PlateReceptor & {
  receptors: PlateReceptor[]
  tareSubtractiveUg: number | null
  /** °C. */
  temperature: [number, number] | null
}

/** Reads what stands on a data plate, in whatever order. */
export function readPlate(typed: string, locale: Locale): PlateReading {
  const text = plainPlate(typed)
  const texts = receptorTexts(text, locale)
  const classes = texts.map(readClass)
  // What is stated once holds for every load receptor.
  const [common = null, ...others] = new Set(classes.filter((accuracyClass) => accuracyClass !== null))
  const receptors = texts.map((text, i) =>
    readReceptor(
      labelledMasses(text, locale),
      classes[i] ?? (others.length === 0 ? common : null),
      /(?<!\p{L})W Max /u.test(text),
    ),
  )
  const tare = labelledMasses(text, locale).find(
    ({ label, masses, sign }) => label === 'tare' && masses.length > 0 && sign !== '+',
  )
  return {
    ...(receptors[0] as PlateReceptor),
    receptors: receptors.filter(({ maxUg, eUg, dUg }) => maxUg.length > 0 || eUg || dUg),
    tareSubtractiveUg: tare?.masses[0]?.ug ?? null,
    temperature: readTemperature(text),
  }
}

/** Ranges with a Min or a W each are multiple ranges, and those that share an e (OIML R 76-1, 3.3 and T.3.2.6). */
function arrangementOf(
  { maxUg, intervalUg }: { maxUg: number[]; intervalUg: number[] },
  { mins, isW }: { mins: number; isW: boolean },
): Arrangement {
  if (maxUg.length < 2) return 'single'
  return isW || mins > 1 || intervalUg.length < 2 ? 'multiple-range' : 'multi-interval'
}

function readReceptor(
  entries: readonly LabelledMasses[],
  accuracyClass: AccuracyClass | null,
  isW: boolean,
): PlateReceptor {
  const listed = withRanges(entries.map((entry, i) => ({ ...entry, masses: metric(massesOf(entries, i)) })))
  const all = (wanted: string) => listed.flatMap(({ label, masses }) => (label === wanted ? masses : []))
  const behindMax = all('max').length > 0 ? all('max') : withoutLabel(all('none'), [...all('e'), ...all('d')])
  // « 15 kg x 5 g »: what falls that far is the interval.
  const isMaxLabelled = all('max').length > 0
  const isStep = ({ ug }: TypedMass, i: number) =>
    (!isMaxLabelled && ug <= largestReadabilityUg) ||
    behindMax.slice(0, i).some((before) => ug * fewestN <= before.ug)
  const steps = behindMax.filter(isStep)
  const max = behindMax.filter((mass, i) => !isStep(mass, i))
  const d = [...all('d'), ...steps]
  // Of a class the interval that is shown without its letter is e.
  const e = all('e').length > 0 || accuracyClass === null ? all('e') : steps
  const interval = e.length > 0 ? e : d
  // An instrument that is not verified has any number of actual intervals.
  const maxN = e.length === 0 ? Infinity : accuracyClass ? greatestN(accuracyClass) : 100_000
  const [maxUg, intervalUg] =
    interval.length > 0
      ? decided(max, interval, { fewest: fewestN, largest: maxN })
      : [decided(max, all('min'), { fewest: 1, largest: Infinity })[0], []]
  const ranges = inOrder(maxUg, intervalUg)
  const dUg = e.length > 0 ? inOrder(maxUg, ugOf(d)).intervalUg : ranges.intervalUg
  const eUg = e.length > 0 ? ranges.intervalUg : []
  return {
    accuracyClass,
    arrangement: arrangementOf(ranges, { mins: new Set(ugOf(all('min'))).size, isW }),
    maxUg: ranges.maxUg,
    eUg: eUg.length > 0 ? eUg : null,
    dUg: dUg.length > 0 ? dUg : null,
    minUg: readMin(listed, ranges.intervalUg[0] ?? null, ranges.maxUg.at(-1) ?? Infinity),
    unitsRead: entries.some(({ isBare }) => isBare),
    thousandsRead: max.some(({ ug, otherUg }, i) => otherUg !== null && maxUg[i] === Math.max(ug, otherUg)),
  }
}

/** « 1 kg – 150 kg, e = 50 g »: without a Max a range goes from Min to it, as on scales for people. */
function withRanges(entries: LabelledMasses[]): LabelledMasses[] {
  if (entries.some(({ label, masses }) => label === 'max' && masses.length > 0)) return entries
  return entries.flatMap((entry) => {
    const [from, to] = entry.isRange ? entry.masses : []
    const isCapacity = from && to && from.ug < to.ug
    return isCapacity
      ? [
          { ...entry, label: 'min', masses: [from] },
          { ...entry, label: 'max', masses: [to] },
        ]
      : [entry]
  })
}

/** Max and intervals that are typed without a letter; beside an interval with one, only what can be its Max. */
function withoutLabel(masses: readonly TypedMass[], intervals: readonly TypedMass[]): readonly TypedMass[] {
  const finest = Math.min(...intervals.map(({ ug }) => ug))
  return intervals.length === 0 ? masses : masses.filter(({ ug }) => ug >= fewestN * finest)
}

/** « e = d = 5 g », « d = e »: joined labels share their masses. */
function massesOf(entries: readonly LabelledMasses[], i: number): readonly TypedMass[] {
  const { masses = [], joined = false } = entries[i] ?? {}
  const next = entries[i + 1]
  if (!joined || !next) return masses
  const named = next.masses.length > 0 ? next : entries.find((entry) => entry.label === next.label)
  return named?.masses ?? []
}

/** « Max 200 kg / 440 lb »: in pounds the same is stated once more, roughly; the metric value is the legal one. */
const metric = (masses: readonly TypedMass[]): TypedMass[] =>
  masses.filter(
    (mass) => isMetric(mass) || !masses.some((other) => isMetric(other) && isRoughly(mass, other)),
  )
const isMetric = ({ ug }: TypedMass) => ug < gram || ug % milligram === 0
/** « 100 g / 0.2 lb » differ by a tenth. */
const isRoughly = (one: TypedMass, other: TypedMass) => Math.abs(one.ug - other.ug) < other.ug / 8

/** An instrument has at least so many intervals (OIML R 76-1, table 3). */
const fewestN = 100

const ugOf = (masses: readonly TypedMass[]) => masses.map(({ ug }) => ug)
const otherUgOf = (masses: readonly TypedMass[]) => masses.map(({ ug, otherUg }) => otherUg ?? ug)

/** « 3,000 kg » beside e = 1 kg: of its two meanings the one in which Max holds a possible number of intervals. */
function decided(
  max: readonly TypedMass[],
  part: readonly TypedMass[],
  { fewest, largest }: { fewest: number; largest: number },
): [maxUg: number[], partUg: number[]] {
  const meanings = [ugOf(max), otherUgOf(max)].flatMap((maxUg) =>
    [ugOf(part), otherUgOf(part)].map((partUg): [number[], number[]] => [maxUg, partUg]),
  )
  const isPossible = ([maxUg, partUg]: [number[], number[]]) => {
    const n = Math.max(...maxUg) / Math.max(...partUg)
    return n >= fewest && n <= largest
  }
  return meanings.find(isPossible) ?? [ugOf(max), ugOf(part)]
}

/** Ranges with their intervals by rising Max, each once: a plate may state them on both sides and in two languages. */
function inOrder(maxUg: readonly number[], intervalUg: readonly number[]) {
  const all = maxUg.map((ug, i) => ({ ug, intervalUg: intervalUg[i] ?? 0 })).sort((a, b) => a.ug - b.ug)
  const ranges = all.filter(({ ug }, i) => ug !== all[i - 1]?.ug)
  const isPaired = maxUg.length === intervalUg.length
  return {
    maxUg: ranges.map(({ ug }) => ug),
    intervalUg: isPaired ? ranges.map((range) => range.intervalUg) : [...new Set(intervalUg)],
  }
}

/** « Min 20 e » counts in the interval of the first range; no Min is below an interval. */
function readMin(
  entries: readonly LabelledMasses[],
  intervalUg: number | null,
  largestUg: number,
): number | null {
  const [entry] = entries.filter(
    ({ label, masses, times }) => label === 'min' && (masses.length > 0 || times !== null),
  )
  if (entry?.times != null) return intervalUg === null ? null : entry.times * intervalUg
  const [mass] = entry?.masses ?? []
  if (!mass) return null
  const isPossible = (ug: number | null) => ug !== null && ug >= (intervalUg ?? 0) && ug <= largestUg
  return [mass.ug, mass.otherUg].find(isPossible) ?? mass.ug
}

function readTemperature(text: string): [number, number] | null {
  const match = text.match(
    /(?<![\p{L}\d])([-−–+]? ?\d{1,2}) ?°? ?C? ?(?:\/|~|\.{2,3}|…|\bto\b|\bà\b|\bbis\b|[–-]|and|und|et) ?([-−–+]? ?\d{1,2}) ?(?:°|deg\.?) ?C/u,
  )
  const degrees = (part = '') => Number(part.replaceAll(/[+ ]/g, '').replace(/[−–]/, '-'))
  return match ? [degrees(match[1]), degrees(match[2])] : null
}

/** The e of each range, µg; one for all ranges where the plate states one. */
export const eOfRanges = ({ maxUg, eUg }: Pick<PlateReceptor, 'maxUg' | 'eUg'>): (number | null)[] =>
  maxUg.map((_, i) => eUg?.at(i - maxUg.length) ?? eUg?.[0] ?? null)

/** Largest number of verification intervals of a range; null without Max or e. Pounds give no whole one exactly. */
export function intervalsOf(receptor: Pick<PlateReceptor, 'maxUg' | 'eUg'>): number | null {
  if (receptor.eUg === null || receptor.maxUg.length === 0 || receptor.eUg.includes(0)) return null
  const n = eOfRanges(receptor).map((e, i) => (receptor.maxUg[i] ?? 0) / (e ?? Number.NaN))
  return Math.round(1000 * Math.max(...n)) / 1000
}

/** Min against the table; `grading`: from 5 e on, for a grading or tariff scale. Null where it cannot be judged. */
export function checkMin(
  reading: PlateReceptor,
): { check: 'ok' | 'grading' | 'error'; tableUg: number } | null {
  const { accuracyClass, eUg, dUg, minUg } = reading
  const e = eUg?.[0]
  if (accuracyClass === null || e === undefined || minUg === null) return null
  // Only classes I and II have an interval below e, in which Min counts (OIML R 76-1, 3.4.3).
  const hasAuxiliary = accuracyClass === 'I' || accuracyClass === 'II'
  const interval = hasAuxiliary ? Math.min(e, dUg?.[0] ?? e) : e
  const tableUg = minIntervals(accuracyClass, e) * interval
  if (minUg >= tableUg) return { check: 'ok', tableUg }
  const grades = accuracyClass === 'II' || accuracyClass === 'III'
  return { check: grades && minUg >= 5 * interval ? 'grading' : 'error', tableUg }
}
