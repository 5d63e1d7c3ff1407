import type { FitCountry } from '#domain/fit/fit-use.ts'
import { nameOfUse } from '#domain/fit/name-of-use.ts'
import { regimeOfUse } from '#domain/fit/regime-answer.ts'
import { rowOfUse } from '#domain/fit/regime-data.ts'
import { circumstancesIn } from './circumstances.ts'
import type { Draft } from './draft.ts'
import { fill } from './draft.ts'
import type { Intent } from './intents.ts'
import { lawWords } from './law-words.ts'
import { cited, periodsOf } from './period-lines.ts'
import type { Question } from './question.ts'
import { besidesPatients, besidesSource, dutyCountries, ruleDraft } from './rule-reply.ts'
import { words } from './rule-words.ts'
import { saysInternal } from './uses.ts'

/** Rules that depend on the use, the place and the country. */
const rules: readonly (Intent | null)[] = ['period', 'duty', 'class', 'expired']

/** A second clause that names another use or place: « Et si je vends … », « …, and our branch in … ». */
const joints =
  /(?<=[.?!;])\s+(?:(?:et|and|und|mais|but|aber|sinon|what (?:about|if)|was ist,? wenn)\s+)(?=\p{L})|\s*,?\s+(?:et|and|und|mais|but|aber|sowie)\s+(?:(?:auch|aussi|also|too)\s+)?(?=(?:si|if|quand|when|wenn|pour|for|für|chez|at|dans|à|in|im|bei|beim|une pour|un pour|celle|one (?:for|in|at)|the one|eine (?:für|zum|im)|die (?:im|in)|what (?:about|if)|(?:notre|nos|ma|mon|la|l['’]autre|our|my|the|an?other|unsere?|meine?|die|eine?|une?)\s+(?:\p{L}+\s+){0,3}(?:à|in|im|bei|pour|for|für|en|d['’]|de|at|zum)(?:\s|(?<=['’])))[\s\p{L}])/iu

type Read = (text: string) => { question: Question; intent: Intent | null }
type Part = { question: Question; country: readonly FitCountry[] }

/**
 * The rules for two uses, or two places, that one message names in two clauses: each with its own line. Null where the
 * message names one, or both have the same rule.
 */
export function twoRules(text: string, whole: Whole, read: Read): Draft | null {
  const clauses = clausesOf(text, joints)
  if (clauses) return ofClauses(clauses, whole, read)
  // « I buy scrap from the public and sort it internally »: what is internal never hides what is regulated.
  const mixed = saysInternal(whole.question.folded) ? clausesOf(text, anyAnd) : null
  return mixed && ofClauses(mixed, whole, read, isMixed)
}

type Whole = { intent: Intent | null; question: Question }
type Clauses = readonly [string, string]

const anyAnd = /\s*,?\s+(?:et|and|und|mais|but|aber|sowie)\s+(?=\p{L})/iu

function clausesOf(text: string, joint: RegExp): Clauses | null {
  const at = text.match(joint)
  if (at?.index === undefined) return null
  const [first, second] = [text.slice(0, at.index), text.slice(at.index + at[0].length)]
  return first.length < 8 || second.length < 5 ? null : [first, second]
}

/** One clause is internal by its words, the other one regulated. */
const isMixed = (a: Question, b: Question): boolean =>
  [a, b].some(({ use, folded }) => use === 'internal' && saysInternal(folded)) &&
  [a, b].some(({ use }) => use !== null && rowOfUse(use).legal.FR)

function ofClauses(
  [first, second]: Clauses,
  whole: Whole,
  read: Read,
  admits: (a: Question, b: Question) => boolean = () => true,
): Draft | null {
  const [a, b] = [read(first), read(second)]
  if (!admits(a.question, b.question)) return null
  const intent = [a.intent, b.intent, whole.intent].find((own) => rules.includes(own)) ?? null
  if (intent === null || [a, b].some(({ question }) => question.country === 'other')) return null
  const parts = partsOf(a.question, b.question, whole.question)
  return parts && answered(parts, intent)
}

/** Both clauses as questions of their own: what one leaves out is that of the other; null where they do not differ. */
function partsOf(a: Question, b: Question, whole: Question): readonly [Part, Part] | null {
  const [useA, useB] = [a.use ?? b.use, b.use ?? a.use]
  if (useA === null || useB === null) return null
  const isOtherUse = a.use !== null && b.use !== null && a.use !== b.use
  const isOtherCountry = a.country !== null && b.country !== null && a.country !== b.country
  const isOtherPlace =
    useA === 'medical' &&
    useB === 'medical' &&
    placeOf(a.folded) !== placeOf(b.folded) &&
    placeOf(b.folded) !== ''
  if (!isOtherUse && !isOtherCountry && !isOtherPlace) return null
  const part = (own: Question, other: Question, use: Question['use']): Part => {
    const question = { ...own, use, country: own.country ?? other.country ?? whole.country }
    // « … Ladenwaage 15 kg … und in Straßburg? »: the same instrument in another place.
    const facts = isOtherUse || own.facts.some(({ type }) => type === 'load') ? own.facts : other.facts
    const asked = { ...question, facts }
    return { question: asked, country: dutyCountries(asked) }
  }
  return [part(a, b, useA), part(b, a, useB)]
}

function placeOf(folded: string): string {
  const { hospital, practice, baby, bed } = circumstancesIn(folded)
  return [hospital && 'hospital', practice && 'practice', baby && 'baby', bed && 'bed']
    .filter(Boolean)
    .join(' ')
}

function answered(parts: readonly [Part, Part], intent: Intent): Draft | null {
  const answers = parts.map(({ question, country }) => {
    const { use, locale } = question
    const regime = regimeOfUse(use ?? 'trade', country[0] ?? 'FR', locale)
    const besides = besidesPatients(question)
    const periods = regime.legal && !besides ? country.map((own) => periodsOf(question, own)) : []
    const lines = periods.flatMap(({ sentences }) => sentences)
    const known = besides ? besidesSource(locale) : cited(regime.sources, locale)
    const legal = known.filter((text) => country.includes('DE') || !german.test(text))
    const periodic = periods.flatMap((own) => own.legal)
    return { question, regime, text: besides ?? regime.text, lines, legal, periodic }
  })
  const [a, b] = answers
  if (!a || !b) return null
  const isOneUse = a.regime.use === b.regime.use
  if (isOneUse && a.lines.join() === b.lines.join()) return null
  const { locale } = a.question
  const tellsUse = intent !== 'period' || a.regime.legal !== b.regime.legal
  const lines = isOneUse
    ? [...(tellsUse ? [a.text] : []), ...new Set([...a.lines, ...b.lines])]
    : answers.flatMap(({ regime, text, lines: own }) => {
        const name = nameOfUse(regime.use, locale)
        const head = `${name}${locale === 'fr' ? ' :' : ':'}`
        const verdict = lowered(lawWords[regime.legal ? 'yes' : 'no'][locale])
        const classes = regime.classes.join(words.or[locale])
        return [
          // The sentence on internal use begins with its name.
          ...(tellsUse && !text.startsWith(name)
            ? [`${head} ${intent === 'duty' ? verdict : ''}${text}`]
            : []),
          ...(tellsUse && text.startsWith(name) ? [text] : []),
          ...(tellsUse ? [] : [head]),
          ...(intent === 'class' && regime.legal
            ? [fill(words.classes, locale, { use: name, classes })]
            : []),
          ...own,
        ]
      })
  const isGerman = parts.some(({ country }, i) => country.includes('DE') && answers[i]?.regime.legal)
  return ruleDraft(
    { ...a.question, country: null },
    [...lines, ...(isGerman ? [words.authority[locale]] : [])],
    answers.flatMap(({ legal, periodic }) => [...(tellsUse ? legal : []), ...periodic]),
  )
}

const german = /^(?:MessE[VG]|FPackV)\b/
/** « Oui. Vendre … » behind a name: « oui. Vendre … ». */
const lowered = (verdict: string) => `${verdict.charAt(0).toLowerCase()}${verdict.slice(1)} `
