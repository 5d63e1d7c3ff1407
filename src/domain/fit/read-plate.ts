import type { Locale } from '#config/locales.ts'
import { type AccuracyClass, accuracyClasses, greatestN, minIntervals } from '#domain/metrology/metrology.ts'
import type { TypedMass } from '#domain/metrology/typed-masses.ts'
import { type LabelledMasses, labelledMasses } from './plate-labels.ts'

/** The numbers of one load receptor, µg, ranges in rising order; null where the plate says nothing. */
export type PlateReceptor = {
  accuracyClass: AccuracyClass | null
  maxUg: number[]
  eUg: number[] | null
  dUg: number[] | null
  minUg: number | null
  /** « 3,000 kg » was read as three thousand. */
  thousandsRead: boolean
}

/** What a plate says; its own numbers are those of its first load receptor. */
export type PlateReading = PlateReceptor & {
  receptors: PlateReceptor[]
  tareSubtractiveUg: number | null
  /** °C. */
  temperature: [number, number] | null
}

/** The text of a plate with one form of each sign. */
export const plainPlate = (typed: string) =>
  typed.normalize('NFKC').replaceAll(/\s+/g, ' ').replaceAll(weighingRange, 'Max ')

/** « W1 0–30 t »: a weighing range of several, by its upper end (OIML R 76-1, 7.1.1). */
const weighingRange =
  /(?<![\p{L}\d])W ?[1-4] ?[:=]? ?(?:0 ?(?:k?g|t)? ?(?:[-–…]|\.{2,3}|à|to|bis) ?)?(?=\d)/giu

