import type { Locale } from '#config/locales.ts'
import { gram, kilogram } from '#domain/metrology/mass.ts'
import { massesIn, type TypedMass } from '#domain/metrology/typed-masses.ts'

/** Labels of a data plate (OIML R 76-1, 7.1.1 and 7.1.2). */
type PlateLabel = 'max' | 'min' | 'e' | 'd' | 'tare' | 'other'

/**
 * A label and the masses behind it, or `none` with masses that have no label; `joined`: « e = d = 5 g »; `times`: « Min
 * 20 e »; `sign`: « T = −6 kg »; `isBare`: « e = 2 » without a unit.
 */
export type LabelledMasses = {
  label: PlateLabel | 'none'
  masses: readonly TypedMass[]
  joined: boolean
  times: number | null
  sign: string
  isBare: boolean
  /** « 1 kg – 150 kg » */
  isRange?: boolean
}

const capacity = String.raw`port[ée]e|charge|capacit[yé]|cap\.?|portata`
/** As symbols, and in the words of data sheets; no letter follows. */
const words: Record<PlateLabel, string> = {
  min: String.raw`(?<!\d ?m\/)m[ií]n(?:i(?:mum|male?)?)?\.?|(?:${capacity}) mini(?:m(?:um|ale?|a))?|minimum (?:load|capacity)|mindestl(?:ast|\.)`,
  max: String.raw`(?:(?:${capacity}) )?m[aá]x(?:i(?:m(?:um|ale?|a)?)?)?\.?(?: (?:load|capacity|last|weight|gewicht))?|(?<!tar[ae] )(?:${capacity})(?: massima)?|höchstl(?:ast|\.)`,
  e: String.raw`(?<!\d)e(?:[ _]?min)?|eichwert|[ée]ch(?:\.|elon)(?: de v[ée]rification)?|verification (?:scale )?interval|teilung(?:swert)?|divisione|schaal(?:deel)?`,
  d: String.raw`(?<!\d)d[ _]?d?|(?:scale )?div(?:ision)?s?\.?|ablesbarkeit|readability|lisibilit[ée]|scale interval`,
  // No sign, no tare: « 60 t ».
  tare: String.raw`(?:(?<!\d ?)|(?<=\d )(?=t ?=))t(?:ar[ae])?(?= ?[:=+±−–-])`,
  other: String.raw`lim\.?|section cap\.?|poids|(?:eigen|netto)?gewicht|weight|peso`,
}
/** « min 40 e = 2 »: an e of its own behind a Min without a unit, and no « Min 40 e ». */
const bareInterval = String.raw` ?[=:] ?\d+(?:[.,]\d+)?(?! ?(?:[mk]?g|t|ct|lb|oz)(?!\p{L})|[\d.,])`
const label = new RegExp(
  String.raw`(?<![\p{L}\p{M}'’])(?:${Object.entries(words)
    .map(([name, source]) => `(?<${name}>${source})`)
    .join(
      '|',
    )})(?![\p{L}\p{M}])(?:(?<=min\.?)[ :=]*(?<times>\d{1,3}) ?[x×]? ?e(?![\p{L}\d]|${bareInterval}))?`,
  'giu',
)
/** « Readability (d) 0.2 g », as data sheets print it, and « e [g] = 5 g » */
const behindLabel = /^[ :=≤()[\]]*(?<sign>\+ ?\/? ?[-−–]|[-−–+±])?\.? */
const betweenMasses = /^[ ,;/|&+·]*$/

const isNumbered = /(?<!\p{L})(max|e)1 \d.*(?<!\p{L})\1[2-4] \d/iu
const numberOfRange = /(?<!\p{L})(max|min|[ed]) ?[1-4](?= ?[:=]| ?\/ ?(?:max|min|[ed])[1-4])/giu
const gluedNumberOfRange = /(?<!\p{L})(max|min|[ed])[1-4](?= \d)/giu

/** « Max1 = 6 kg »; « Max1 500 kg » is 1500 kg, unless there is a Max2. */
function withoutNumbers(text: string): string {
  const plain = text.replaceAll(numberOfRange, '$1')
  return isNumbered.test(text) ? plain.replaceAll(gluedNumberOfRange, '$1') : plain
}

/** The labels of a text in their order, each with the masses that follow it directly; the other masses have none. */
export function labelledMasses(text: string, locale: Locale): LabelledMasses[] {
  const plain = withoutNumbers(text)
  const matches = [...plain.matchAll(label)]
  return [
    ...unlabelled(plain.slice(0, matches[0]?.index), locale),
    ...matches.flatMap(({ 0: whole, index, groups = {} }, i) => {
      const behind = plain.slice(index + whole.length, matches[i + 1]?.index)
      const lead = behind.match(behindLabel)
      const name = labels.find((name) => groups[name] !== undefined) ?? 'other'
      const { masses, rest } = massesAtStart(behind.slice(lead?.[0].length), locale)
      const bare = masses.length === 0 && ofSmallMasses.has(name) ? bareMass(name, behind) : []
      const entry: LabelledMasses = {
        label: name,
        masses: bare.length > 0 ? bare : masses,
        isBare: bare.length > 0,
        joined: /^ ?[=/] ?$/.test(behind),
        times: groups.times === undefined ? null : Number(groups.times),
        sign: lead?.groups?.sign ?? '',
      }
      return [entry, ...unlabelled(rest, locale)]
    }),
  ]
}
const labels = Object.keys(words) as PlateLabel[]
const ofSmallMasses: ReadonlySet<PlateLabel> = new Set(['min', 'e', 'd'])

/** « e = 2 », « min 40 »: whoever leaves the unit out means grams, or kilograms where Max holds too many of these. */
function bareMass(label: PlateLabel, behind: string): TypedMass[] {
  // « D95-09-044 » is an approval.
  const [, sign = '', digits] = behind.match(/^ ?([:=]?) ?(\d{1,4}(?:[.,]\d{1,3})?)(?![\d.,]|\/\d| ?°)/) ?? []
  const value = Number(digits?.replace(',', '.'))
  return value > 0 && (sign !== '' || label === 'min')
    ? [{ ug: value * gram, otherUg: value * kilogram, from: 0 }]
    : []
}

/** « 15 kg, e = 5 g »: what is typed without its label. */
function unlabelled(text: string, locale: Locale): LabelledMasses[] {
  const entry = { label: 'none', joined: false, times: null, sign: '', isBare: false } as const
  const groups = massesIn(text, locale, { isPlate: true })
  const isRange = groups.length === 1 && groups[0]?.joint === 'range'
  return groups.length === 0 ? [] : [{ ...entry, isRange, masses: groups.flatMap(({ masses }) => masses) }]
}

/** « 6/15 kg », « 6 kg, 15 kg », and the columns of W1 and W2: « 20 kg 100 kg »; and the text behind them. */
function massesAtStart(text: string, locale: Locale): { masses: TypedMass[]; rest: string } {
  const masses: TypedMass[] = []
  let to = 0
  for (const group of massesIn(text, locale, { isPlate: true })) {
    if (!betweenMasses.test(text.slice(to, group.from))) break
    masses.push(...group.masses)
    to = group.to
  }
  return { masses, rest: text.slice(to) }
}
