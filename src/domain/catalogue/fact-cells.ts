import type { Locale } from '#config/locales.ts'
import { formatLengths } from '#domain/metrology/length.ts'
import { formatNumber, formatQuantity, noBreakSpace } from '#domain/metrology/mass.ts'
import { plusMinus, rangeInWords } from '#domain/metrology/signs.ts'
import type { Variant } from './product.ts'

type Facts = NonNullable<Variant['facts']>

/** The text keys of facts that are words. */
export type FactWord = 'fact.yes' | 'fact.days'
/** A fact as it is shown. A `word` is a text key, with the number that its plural form follows. */
export type FactCell =
  | { state: 'value'; text: string }
  | { state: 'word'; word: FactWord; count?: number }
  | { state: 'no' | 'missing' }

const missing: FactCell = { state: 'missing' }
const value = (text: string | null): FactCell => (text ? { state: 'value', text } : missing)
const number = (variantValue: number | null, unit: string, locale: Locale) =>
  value(variantValue === null ? null : `${formatNumber(variantValue, locale)}${noBreakSpace}${unit}`)
const flag = (value: boolean | null): FactCell =>
  value === null ? missing : value ? { state: 'word', word: 'fact.yes' } : { state: 'no' }

/** Every fact of a variant beside its plate, in the order in which they are shown. */
export const factCells = {
  protection: ({ protection }) => value(protection),
  atex: ({ atexCategory }) => value(atexCategory),
  temperature: ({ temperature }, locale) =>
    value(temperature && `${rangeInWords(temperature, locale)}${noBreakSpace}°C`),
  battery: ({ batteryHours }, locale) => number(batteryHours, 'h', locale),
  'customer-display': ({ customerDisplay }) => flag(customerDisplay),
  'price-computing': ({ priceComputing }) => flag(priceComputing),
  printer: ({ labelPrinter }) => flag(labelPrinter),
  hold: ({ hold }) => flag(hold),
  medical: ({ medicalDevice }) => flag(medicalDevice),
  repeatability: ({ repeatability }, locale) => value(repeatability && formatQuantity(repeatability, locale)),
  linearity: ({ linearity }, locale) => value(linearity && plusMinus(formatQuantity(linearity, locale))),
  settling: ({ settlingSeconds }, locale) => number(settlingSeconds, 's', locale),
  size: ({ dimensionsMm }, locale) => value(dimensionsMm && formatLengths(dimensionsMm, locale)),
  mass: ({ massKg }, locale) => number(massKg, 'kg', locale),
  delivery: ({ deliveryDays }) =>
    deliveryDays === null ? missing : { state: 'word', word: 'fact.days', count: deliveryDays },
} satisfies Record<string, (facts: Facts, locale: Locale) => FactCell>
/** The name of a fact. */
export type FactName = keyof typeof factCells

/** One fact of several variants; without one of them that has it there is no such row. */
export function factRow(
  name: FactName,
  all: readonly (Facts | null)[],
  locale: Locale,
): { cells: FactCell[]; isKnown: boolean } {
  const cells = all.map((facts) => (facts ? factCells[name](facts, locale) : missing))
  return { cells, isKnown: cells.some(({ state }) => state === 'value' || state === 'word') }
}