/** Reads what stands on a data plate, in whatever order. */
export function readPlate(typed: string, locale: Locale): PlateReading {
  const text = plainPlate(typed)
  const texts = receptorTexts(text)
  const classes = texts.map(readClass)
  // What is stated once holds for every load receptor.
  const [common = null, ...others] = new Set(classes.filter((accuracyClass) => accuracyClass !== null))
  const receptors = texts.map((text, i) =>
    readReceptor(labelledMasses(text, locale), classes[i] ?? (others.length === 0 ? common : null)),
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

function readReceptor(
  entries: readonly LabelledMasses[],
  accuracyClass: AccuracyClass | null,
): PlateReceptor {
  const listed = entries.map((entry, i) => ({ ...entry, masses: massesOf(entries, i) }))
  const all = (wanted: string) => listed.flatMap(({ label, masses }) => (label === wanted ? masses : []))
  const behindMax = all('max')
  // « 15 kg x 5 g »: what falls that far is the interval.
  const isStep = ({ ug }: TypedMass, i: number) => i > 0 && ug * fewestN <= (behindMax[i - 1]?.ug ?? 0)
  const steps = behindMax.filter(isStep)
  const max = behindMax.filter((mass, i) => !isStep(mass, i))
  const [e, d] = [all('e'), [...all('d'), ...steps]]
  const interval = e.length > 0 ? e : d
  // An instrument that is not verified has any number of actual intervals.
  const mostN = e.length === 0 ? Infinity : accuracyClass ? greatestN(accuracyClass) : 100_000
  const [maxUg, intervalUg] =
    interval.length > 0
      ? decided(max, interval, { fewest: fewestN, largest: mostN })
      : [decided(max, all('min'), { fewest: 1, largest: Infinity })[0], []]
  const ranges = inOrder(maxUg, intervalUg)
  const dUg = e.length > 0 ? inOrder(maxUg, ugOf(d)).intervalUg : ranges.intervalUg
  const eUg = e.length > 0 ? ranges.intervalUg : []
  return {
    accuracyClass,
    maxUg: ranges.maxUg,
    eUg: eUg.length > 0 ? eUg : null,
    dUg: dUg.length > 0 ? dUg : null,
    minUg: readMin(listed, ranges.intervalUg[0] ?? null, ranges.maxUg.at(-1) ?? Infinity),
    thousandsRead: max.some(({ ug, otherUg }, i) => otherUg !== null && maxUg[i] === Math.max(ug, otherUg)),
  }
}

/** « e = d = 5 g », « d = e »: joined labels share their masses. */
function massesOf(entries: readonly LabelledMasses[], i: number): readonly TypedMass[] {
  const { masses = [], joined = false } = entries[i] ?? {}
  const next = entries[i + 1]
  if (!joined || !next) return masses
  const named = next.masses.length > 0 ? next : entries.find((entry) => entry.label === next.label)
  return named?.masses ?? []
}

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

const roman = 'I(?: ?I){0,3}|IV'
const classWord = String.raw`(?<!(?:schutz|laser|protection|safety|insulation|appliance)[ -]?)(?<!\p{L})(?:(?:genauigkeits|nauwkeurigheids)?klasse|classe?|kl|cl)\.?(?: (?:de pr[ée]cision|d['’]exactitude|di precisione|of accuracy))?`
/** « II 2G », « CAT II », « XIII(1) » and « III L » are no classes of this kind. */
const notBehind = String.raw`(?![\p{L}\d(]| ?(?:L|HD)(?!\p{L})| ?\(?[123]\)?(?: ?[/(][123]\)?)? ?[GD]{1,2}(?![\p{L}\d])| ?M[12](?!\d))`
const notBefore = String.raw`(?<![\p{L}\d(]|(?:cat|kategorie|cat[ée]gor(?:y|ie)|typ|type|mark|model|zone|ex)\.? ?)`
/** In its oval, behind the word, or alone; the I of « can I sell » is none: a small word follows. */
const classForms = [
  new RegExp(
    String.raw`(?<![\p{L}\d])(${roman}) (?:(?:in an?|im|dans un|en) )?(?:ov[aá]le?|ellips[ei])`,
    'iu',
  ),
  new RegExp(String.raw`(?<![\p{L}\d])[([<] ?(${roman}) ?[)\]>]`, 'u'),
  new RegExp(`${classWord} ?[:=]? ?[([]? ?(${roman}|[1-4])${notBehind}`, 'iu'),
  new RegExp(`${notBefore}(I{2,4})${notBehind}`, 'iu'),
  new RegExp(String.raw`${notBefore}(I)(?!['’?]| (?!max|min)\p{Ll}{2})${notBehind}`, 'u'),
]

/** « Typ SC II 100 »: a numeral within the name of a type is the class where no other stands. */
const inType = /(?<!\p{L})(?:t[iy]pe?o?|model(?:l|lo)?|mod[èe]le)\.? ?[:=]? ?[\p{L}\d.-]{1,12} $/iu

function readClass(text: string): AccuracyClass | null {
  const read = classForms
    .map((form) => {
      const all = [...text.matchAll(new RegExp(form, `${form.flags}g`))]
      return (all.find(({ index }) => !inType.test(text.slice(0, index))) ?? all[0])?.[1]
    })
    .find((numeral) => numeral !== undefined)
  const numeral = read?.toUpperCase().replaceAll(' ', '')
  return (
    accuracyClasses[Number(numeral) - 1] ??
    accuracyClasses.find((accuracyClass) => accuracyClass === numeral) ??
    (numeral === 'IV' ? 'IIII' : null)
  )
}

function readTemperature(text: string): [number, number] | null {
  const match = text.match(
    /([-−–+]? ?\d{1,2}) ?°? ?C? ?(?:\/|\.{2,3}|…|\bto\b|\bà\b|\bbis\b|[–-]) ?([-−–+]? ?\d{1,2}) ?° ?C/u,
  )
  const degrees = (part = '') => Number(part.replaceAll(/[+ ]/g, '').replace(/[−–]/, '-'))
  return match ? [degrees(match[1]), degrees(match[2])] : null
}

/** Largest number of verification intervals of a range; null without Max or e. */
export function intervalsOf({ maxUg, eUg }: Pick<PlateReceptor, 'maxUg' | 'eUg'>): number | null {
  if (eUg === null || maxUg.length === 0 || eUg.includes(0)) return null
  return Math.max(...maxUg.map((ug, i) => ug / (eUg.at(i - maxUg.length) ?? eUg[0] ?? Number.NaN)))
}

/** Result of comparing Min with OIML R 76-1, table 3. */
export type MinCheck = 'ok' | 'grading' | 'error'

/** Min against the table; `grading`: from 5 e on, for a grading or tariff scale. Null where it cannot be judged. */
export function checkMin(reading: PlateReceptor): { check: MinCheck; tableUg: number } | null {
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

/**
 * Names of a load receptor before its number or letter, in five languages; an indicator with several has the
 * inscriptions of each (MessEV § 15; OIML R 76-1, 7.1.4).
 */
const names =
  'plateaux?|plate-?forme?s?|platt?forms?|wägeplattformen?|waagenbrücken?|lastträger|lasttraeger|lastaufnehmer|(?:wäge)?brücken?|r[ée]cepteurs?(?: de charges?)?|load receptors?|receptors?|tabliers?|ponts?|(?:weigh)?bridges?|decks?|bascules?|balances?|scales?|waagen?|piattaforme?|ricettor[ei](?: di carico)?|(?:laad|weeg)?platforms?|weegbrug(?:gen)?|lastdragers?|lc|lr'
const number = String.raw`(?:n[o°]\.? ?|nr\.? ?|no\.? ?|#)?`
const heading = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:${names}) ?${number}(?<name>[1-9]|[A-D]|I{1,3})|(?<nth>[1-9])(?:\.|er|re|[èe]re|st|nd|rd|th|ª|º|e|[èe]me) (?:${names}))(?![\p{L}\d]|[.,]\d|-\d| ?[x×])`,
  'giu',
)
const hasMax = (text: string) => /max\p{Ll}*\.? ?[:=]? ?\d/iu.test(text)

/**
 * The text of each load receptor, headings left out: that before the first heading belongs to all of them, unless it
 * has a Max itself. The whole text, where fewer than two headings have a Max of their own.
 */
function receptorTexts(text: string): string[] {
  const matches = [...text.matchAll(heading)]
  const sectionTexts = new Map<string, string>()
  const before = text.slice(0, matches[0]?.index)
  if (hasMax(before)) sectionTexts.set('', before)
  matches.forEach(({ 0: whole, index, groups = {} }, i) => {
    const name = (groups.name ?? groups.nth ?? '').toUpperCase()
    const behind = text.slice(index + whole.length, matches[i + 1]?.index)
    sectionTexts.set(name, `${sectionTexts.get(name) ?? ''} ${behind}`)
  })
  const texts = [...sectionTexts.values()].filter(hasMax)
  if (texts.length < 2) return [text]
  return hasMax(before) ? texts : texts.map((each) => `${before} ${each}`)
}
