import { each, type Locale } from '#config/locales.ts'
import { foldText } from '#domain/catalogue/search-words.ts'
import { lru } from '#domain/memory/lru.ts'
import { lexicons, writtenUnits } from '#domain/understanding/lexicon.ts'

/** A number as a text quotes it: its value and its unit, masses in µg; unit '' where none stands behind it. */
export type QuotedNumber = { value: string; unit: string; text: string }

const masses: Record<string, number> = { µg: 1, ug: 1, mg: 1e3, g: 1e6, kg: 1e9, t: 1e12 }

const signs: Readonly<Record<string, string>> = { ug: 'µg', h: 'hour', eur: '€', euro: '€', euros: '€' }
const ofThemselves = ['kg', 'mg', 'g', 't', 'µg', 'km', 'mm', 'cm', '€', '%', 'e']

/** Units by their signs, and by their words in every language. */
const units: ReadonlyMap<string, string> = new Map([
  ...ofThemselves.map((sign) => [sign, sign] as const),
  ...Object.entries(signs),
  ...Object.values(lexicons).flatMap((lexicon) =>
    writtenUnits.flatMap((unit) => lexicon.units[unit].split('|').map((word) => [word, unit] as const)),
  ),
])
const unitOf = (word: string) => units.get(word) ?? ''

/** Numbers in words, folded, in every language. */
const spelt: ReadonlyMap<string, number> = new Map(
  Object.values(lexicons).flatMap(({ numbers }) =>
    numbers.split(' ').map((entry) => {
      const [value, word = ''] = entry.split(':')
      return [word, Number(value)] as const
    }),
  ),
)

const patterns = each((locale) => {
  const thousand = `[${lexicons[locale].thousands}]\\d{3}`
  return new RegExp(
    `(€)?\\s?(?<![\\p{N}])(\\d{1,3}(?:${thousand})+(?!\\d)|\\d+)((?:[.,]\\d+)?)\\s?(\\p{L}+|%|€)?`,
    'gu',
  )
})

/** A number in words before another word, which may be its unit. */
const words = new RegExp(`(?<!\\p{L})(${[...spelt.keys()].join('|')})(?=[ \u00a0\u202f](\\p{L}+))`, 'gu')

/**
 * Every number of a text. Numbers in words count where a unit follows them (« deux ans »). A date, a time or a
 * reference is read as its numbers.
 */
export function numbersIn(text: string, locale: Locale): QuotedNumber[] {
  const quoted: QuotedNumber[] = []
  const normal = text.normalize('NFC')
  for (const match of normal.matchAll(patterns[locale])) {
    const [all, euro, whole = '', fraction = '', word = ''] = match
    const number = Number(whole.replaceAll(/\D/g, '') + fraction.replace(',', '.'))
    quoted.push(quotedNumber(number, euro ? '€' : unitOf(foldText(word)), all.trim()))
  }
  for (const match of foldText(normal).matchAll(words)) {
    const number = spelt.get(match[1] ?? '')
    const unit = unitOf(match[2] ?? '')
    if (number !== undefined && unit !== '' && unit !== 'e')
      quoted.push(quotedNumber(number, unit, `${match[1]} ${match[2]}`))
  }
  return quoted
}

function quotedNumber(number: number, unit: string, text: string): QuotedNumber {
  const size = masses[unit]
  if (size !== undefined) return { value: String(Math.round(number * size)), unit: 'mass', text }
  return { value: String(number), unit, text }
}

const keyOf = ({ value, unit }: QuotedNumber) => `${value} ${unit}`

/** The numbers that stand in the sources of an answer, each with its unit. */
export type KnownNumbers = ReadonlySet<string>

/** Reads the sources of an answer, once for all its parts. */
export const knownNumbers = (sources: readonly string[], locale: Locale): KnownNumbers =>
  new Set([...new Set(sources)].flatMap((source) => numbersOfSource(source, locale)))

/** Rules, terms and models are sources of many answers; of about 200 letters each. */
const read = lru<string, readonly string[]>(1000)

function numbersOfSource(source: string, locale: Locale): readonly string[] {
  const key = `${locale} ${source}`
  const keys = read.get(key) ?? numbersIn(source, locale).map(keyOf)
  read.set(key, keys)
  return keys
}

/**
 * The numbers of a text that stand in none of the sources. A number with a unit must stand there with this unit; one
 * without must stand there as it is.
 */
export const unsupportedNumbers = (text: string, supported: KnownNumbers, locale: Locale): QuotedNumber[] =>
  numbersIn(text, locale).filter((number) => !supported.has(keyOf(number)))

/**
 * The text without what its sources do not support: a sentence with such a number is left out, with its line where it
 * is one of a list. Null where nothing is left.
 */
export function onlySupported(text: string, supported: KnownNumbers, locale: Locale): string | null {
  if (unsupportedNumbers(text, supported, locale).length === 0) return text
  const kept = text
    .split('\n')
    .map((line) =>
      line
        .split(/(?<=(?<!^\d{1,2})[.!?])\s+(?=\p{Lu}|«)/u)
        .filter((sentence) => unsupportedNumbers(sentence, supported, locale).length === 0)
        .join(' '),
    )
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return kept === '' ? null : kept
}
