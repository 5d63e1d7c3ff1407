import type { Locale } from '#config/locales.ts'
import { formatCapacity, formatNumber } from '#domain/metrology/mass.ts'
import { type PlateSentence, serverTexts } from '#src/i18n/server-texts.ts'
import type { PlateAnswer } from './plate-answer.ts'
import type { OldApprovalCountry, readForeignApproval } from './plate-approval.ts'
import type { PlateMark, ReadMark } from './plate-mark.ts'
import type { PlateConclusion } from './plate-periods.ts'
import { isImpossible } from './plate-problems.ts'
import type { Sticker } from './plate-sticker.ts'
import type { RestrictedUse } from './plate-uses.ts'
import { checkMin, type PlateReading, type PlateReceptor } from './read-plate.ts'

/** What was read, before anything is concluded. */
export type Read = {
  reading: PlateReading
  mark: ReadMark
  uses: readonly RestrictedUse[]
  medicalDevice: boolean
  foreign: ReturnType<typeof readForeignApproval>
  sticker: Sticker
  /** The country of a national approval of before the directives. */
  old: OldApprovalCountry | null
  /** It is the label of a part, not of an instrument. */
  part: 'load-cell' | 'weights' | null
}
/** `replaced`: letters that were read as digits. */
export type ReadPlate = Read & { replaced: readonly string[] }

/** Does it show an interval below e? */
export const hasAuxiliary = ({ eUg, dUg }: PlateReceptor) => dUg?.some((d, i) => d < (eUg?.[i] ?? d)) ?? false

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
export function stickerSentence(
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

/** Conclusions in the words of a language. */
export const sentences = (
  conclusions: readonly PlateConclusion[],
  lang: Locale,
): PlateAnswer['conclusions'] =>
  conclusions.map(({ code, values }) => ({ code, text: serverTexts(lang)(`plate-sentence.${code}`, values) }))

/** What the sentences name. */
function valuesOf(
  { reading, mark, foreign, sticker, replaced }: ReadPlate,
  n: number | null,
  lang: Locale,
): Record<string, string> {
  return {
    year: String(mark.year ?? ''),
    min: formatCapacity(reading.minUg ?? 0, lang),
    e: formatCapacity(reading.eUg?.[0] ?? reading.dUg?.[0] ?? 0, lang),
    table: formatCapacity(checkMin(reading)?.tableUg ?? 0, lang),
    n: formatNumber(n ?? 0, lang),
    max: formatCapacity(reading.maxUg.at(-1) ?? 0, lang),
    country: foreign === null ? '' : serverTexts(lang)(`plate-country.${foreign.country}`),
    until: monthOf(sticker.until ?? ''),
    letters: replaced.join(', '),
    list: reading.receptors.map(({ maxUg }) => formatCapacity(maxUg.at(-1) ?? 0, lang)).join(', '),
  }
}

/** What follows from a plate: first what its mark says, then what is wrong with its numbers, at last its sticker. */
export function conclusionsOf(
  read: ReadPlate,
  { problems, legal, n, approvalBody }: Omit<PlateAnswer, 'conclusions'>,
  ofSticker: PlateSentence | null,
  lang: Locale,
): PlateAnswer['conclusions'] {
  const { reading, mark, uses, foreign } = read
  const min = checkMin(reading)
  const ofMarking = sentenceOfMark(read)
  const has = (problem: (typeof problems)[number]) => problems.includes(problem)
  const notes: [PlateSentence | null, boolean][] = [
    [read.part, true],
    // Of numbers that cannot be, nothing is confirmed.
    [ofMarking, read.part === null && (!isImpossible(problems) || mark.problem !== null)],
    ['automatic', mark.automatic && ofMarking !== 'automatic' && ofMarking !== 'national'],
    ['foreign', foreign !== null],
    ...uses.map((use): [PlateSentence, boolean] => [use, true]),
    ['auxiliary', legal && uses.length === 0 && !mark.automatic && reading.receptors.some(hasAuxiliary)],
    ['medical', read.medicalDevice],
    ['medical-class', read.medicalDevice && reading.accuracyClass === 'IIII'],
    [`min-${min?.check ?? 'ok'}`, min !== null && !isImpossible(problems)],
    ['d-not-e', has('d-not-e')],
    ['partial-range-too-small', has('partial-range-too-small')],
    ['interval-form', has('interval-form')],
    ['n-too-large', has('n-too-large')],
    ['n-too-small', has('n-too-small')],
    ['impossible-number', has('impossible-number') || has('max-zero')],
    ['thousands-read', reading.thousandsRead && !isImpossible(problems)],
    ['units-read', reading.unitsRead && reading.eUg !== null && !isImpossible(problems)],
    ['letters-read', read.replaced.length > 0],
    ['receptors', reading.receptors.length > 1],
    ['oiml-certificate', approvalBody === 'OIML'],
    [ofSticker, true],
  ]
  const values = valuesOf(read, n, lang)
  return sentences(
    notes.flatMap(([code, is]) => (code !== null && is ? [{ code, values }] : [])),
    lang,
  )
}
