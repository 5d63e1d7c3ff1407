/** A text of law as German calls it; others keep their title. */
const titles: Readonly<Record<string, string>> = {
  'Directive 2014/31/EU': 'Richtlinie 2014/31/EU',
  'Directive 76/211/EEC': 'Richtlinie 76/211/EWG',
  'Arrêté du 26 mai 2004': 'französischer Erlass vom 26. Mai 2004',
  'Arrêté du 10 janvier 2006': 'französischer Erlass vom 10. Januar 2006',
  'Arrêté du 20 décembre 1994': 'französischer Erlass vom 20. Dezember 1994',
  'Décret n° 78-166': 'französisches Dekret Nr. 78-166',
  MDR: 'Verordnung (EU)',
}
/** Laws that are cited by paragraph and whose annexes are called Anlage. */
const german = new Set(['MessEV', 'FPackV', 'Eichordnung'])

const words: readonly (readonly [RegExp, string])[] = [
  [/\((\d+)\)/g, ' Abs. $1'],
  [/\bnos? |\bno\. /g, 'Nr. '],
  [/\barts |\bart\. /g, 'Art. '],
  [/\band sentence /g, 'und Satz '],
  [/\btable /g, 'Tabelle '],
  [/ note\b/g, ' Anmerkung'],
  [/\(not building-material scales\)/g, '(ohne Baustoffwaagen)'],
  [/\(not bed scales\)/g, '(ohne Bettenwaagen)'],
  [/\(small-amount exemption, DE only\)/g, '(Kleinstbeträge, nur Deutschland)'],
  [/\(exemption under conditions\)/g, '(Ausnahme unter Bedingungen)'],
  [/\(to 2014\), now presumption MessEV 24/g, '(bis 2014), jetzt Vermutung nach § 24 MessEV'],
  [/(§|Art\.|Abs\.|Nr\.|Buchst\.) /g, '$1\u00a0'],
]

/**
 * A clause as German cites it: « MessEV 6 no. 3, 23(3) » → « § 6 Nr. 3, § 23 Abs. 3 ». The table of
 * uses writes its clauses in English.
 */
export function germanCitation(title: string, clause: string): { title: string; clause: string } {
  const isGerman = german.has(title)
  const sign = isGerman ? '§ ' : title.startsWith('Directive') ? 'Art. ' : ''
  const text = clause
    .replace(/((?:\([a-z]\))+)/g, (letters) => ` Buchst. ${letters.slice(1, -1).replaceAll(')(', ' und ')}`)
    .replace(/\bAnnex ([IVX]+) (\d)/g, 'Annex $1 no. $2')
    .replaceAll('Annex ', isGerman ? 'Anlage ' : 'Anhang ')
    // A number after a comma begins a clause, unless it goes on a list of numbers.
    .replace(/(^|(?<!\bnos [^,]*), )(?=\d+(?:\(|,|$| no))/g, `$1${sign}`)
  return {
    title: titles[title] ?? title,
    clause: words.reduce((all, [from, to]) => all.replace(from, to), text),
  }
}
