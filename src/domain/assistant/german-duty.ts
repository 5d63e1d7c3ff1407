import { companyValues } from './company-values.ts'
import { fill } from './draft.ts'
import { lawWords } from './law-words.ts'
import { isKnown, placeIn } from './place.ts'
import type { Question } from './question.ts'
import { elsewhereText } from './rule-reply.ts'

/** The verification itself is asked for, and no preparation of it. */
const verifies =
  /\b(?:verifi\w*|verify\w*|eich(?:en|t|ung|ungen)?|nacheich\w*|geeicht\w*|homologu\w*|reverif\w*)\b/
const prepares = /\b(?:prepar\w*|vorbereit\w*)\b/

/**
 * « Können Sie meine Waage in Baden-Baden eichen? »: no, the German authority does; where the place is, and what is
 * done there. Null where no verification is asked for, or one in France.
 */
export function germanDutyLines(question: Question): string[] | null {
  const { folded, country, locale } = question
  if (!verifies.test(folded) || prepares.test(folded)) return null
  if (country === 'other') return [elsewhereText(question)]
  const place = placeIn(question)
  // « Dürft ihr als französische Firma … in Kehl eichen? »: of two countries that of the scale's place counts.
  if (country !== 'DE' && !(country === null && place?.answer.country === 'DE')) return null
  if (!place || !isKnown(place.answer) || place.answer.kind !== 'inside') return [lawWords.germanDuty[locale]]
  const values = { ...companyValues(locale), place: place.name, km: String(place.answer.distanceKm) }
  return [lawWords.germanDuty[locale], fill(lawWords.within, locale, values)]
}
