import { type Locale, localeInfo } from '#config/locales.ts'

/**
 * Masses are integers in micrograms: exact for a 1 µg microbalance and for a 60 t weighbridge (6 × 10¹³,
 * far below 2⁵³).
 */
export const microgram = 1
export const milligram = 1000
export const gram = 1_000_000
export const kilogram = 1_000_000_000
export const tonne = 1_000_000_000_000

export type MassUnit = 'mg' | 'g' | 'kg' | 't'
/** Micrograms in a unit. */
export const unitSize: Record<MassUnit, number> = { mg: milligram, g: gram, kg: kilogram, t: tonne }

/** A mass as it crosses the edge: a number and its unit. */
export type Quantity = { value: number; unit: MassUnit }

/** Joins number and unit so that no line ever breaks between them. */
export const noBreakSpace = '\u00a0'

/**
 * The unit in which a professional reads a capacity (Max, Min). A laboratory says 6 200 g, a shop 6 kg and a
 * weighbridge 60 t: kilograms once the value is a multiple of 500 g, tonnes from 10 t on.
 */
export function capacityUnit(ug: number): MassUnit {
  if (ug >= 10 * tonne) return 't'
  if (ug >= kilogram && (ug % (500 * gram) === 0 || ug >= 10 * kilogram)) return 'kg'
  return ug >= gram ? 'g' : ug >= 10 * milligram ? 'g' : 'mg'
}

/** The unit of an interval (e, d): milligrams below 10 mg, then grams, kilograms from 1 kg on. */
export function intervalUnit(ug: number): MassUnit {
  if (ug >= kilogram) return 'kg'
  return ug >= 10 * milligram ? 'g' : 'mg'
}

export function inUnit(ug: number, unit: MassUnit): Quantity {
  return { value: ug / unitSize[unit], unit }
}

const formats = new Map<Locale, Intl.NumberFormat>()

/** Up to six decimals, grouped as the language does; « 0,0001 » is never rounded away. */
export function formatNumber(value: number, locale: Locale): string {
  let format = formats.get(locale)
  if (!format) {
    format = new Intl.NumberFormat(localeInfo[locale].intl, { maximumFractionDigits: 6 })
    formats.set(locale, format)
  }
  return format.format(value)
}

export function formatQuantity({ value, unit }: Quantity, locale: Locale): string {
  return `${formatNumber(value, locale)}${noBreakSpace}${unit}`
}

/** Max or Min, e.g. « 1 500 kg ». */
export const formatCapacity = (ug: number, locale: Locale) =>
  formatQuantity(inUnit(ug, capacityUnit(ug)), locale)

/** e or d, e.g. « 0,1 mg ». */
export const formatInterval = (ug: number, locale: Locale) =>
  formatQuantity(inUnit(ug, intervalUnit(ug)), locale)

/**
 * Several ranges read as one: « 6 / 15 kg », « 2 / 5 g »; the unit is said once where it is the same.
 */
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
