import type { Locale } from '#config/locales.ts'

/** A text of law and the place in it. */
export type LegalSource = { title: string; clause: string }

type Rule = readonly [from: RegExp, to: string | ((matched: string) => string)]
type Citation = {
  /** Texts of law as the language calls them within a sentence; others keep their title. */
  titles: Readonly<Record<string, string>>
  /** How paragraphs of German laws are cited, and how articles of directives are. */
  signs: { paragraph: string; article: string }
  /** Done before the signs are set. */
  first: readonly Rule[]
  words: readonly Rule[]
}

/** Laws that are cited by paragraph and whose annexes German calls Anlage. */
const germanLaws = /^(?:MessEV|FPackV|Eichordnung)$/

const letterList = (letters: string, and: string) => letters.slice(1, -1).replaceAll(')(', ` ${and} `)

const french: Citation = {
  titles: {
    'Directive 2014/31/EU': 'directive 2014/31/UE',
    'Directive 76/211/EEC': 'directive 76/211/CEE',
    'Arrêté du 26 mai 2004': 'arrêté du 26\u00a0mai\u00a02004',
    'Arrêté du 10 janvier 2006': 'arrêté du 10\u00a0janvier\u00a02006',
    'Arrêté du 20 décembre 1994': 'arrêté du 20\u00a0décembre\u00a01994',
    'Décret n° 78-166': 'décret n°\u00a078-166',
    MDR: 'règlement (UE)',
  },
  signs: { paragraph: '§ ', article: 'art. ' },
  first: [],
  words: [
    // « 1(2)(a)(f) » of a directive; « 34(1) » of a German law.
    [/\bart\. 1\((\d)\)/g, 'art. 1er, § $1'],
    [/(?<=§ \d+)\((\d)\)/g, ', al. $1'],
    [/(?:\([a-z]\))+/g, (letters) => `, ${letterList(letters, 'et')}`],
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
  ],
}

const english: Citation = {
  titles: {
    'Arrêté du 26 mai 2004': 'French order of 26 May 2004',
    'Arrêté du 10 janvier 2006': 'French order of 10 January 2006',
    'Arrêté du 20 décembre 1994': 'French order of 20 December 1994',
    'Décret n° 78-166': 'French decree no. 78-166',
    MDR: 'Regulation (EU)',
  },
  signs: { paragraph: 'section ', article: 'Art. ' },
  first: [],
  words: [
    [/\bart(s|\.) /g, 'Art$1 '],
    [/(\([a-z]\))(?=\([a-z]\))/g, '$1 and '],
    [/\(to 2014\), now presumption MessEV 24/g, '(to 2014), now a presumption under MessEV, section 24'],
    [/\b(Arts|Art\.|Annex|no\.|nos|section|table) (?=[\dIVX])/g, '$1\u00a0'],
  ],
}

const german: Citation = {
  titles: {
    'Directive 2014/31/EU': 'Richtlinie 2014/31/EU',
    'Directive 76/211/EEC': 'Richtlinie 76/211/EWG',
    'Arrêté du 26 mai 2004': 'französischer Erlass vom 26. Mai 2004',
    'Arrêté du 10 janvier 2006': 'französischer Erlass vom 10. Januar 2006',
    'Arrêté du 20 décembre 1994': 'französischer Erlass vom 20. Dezember 1994',
    'Décret n° 78-166': 'französisches Dekret Nr. 78-166',
    MDR: 'Verordnung (EU)',
  },
  signs: { paragraph: '§ ', article: 'Art. ' },
  first: [
    [/(?:\([a-z]\))+/g, (letters) => ` Buchst. ${letterList(letters, 'und')}`],
    [/\bAnnex ([IVX]+) (\d)/g, 'Annex $1 no. $2'],
  ],
  words: [
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
  ],
}

const citations: Record<Locale, Citation> = { fr: french, en: english, de: german }

const replaced = (text: string, rules: readonly Rule[]): string =>
  rules.reduce((all, [from, to]) => all.replace(from, to as string), text)

/**
 * A clause as a language cites it: « MessEV 6 no. 3, 23(3) » → « § 6 Nr. 3, § 23 Abs. 3 ». The table of uses writes its
 * clauses in English, and leaves the word for a paragraph or an article out.
 */
export function citation(title: string, clause: string, locale: Locale): LegalSource {
  const { titles, signs, first, words } = citations[locale]
  const isGerman = germanLaws.test(title)
  const sign = isGerman ? signs.paragraph : title.startsWith('Directive') ? signs.article : ''
  const rules: readonly Rule[] = [
    ...first,
    ...(locale === 'de' ? [[/Annex /g, isGerman ? 'Anlage ' : 'Anhang '] as const] : []),
    // A number after a comma begins a clause, unless it goes on a list of numbers.
    [/(^|(?<!\bnos [^,]*), )(?=\d+(?:\(|,|$| no))/g, `$1${sign}`],
    ...words,
  ]
  return { title: titles[title] ?? title, clause: replaced(clause, rules) }
}

/** Titles whose clause is their number, or that name a chapter: nothing stands between. */
const joined = /\((?:EU|UE)\)$|^(?:USP|Ph\. Eur\.)$/

/**
 * A text of law with its clause, as each language cites it: « arrêté du 26 mai 2004, art. 8 », „§ 34 Abs. 1 MessEV“. A
 * remark in brackets stays at the end.
 */
export function citationText({ title, clause }: LegalSource, locale: Locale): string {
  if (clause === '') return title
  if (joined.test(title)) return `${title}\u00a0${clause}`
  // German names its laws behind the paragraph.
  if (locale !== 'de' || !germanLaws.test(title)) return `${title}, ${clause}`
  const [, place = clause, remark = ''] = clause.match(/^(.*?)( \(.*)?$/) ?? []
  return `${place} ${title}${remark}`
}
