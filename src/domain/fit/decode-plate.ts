import type { Locale } from '#config/locales.ts'
import { formatCapacity, formatNumber } from '#domain/metrology/mass.ts'
import { type PlateSentence, serverTexts } from '#src/i18n/server-texts.ts'
import type { FitCountry } from './fit-use.ts'
import { namedInstrument } from './named-instrument.ts'
import type { PlateAnswer } from './plate-answer.ts'
import { readApproval, readForeignApproval } from './plate-approval.ts'
import { type PlateMark, type ReadMark, readMark } from './plate-mark.ts'
import { type PlateConclusion, platePeriods } from './plate-periods.ts'
import { isImpossible, problemsOf } from './plate-problems.ts'
import { type RestrictedUse, restrictedUses } from './plate-uses.ts'
import {
  checkMin,
  intervalsOf,
  type PlateReading,
  type PlateReceptor,
  plainPlate,
  readPlate,
} from './read-plate.ts'

const longestPlate = 2000
const medicalWords =
  /\bMDR?\b|93\/42|2017\/745|medical device|dispositif m[ée]dical|medizinprodukt|dispositivo medico|medisch hulpmiddel/i

/** What was read, before anything is concluded. */
type Read = {
  reading: PlateReading
  mark: ReadMark
  uses: readonly RestrictedUse[]
  medicalDevice: boolean
  foreign: ReturnType<typeof readForeignApproval>
}

/**
 * Reads a data plate as it was typed or recognised, and says what follows from it. `today` is an ISO day: no mark is
 * younger.
 */
export function decodePlate(
  typed: string,
  country: FitCountry,
  lang: Locale,
  today = new Date().toISOString().slice(0, 10),
): PlateAnswer {
  const text = plainPlate(typed.slice(0, longestPlate))
  const read = readAll(text, lang, today)
  const { reading, mark, medicalDevice, foreign } = read
  const problems = problemsOf(reading, mark)
  const legal = isLegal(read, country) && !isImpossible(problems)
  const directSale = legal && problems.length === 0 && servesDirectSale(read)
  const named = namedInstrument(text)
  const periods = legal ? periodsOf(read, directSale, named, lang) : null
  const facts = {
    ...numbersOf(reading),
    receptors: reading.receptors.map(numbersOf),
    tareSubtractiveG: reading.tareSubtractiveUg === null ? null : grams(reading.tareSubtractiveUg),
    temperature: reading.temperature,
    mark: mark.mark,
    year: mark.year,
    body: mark.body,
    ...readApproval(text),
    foreignApproval: foreign?.issuer ?? null,
    medicalDevice,
    nawi: mark.automatic ? false : reading.accuracyClass !== null || reading.maxUg.length > 0 ? true : null,
    kind: named.kind ?? (mark.automatic ? 'automatic' : null),
    legal,
    directSale,
    n: intervalsOf(reading),
    minCheck: checkMin(reading)?.check ?? null,
    problems,
    due: periods?.due ?? { DE: null, FR: null },
  } satisfies Omit<PlateAnswer, 'conclusions'>
  return { ...facts, conclusions: conclusionsOf(read, facts, periods?.conclusions ?? [], lang) }
}

function readAll(text: string, lang: Locale, today: string): Read {
  const reading = readPlate(text, lang)
  const isClassed = reading.receptors.some(({ accuracyClass }) => accuracyClass !== null)
  const mark = readMark(text, { isClassed, thisYear: Number(today.slice(0, 4)) })
  // The class of an automatic instrument is one of the MID.
  const classOf = <Own extends PlateReceptor>(receptor: Own): Own =>
    mark.automatic ? { ...receptor, accuracyClass: null } : receptor
  return {
    reading: { ...classOf(reading), receptors: reading.receptors.map(classOf) },
    mark,
    uses: restrictedUses(text),
    medicalDevice: mark.medical || medicalWords.test(text),
    foreign: readForeignApproval(text),
  }
}

const grams = (ug: number) => ug / 1e6

const numbersOf = ({ accuracyClass, maxUg, eUg, dUg, minUg }: PlateReceptor) => ({
  class: accuracyClass,
  maxG: maxUg.map(grams),
  eG: eUg?.map(grams) ?? null,
  dG: dUg?.map(grams) ?? null,
  minG: minUg === null ? null : grams(minUg),
})

/** By its mark; an instrument for internal use only serves no regulated one. */
function isLegal({ mark: { mark }, uses }: Read, country: FitCountry): boolean {
  if (uses.includes('internal-only')) return false
  if (mark === 'national') return country === 'DE'
  return mark === 'new' || mark === 'old-green-m' || mark === 'mid'
}

