import { gram, kilogram, milligram, tonne } from '#domain/metrology/mass.ts'

/** Masses of a plate in µg, and whether one of them could also be read with a thousands separator. */
export type PlateMasses = { ug: number[]; thousandsUg: number[] }

const units: Record<string, number> = { mg: milligram, g: gram, kg: kilogram, t: tonne }

/** « 3000 », « 3 000 », « 6,5 », « 1.500,5 ». */
const number = String.raw`\d{1,3}(?:[   '’]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)*`
/** One mass or several, the unit stated once or each time: « 6/15 kg », « 6 kg / 15 kg ». */
const masses = String.raw`((?:(?:${number})\s*(?:mg|kg|g|t)?\s*\/\s*)*(?:${number})\s*(?:mg|kg|g|t))(?!\p{L})`
const one = new RegExp(String.raw`(${number})\s*(mg|kg|g|t)?(?!\p{L})`, 'gu')

const patterns = new Map<string, RegExp>()

/** The expression of a word and its masses, compiled once. */
function patternOf(word: string, glue: string): RegExp {
  const key = `${word} ${glue}`
  const pattern =
    patterns.get(key) ??
    new RegExp(String.raw`(?<![\p{L}\d])${word}\.?([1-4](?=[\s=:]))?${glue}${masses}`, 'giu')
  patterns.set(key, pattern)
  return pattern
}

/**
 * The masses behind a word such as `Max`, both regular expressions; null where the plate has none. Numbered words
 * (« e1 = 2 g e2 = 5 g ») make one list.
 */
export function massesAfter(text: string, word: string, glue: string): PlateMasses | null {
  // Most texts have no number, and the expressions are long.
  if (!/\d/.test(text)) return null
  const found = [...text.matchAll(patternOf(word, glue))]
  const first = found[0]
  if (!first) return null
  const lists = first[1] === undefined ? [first] : found.filter(([, digit]) => digit !== undefined)
  const read = lists.map(([, , list = '']) => readMasses(list))
  return {
    ug: read.flatMap(({ ug }) => ug),
    thousandsUg: read.flatMap(({ thousandsUg }) => thousandsUg),
  }
}

function readMasses(text: string): PlateMasses {
  const parts = [...text.matchAll(one)].map(([, digits = '', unit]) => ({ digits, unit }))
  let unit = ''
  // A number without a unit has that of the next one.
  const sized = parts.reverse().map((part) => {
    unit = part.unit ?? unit
    return { digits: part.digits, size: units[unit] ?? gram }
  })
  sized.reverse()
  return {
    ug: sized.map(({ digits, size }) => Math.round(decimal(digits) * size)),
    thousandsUg: sized.map(({ digits, size }) => Math.round(thousands(digits) * size)),
  }
}

/** The last separator is the decimal one; groups of three behind blanks are thousands. */
function decimal(digits: string): number {
  const plain = digits.replaceAll(/[\s'’]/g, '')
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  if (last < 0) return Number(plain)
  return Number(`${plain.slice(0, last).replaceAll(/[.,]/g, '')}.${plain.slice(last + 1)}`)
}

/** The same with « 3,000 » as three thousand. */
function thousands(digits: string): number {
  const plain = digits.replaceAll(/[\s'’]/g, '')
  return /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(plain) ? Number(plain.replaceAll(/[.,]/g, '')) : decimal(digits)
}
