/** A text of law as French calls it, within a sentence; others keep their title. */
const titles: Readonly<Record<string, string>> = {
  'Directive 2014/31/EU': 'directive 2014/31/UE',
  'Directive 76/211/EEC': 'directive 76/211/CEE',
  'Arrêté du 26 mai 2004': 'arrêté du 26\u00a0mai\u00a02004',
  'Arrêté du 10 janvier 2006': 'arrêté du 10\u00a0janvier\u00a02006',
  'Arrêté du 20 décembre 1994': 'arrêté du 20\u00a0décembre\u00a01994',
  'Décret n° 78-166': 'décret n°\u00a078-166',
  MDR: 'règlement (UE)',
}
/** German laws, which are cited by paragraph. */
const german = new Set(['MessEV', 'FPackV', 'Eichordnung'])

const words: readonly (readonly [RegExp, string | ((letters: string) => string)])[] = [
  // « 1(2)(a)(f) » of a directive; « 34(1) » of a German law.
  [/\bart\. 1\((\d)\)/g, 'art. 1er, § $1'],
  [/(?<=§ \d+)\((\d)\)/g, ', al. $1'],
  [/(?:\([a-z]\))+/g, (letters) => `, ${letters.slice(1, -1).replaceAll(')(', ' et ')}`],
  [/(?<=§ \d+(?:, al\. \d)?) (?=nos? |no\. )/g, ', '],
  [/\bAnnex ([IVX]+) (?=\d)/g, 'annexe $1, point '],
  [/\bAnnex ([IVX]+) (?=table)/g, 'annexe $1, '],
  [/\bAnnex (\d+) (?=no\.)/g, 'annexe $1, '],
  [/\bAnnex /g, 'annexe '],
  [/\bnos? |\bno\. /g, 'n° '],
  [/\barts |\bart\. /g, 'art. '],
  [/\band sentence (\d)/g, 'et $1e phrase'],
  [/\btable (\d) note\b/g, 'tableau $1, note'],
  [/\(not building-material scales\)/g, '(sauf matériaux de construction)'],
  [/\(not bed scales\)/g, '(sauf pèse-lits)'],
  [/\(small-amount exemption, DE only\)/g, '(petites quantités, Allemagne seulement)'],
  [/\(exemption under conditions\)/g, '(exemption sous conditions)'],
  [/\(to 2014\), now presumption MessEV 24/g, '(jusqu’en 2014), aujourd’hui présomption de MessEV, § 24'],
  [/\(Max > 5 t\)/g, '(Max\u00a0>\u00a05\u00a0t)'],
  [/(§|\bart\.|\bal\.|n°|\bannexe|\bpoint|\btableau|\d+e) /g, '$1\u00a0'],
]

/**
 * A clause as French cites it: « NAWID 1(2)(a), Annex I 14 » → « art. 1er, § 2, a, annexe I, point 14 ». The table of
 * uses writes its clauses in English.
 */
export function frenchCitation(title: string, clause: string): { title: string; clause: string } {
  const sign = german.has(title) ? '§ ' : title.startsWith('Directive') ? 'art. ' : ''
  // A number after a comma begins a clause, unless it goes on a list of numbers.
  const begun = clause.replace(/(^|(?<!\bnos [^,]*), )(?=\d+(?:\(|,|$| no))/g, `$1${sign}`)
  return {
    title: titles[title] ?? title,
    clause: words.reduce((all, [from, to]) => replaced(all, from, to), begun),
  }
}

const replaced = (text: string, from: RegExp, to: string | ((letters: string) => string)) =>
  typeof to === 'string' ? text.replace(from, to) : text.replace(from, to)
