import type { Locale } from '#config/locales.ts'
import { massesIn, type TypedMass } from '#domain/metrology/typed-masses.ts'

/** Labels of a data plate (OIML R 76-1, 7.1.1 and 7.1.2). */
type PlateLabel = 'max' | 'min' | 'e' | 'd' | 'tare' | 'other'

/** A label and the masses behind it; `joined`: « e = d = 5 g »; `times`: « Min 20 e »; `sign`: « T = −6 kg ». */
export type LabelledMasses = {
  label: PlateLabel
  masses: readonly TypedMass[]
  joined: boolean
  times: number | null
  sign: string
}

const capacity = String.raw`port[ée]e|charge|capacit[yé]|cap\.?|portata`
/** As symbols, and in the words of data sheets; no letter follows. */
const words: Record<PlateLabel, string> = {
  min: String.raw`min\.?|(?:${capacity}) minim(?:um|ale?|a)|minimum (?:load|capacity)|mindestlast`,
  max: String.raw`(?:(?:${capacity}) )?max(?:im(?:um|ale?|a))?\.?(?: (?:load|capacity|last))?|(?<!tar[ae] )(?:${capacity})(?: massima)?|höchstlast`,
  e: String.raw`(?<!\d)e|eichwert|[ée]chelon(?: de v[ée]rification)?|verification (?:scale )?interval`,
  d: String.raw`(?<!\d)d|teilungswert|scale interval`,
  // No sign, no tare: « 60 t ».
  tare: String.raw`(?<!\d ?)t(?:ar[ae])?(?= ?[:=+±−–-])`,
  other: String.raw`lim\.?`,
}
const label = new RegExp(
  String.raw`(?<![\p{L}\p{M}'’])(?:${Object.entries(words)
    .map(([name, source]) => `(?<${name}>${source})`)
    .join('|')})(?![\p{L}\p{M}])(?:(?<=min\.?)[ :=]*(?<times>\d{1,3}) ?[x×]? ?e(?![\p{L}\d]))?`,
  'giu',
)
const behindLabel = /^[ :=≤(]*(?<sign>\+ ?\/? ?[-−–]|[-−–+±])?\.? */
const betweenMasses = /^[ ,;/|&+·]*$/

/** « 15kgMin100ge=5g » */
const glued = /\d ?(?:mg|kg|g|t|ct)(?=(?:max|min|lim)(?!\p{L})|[ed][1-4]? ?[:=\d]|I{1,4}(?!\p{L}))/giu
const isNumbered = /(?<!\p{L})(max|e)1 \d.*(?<!\p{L})\1[2-4] \d/iu
const numberOfRange = /(?<!\p{L})(max|min|[ed]) ?[1-4](?= ?[:=]| ?\/ ?(?:max|min|[ed])[1-4])/giu
const gluedNumberOfRange = /(?<!\p{L})(max|min|[ed])[1-4](?= \d)/giu

/** « Max1 = 6 kg »; « Max1 500 kg » is 1500 kg, unless there is a Max2. */
function withoutNumbers(text: string): string {
  const plain = text.replaceAll(numberOfRange, '$1')
  return isNumbered.test(text) ? plain.replaceAll(gluedNumberOfRange, '$1') : plain
}

/** The labels of a text in their order, each with the masses that follow it directly. */
export function labelledMasses(text: string, locale: Locale): LabelledMasses[] {
  const plain = withoutNumbers(text.replaceAll(glued, '$& '))
  const matches = [...plain.matchAll(label)]
  return matches.map(({ 0: whole, index, groups = {} }, i) => {
    const behind = plain.slice(index + whole.length, matches[i + 1]?.index)
    const lead = behind.match(behindLabel)
    return {
      label: labels.find((name) => groups[name] !== undefined) ?? 'other',
      masses: massesAtStart(behind.slice(lead?.[0].length), locale),
      joined: /^ ?[=/] ?$/.test(behind),
      times: groups.times === undefined ? null : Number(groups.times),
      sign: lead?.groups?.sign ?? '',
    }
  })
}
const labels = Object.keys(words) as PlateLabel[]

/** « 6/15 kg », « 6 kg, 15 kg », and the columns of W1 and W2: « 20 kg 100 kg ». */
function massesAtStart(text: string, locale: Locale): TypedMass[] {
  const masses: TypedMass[] = []
  let to = 0
  for (const group of massesIn(text, locale, { isPlate: true })) {
    if (!betweenMasses.test(text.slice(to, group.from))) break
    masses.push(...group.masses)
    to = group.to
  }
  return masses
}
