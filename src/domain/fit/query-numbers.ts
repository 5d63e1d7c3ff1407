import type { Locale } from '#config/locales.ts'
import { parseNumber } from '#domain/metrology/number-notation.ts'
import { parseMass } from '#domain/metrology/parse-mass.ts'

/** Fields of the query that are typed as numbers. */
type MassField = 'load' | 'tare' | 'smallest' | 'tolAbs' | 'nominal' | 'piece'
/** Fields that are typed as plain numbers. */
type NumberField = 'tolPct' | 'pieces' | 'reference' | 'length' | 'width' | 'hours' | 'perDay' | 'budget'
/** A field that is typed as a number. */
export type Field = MassField | NumberField

/** What was typed, and where to say what is wrong with it. */
type NumberReader = {
  fields: Readonly<Record<Field, string>>
  lang: Locale
  fault: (field: Field, key: string) => void
}

const faultOfMass = { form: 'form.mass', range: 'form.mass-range' } as const

/** A mass above zero in µg; null where nothing was typed or what was typed is wrong. */
export function massOf({ fields, lang, fault }: NumberReader, field: MassField): number | null {
  const typed = fields[field]
  if (typed === '') return null
  const ug = parseMass(typed, lang)
  if (typeof ug === 'number' && ug > 0) return ug
  fault(field, typeof ug === 'number' ? 'form.mass-range' : faultOfMass[ug])
  return null
}

/** A mass that may be nothing, µg. */
export function massOrZero(read: NumberReader, field: MassField): number {
  return parseMass(read.fields[field], read.lang) === 0 ? 0 : (massOf(read, field) ?? 0)
}

/** A whole number from 1 to a greatest one, or null. */
export function countOf(read: NumberReader, field: NumberField, greatest: number): number | null {
  const number = amountOf(read, field, greatest)
  if (number === null || Number.isInteger(number)) return number
  read.fault(field, 'form.number')
  return null
}

/** A number above zero and not above a greatest one, or null. */
export function amountOf(
  { fields, lang, fault }: NumberReader,
  field: NumberField,
  greatest: number,
): number | null {
  const typed = fields[field]
  if (typed === '') return null
  const number = parseNumber(typed.replace(/\s*[€%]$/, ''), lang)
  if (number > 0 && number <= greatest) return number
  fault(field, 'form.number')
  return null
}

/** A share typed in %, in millionths; finer ones are refused. */
export function shareMillionths(read: NumberReader, field: NumberField): number | null {
  const percent = amountOf(read, field, 100)
  if (percent === null) return null
  const ppm = Math.round(percent * 10_000)
  if (ppm >= 1 && Math.abs(percent * 10_000 - ppm) < 1e-6) return ppm
  read.fault(field, 'form.number')
  return null
}
