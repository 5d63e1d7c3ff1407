/** A text of law as English calls it; others keep their title. */
const titles: Readonly<Record<string, string>> = {
  'Arrêté du 26 mai 2004': 'French order of 26 May 2004',
  'Arrêté du 10 janvier 2006': 'French order of 10 January 2006',
  'Arrêté du 20 décembre 1994': 'French order of 20 December 1994',
  'Décret n° 78-166': 'French decree no. 78-166',
  MDR: 'Regulation (EU)',
}
/** German laws, which are cited by section. */
const german = new Set(['MessEV', 'FPackV', 'Eichordnung'])

const words: readonly (readonly [RegExp, string])[] = [
  [/\bart(s|\.) /g, 'Art$1 '],
  [/(\([a-z]\))(?=\([a-z]\))/g, '$1 and '],
  [/\(to 2014\), now presumption MessEV 24/g, '(to 2014), now a presumption under MessEV, section 24'],
  [/\b(Arts|Art\.|Annex|no\.|nos|section|table) (?=[\dIVX])/g, '$1\u00a0'],
]

/**
 * A clause as English cites it: « MessEV 6 no. 3, 23(3) » → « section 6 no. 3, section 23(3) ». The table of uses
 * leaves the word out.
 */
export function englishCitation(title: string, clause: string): { title: string; clause: string } {
  const sign = german.has(title) ? 'section ' : title.startsWith('Directive') ? 'Art. ' : ''
  // A number after a comma begins a clause, unless it goes on a list of numbers.
  const begun = clause.replace(/(^|(?<!\bnos [^,]*), )(?=\d+(?:\(|,|$| no))/g, `$1${sign}`)
  return {
    title: titles[title] ?? title,
    clause: words.reduce((all, [from, to]) => all.replace(from, to), begun),
  }
}
