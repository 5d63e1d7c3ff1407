import { gram, kilogram, milligram, tonne } from '#domain/metrology/mass.ts'
import type { Fact, Names } from '#domain/understanding/understood.ts'

/**
 * A reference of this catalogue in its parts: « ZH-B3-15D » is brand ZH, line B3, 15 kg, and a letter of the variant.
 */
export type CodeParts = {
  brand: string
  letters: string
  number: string
  sizeUg: number | null
  rest: string
}

const shape = /^([A-Z]{2})-([A-Z]{1,3})(\d{1,2})(?:-(\d{1,4})(MG|KG|G|T)?(\d?)([A-Z0-9]*))?(?:-.*)?$/i
const units: Readonly<Record<string, number>> = { MG: milligram, G: gram, KG: kilogram, T: tonne }

/** The parts of a reference; null for anything that is not built like one. */
export function codeParts(code: string): CodeParts | null {
  const match = code.match(shape)
  if (!match) return null
  const [, brand = '', letters = '', number = '', size, unit = 'KG', tenths = '', rest = ''] = match
  const unitUg = units[unit.toUpperCase()] ?? kilogram
  // « 1T5 » is 1.5 t, as the references of the catalogue write it.
  const sizeUg = size === undefined ? null : Math.round(Number(`${size}.${tenths || 0}`) * unitUg)
  return {
    brand: brand.toUpperCase(),
    letters: letters.toUpperCase(),
    number,
    sizeUg,
    rest: rest.toUpperCase(),
  }
}

const typedCode = /(?<![\p{L}\p{N}/-])[A-Z]{2}-[A-Z]{1,3}\d{1,2}(?:-[A-Z0-9]+)*(?![\p{L}\p{N}])/giu

const brandsOfNames = new WeakMap<Names['references'], ReadonlySet<string>>()

/** The letters that references begin with, read once a catalogue. */
function brandsOf(references: Names['references']): ReadonlySet<string> {
  const cached = brandsOfNames.get(references)
  if (cached) return cached
  const brands = new Set([...references.values()].map((reference) => reference.slice(0, 2)))
  brandsOfNames.set(references, brands)
  return brands
}

/**
 * What is typed like a reference of this catalogue, with the letters of one of its brands, and is none: « ZH-B3-15 »
 * where there is a ZH-B3-15D, and « MV-B3-30 » where Montevigne has no B3.
 */
export function unknownReferences(text: string, facts: readonly Fact[], { references }: Names): string[] {
  const typed = [...text.matchAll(typedCode)]
  if (typed.length === 0) return []
  const brands = brandsOf(references)
  return typed.flatMap((match) => {
    const [code] = match
    if (!brands.has(code.slice(0, 2).toUpperCase())) return []
    const fact = facts.find(({ span }) => span.from <= match.index && match.index < span.to)
    if (fact?.type === 'reference') return []
    // « MV-P1 » alone names a model.
    return fact?.type === 'model' && code.split('-').length === 2 ? [] : [code]
  })
}

/** How far a reference of the catalogue is from what was typed; null: another kind of instrument. */
export function distanceOfCodes(typed: CodeParts, actual: CodeParts): number | null {
  if (typed.letters !== actual.letters) return null
  const size =
    typed.sizeUg === null || actual.sizeUg === null
      ? 0
      : Math.min(3, Math.abs(Math.log2(typed.sizeUg / actual.sizeUg)))
  return (
    (typed.brand === actual.brand ? 0 : 1) +
    (typed.number === actual.number ? 0 : 1.5) +
    size +
    (typed.rest === actual.rest ? 0 : 0.25)
  )
}
