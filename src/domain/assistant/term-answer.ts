import {
  formatCapacity,
  formatInterval,
  formatNumber,
  gram,
  kilogram,
  milligram,
} from '#domain/metrology/mass.ts'
import { type AccuracyClass, greatestN } from '#domain/metrology/metrology.ts'
import { errorSteps } from '#domain/metrology/permissible-error.ts'
import { inLocale } from '#domain/site/urls.ts'
import { actionsIn, type Draft } from './draft.ts'
import { glossary, type Term, termsIn } from './glossary.ts'
import { asksDegreeFor, degreeFor, degreeLines } from './ip-degree.ts'
import { pageSource, type SourcePage } from './page-sources.ts'
import { classesIn, type Question } from './question.ts'
import { say } from './say.ts'
import { foldedWords } from './word-lists.ts'

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
const mostTerms = 4

/** Whether a text names a term by which it can be answered, and that does not stand in most questions. */
export const namesTerm = ({ text, locale }: Question): boolean =>
  termsIn(text, locale, true).some(({ key }) => !vague.has(key))

/** The terms that are asked for: what names a term of its own before what every plate has. */
function askedTerms(question: Question): Term[] {
  const { text, folded, locale } = question
  const candidates = termsIn(text, locale, true)
  if (asksDegreeFor(question) && (candidates.length === 0 || candidates.some(({ key }) => key === 'ip')))
    return glossary.filter(({ key }) => key === 'ip')
  // « What do Max, Min, e, d mean? »: hardly a word is none of them.
  const isList = candidates.length > 2 && folded.split(' ').length <= 2 * candidates.length
  if (isList) return candidates.slice(0, mostTerms)
  const specific = candidates.filter(({ key }) => !vague.has(key))
  const chosen =
    specific.length > 1 || (specific.length === 1 && candidates.length > 3) ? specific : candidates
  const first = chosen.filter(({ key }) => specific.length === 0 || !vague.has(key) || chosen.length <= 2)
  return first.slice(0, mostTerms)
}

/** What terms of the trade mean; null where none is named. */
export function termAnswer(question: Question): Draft | null {
  const { locale } = question
  const classes = classLines(question)
  const terms = askedTerms(question).filter(
    ({ key }) => classes.length === 0 || !['class', 'class-names'].includes(key),
  )
  if (terms.length === 0 && classes.length === 0) return null
  const colon = locale === 'fr' ? ' : ' : ': '
  const degree = degreeFor(question)
  const lines = [
    ...(degree?.lines ?? []),
    ...classes,
    ...terms.map((term) => `${headOf(term, question)}${colon}${term.text[locale]}`),
    ...(terms.some(({ key }) => key === 'ip') ? degreeLines(question) : []),
    ...(terms.some(({ key }) => key === 'calibration') && terms.length > 1
      ? [say('rule.calibration', locale)]
      : []),
  ]
  const { contact, products } = actionsIn(locale)
  return {
    kind: 'definition',
    text: lines.join('\n'),
    ...(degree?.verdict === undefined ? {} : { verdict: degree.verdict }),
    facts: [...lines, ...terms.flatMap(({ names }) => names[locale])],
    sources:
      terms.length > 0
        ? terms.map(({ see }) => ({
            ...pageSource(see.split('?')[0] as SourcePage, locale),
            href: inLocale(locale, see),
          }))
        : [pageSource('/blog/classe-iii-ou-ii', locale)],
    actions: [products, contact],
  }
}

/** An instrument of each class that many know, µg. */
const usualInstruments: Record<AccuracyClass, { maxUg: number; eUg: number }> = {
  I: { maxUg: 220 * gram, eUg: milligram },
  II: { maxUg: 3 * kilogram, eUg: gram / 10 },
  III: { maxUg: 15 * kilogram, eUg: 5 * gram },
  IIII: { maxUg: 500 * kilogram, eUg: kilogram },
}

/**
 * What the named classes mean: what they are for, how truly one of them weighs in service, and how finely it may divide
 * Max (OIML R 76-1, tables 3 and 6, 3.5.2). A line with a tab is a row of a table.
 */
const classLines = (question: Question): string[] =>
  classesIn(question).map((cls) => {
    const { locale } = question
    const { maxUg, eUg } = usualInstruments[cls]
    const [first, second] = errorSteps[cls].map((steps) => formatCapacity(steps * eUg, locale))
    const [one = '', two = '', three = ''] = [1, 2, 3].map((times) => formatInterval(times * eUg, locale))
    const [n, max] = [greatestN(cls), formatCapacity(maxUg, locale)]
    const errors = { max, e: one, one, two, three, first: first ?? '', second: second ?? '' }
    const meaning = { cls, what: say(`term.${cls}`, locale), use: say(`term.${cls}-use`, locale) }
    return [
      say('term.class', locale, meaning) +
        (Number.isFinite(n) ? ` ${say('term.class-intervals', locale, { n: formatNumber(n, locale) })}` : ''),
      say('term.class-error', locale, errors),
    ].join('\n\n')
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
