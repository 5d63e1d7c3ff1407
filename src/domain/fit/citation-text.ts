import type { Locale } from '#config/locales.ts'
import type { LegalSource } from './regime-answer.ts'

/** Titles whose clause is their number, or that name a chapter: nothing stands between. */
const joined = /\((?:EU|UE)\)$|^(?:USP|Ph\. Eur\.)$/
/** German laws, which German names behind the paragraph. */
const german = /^(?:MessEV|FPackV|Eichordnung)$/

/**
 * A text of law with its clause, as each language cites it: « arrêté du 26 mai 2004, art. 8 », „§ 34 Abs. 1 MessEV“. A
 * remark in brackets stays at the end.
 */
export function citationText({ title, clause }: LegalSource, locale: Locale): string {
  if (clause === '') return title
  if (joined.test(title)) return `${title}\u00a0${clause}`
  if (locale !== 'de' || !german.test(title)) return `${title}, ${clause}`
  const [, place = clause, remark = ''] = clause.match(/^(.*?)( \(.*)?$/) ?? []
  return `${place} ${title}${remark}`
}
