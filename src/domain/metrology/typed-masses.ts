import type { Locale } from '#config/locales.ts'
import { kilogram } from './mass.ts'
import { unitPattern, unitUg } from './mass-units.ts'
import { type DecimalSign, decimalSignIn, numberPattern, readNumber } from './number-notation.ts'
import { massOf } from './parse-mass.ts'

/**
 * A mass in a text, µg; `otherUg`: with the other meaning of « 3,000 », where it has two. `from` is its place in the
 * text.
 */
export type TypedMass = { ug: number; otherUg: number | null; from: number }

/**
 * Masses that belong together, in the order of the text: `list` « 6/15 kg », `range` « 10 à 60 kg », `product`
 * « 8100 g x 0.1 g »; `single` is one alone. `from` and `to` are places in the text.
 */
type MassGroup = {
  joint: 'single' | 'list' | 'range' | 'product'
  masses: readonly TypedMass[]
  from: number
  to: number
}

/** Not inside a word, nor in a code such as « PE1-1MG ». */
const free = String.raw`(?<![\p{L}\p{M}\p{N}.,]|\p{L}\d{1,4}-)`
const joints = {
  list: String.raw`\s{0,2}[/|]\s{0,2}`,
  range: String.raw`\s{0,2}(?:-|–|—|…|\.{2,3}|à|a|to|bis|et|and|und|jusqu['’]?[àa])(?: ?(?:disons|environ|say|about|around|etwa|circa|ca\.?))?(?:\s{0,2}| {0,24})`,
  product: String.raw`\s{0,2}[x×*]\s{0,2}`,
} as const
const joint = `(?:${Object.values(joints).join('|')})`
const amount = String.raw`(?:${numberPattern})(?:\s?-?${unitPattern})?`
/** « 1t5 », « 2k5 », « 2kg500 »: decimals glued behind the unit. */
const glued = String.raw`(?:t|kg?)(?=\d{1,3}(?![\p{L}\p{N}]|[.,]\d))`
/** « 1 t 2 » is 1.2 t. */
const tenths = String.raw`(?:(?:(?<=t)\s?(?<tenths>\d)|(?<=\d\s?(?:t|kg?))(?<decimals>\d{1,3}))(?![\p{L}\p{N}]|[.,]\d|\s?${unitPattern}))?`
const chainOf = (unit: string) =>
  `${free}(?<chain>(?:${amount}${joint}){0,4}(?:${numberPattern})\\s?-?(?:${unit}))`
const typed = new RegExp(`${chainOf(`${unitPattern}|${glued}`)}${tenths}`, 'giu')
const printed = new RegExp(chainOf(unitPattern), 'giu')
const piece = new RegExp(`(?<digits>${numberPattern})(?:\\s?-?(?<unit>${unitPattern}|k$))?`, 'giu')

/** « pots 250 500 g »: nobody writes a quarter of a tonne in grams. */
const hundredsOfGrams = /(?<![\p{N}.,])([1-9]\d{2}) (?=\d{3}\s?g(?!\p{L}))/gu

/**
 * Every mass with a unit in a text, as people write it: any capitals, glued or spaced; a number without a unit has that
 * of the next one. What « 3,000 » means is decided by the numbers beside it, else by the language. `isPlate`: what a
 * data plate prints, where « 60 t 3 ~ 400 V » is no 60.3 t, and a zero is worth a remark.
 */
export function massesIn(
  text: string,
  locale: Locale,
  { sign = decimalSignIn(text), isPlate = false }: { sign?: DecimalSign | null; isPlate?: boolean } = {},
): MassGroup[] {
  const listed = isPlate ? text : text.replaceAll(hundredsOfGrams, '$1/')
  return [...listed.matchAll(isPlate ? printed : typed)].flatMap((match) => {
    const { chain = '', tenths, decimals = tenths } = match.groups ?? {}
    const masses = massesOfChain(chain, decimals, (digits) => readNumber(digits, locale, sign)).map(
      (mass) => ({ ...mass, from: match.index + mass.from }),
    )
    if (masses.length === 0 || (!isPlate && masses.some(({ ug }) => ug === 0))) return []
    const to = match.index + match[0].length
    return [{ joint: jointOf(chain, masses), masses, from: match.index, to }]
  })
}

function massesOfChain(
  chain: string,
  decimals: string | undefined,
  read: (digits: string) => ReturnType<typeof readNumber>,
): TypedMass[] {
  let size = 0
  const masses: TypedMass[] = []
  for (const { index, groups } of [...chain.matchAll(piece)].reverse()) {
    const { digits = '', unit } = groups ?? {}
    size = unit === undefined ? size : (unitUg(unit) ?? kilogram)
    // « ,15kg15 »: a number has one decimal sign.
    const isWhole = decimals !== undefined && !/[.,]/.test(digits)
    const { value, otherwise } = read(isWhole ? `${digits}.${decimals}` : digits)
    const ug = massOf(value, size)
    if (typeof ug !== 'number') return []
    const other = otherwise === null ? null : massOf(otherwise, size)
    masses.unshift({ ug, otherUg: typeof other === 'number' ? other : null, from: index })
  }
  return masses
}

const jointNames = ['list', 'range', 'product'] as const
const jointTests = jointNames.map(
  (name) => [name, new RegExp(`(?<=[\\p{N}\\p{L}])${joints[name]}(?=[\\d.,])`, 'iu')] as const,
)

/** « 30 kg / 10 g »: what falls is no list of ranges, but a load and its readability. */
function jointOf(chain: string, masses: readonly TypedMass[]): MassGroup['joint'] {
  if (masses.length === 1) return 'single'
  const falls = masses.every(({ ug }, i) => i === 0 || ug < (masses[i - 1]?.ug ?? 0))
  return falls ? 'product' : (jointTests.find(([, test]) => test.test(chain))?.[0] ?? 'single')
}
