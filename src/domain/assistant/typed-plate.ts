import type { Locale } from '#config/locales.ts'
import { decodePlate } from '#domain/fit/decode-plate.ts'
import type { PlateAnswer } from '#domain/fit/plate-answer.ts'
import { bodyName } from '#domain/fit/plate-mark.ts'
import { plateTexts } from '#domain/fit/plate-texts.ts'
import { regimeOfUse } from '#domain/fit/regime-answer.ts'
import { rowOfUse } from '#domain/fit/regime-data.ts'
import { nameOfUse } from '#domain/fit/sentence.ts'
import { formatNumber } from '#domain/metrology/mass.ts'
import { actionsIn, type Draft } from './draft.ts'
import { markedIn, withMark } from './marked-in.ts'
import { pageSource } from './page-sources.ts'
import { linesSince } from './plate-verified.ts'
import type { Question } from './question.ts'
import { say } from './say.ts'

/** What a plate must say before anything follows from it. */
const missing = ['max-missing', 'class-missing', 'e-missing'] as const

const parts: readonly RegExp[] = [
  /\bmin\b\s*[:=]?\s*\d/i,
  /\be\s*=\s*\d/i,
  /\bd\s*=\s*\d/i,
  /\b(?:cl(?:asse?)?\.?|klasse|kl\.)\s*I{1,4}\b|\(I{1,4}\)|(?<![\p{L}\d])I{2,4}(?![\p{L}\d])/iu,
  /\bCE\b|\bM\s?\d{2}\b|\bUKCA\b|\bDE-M\b/,
  /\b(?:plaque|plate|typenschild|data plate)\b/i,
]

/** Does a message hold what stands on a data plate: Max and two other entries, or a marking and little else? */
export const isPlate = (text: string) =>
  (/\bmax\b\s*[:=]?\s*\d/i.test(text) && parts.filter((part) => part.test(text)).length >= 2) || isMark(text)

/** More words than these ask for something else than the marking among them. */
const mostOfMark = 8
const isMark = (text: string) =>
  markedIn(text) !== null && text.split(/[^\p{L}]+/u).filter(Boolean).length <= mostOfMark

/** What the plate says, what follows from it, and whether the first period is over; `today` is an ISO day. */
export function plateAnswer(question: Question, today: string): Draft {
  const { text, locale, country } = question
  const plate = decodePlate(withMark(text), country === 'DE' ? 'DE' : 'FR', locale, today)
  const read = readings(plate, locale)
  const since = linesSince(question, plate.year, today)
  const lines = [
    ...(read.length ? [say('plate.read', locale, { list: read.join(', ') })] : []),
    ...rangesLine(plate, locale),
    ...intervalsLine(plate, locale),
    ...admissionLine(plate, question),
    ...conclusionsFor(plate, question, since !== null),
    ...bodyLine(plate, locale),
  ]
  const lacking = missing
    .filter((problem) => plate.problems.includes(problem))
    .map((problem) => say(`plate.${problem}`, locale))
  if (lacking.length) lines.push(say('plate.unread', locale, { list: lacking.join(', ') }))
  const lastDay = country === 'DE' ? plate.due.DE : (plate.due.FR?.[1] ?? null)
  if (since) lines.push(...since)
  else if (lastDay !== null) lines.push(say(lastDay < today ? 'plate.over' : 'plate.later', locale))
  const { contact, quote } = actionsIn(locale)
  return {
    kind: 'plate',
    text: lines.join('\n'),
    // « It says UKCA, may I sell with it here? »
    ...(plate.mark === 'ukca' && { verdict: false }),
    isAdvice: true,
    facts: lines,
    sources: [
      pageSource('/blog/portee-echelon-precision', locale),
      pageSource('/blog/verification-periodique', locale),
    ],
    actions: [quote, contact],
  }
}

/** In France direct sale has a period of its own, which no other use that is named shares. */
const ofDirectSale = (use: Question['use']) => use !== null && rowOfUse(use).scaleUse === 'direct-sale'

/**
 * What follows for the country and the use that are named; everything where none is. A later verification overrides the
 * dates that the marking year gives.
 */
function conclusionsFor(
  { conclusions }: PlateAnswer,
  { country, use, locale }: Question,
  isVerifiedSince: boolean,
): string[] {
  const isRegulated = use !== null && regimeOfUse(use, 'FR', locale).legal
  const beside = (code: string) =>
    (isVerifiedSince && code.startsWith('due-')) ||
    (code.startsWith('due-fr') && country === 'DE') ||
    (code.startsWith('due-de') && country === 'FR') ||
    (code === 'due-fr-sale' && isRegulated && !ofDirectSale(use)) ||
    (code === 'due-fr-yearly' && ofDirectSale(use))
  return conclusions.flatMap(({ code, text }) => (beside(code) ? [] : [text]))
}

/** Whether the class of the plate admits the use that is named. */
function admissionLine({ class: cls, legal }: PlateAnswer, { use, locale, country }: Question): string[] {
  if (use === null || cls === null || !legal) return []
  const regime = regimeOfUse(use, country === 'DE' ? 'DE' : 'FR', locale)
  if (!regime.legal) return []
  const classes = regime.classes.join(` ${say('rule.or', locale)} `)
  const text = regime.classes.includes(cls) ? 'law.admits' : 'law.refuses'
  return [say(text, locale, { use: nameOfUse(use, locale), cls, classes })]
}

function readings(plate: PlateAnswer, locale: Locale): string[] {
  const { accuracyClass, max, min, e, d } = plateTexts(plate, locale)
  const named = (name: string, value: string | null) => (value === null ? [] : [`${name} ${value}`])
  return [
    ...(accuracyClass ? [say('plate.cls', locale, { cls: accuracyClass })] : []),
    ...named('Max', max),
    ...named('Min', min),
    ...named('e =', e),
    ...named('d =', d),
  ]
}

/** « 0122 » is a number of the European Commission; a few stand for bodies that everybody in the trade knows. */
function bodyLine({ body }: PlateAnswer, locale: Locale): string[] {
  const name = body === null ? null : bodyName(body)
  return body === null || name === null ? [] : [say('plate.body', locale, { body, name })]
}

const intervalsLine = ({ n }: PlateAnswer, locale: Locale) =>
  n !== null && Number.isInteger(n) ? [say('plate.intervals', locale, { n: formatNumber(n, locale) })] : []

/** « 2 g up to 6 kg, 5 g up to 15 kg », where each Max has its e. */
function rangesLine({ maxG, eG }: PlateAnswer, locale: Locale): string[] {
  if (eG === null || eG.length < 2 || eG.length !== maxG.length) return []
  const list = maxG.map((max, i) => {
    const texts = plateTexts({ class: null, maxG: [max], minG: null, eG: [eG[i] ?? 0], dG: null }, locale)
    return say('plate.up-to', locale, { max: texts.max ?? '', e: texts.e ?? '' })
  })
  return [say('plate.ranges', locale, { list: list.join(', ') })]
}
