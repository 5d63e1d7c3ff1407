import { foldText } from '#domain/catalogue/search-words.ts'
import { type Days, daysIn } from './days.ts'

/** « valable jusqu’en », « valid until », « gilt bis », and words that name an end themselves. */
const ends =
  /\b(?:(?:valables?|valides?|bonne|court|valid|good|runs|gultig|gilt|lauft)\b[^.,;?!\d]{0,15}\b(?:jusqu\W?(?:au|a|en)|until|till|bis)|expires?|expiree?|expired|expirera|perimee?|ablauf|abgelaufen|ran out|runs out|lauft)\b/g
const verifiedWords = /\b(?:verif\w*|controle\w*|checked|inspected|geeicht|gepruft|eichung)\b/
const endedBefore = /\b20\d\d (?:\w+ )?(?:abgelaufen|ausgelaufen|perimee?|expiree?|expired)\b/
/** A date stands next to the words that make it an end. */
const reach = 30

/** The end of a verification's validity, where a text names one and not the day of the verification. */
export function validUntil(text: string): Days | null {
  const folded = foldText(text)
  for (const { 0: cue, index } of folded.matchAll(ends)) {
    const after = folded.slice(index + cue.length, index + cue.length + reach)
    const [before = ''] = after.split(/\d/)
    const days = verifiedWords.test(before) || /[.;?!]/.test(before) ? null : daysIn(after)
    if (days) return days
  }
  const ended = folded.match(endedBefore)
  return ended ? daysIn(folded.slice(Math.max(0, (ended.index ?? 0) - reach), (ended.index ?? 0) + 4)) : null
}
