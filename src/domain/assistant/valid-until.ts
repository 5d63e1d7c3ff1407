import { foldText } from '#domain/catalogue/search-words.ts'
import { type Days, daysIn } from './days.ts'
import { beginsWithAny, saysInAny } from './word-lists.ts'

/** A date stands this near to the words that make it an end. */
const reach = 34
/** What stands nearer than this to the year is about it, whatever is named before. */
const nearest = 24

/** « valid until when? » asks for the end. */
const isAsked = (text: string) => saysInAny(text, 'asks-end')

const namesYear = (text: string) => /(?:19|20)\d\d/.test(text)

/** What ends in another year than the one behind it. */
const yearBefore = /^.*(?:19|20)\d\d(?=.*(?:19|20)\d\d)/s

/** The end of a verification’s validity, where a text names one and not the day of the verification. */
export function validUntil(text: string): Days | null {
  const folded = foldText(text)
  for (const { index } of folded.matchAll(/(?:19|20)\d\d/g)) {
    const before = folded.slice(Math.max(0, index - reach), index)
    const after = folded.slice(index + 4, index + 4 + reach).replace(/[.;?!].*$/s, '')
    const isEnd = saysInAny(before.slice(-nearest).replace(/^.*[;?!]/s, ''), 'valid-until-word')
    const isOver =
      !isAsked(after) &&
      (beginsWithAny(after.trim(), 'valid-until-word') ||
        // « bought in 2019, verified until the end of 2027 » is about the second year.
        (saysInAny(after, 'valid-until-word') && !namesYear(after) && !saysInAny(before, 'verified-word')))
    if (isEnd || isOver)
      return daysIn(
        folded
          .slice(Math.max(0, index - reach), index + 4)
          .replace(/^\S*\s/, '')
          .replace(yearBefore, ''),
      )
  }
  return null
}
