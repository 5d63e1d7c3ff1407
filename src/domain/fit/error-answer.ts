import type { Locale } from '#config/locales.ts'
import { minOf } from '#domain/metrology/display-reading.ts'
import { kilogram } from '#domain/metrology/mass.ts'
import type { Instrument } from '#domain/metrology/metrology.ts'
import { parseNumber } from '#domain/metrology/number-notation.ts'
import { parseMass } from '#domain/metrology/parse-mass.ts'
import { permissibleErrors } from '#domain/metrology/permissible-error.ts'
import { rangeIndexAt, topMaxUg } from '#domain/metrology/range-used.ts'
import type { ProductQuestion } from './product-question.ts'

/** Fields of the error simulator. */
export type ErrorField = 'quantity' | 'price' | 'sales' | 'days'
/** What is typed in them. */
export type ErrorFields = Record<ErrorField, string>

/** The errors of an instrument at a quantity (µg) and what they cost; null where nothing can be computed. */
export type ErrorAnswer = {
  faults: Partial<Record<ErrorField, string>>
  at: {
    quantityUg: number
    initialUg: number
    inServiceUg: number
    /** The quantity is below Min. */
    isBelowMin: boolean
  } | null
  /** Cents a year: at most, and by rounding alone. */
  cost: { maxCents: number; roundingCents: number } | null
}

const faultOfMass = { form: 'form.mass', range: 'form.mass-range' } as const
/** Beyond these nothing is sold, weighed or worked. */
const maxInput = { price: 1_000_000, sales: 100_000, days: 366 } as const

/** What the fields say of an instrument, and message keys at the fields that say nothing. */
export function errorAnswer(instrument: Instrument, fields: ErrorFields, locale: Locale): ErrorAnswer {
  const faults: ErrorAnswer['faults'] = {}
  const quantityUg = parseMass(fields.quantity, locale)
  if (typeof quantityUg === 'string') faults.quantity = faultOfMass[quantityUg]
  else if (quantityUg === 0) faults.quantity = 'form.mass-range'
  else if (quantityUg > topMaxUg(instrument)) faults.quantity = 'curve.above-max'
  const trade = Object.entries(maxInput).map(([field, limit]) => {
    const typed = fields[field as keyof typeof maxInput]
    const number = parseNumber(typed.replace(/\s*€$/, ''), locale)
    const isOk = number >= 0 && number <= limit
    if (typed && !isOk) faults[field as ErrorField] = 'form.number'
    return typed && isOk ? number : null
  })
  const at = typeof quantityUg === 'number' && !faults.quantity ? errorsAt(instrument, quantityUg) : null
  return { faults, at, cost: at && costAt(instrument, at, trade) }
}

function errorsAt(instrument: Instrument, quantityUg: number): ErrorAnswer['at'] {
  const errors = permissibleErrors(instrument, quantityUg)
  const minUg = minOf(instrument, quantityUg)
  return errors && { quantityUg, ...errors, isBelowMin: minUg !== null && quantityUg < minUg }
}

function costAt(
  instrument: Instrument,
  at: NonNullable<ErrorAnswer['at']>,
  [price, sales, days]: readonly (number | null | undefined)[],
): ErrorAnswer['cost'] {
  if (price == null || sales == null || days == null) return null
  const trade = { centsPerKg: price * 100, weighingsPerDay: sales, daysPerYear: days }
  const eUg = instrument.ranges[rangeIndexAt(instrument, at.quantityUg, 0)]?.eUg ?? 0
  return {
    maxCents: costOfErrorCents(at.inServiceUg, trade),
    roundingCents: costOfRoundingCents(eUg, trade),
  }
}

/** The heaviest load of the reader on an instrument, and its errors there; masses in µg. */
export type LoadMark = {
  netUg: number
  tareUg: number
  /** What stands on the instrument: net and tare. */
  grossUg: number
  isAboveMax: boolean
  /** Permissible errors of the net load; null above Max. */
  errors: { initialUg: number; inServiceUg: number } | null
}

/** The load and tare of a question; null where none was typed, or none that can be read. */
export function loadMark(
  instrument: Instrument,
  { load, tare }: ProductQuestion,
  locale: Locale,
): LoadMark | null {
  const netUg = parseMass(load ?? '', locale)
  const tareUg = tare ? parseMass(tare, locale) : 0
  if (typeof netUg === 'string' || typeof tareUg === 'string' || netUg === 0) return null
  const grossUg = netUg + tareUg
  const isAboveMax = grossUg > topMaxUg(instrument)
  const errors = isAboveMax ? null : permissibleErrors(instrument, netUg, tareUg)
  return { netUg, tareUg, grossUg, isAboveMax, errors }
}

/**
 * The fields at first: what the address says, else the smallest quantity that is weighed, else a fifth of Max; and
 * assumptions of a shop where one would use it.
 */
export function errorFieldsOf(
  { quantity, smallest, price, sales, days }: ProductQuestion,
  typical: string,
  isShop: boolean,
): ErrorFields {
  const shop = isShop ? { price: '12', sales: '180', days: '300' } : { price: '', sales: '', days: '' }
  return {
    quantity: quantity ?? smallest ?? typical,
    price: price ?? shop.price,
    sales: sales ?? shop.sales,
    days: days ?? shop.days,
  }
}

/** What a cost of errors is worked out from; the reader may change every one of them. */
type Trade = {
  /** Cents per kilogram of the goods. */
  centsPerKg: number
  weighingsPerDay: number
  daysPerYear: number
}

/**
 * What a constant error costs in a year, in cents: an upper bound and no forecast, because the error of a weighing is
 * rarely at its limit and never always on the same side. To make use of the limits is forbidden (MessEV § 23(2)).
 */
export function costOfErrorCents(
  errorUg: number,
  { centsPerKg, weighingsPerDay, daysPerYear }: Trade,
): number {
  return Math.round((errorUg / kilogram) * centsPerKg * weighingsPerDay * daysPerYear)
}

/** Standard deviation of the sum of so many roundings to e, µg: each is spread evenly over an e (e/√12). */
export function spreadOfRoundingUg(eUg: number, weighings: number): number {
  return (eUg / Math.sqrt(12)) * Math.sqrt(weighings)
}

/** What rounding alone costs in a year, in cents: one standard deviation. */
export function costOfRoundingCents(eUg: number, trade: Trade): number {
  const spreadUg = spreadOfRoundingUg(eUg, trade.weighingsPerDay * trade.daysPerYear)
  return Math.round((spreadUg / kilogram) * trade.centsPerKg)
}
