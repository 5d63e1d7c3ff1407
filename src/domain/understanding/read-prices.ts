import { decimalSignIn, numberPattern, readNumber } from '#domain/metrology/number-notation.ts'
import { negationBefore } from './read-words.ts'
import { cueAfter, cueBefore, type Reading, take } from './reading.ts'

/** « 1 500 € », « €99.50 », « 300 Euro »; what costs so much a kilogram is no price of an instrument. */
const euro = String.raw`(?:€|eur(?:os?)?(?![\p{L}]))`
const price = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(?:€\s?(${numberPattern})|(${numberPattern})\s?${euro})(?!\s?(?:/|par |le k|la p|per |a k|pro |je |das k))`,
  'giu',
)

/** « entre 500 et », « 200 - »: the other end of a range of prices, before the one with the sign. */
const lowerEnd = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(${numberPattern})\s?(?:${euro})?\s?(?:-|–|à|a|to|bis|et|and|und)\s?$`,
  'iu',
)

/** Prices, each as the most that may be paid; « ab 200 € » names no limit and stays words. */
export function readPrices(reading: Reading): void {
  const { cues } = reading.vocabulary
  const sign = decimalSignIn(reading.text)
  for (const match of reading.rest.matchAll(price)) {
    const { value } = readNumber(match[1] ?? match[2] ?? '', reading.locale, sign)
    const to = match.index + match[0].length
    const cents = Math.round(value * 100)
    const least = cueBefore(reading, match.index, cues.beforeLeastPrice)
    // « nicht über 150 € », « rien au-dessus de 300 € »: what is not above is at most.
    const negated = least === null ? null : negationBefore(reading, least)
    if (!(cents > 0) || (least !== null && negated === null)) continue
    const end = cueAfter(reading, to, cues.afterLoad) ?? to
    const lower = reading.rest.slice(0, match.index).match(lowerEnd)
    const atLeastCents = lower ? Math.round(readNumber(lower[1] ?? '', reading.locale, sign).value * 100) : 0
    if (lower?.index !== undefined && atLeastCents < cents) {
      take(reading, { from: lower.index, to: end }, { type: 'price', atMostCents: cents, atLeastCents })
      continue
    }
    const from = negated ?? cueBefore(reading, match.index, cues.beforeMostPrice) ?? match.index
    take(reading, { from, to: end }, { type: 'price', atMostCents: cents })
  }
}
