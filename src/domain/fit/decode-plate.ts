import type { Locale } from '#config/locales.ts'
import { formatCapacity, formatNumber } from '#domain/metrology/mass.ts'
import type { AccuracyClass } from '#domain/metrology/metrology.ts'
import type { InstrumentKind } from '#domain/scales/instrument-kind.ts'
import { type PlateSentence, serverTexts } from '#src/i18n/server-texts.ts'
import type { FitCountry } from './fit-use.ts'
import { namedInstrument } from './named-instrument.ts'
import { type PlateMark, type ReadMark, readApproval, readMark } from './plate-mark.ts'
import { type PlateConclusion, type PlateDue, platePeriods } from './plate-periods.ts'
import {
  checkMin,
  intervalsOf,
  type MinCheck,
  type PlateReading,
  permitsIntervals,
  readPlate,
} from './read-plate.ts'

/** What is wrong with a data plate as it was typed. */
type PlateProblem = 'max-missing' | 'class-missing' | 'e-missing' | 'n-too-large' | 'min-error'

/** The answer of `GET /api/plate`, masses in g. */
export type DecodedPlate = {
  class: AccuracyClass | null
  maxG: number[]
  eG: number[] | null
  dG: number[] | null
  minG: number | null
  tareSubtractiveG: number | null
  /** °C. */
  temperature: [number, number] | null
  mark: PlateMark | null
  /** Of the marking. */
  year: number | null
  /** Number of the notified body. */
  body: string | null
  approval: string | null
  approvalBody: string | null
  medicalDevice: boolean
  /** Null when nothing was read that would tell. */
  nawi: boolean | null
  /** Null: the plate does not say. */
  kind: InstrumentKind | null
  /** May it serve a regulated use in the country? */
  legal: boolean
  directSale: boolean
  n: number | null
  minCheck: MinCheck | null
  problems: PlateProblem[]
  conclusions: { code: PlateSentence; text: string }[]
  due: PlateDue
}

const longestPlate = 2000
const noDirectSale =
  /not to be used for direct sales?|interdit pour la vente directe|nicht (?:für|im|in) (?:den |die |offenen? )?(?:direktverkauf|verkaufsstellen)/i
const medicalWords = /\bMDR?\b|93\/42|2017\/745|medical device|dispositif médical|medizinprodukt/i

/** Reads a data plate as it was typed or recognised, and says what follows from it. */
export function decodePlate(typed: string, country: FitCountry, lang: Locale): DecodedPlate {
  const text = typed.slice(0, longestPlate).normalize('NFKC')
  const reading = readPlate(text)
  const mark = readMark(text)
  // The class of an automatic instrument is one of the MID.
  const own = mark.automatic ? { ...reading, accuracyClass: null } : reading
  const legal = isLegal(mark.mark, country)
  const directSale = legal && !mark.automatic && !noDirectSale.test(text) && showsToPublic(own)
  const facts = {
    ...numbersOf(own),
    mark: mark.mark,
    year: mark.year,
    body: mark.body,
    ...readApproval(text),
    medicalDevice: medicalWords.test(text),
    nawi: mark.automatic ? false : own.accuracyClass !== null || own.maxUg.length > 0 ? true : null,
    kind: namedInstrument(text).kind ?? (mark.automatic ? 'automatic' : null),
    legal,
    directSale,
    n: intervalsOf(own),
    minCheck: checkMin(own)?.check ?? null,
    problems: problemsOf(own, mark),
  }
  const { due, conclusions: periods } = periodsOf(text, own, mark, facts, lang)
  const forbidden = noDirectSale.test(text)
  return {
    ...facts,
    due,
    conclusions: conclusionsOf({ reading: own, mark, facts, forbidden, periods }, lang),
  }
}

const grams = (ug: number) => ug / 1e6

function numbersOf(reading: PlateReading) {
  const { accuracyClass, maxUg, eUg, dUg, minUg, tareSubtractiveUg, temperature } = reading
  return {
    class: accuracyClass,
    maxG: maxUg.map(grams),
    eG: eUg?.map(grams) ?? null,
    dG: dUg?.map(grams) ?? null,
    minG: minUg === null ? null : grams(minUg),
    tareSubtractiveG: tareSubtractiveUg === null ? null : grams(tareSubtractiveUg),
    temperature,
  }
}

