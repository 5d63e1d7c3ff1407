import type { Locale } from '#config/locales.ts'
import type { InstrumentKind } from '#domain/scales/instrument-kind.ts'
import type { FitCountry } from './fit-use.ts'
import { type NamedInstrument, namedInstrument } from './named-instrument.ts'
import { plainPlate } from './plain-plate.ts'
import type { PlateAnswer } from './plate-answer.ts'
import { readApproval, readForeignApproval, readOldApproval } from './plate-approval.ts'
import { conclusionsOf, hasAuxiliary, type Read, sentences, stickerSentence } from './plate-conclusions.ts'
import { withoutLookalikes } from './plate-letters.ts'
import { type MarkContext, type ReadMark, readMark } from './plate-mark.ts'
import { platePeriods } from './plate-periods.ts'
import { isImpossible, problemsOf } from './plate-problems.ts'
import { readSticker } from './plate-sticker.ts'
import { type RestrictedUse, restrictedUses } from './plate-uses.ts'
import { checkMin, intervalsOf, type PlateReceptor, readPlate } from './read-plate.ts'

const longestPlate = 2000
const medicalWords =
  /\bMD[DR]?\b|93\/42|2017\/745|medical device|dispositif m[ée]dical|medizinprodukt|dispositivo medico|medisch hulpmiddel/i

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
  const { reading, mark, medicalDevice, foreign, part, named } = read
  const problems = part ? [] : problemsOf(reading, mark)
  const ofSticker = stickerSentence(read, today)
  const isOver = ofSticker === 'sticker-over' || ofSticker === 'sticker-missing'
  const legal =
    isLegal(read, country) &&
    part === null &&
    !isImpossible(problems) &&
    !problems.includes('max-missing') &&
    !isOver
  const directSale = legal && problems.length === 0 && servesDirectSale(read)
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

/** Marks of OIML R 60, 3.7, which no instrument bears. */
const loadCellMarks = /(?<!\p{L})E ?max(?!\p{L})|(?<!\p{L})n ?LC(?!\p{L})|\bR ?60(?!\d)|\d ?mV ?\/ ?V/iu
const automaticKinds: readonly (InstrumentKind | undefined)[] = [
  'automatic',
  'automatic-labeller',
  'automatic-rail',
  'checkweigher',
]

/** The class of weights (OIML R 111-1), behind the word for them. */
const weightClasses = /(?<![\p{L}\d])(?:E[12]|F[12]|M[123])(?![\p{L}\d])/u

/** A label of what is no instrument: of a load cell, or of weights with their class. */
function partIn(text: string, { kind }: NamedInstrument): Read['part'] {
  if (loadCellMarks.test(text)) return 'load-cell'
  return kind === 'weights' && weightClasses.test(text) ? 'weights' : null
}

function readAll(text: string, lang: Locale, today: string): Read & { named: NamedInstrument } {
  const plate = readPlate(text, lang)
  const isClassed = plate.receptors.some(({ accuracyClass }) => accuracyClass !== null)
  const named = namedInstrument(text)
  const part = isClassed ? null : partIn(text, named)
  const reading = part ? readPlate('', lang) : plate
  const uses = restrictedUses(text)
  const read = markIn(text, uses, { isClassed, thisYear: Number(today.slice(0, 4)) })
  const foreign = readForeignApproval(text)
  const isUnmarked = read.mark === null && read.problem === null && foreign === null
  const old = isUnmarked ? (readOldApproval(text)?.country ?? null) : null
  const mark = {
    ...(old === null ? read : { ...read, mark: 'national' as const, year: null, problem: null }),
    // A checkweigher may be one by hand, of a class of its own.
    automatic: read.automatic || (!isClassed && automaticKinds.includes(named.kind)),
  }
  // The class of an automatic instrument is one of the MID.
  const classOf = <Own extends PlateReceptor>(receptor: Own): Own =>
    mark.automatic ? { ...receptor, accuracyClass: null } : receptor
  return {
    reading: { ...classOf(reading), receptors: reading.receptors.map(classOf) },
    mark,
    uses,
    medicalDevice: mark.medical || medicalWords.test(text),
    foreign,
    sticker: readSticker(text),
    ...{ old, part, named },
  }
}

/** The M that is crossed out on a printer is no mark without its year. */
function markIn(text: string, uses: readonly RestrictedUse[], context: MarkContext): ReadMark {
  const read = readMark(text, context)
  const isCrossedOut = uses.includes('unassessed-device') && read.problem === 'year-missing'
  return isCrossedOut ? { ...read, mark: 'ce-only', problem: null } : read
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
