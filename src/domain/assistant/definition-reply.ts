import type { Localized } from '#config/locales.ts'
import type { FitUse } from '#domain/fit/fit-use.ts'
import { formatNumber } from '#domain/metrology/mass.ts'
import { type AccuracyClass, greatestN } from '#domain/metrology/metrology.ts'
import { inLocale } from '#domain/site/urls.ts'
import { cues } from './cues.ts'
import { actionsIn, type Draft, fill } from './draft.ts'
import { bothRanges, glossary, type Term, termsIn } from './glossary.ts'
import { asksDegreeFor, degreeFor, degreeLine } from './ip-degree.ts'
import { pageSource, type SourcePage } from './pages.ts'
import { classesIn, foldedWords, type Question } from './question.ts'
import { talkSignals } from './talk-signals.ts'

/** Words that stand in most questions and are seldom what is asked. */
const vague = new Set([
  'data-plate',
  'class',
  'max',
  'legal-for-trade',
  'pan',
  'platform',
  'excl-vat',
  'class-names',
])

/** « e and d », « tare ou net » */
const joins = /\b(?:et|ou|and|or|und|oder|vs|versus|by)\b/

/** « Kalibrierung, Eichung, Justierung: was ist was? », « Max, Min, e and d » */
const isList = (text: string) =>
  /\p{L}\s*,\s*\p{L}[^,.;?!]{0,30}(?:,|\s(?:et|ou|and|or|und|oder)\s|:|\?|$)/u.test(text)
const isListed = ({ key }: Term) => key === 'max' || !vague.has(key)
const mostListed = 5

/** The terms that are asked for: those of a list, two where their difference is, else the one that tells most. */
function askedTerms({ text, locale, folded }: Question): Term[] {
  const terms = termsIn(text, locale, true)
  const known = terms.length ? terms : termsIn(text, locale)
  const specific = known.filter(({ key }) => !vague.has(key))
  if (isList(text) && known.length > 2) return known.filter(isListed).slice(0, mostListed)
  const isJoined = joins.test(folded) || cues.difference.test(folded)
  const chosen = specific.length === 0 || (specific.length < 2 && isJoined) ? known : specific
  return chosen.slice(0, cues.difference.test(folded) ? 3 : isJoined ? 2 : 1)
}

const containers =
  /\b(?:recipients?|bidons?|futs?|cuves?|seaux?|conteneurs?|contenants?|bacs?|caisses?|tares?|tarer|containers?|drums?|buckets?|bins?|vessels?|tubs?|tar(?:e|ing|ed)|behalter\w*|gefass\w*|fass|fasser|wannen?|kisten?|kubel|eimer|gebinde\w*|tara|tarier\w*)\b/

/** Which of multi-interval and multiple range suits who weighs in a container. */
const rangeAdvice = ({ folded, text, locale }: Question) =>
  containers.test(folded) && bothRanges(text, locale) ? [words.netLoad[locale]] : []

/** What an instrument with one interval is, which no term names, and which of the two suits who sells. */
function singleRange(question: Question, terms: readonly Term[]): string[] {
  const { locale, use } = question
  if (!talkSignals.oneRange(question) || !terms.some(({ key }) => key === 'multi-interval')) return []
  const isSale = use !== null && shopSale.includes(use)
  return [words.oneRange[locale], ...(isSale ? [words.smallPortions[locale]] : [])]
}
const shopSale: readonly FitUse[] = ['direct-sale', 'price-computing', 'farm-sale', 'prepack-variable']

/** « Can an IPX8 scale be hosed? » asks of the degree, by whatever word. */
const termsAsked = (question: Question): readonly Term[] => {
  return asksDegreeFor(question) ? glossary.filter(({ key }) => key === 'ip') : askedTerms(question)
}

/** What a term of the trade means, and with `isNeed` what decides whether one needs it; null where none is named. */
export function definitionReply(question: Question, isNeed = false): Draft | null {
  const { locale } = question
  const terms = termsAsked(question)
  if (terms.length === 0) return null
  const one = namedClasses(question, terms)
  const colon = locale === 'fr' ? ' : ' : ': '
  const advice = [...degreeFor(question), ...rangeAdvice(question), ...singleRange(question, terms)]
  const need =
    isNeed || talkSignals.needsIt(question) || talkSignals.needsTerm(question) ? [words.need[locale]] : []
  const degree = terms.some(({ key }) => key === 'ip') ? degreeLine(question) : []
  const lines = [
    ...advice,
    ...terms.map((term) => `${headOf(term, question)}${colon}${term.text[locale]}`),
    ...degree,
    ...need,
  ]
  const { contact, products } = actionsIn(locale)
  return {
    kind: 'definition',
    text: one ?? lines.join('\n'),
    facts: [
      ...(one ? [one] : []),
      ...advice,
      ...degree,
      ...terms.flatMap(({ names, text }) => [...names[locale], text[locale]]),
    ],
    sources: terms.map(({ see }) => sourceOf(see, locale)),
    actions: [products, contact],
  }
}

