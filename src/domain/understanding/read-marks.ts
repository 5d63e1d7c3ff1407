import { foldText } from '#domain/catalogue/search-words.ts'
import { categoryOfZone } from '#domain/fit/explosion.ts'
import { zones } from '#domain/fit/fit-request.ts'
import { type AccuracyClass, accuracyClasses } from '#domain/metrology/metrology.ts'
import { parseNumber } from '#domain/metrology/number-notation.ts'
import { negationBefore } from './read-words.ts'
import { type Reading, take } from './reading.ts'
import type { Meaning } from './understood.ts'

const end = String.raw`(?![\p{L}\p{M}\p{N}])`
const start = String.raw`(?<![\p{L}\p{M}\p{N}])`
const length = String.raw`(\d{1,3}[ \u00a0\u202f]\d{3}|\d{1,5}(?:[.,]\d{1,3})?)\s?(mm|cm|m)?`

const rectangle = new RegExp(
  `${start}${length}\\s?[x×*]\\s?${length}${end}(?!\\s?(?:kg|g|mg|t)${end})`,
  'giu',
)
const round = new RegExp(`(?:ø|${start}diam[a-zèé]{0,6}|${start}durchmesser)\\s?:?\\s?${length}${end}`, 'giu')
const protection = new RegExp(`${start}ip\\s?-?([0-6x])([0-9])k?${end}`, 'giu')
/** « zone 1 », « Zone ATEX 21 » */
const explosive = new RegExp(
  `${start}(?:zonen?|zones|atex)\\s?(?:atex|ex|zone)?\\s?(2[012]|[012])${end}`,
  'giu',
)
/** « Kategorie 3G », « category 2 D », « II 3G »; « 3G » alone beside a zone. Small letters need the word. */
const equipment = new RegExp(
  `${start}(?:(?:[Kk]ategorie|[Kk]at\\.|[Cc]at[ée]gorie|[Cc]ategory|[Cc]at\\.)\\s?(?:II\\s?)?([123])\\s?([GgDd]?)|(?:ATEX\\s?)?(?:II\\s?)([123])\\s?([GD])|([123])([GD]))${end}`,
  'gu',
)
const namedClass = new RegExp(
  `${start}(?:classe?|klasse|kl\\.|genauigkeitsklasse|eichklasse|handelsklasse)(?:\\s(?:de\\sprécision|d['’]exactitude))?\\s?(i{1,4}|iv|[1-4])${end}`,
  'giu',
)
/** Without its word a class is one only in capitals, and « I » is English. */
const classAlone = new RegExp(`${start}(I{2,4})${end}`, 'gu')

/** Sides without a unit: up to 150 they are centimetres, as dealers type platforms. */
const largestInCm = 150

function millimetres(typed: string, typedUnit: string | undefined, other: string | undefined): number {
  const value = parseNumber(typed.replaceAll(/[ \u00a0\u202f]/g, ''), 'fr')
  const unit = typedUnit?.toLowerCase() ?? other?.toLowerCase()
  if (unit) return Math.round(value * { mm: 1, cm: 10, m: 1000 }[unit as 'mm' | 'cm' | 'm'])
  return Math.round(value <= largestInCm ? value * 10 : value)
}

/** Platform sizes, protection, zones and classes: what is written as a mark, not as a word. */
export function readMarks(reading: Reading): void {
  for (const match of reading.rest.matchAll(rectangle)) {
    const [all, width = '', widthUnit, depth = '', depthUnit] = match
    const large =
      Math.max(Number.parseFloat(width), Number.parseFloat(depth)) > largestInCm ? 'mm' : undefined
    const sidesMm = [
      millimetres(width, widthUnit, depthUnit ?? large),
      millimetres(depth, depthUnit, widthUnit ?? large),
    ]
    if (sidesMm.every((side) => side >= 20 && side <= 30_000))
      take(reading, { from: match.index, to: match.index + all.length }, { type: 'platform', sidesMm })
  }
  for (const match of reading.rest.matchAll(round)) {
    const side = millimetres(match[1] ?? '', match[2], 'mm')
    if (side >= 20) take(reading, spanOf(match), { type: 'platform', sidesMm: [side] })
  }
  for (const match of reading.rest.matchAll(protection)) {
    const need = { solids: Number(match[1]) || 0, water: Number(match[2]) }
    takeMark(reading, match, { type: 'protection', need })
  }
  for (const match of reading.rest.matchAll(explosive)) {
    const zone = zones.find((one) => one === match[1])
    if (zone) takeMark(reading, match, { type: 'zone', zone })
  }
  readCategories(reading)
  const named = [...reading.rest.matchAll(namedClass)]
  const isNamed = ({ index }: RegExpExecArray) =>
    named.some((match) => match.index < index && index < match.index + match[0].length)
  const alone = [...reading.rest.matchAll(classAlone)].filter((match) => !isNamed(match))
  for (const match of [...named, ...alone]) takeClass(reading, match)
}

/** Categories of equipment (Directive 2014/34/EU, annex I), each as the zone that it is made for. */
function readCategories(reading: Reading): void {
  const stated = reading.facts.find((fact) => fact.type === 'zone')
  for (const match of reading.rest.matchAll(equipment)) {
    const [, named, letter, marked, markedLetter, bareDigit, bareLetter] = match
    if (bareDigit !== undefined && !stated && !/atex/i.test(reading.text)) continue
    const digit = named ?? marked ?? bareDigit
    const atmosphere = (letter || markedLetter || bareLetter)?.toUpperCase()
    const zone = zones.find((one) => {
      const category = categoryOfZone(one)
      const wanted = atmosphere ?? (stated?.type === 'zone' ? categoryOfZone(stated.zone).atmosphere : null)
      return String(category.category) === digit && category.atmosphere === wanted
    })
    if (zone) takeMark(reading, match, { type: 'zone', zone, category: true })
  }
}

const spanOf = (match: RegExpExecArray) => ({ from: match.index, to: match.index + match[0].length })

/** « not class III » is no condition that could be read: it stays words, as what a negation covers. */
function takeMark(reading: Reading, match: RegExpExecArray, meaning: Meaning): void {
  if (negationBefore(reading, match.index) === null) take(reading, spanOf(match), meaning)
}

function takeClass(reading: Reading, match: RegExpExecArray): void {
  const typed = foldText(match[1] ?? '')
  const order = /^\d$/.test(typed) ? Number(typed) : typed === 'iv' ? 4 : typed.length
  const accuracyClass: AccuracyClass | undefined = accuracyClasses[order - 1]
  if (accuracyClass) takeMark(reading, match, { type: 'class', accuracyClass })
}
