import { type Locale, localeInfo } from '#config/locales.ts'

/** A sign that parts decimals. */
export type DecimalSign = '.' | ','

/** Numbers as people write them: « 3000 », « 3 000 », « 1’500 », « 6,5 », « 1.500,5 », « .5 ». No flags, no groups. */
export const numberPattern = String.raw`(?:[1-9]\d{0,2}(?:[ \u00a0\u202f'’]\d{3})+(?!\d)|\d+)(?:[.,]\d+)*|[.,]\d+`

const signOf = (part: 'group' | 'decimal', locale: Locale) =>
  new Intl.NumberFormat(localeInfo[locale].intl).formatToParts(12_345.6).find(({ type }) => type === part)
    ?.value

/** The sign that parts the decimals of a language. */
export const decimalSignOf = (locale: Locale): string => signOf('decimal', locale) ?? '.'

const anyNumber = new RegExp(numberPattern, 'gu')
/** Three digits behind one sign may be decimals or thousands; anything else says what the sign means. */
const ambiguous = /^[1-9]\d{0,2}[.,]\d{3}$/

/** Thousands are parted by this sign where nothing beside a number says otherwise. */
const thousandsSign = (locale: Locale): DecimalSign | null => {
  const sign = signOf('group', locale)
  return sign === '.' || sign === ',' ? sign : null
}

const opposite = (sign: DecimalSign): DecimalSign => (sign === '.' ? ',' : '.')

/** The sign of decimals that the numbers of a text give away, for those that could be read in two ways; else null. */
export function decimalSignIn(text: string): DecimalSign | null {
  const signs = new Set<DecimalSign>()
  for (const [number] of text.matchAll(anyNumber)) {
    const plain = number.replaceAll(/[\s'’]/g, '')
    const last = plain.search(/[.,]\d*$/)
    if (last < 0 || ambiguous.test(plain)) continue
    const sign = plain[last] as DecimalSign
    // « 1.500.000 »: what comes twice parts thousands.
    signs.add(plain.indexOf(sign) === last ? sign : opposite(sign))
  }
  return signs.size === 1 ? ([...signs][0] ?? null) : null
}

/** A number that stands for itself, and what it would be if its only sign meant the other thing; NaN: no number. */
type NumberReading = { value: number; otherwise: number | null }

const grouped = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/

/**
 * Reads the digits of one number. The last of two different signs parts decimals; a sign with three digits behind it is
 * read as `decimalSign` says, without it as the language does.
 */
export function readNumber(
  digits: string,
  locale: Locale,
  decimalSign: DecimalSign | null = null,
): NumberReading {
  const plain = digits.trim().replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))/gu, '')
  const unread: NumberReading = { value: Number.NaN, otherwise: null }
  if (!/^(?:\d+(?:[.,]\d*)*|[.,]\d+)$/.test(plain)) return unread
  const signs = plain.replaceAll(/\d/g, '')
  if (signs.length > 1) {
    const decimal = signs.at(-1) as DecimalSign
    const isMixed = signs[0] !== decimal
    const whole = isMixed ? plain.slice(0, plain.lastIndexOf(decimal)) : plain
    if (!grouped.test(whole)) return unread
    const fraction = isMixed ? plain.slice(plain.lastIndexOf(decimal) + 1) : ''
    return { value: Number(`${whole.replaceAll(/\D/g, '')}.${fraction}`), otherwise: null }
  }
  const decimal = Number(plain.replace(',', '.'))
  if (!ambiguous.test(plain)) return { value: decimal, otherwise: null }
  const thousands = Number(plain.replace(/[.,]/, ''))
  const isThousands = decimalSign ? signs !== decimalSign : signs === thousandsSign(locale)
  return isThousands ? { value: thousands, otherwise: decimal } : { value: decimal, otherwise: thousands }
}

/** One number in the notation of a language: « 1 500,5 », « 1,500.5 », « 1.500,5 »; NaN when it is none. */
export const parseNumber = (typed: string, locale: Locale): number => readNumber(typed, locale).value
