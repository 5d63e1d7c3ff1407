import type { Locale, Localized } from '#config/locales.ts'
import { decodePlate } from '#domain/fit/decode-plate.ts'
import { nameOfUse } from '#domain/fit/name-of-use.ts'
import type { PlateAnswer } from '#domain/fit/plate-answer.ts'
import { bodyName, readMark } from '#domain/fit/plate-mark.ts'
import { plateTexts } from '#domain/fit/plate-texts.ts'
import { regimeOfUse } from '#domain/fit/regime-answer.ts'
import { rowOfUse } from '#domain/fit/regime-data.ts'
import { sentence } from '#domain/fit/sentence.ts'
import { formatNumber } from '#domain/metrology/mass.ts'
import { actionsIn, type Draft, fill } from './draft.ts'
import { lawWords } from './law-words.ts'
import { pageSource } from './pages.ts'
import { linesSince } from './plate-verified.ts'
import type { Question } from './question.ts'
import { words as ruleWords } from './rule-words.ts'

const words = {
  read: {
    fr: 'Lu sur la plaque : {list}.',
    en: 'Read on the plate: {list}.',
    de: 'Auf dem Typenschild gelesen: {list}.',
  },
  body: {
    fr: 'Organisme notifié {body} : {name}.',
    en: 'Notified body {body}: {name}.',
    de: 'Notifizierte Stelle {body}: {name}.',
  },
  ranges: {
    fr: 'L’échelon dépend de la charge : {list}.',
    en: 'The interval depends on the load: {list}.',
    de: 'Der Eichwert hängt von der Last ab: {list}.',
  },
  intervals: {
    fr: 'Max divisé par e : {n} échelons de vérification.',
    en: 'Max divided by e: {n} verification scale intervals.',
    de: 'Max geteilt durch e: {n} Eichwerte.',
  },
  upTo: { fr: '{e} jusqu’à {max}', en: '{e} up to {max}', de: '{e} bis {max}' },
  cls: { fr: 'classe {cls}', en: 'class {cls}', de: 'Klasse {cls}' },
  over: {
    fr: 'Sans vérification plus récente, cette première échéance est dépassée : la vignette verte ou le carnet métrologique fait foi. Faites vérifier la balance avant de la remettre à un usage réglementé.',
    en: 'Without a later verification this first period is over: the green sticker or the logbook decides. Have the scale verified before it is put to regulated use again.',
    de: 'Ohne spätere Prüfung bzw. Eichung ist diese erste Frist abgelaufen: Maßgeblich ist die Prüfmarke oder das Prüfbuch. Lassen Sie die Waage prüfen bzw. eichen, bevor Sie sie wieder eichpflichtig verwenden.',
  },
  later: {
    fr: 'Une vérification plus récente (vignette verte, carnet) repousse cette échéance.',
    en: 'A later verification (green sticker, logbook) replaces this date.',
    de: 'Eine spätere Prüfung bzw. Eichung (Prüfmarke, Prüfbuch) verschiebt dieses Datum.',
  },
  unread: {
    fr: 'Il manque : {list}. Complétez ce qui est écrit sur la plaque.',
    en: 'Missing: {list}. Add what is on the plate.',
    de: 'Es fehlt: {list}. Ergänzen Sie, was auf dem Typenschild steht.',
  },
} satisfies Record<string, Localized>

const missing = {
  'max-missing': { fr: 'Max', en: 'Max', de: 'Max' },
  'class-missing': { fr: 'la classe', en: 'the class', de: 'die Klasse' },
  'e-missing': { fr: 'e', en: 'e', de: 'e' },
} satisfies Partial<Record<PlateAnswer['problems'][number], Localized>>

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
  readMark(withMark(text)).year !== null && text.split(/[^\p{L}]+/u).filter(Boolean).length <= mostOfMark

/** The M in its frame never stands without CE; people type it alone. */
const withMark = (text: string) =>
  /\b(?:CE|UK ?CA)\b/.test(text)
    ? text
    : text.replace(/(?<![\p{L}\d-])M\s?(\d{2})(?=\s*\d{4}(?!\d)|[\s,.;?!]|$)/u, 'CE M$1')

/** What the plate says, what follows from it, and whether the first period is over; `today` is an ISO day. */
export function plateReply(question: Question, today: string): Draft {
  const { text, locale, country } = question
  const plate = decodePlate(withMark(text), country === 'DE' ? 'DE' : 'FR', locale, today)
  const read = readings(plate, locale)
  const since = linesSince(question, plate.year, today)
  const lines = [
    ...(read.length ? [fill(words.read, locale, { list: read.join(', ') })] : []),
    ...rangesLine(plate, locale),
    ...intervalsLine(plate, locale),
    ...admissionLine(plate, question),
    ...conclusionsFor(plate, question, since !== null),
    ...bodyLine(plate, locale),
  ]
  const lacking = plate.problems.flatMap((problem) =>
    problem in missing ? [missing[problem as keyof typeof missing][locale]] : [],
  )
  if (lacking.length) lines.push(fill(words.unread, locale, { list: lacking.join(', ') }))
  const lastDay = country === 'DE' ? plate.due.DE : (plate.due.FR?.[1] ?? null)
  if (since) lines.push(...since)
  else if (lastDay !== null) lines.push((lastDay < today ? words.over : words.later)[locale])
  const aid = sentence('aid', {}, locale)
  const { contact, quote } = actionsIn(locale)
  return {
    kind: 'plate',
    text: `${lines.join('\n')}\n\n${aid}`,
    facts: [...lines, aid],
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
  const classes = regime.classes.join(ruleWords.or[locale])
  const text = regime.classes.includes(cls) ? lawWords.admits : lawWords.refuses
  return [fill(text, locale, { use: nameOfUse(use, locale), cls, classes })]
}

function readings(plate: PlateAnswer, locale: Locale): string[] {
  const { accuracyClass, max, min, e, d } = plateTexts(plate, locale)
  const named = (name: string, value: string | null) => (value === null ? [] : [`${name} ${value}`])
  return [
    ...(accuracyClass ? [fill(words.cls, locale, { cls: accuracyClass })] : []),
    ...named('Max', max),
    ...named('Min', min),
    ...named('e =', e),
    ...named('d =', d),
  ]
}

/** « 0122 » is a number of the European Commission; a few stand for bodies that everybody in the trade knows. */
function bodyLine({ body }: PlateAnswer, locale: Locale): string[] {
  const name = body === null ? null : bodyName(body)
  return body === null || name === null ? [] : [fill(words.body, locale, { body, name })]
}

const intervalsLine = ({ n }: PlateAnswer, locale: Locale) =>
  n !== null && Number.isInteger(n) ? [fill(words.intervals, locale, { n: formatNumber(n, locale) })] : []

/** « 2 g up to 6 kg, 5 g up to 15 kg », where each Max has its e. */
function rangesLine({ maxG, eG }: PlateAnswer, locale: Locale): string[] {
  if (eG === null || eG.length < 2 || eG.length !== maxG.length) return []
  const list = maxG.map((max, i) => {
    const texts = plateTexts({ class: null, maxG: [max], minG: null, eG: [eG[i] ?? 0], dG: null }, locale)
    return fill(words.upTo, locale, { max: texts.max ?? '', e: texts.e ?? '' })
  })
  return [fill(words.ranges, locale, { list: list.join(', ') })]
}
