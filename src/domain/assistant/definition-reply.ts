import { inLocale } from '#domain/site/urls.ts'
import { cues } from './cues.ts'
import { actionsIn, type Draft } from './draft.ts'
import { type Term, termsIn } from './glossary.ts'
import { pageSource, type SourcePage } from './pages.ts'
import { foldedWords, type Question } from './question.ts'

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

/** The terms that are asked for: two where their difference is, else the one that tells most. */
function askedTerms({ text, locale, folded }: Question): Term[] {
  const terms = termsIn(text, locale, true)
  const known = terms.length ? terms : termsIn(text, locale)
  const telling = known.filter(({ key }) => !vague.has(key))
  const chosen = telling.length ? telling : known
  return chosen.slice(0, cues.difference.test(folded) ? 3 : 1)
}

/** What a term of the trade means; null where none is named. */
export function definitionReply(question: Question): Draft | null {
  const { locale } = question
  const terms = askedTerms(question)
  if (terms.length === 0) return null
  const colon = locale === 'fr' ? ' : ' : ': '
  const lines = terms.map((term) => `${headOf(term, question)}${colon}${term.text[locale]}`)
  const { contact, products } = actionsIn(locale)
  return {
    kind: 'definition',
    text: lines.join('\n'),
    facts: terms.flatMap(({ names, text }) => [...names[locale], text[locale]]),
    sources: terms.map(({ see }) => sourceOf(see, locale)),
    actions: [products, contact],
  }
}

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