const hasAuxiliary = ({ eUg, dUg }: PlateReceptor) => dUg?.some((d, i) => d < (eUg?.[i] ?? d)) ?? false

/** Class III or II without an auxiliary indication (OIML R 76-1, 4.13), not restricted, not for patients. */
function servesDirectSale({ reading: { receptors }, mark, uses, medicalDevice }: Read): boolean {
  const suits = (receptor: PlateReceptor) =>
    (receptor.accuracyClass === 'III' || receptor.accuracyClass === 'II') && !hasAuxiliary(receptor)
  return !mark.automatic && !medicalDevice && uses.length === 0 && receptors.every(suits)
}

/** The first periods after the marking; of several load receptors those that end first. */
function periodsOf(
  { reading: { receptors }, mark: { year, automatic }, medicalDevice }: Read,
  directSale: boolean,
  named: ReturnType<typeof namedInstrument>,
  lang: Locale,
): ReturnType<typeof platePeriods> | null {
  if (year === null) return null
  const periods = receptors.flatMap(({ maxUg, accuracyClass }) => {
    const largest = maxUg.at(-1)
    return largest === undefined
      ? []
      : [
          platePeriods(
            { year, maxUg: largest, accuracyClass, automatic, medicalDevice, directSale, named },
            lang,
          ),
        ]
  })
  const endOf = ({ due }: ReturnType<typeof platePeriods>) => due.DE ?? due.FR?.[1] ?? ''
  return periods.toSorted((a, b) => endOf(a).localeCompare(endOf(b)))[0] ?? null
}

const ofMark: Record<PlateMark, PlateSentence> = {
  new: 'verified',
  'old-green-m': 'green-m',
  mid: 'automatic',
  ukca: 'ukca',
  'ce-only': 'ce-only',
  national: 'national',
}

/** What is said of the mark: first what is wrong with it. */
function sentenceOfMark({ mark: { mark, problem }, foreign }: Read): PlateSentence | null {
  if (problem !== null) return problem
  if (mark !== null) return ofMark[mark]
  return foreign === null ? 'no-mark' : null
}

function conclusionsOf(
  read: Read,
  { problems, legal, n, approvalBody }: Omit<PlateAnswer, 'conclusions'>,
  periods: readonly PlateConclusion[],
  lang: Locale,
): PlateAnswer['conclusions'] {
  const { reading, mark, uses, foreign } = read
  const t = serverTexts(lang)
  const min = checkMin(reading)
  const ofMarking = sentenceOfMark(read)
  const has = (problem: (typeof problems)[number]) => problems.includes(problem)
  const notes: [PlateSentence | null, boolean][] = [
    [ofMarking, true],
    ['automatic', mark.automatic && ofMarking !== 'automatic'],
    ['foreign', foreign !== null],
    ...uses.map((use): [PlateSentence, boolean] => [use, true]),
    ['auxiliary', legal && uses.length === 0 && !mark.automatic && reading.receptors.some(hasAuxiliary)],
    ['medical', read.medicalDevice],
    [`min-${min?.check ?? 'ok'}`, min !== null && !isImpossible(problems)],
    ['d-not-e', has('d-not-e')],
    ['n-too-large', has('n-too-large')],
    ['n-too-small', has('n-too-small')],
    ['impossible-number', has('impossible-number') || has('max-zero')],
    ['thousands-read', reading.thousandsRead && !isImpossible(problems)],
    ['receptors', reading.receptors.length > 1],
    ['oiml-certificate', approvalBody === 'OIML'],
  ]
  const values: Record<string, string> = {
    year: String(mark.year ?? ''),
    min: formatCapacity(reading.minUg ?? 0, lang),
    table: formatCapacity(min?.tableUg ?? 0, lang),
    n: formatNumber(n ?? 0, lang),
    max: formatCapacity(reading.maxUg.at(-1) ?? 0, lang),
    country: foreign === null ? '' : t(`plate-country.${foreign.country}`),
    list: reading.receptors.map(({ maxUg }) => formatCapacity(maxUg.at(-1) ?? 0, lang)).join(', '),
  }
  const sentences = notes.flatMap(([code, is]) => (code !== null && is ? [{ code, values }] : []))
  return [...sentences, ...periods].map(({ code, values: of }) => ({
    code,
    text: t(`plate-sentence.${code}`, of),
  }))
}
