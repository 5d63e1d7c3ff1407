import { type Locale, localeInfo } from '#config/locales.ts'

/**
 * One microgram. Masses are integers in micrograms: exact for a 1 µg microbalance and for a 60 t weighbridge (6 × 10¹³,
 * far below 2⁵³).
 */
export const microgram = 1
/** Micrograms in a milligram. */
export const milligram = 1000
/** Micrograms in a gram. */
export const gram = 1_000_000
/** Micrograms in a kilogram. */
export const kilogram = 1_000_000_000
/** Micrograms in a tonne. */
export const tonne = 1_000_000_000_000

/** The units in which masses are shown and typed. */
export type MassUnit = 'mg' | 'g' | 'kg' | 't'
/** Micrograms in each unit. */
export const unitSize: Record<MassUnit, number> = { mg: milligram, g: gram, kg: kilogram, t: tonne }

/** A mass in the API: a number and its unit. */
export type Quantity = { value: number; unit: MassUnit }

/** Joins number and unit, so that no line breaks between them. */
export const noBreakSpace = '\u00a0'

/**
 * The customary unit of a capacity (Max, Min): 6 200 g in a laboratory, 6 kg in a shop, 60 t on a weighbridge.
 * Kilograms once the value is a multiple of 500 g, tonnes from 10 t; milligrams below 0.1 g.
 */
export function capacityUnit(ug: number): MassUnit {
  if (ug >= 10 * tonne) return 't'
  if (ug >= kilogram && (ug % (500 * gram) === 0 || ug >= 10 * kilogram)) return 'kg'
  return ug >= 100 * milligram ? 'g' : 'mg'
}

/** The unit of a test weight's nominal value: milligrams below a gram, as weights are marked. */
export const nominalUnit = (ug: number): MassUnit => (ug < gram ? 'mg' : capacityUnit(ug))

/** The unit of an interval (e, d): milligrams below 10 mg, then grams, kilograms from 1 kg. */
export function intervalUnit(ug: number): MassUnit {
  if (ug >= kilogram) return 'kg'
  return ug >= 10 * milligram ? 'g' : 'mg'
}

/** Micrograms as a quantity in the unit. */
export function inUnit(ug: number, unit: MassUnit): Quantity {
  return { value: ug / unitSize[unit], unit }
}

/** A quantity in micrograms, rounded to a whole number. */
export const microgramsOf = ({ value, unit }: Quantity): number => Math.round(value * unitSize[unit])

const formats = new Map<Locale, Intl.NumberFormat>()

/** Formats a number with up to six decimals and the language's separators; « 0,0001 » is never rounded away. */
export function formatNumber(value: number, locale: Locale): string {
  let format = formats.get(locale)
  if (!format) {
    format = new Intl.NumberFormat(localeInfo[locale].intl, { maximumFractionDigits: 6 })
    formats.set(locale, format)
  }
  return format.format(value)
}

/** Formats a quantity, e.g. « 1 500 kg », with a no-break space. */
export function formatQuantity({ value, unit }: Quantity, locale: Locale): string {
  return `${formatNumber(value, locale)}${noBreakSpace}${unit}`
}

/** Formats Max or Min, e.g. « 1 500 kg ». */
export const formatCapacity = (ug: number, locale: Locale) =>
  formatQuantity(inUnit(ug, capacityUnit(ug)), locale)

/** Digits of a mass that somebody has typed, and those that are shown of one with more: it was converted. */
const digits = { typed: 6, converted: 4 }

/** Formats a load that was asked for; one that comes of pounds or ounces is rounded, e.g. « 28,12 kg » for 62 lb. */
export function formatLoad(ug: number, locale: Locale): string {
  const isTyped = Number(ug.toPrecision(digits.typed)) === ug
  return formatCapacity(isTyped ? ug : Number(ug.toPrecision(digits.converted)), locale)
}

/** Formats e or d, e.g. « 0,1 mg ». */
export const formatInterval = (ug: number, locale: Locale) =>
  formatQuantity(inUnit(ug, intervalUnit(ug)), locale)

/** Formats the values of several ranges: « 6 / 15 kg », « 2 / 5 g »; a common unit is given once. */
export function formatSeries(
  masses: readonly number[],
  unitOf: (ug: number) => MassUnit,
  locale: Locale,
): string {
  const largest = Math.max(...masses)
  const unit = unitOf(largest)
  const shared = masses.every((ug) => unitOf(ug) === unit)
  if (!shared) return masses.map((ug) => formatQuantity(inUnit(ug, unitOf(ug)), locale)).join(' / ')
  const numbers = masses.map((ug) => formatNumber(ug / unitSize[unit], locale)).join(` / `)
  return `${numbers}${noBreakSpace}${unit}`
}