function isLegal(mark: PlateMark | null, country: FitCountry): boolean {
  if (mark === 'national') return country === 'DE'
  return mark === 'new' || mark === 'old-green-m' || mark === 'mid'
}

/** Class III or II without an auxiliary indication (OIML R 76-1, 4.13). */
function showsToPublic({ accuracyClass, eUg, dUg }: PlateReading): boolean {
  if (accuracyClass !== 'III' && accuracyClass !== 'II') return false
  return !hasAuxiliary({ eUg, dUg })
}

const hasAuxiliary = ({ eUg, dUg }: Pick<PlateReading, 'eUg' | 'dUg'>) =>
  dUg?.some((d, i) => d < (eUg?.[i] ?? d)) ?? false

function problemsOf(reading: PlateReading, { automatic }: ReadMark): PlateProblem[] {
  const { accuracyClass, maxUg, eUg } = reading
  const n = intervalsOf(reading)
  const has: [PlateProblem, boolean][] = [
    ['max-missing', maxUg.length === 0],
    ['class-missing', accuracyClass === null && eUg !== null && !automatic],
    ['e-missing', accuracyClass !== null && eUg === null],
    ['n-too-large', accuracyClass !== null && n !== null && !permitsIntervals(accuracyClass, n)],
    ['min-error', checkMin(reading)?.check === 'error'],
  ]
  return has.filter(([, is]) => is).map(([problem]) => problem)
}

/** The first periods after the marking year of a plate that is legal; a later verification overrides them. */
function periodsOf(
  text: string,
  { maxUg, accuracyClass }: PlateReading,
  { year, automatic }: ReadMark,
  { legal, directSale, medicalDevice }: Pick<DecodedPlate, 'legal' | 'directSale' | 'medicalDevice'>,
  lang: Locale,
): ReturnType<typeof platePeriods> {
  const largest = maxUg.at(-1)
  if (year === null || !legal || largest === undefined)
    return { due: { DE: null, FR: null }, conclusions: [] }
  const named = namedInstrument(text)
  return platePeriods(
    { year, maxUg: largest, accuracyClass, automatic, medicalDevice, directSale, named },
    lang,
  )
}

type Known = {
  reading: PlateReading
  mark: ReadMark
  facts: Omit<DecodedPlate, 'conclusions' | 'due'>
  forbidden: boolean
  periods: readonly PlateConclusion[]
}

const ofMark: Record<PlateMark, PlateSentence> = {
  new: 'verified',
  'old-green-m': 'green-m',
  mid: 'automatic',
  ukca: 'ukca',
  'ce-only': 'ce-only',
  national: 'national',
}

function conclusionsOf(
  { reading, mark, facts, forbidden, periods }: Known,
  lang: Locale,
): DecodedPlate['conclusions'] {
  const min = checkMin(reading)
  const { problems, medicalDevice } = facts
  const notes: [PlateSentence, boolean][] = [
    [mark.mark === null ? 'no-mark' : ofMark[mark.mark], true],
    ['automatic', mark.automatic && mark.mark !== 'mid'],
    ['no-direct-sale', forbidden],
    ['auxiliary', facts.legal && !forbidden && !mark.automatic && hasAuxiliary(reading)],
    ['medical', medicalDevice],
    [`min-${min?.check ?? 'ok'}`, min !== null],
    ['n-too-large', problems.includes('n-too-large')],
    ['thousands-read', reading.thousandsRead],
    ['oiml-certificate', facts.approvalBody === 'OIML'],
  ]
  const values: Record<string, string> = {
    year: String(mark.year ?? ''),
    min: formatCapacity(reading.minUg ?? 0, lang),
    table: formatCapacity(min?.tableUg ?? 0, lang),
    n: formatNumber(facts.n ?? 0, lang),
    max: formatCapacity(reading.maxUg.at(-1) ?? 0, lang),
  }
  const own = notes.filter(([, is]) => is).map(([code]) => ({ code, values }))
  return [...own, ...periods].map(({ code, values: of }) => ({ code, text: filled(code, of, lang) }))
}

function filled(code: PlateSentence, values: Record<string, string>, lang: Locale): string {
  return serverTexts(lang)(`plate-sentence.${code}`, values)
}
