import type { Locale } from '#config/locales.ts'
import { formatCapacity, formatNumber } from '#domain/metrology/mass.ts'
import { type PlateSentence, serverTexts } from '#src/i18n/server-texts.ts'
import type { FitCountry } from './fit-use.ts'
import { namedInstrument } from './named-instrument.ts'
import type { PlateAnswer } from './plate-answer.ts'
import { readApproval, readForeignApproval, readOldApproval } from './plate-approval.ts'
import { withoutLookalikes } from './plate-letters.ts'
import { type PlateMark, type ReadMark, readMark } from './plate-mark.ts'
import { type PlateConclusion, platePeriods } from './plate-periods.ts'
import { isImpossible, problemsOf } from './plate-problems.ts'
import { readSticker, type Sticker } from './plate-sticker.ts'
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
  sticker: Sticker
  /** The country of a national approval of before the directives. */
  old: FitCountry | null
}
/** `replaced`: letters that were read as digits. */
type ReadPlate = Read & { replaced: readonly string[] }

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
  const { text, replaced } = withoutLookalikes(plainPlate(typed.slice(0, longestPlate)))
  const read = { ...readAll(text, lang, today), replaced }
  const { reading, mark, medicalDevice, foreign } = read
  const problems = problemsOf(reading, mark)
  const ofSticker = stickerSentence(read, today)
  const isOver = ofSticker === 'sticker-over' || ofSticker === 'sticker-missing'
  const legal =
    isLegal(read, country) && !isImpossible(problems) && !problems.includes('max-missing') && !isOver
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
  const conclusions = conclusionsOf(read, facts, ofSticker, lang)
  // What a sticker says of the end, no first period says.
  return {
    ...facts,
    conclusions: [...conclusions, ...(ofSticker ? [] : sentences(periods?.conclusions ?? [], lang))],
  }
}

function readAll(text: string, lang: Locale, today: string): Read {
  const reading = readPlate(text, lang)
  const isClassed = reading.receptors.some(({ accuracyClass }) => accuracyClass !== null)
  const read = readMark(text, { isClassed, thisYear: Number(today.slice(0, 4)) })
  const old = read.mark === null ? (readOldApproval(text)?.country ?? null) : null
  const mark = old === null ? read : { ...read, mark: 'national' as const, year: null, problem: null }
  // The class of an automatic instrument is one of the MID.
  const classOf = <Own extends PlateReceptor>(receptor: Own): Own =>
    mark.automatic ? { ...receptor, accuracyClass: null } : receptor
  return {
    reading: { ...classOf(reading), receptors: reading.receptors.map(classOf) },
    mark,
    uses: restrictedUses(text),
    medicalDevice: mark.medical || medicalWords.test(text),
    foreign: readForeignApproval(text),
    sticker: readSticker(text),
    old,
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
function isLegal({ mark: { mark }, uses, old, sticker }: Read, country: FitCountry): boolean {
  if (uses.includes('internal-only')) return false
  // What was approved before the directives stays in service where it was, as long as its verification holds.
  if (old !== null) return old === country && sticker.until !== null
  if (mark === 'national') return country === 'DE'
  return mark === 'new' || mark === 'old-green-m' || mark === 'mid'
}

const hasAuxiliary = ({ eUg, dUg }: PlateReceptor) => dUg?.some((d, i) => d < (eUg?.[i] ?? d)) ?? false

/**
 * Class III or II without an auxiliary indication (OIML R 76-1, 4.13) and with the Min of table 3, not restricted, not
 * for patients.
 */
function servesDirectSale({ reading: { receptors }, mark, uses, medicalDevice }: Read): boolean {
  const suits = (receptor: PlateReceptor) =>
    (receptor.accuracyClass === 'III' || receptor.accuracyClass === 'II') &&
    !hasAuxiliary(receptor) &&
    checkMin(receptor)?.check !== 'grading'
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
function sentenceOfMark({ mark: { mark, problem }, foreign, old }: Read): PlateSentence | null {
  if (old !== null) return 'old-approval'
  if (problem !== null) return problem
  if (mark !== null) return ofMark[mark]
  return foreign === null ? 'no-mark' : null
}

/** No first period is longer (MessEV annex 7, 2.2: 4 years), so by then a sticker must be there. */
const longestFirstPeriod = 4

/** What follows from the sticker of the last verification; null where nothing is said of one. */
function stickerSentence(
  { sticker, mark: { year }, medicalDevice }: Read,
  today: string,
): PlateSentence | null {
  if (sticker.until !== null) return sticker.until < today.slice(0, 7) ? 'sticker-over' : 'sticker-until'
  // Of people outside hospitals it is unlimited in Germany (MessEV annex 7, 2.2.5).
  const isFirstOver = year !== null && !medicalDevice && year + longestFirstPeriod < Number(today.slice(0, 4))
  return sticker.isMissing && isFirstOver ? 'sticker-missing' : null
}

/** « 05/2027 »; the end of a year is the year. */
const monthOf = (until: string) =>
  until.endsWith('-12') ? until.slice(0, 4) : until.split('-').reverse().join('/')

const sentences = (conclusions: readonly PlateConclusion[], lang: Locale): PlateAnswer['conclusions'] =>
  conclusions.map(({ code, values }) => ({ code, text: serverTexts(lang)(`plate-sentence.${code}`, values) }))

function conclusionsOf(
  read: ReadPlate,
  { problems, legal, n, approvalBody }: Omit<PlateAnswer, 'conclusions'>,
  ofSticker: PlateSentence | null,
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
    ['partial-range-too-small', has('partial-range-too-small')],
    ['interval-form', has('interval-form')],
    ['n-too-large', has('n-too-large')],
    ['n-too-small', has('n-too-small')],
    ['impossible-number', has('impossible-number') || has('max-zero')],
    ['thousands-read', reading.thousandsRead && !isImpossible(problems)],
    ['letters-read', read.replaced.length > 0],
    ['receptors', reading.receptors.length > 1],
    ['oiml-certificate', approvalBody === 'OIML'],
    [ofSticker, true],
  ]
  const values: Record<string, string> = {
    year: String(mark.year ?? ''),
    min: formatCapacity(reading.minUg ?? 0, lang),
    table: formatCapacity(min?.tableUg ?? 0, lang),
    n: formatNumber(n ?? 0, lang),
    max: formatCapacity(reading.maxUg.at(-1) ?? 0, lang),
    country: foreign === null ? '' : t(`plate-country.${foreign.country}`),
    until: monthOf(read.sticker.until ?? ''),
    letters: read.replaced.join(', '),
    list: reading.receptors.map(({ maxUg }) => formatCapacity(maxUg.at(-1) ?? 0, lang)).join(', '),
  }
  return sentences(
    notes.flatMap(([code, is]) => (code !== null && is ? [{ code, values }] : [])),
    lang,
  )
}