const classes: Record<AccuracyClass, Localized> = {
  I: {
    fr: 'précision spéciale, pour le laboratoire',
    en: 'special accuracy, for laboratories',
    de: 'Feinwaagen, für das Labor',
  },
  II: {
    fr: 'précision fine, pour la pharmacie et la bijouterie',
    en: 'high accuracy, for pharmacies and jewellers',
    de: 'Präzisionswaagen, für Apotheken und Juweliere',
  },
  III: {
    fr: 'précision moyenne, pour le commerce, l’industrie et le médical',
    en: 'medium accuracy, for retail, industry and medicine',
    de: 'Handelswaagen, für Handel, Industrie und Medizin',
  },
  IIII: {
    fr: 'précision ordinaire, pour les pesées grossières',
    en: 'ordinary accuracy, for coarse weighing',
    de: 'Grobwaagen, für grobe Wägungen',
  },
}
const words = {
  class: { fr: 'Classe {cls} : {what}.', en: 'Class {cls}: {what}.', de: 'Klasse {cls}: {what}.' },
  most: {
    fr: 'Un tel instrument a au plus {n} échelons de vérification (Max divisé par e).',
    en: 'Such an instrument has at most {n} verification scale intervals (Max divided by e).',
    de: 'Eine solche Waage hat höchstens {n} Eichwerte (Max geteilt durch e).',
  },
  need: {
    fr: 'Tout dépend de l’usage : dites-moi ce que vous pesez et à quoi sert le résultat.',
    en: 'Whether you need it depends on the use: tell me what you weigh and what the result is used for.',
    de: 'Ob Sie das brauchen, hängt von der Verwendung ab: Sagen Sie mir, was Sie wiegen und wozu das Ergebnis dient.',
  },
  oneRange: {
    fr: 'Étendue unique : le même échelon de zéro à Max.',
    en: 'Single range: the same interval from zero to Max.',
    de: 'Einteilung: derselbe Teilungswert von null bis Max.',
  },
  smallPortions: {
    fr: 'Pour la vente de petites portions, prenez les échelons multiples : les petites charges se lisent plus fin, et Min se compte avec le premier échelon, le plus petit. Si toutes vos pesées sont lourdes, une étendue unique suffit.',
    en: 'For selling small portions choose multi-interval: small loads read finer, and Min is counted with the first interval, the smallest. If all you weigh is heavy, a single range is enough.',
    de: 'Für den Verkauf kleiner Portionen nehmen Sie die Mehrteilungswaage: Kleine Lasten werden feiner angezeigt, und Min zählt mit dem ersten, kleinsten Teilungswert. Wiegen Sie nur Schweres, genügt eine Waage mit einer Teilung.',
  },
  netLoad: {
    fr: 'Avec un récipient lourd et de petites quantités, prenez les échelons multiples : après la tare, la charge nette décide et l’échelon reste fin. Avec des étendues multiples, le récipient compterait et l’échelon serait grossier. Max doit couvrir récipient et contenu.',
    en: 'With a heavy container and small quantities, choose multi-interval: after taring, the net load decides and the interval stays fine. With multiple ranges, the container would count too and the interval would be coarser. Max must cover the container and what is in it.',
    de: 'Mit schwerem Behälter und kleinen Mengen nehmen Sie eine Mehrteilungswaage: Nach dem Tarieren entscheidet die Nettolast, der Teilungswert bleibt fein. Bei einer Mehrbereichswaage zählt der Behälter mit, und der Teilungswert wäre grob. Max muss Behälter und Inhalt abdecken.',
  },
} satisfies Record<string, Localized>

/** What the classes mean that are named, and how many intervals they admit. */
export function classSizeReply(question: Question): Draft | null {
  const lines = linesOfClasses(question)
  if (lines.length === 0) return null
  const { contact, products } = actionsIn(question.locale)
  return {
    kind: 'definition',
    text: lines.join('\n'),
    facts: lines,
    sources: [pageSource('/blog/classe-iii-ou-ii', question.locale)],
    actions: [products, contact],
  }
}

/** What the classes mean that are asked for, a line each; null where another term, or all classes, are. */
function namedClasses(question: Question, terms: readonly Term[]): string | null {
  const lines = terms.some(({ key }) => !['class', 'class-names'].includes(key))
    ? []
    : linesOfClasses(question)
  return lines.length > 0 ? lines.join('\n') : null
}

const linesOfClasses = (question: Question) =>
  classesIn(question).map((cls) => {
    const { locale } = question
    const n = greatestN(cls)
    const most = Number.isFinite(n) ? [fill(words.most, locale, { n: formatNumber(n, locale) })] : []
    return [fill(words.class, locale, { cls, what: classes[cls][locale] }), ...most].join(' ')
  })

/** The name that was asked for, with the usual one behind it. */
function headOf({ names }: Term, { folded, locale }: Question): string {
  const [usual = ''] = names[locale]
  const asked = names[locale].find(
    (name) => name.length > 2 && ` ${folded} `.includes(` ${foldedWords(name)} `),
  )
  return asked === undefined || asked === usual ? capital(usual) : `${capital(asked)} (${usual})`
}

const capital = (text: string) => (text.length > 2 ? text.charAt(0).toUpperCase() + text.slice(1) : text)

function sourceOf(see: string, locale: Question['locale']) {
  const path = see.split('?')[0] as SourcePage
  return { ...pageSource(path, locale), href: inLocale(locale, see) }
}
