import type { Locale } from '#config/locales.ts'
import type { FitCountry, FitUse } from '#domain/fit/fit-use.ts'
import { fitCountries } from '#domain/fit/fit-use.ts'
import { regimeOf } from '#domain/fit/regime.ts'
import { type LegalSource, regimeOfUse, sourcesIn } from '#domain/fit/regime-answer.ts'
import { type PeriodRule, periods } from '#domain/fit/regime-data.ts'
import { sentence } from '#domain/fit/sentence.ts'
import { useNames } from '#domain/fit/use-names.ts'
import { kilogram } from '#domain/metrology/mass.ts'
import { germanApplicationDays } from '#domain/scales/periodic-verification.ts'
import { cues } from './cues.ts'
import { actionsIn, type Draft, fill } from './draft.ts'
import { pageSource, type SourcePage } from './pages.ts'
import { loadIn, namedKinds, type Question } from './question.ts'
import { countryNames, ofCountry, suggestions, words } from './rule-words.ts'
import { signalWords } from './signal-words.ts'
import { circumstancesIn, weighsAnimals, weighsNoPatients } from './uses.ts'

const heavyUses: readonly FitUse[] = [
  'vehicle-trade',
  'waste',
  'trade',
  'livestock-trade',
  'customs-tax',
  'prepack',
]

/** Loads at which the periods change; each stands for those up to the next one. */
function loadsFor(use: FitUse, maxUg: number | null): number[] {
  if (maxUg !== null) return [maxUg]
  if (use === 'vehicle-trade') return [50_000 * kilogram]
  return [kilogram, 31 * kilogram, ...(heavyUses.includes(use) ? [3_000 * kilogram, 5_001 * kilogram] : [])]
}

type Circumstances = ReturnType<typeof circumstancesIn>

function rulesOf(country: FitCountry, use: FitUse, maxUg: number | null, known: Circumstances): PeriodRule[] {
  const { practice, ...own } = known
  const everyPlace =
    use === 'medical' && country === 'DE' && !own.hospital && !practice && !own.baby && !own.bed
  const rules = loadsFor(use, maxUg).flatMap((load) =>
    (everyPlace ? [true, false] : [own.hospital]).map(
      (hospital) => regimeOf({ ...own, use, country, maxUg: load, hospital }).rule,
    ),
  )
  return [...new Set(rules)]
}

/** The sentence of a period behind the name of its country. */
export function periodSentence(rule: PeriodRule, country: FitCountry, locale: Locale): string {
  const text = periods[rule][locale]
  const name = countryNames[country][locale]
  if (text.startsWith(name)) return text
  return locale === 'fr' ? `${name} : ${lowered(text, locale)}` : `${name}: ${text}`
}

type Rules = { sentences: string[]; legal: string[] }

/** Every period that the question may mean in a country. */
function periodsOf(question: Question, country: FitCountry): Rules {
  const { use, locale, folded } = question
  const known = circumstancesIn(folded)
  const said = (rules: readonly PeriodRule[]) => ({
    sentences: rules.map((rule) => periodSentence(rule, country, locale)),
    legal: rules.flatMap((rule) => citations(periods[rule].source, locale)),
  })
  if (use !== null) return said(rulesOf(country, use, loadIn(question), known))
  const maxUg = loadIn(question)
  if (country === 'DE') return said(rulesOf('DE', 'trade', maxUg, known))
  const sale = said(rulesOf('FR', 'direct-sale', maxUg, known))
  const trade = rulesOf('FR', 'trade', maxUg, known)
  return {
    sentences: [
      ...sale.sentences,
      ...trade.map((rule) => fill(words.others, locale, { rule: lowered(periods[rule][locale], locale) })),
    ],
    legal: [...new Set([...sale.legal, ...said(trade).legal])],
  }
}

const lowered = (text: string, locale: Locale) =>
  locale === 'de' ? text : text.charAt(0).toLowerCase() + text.slice(1)

/** What an answer cites of a rule's sources: texts of law and standards, without the remarks of the table on them. */
const citations = (source: string, locale: Locale) => cited(sourcesIn(source, locale))
const cited = (sources: readonly LegalSource[]) =>
  sources
    .filter(({ title, clause }) => clause !== '' && title !== 'Eichordnung')
    .map(({ title, clause }) => `${title} ${clause.replace(/\s*\((?=[^)]*[a-z]{3})[^)]*\).*$/, '')}`.trim())

/** The countries that a question means: the named one, else both. */
export const countriesOf = ({ country }: Question): readonly FitCountry[] =>
  country === null || country === 'other' ? fitCountries : [country]

/** Where a rule stands on this site. */
const pagesOf = (use: FitUse | null): SourcePage[] =>
  use === 'medical'
    ? ['/blog/classe-iii-medicale', '/blog/verification-periodique']
    : ['/blog/verification-periodique', '/contact']

/** An answer of rules with its texts of law and the aid sentence. */
export function ruleDraft(question: Question, lines: readonly string[], legal: readonly string[]): Draft {
  const { locale } = question
  const basis = legal.length
    ? [fill(words.basis, locale, { list: [...new Set(legal)].join(locale === 'fr' ? ' ; ' : '; ') })]
    : []
  const aid = sentence('aid', {}, locale)
  const { configurator, contact } = actionsIn(locale)
  return {
    kind: 'rule',
    text: [[...lines].join('\n'), basis.join(''), aid].filter((part) => part !== '').join('\n\n'),
    facts: [...lines, ...basis, aid],
    sources: pagesOf(question.use).map((page) => pageSource(page, locale)),
    actions: [configurator, contact],
    suggestions:
      question.country === 'FR'
        ? [suggestions.other.DE[locale]]
        : question.country === 'DE'
          ? [suggestions.other.FR[locale]]
          : [],
  }
}

const isAutomatic = ({ facts }: Question) => namedKinds(facts).includes('checkweigher')

/** Of automatic instruments, which have a directive of their own. */
const automaticReply = (question: Question) => ruleDraft(question, [automaticLine(question)], [])
const automaticLine = ({ locale }: Question) =>
  fill(words.automatic, locale, { directive: automaticDirective })
const automaticDirective = '2014/32'

/** Whether an automatic instrument must be verified: not for oneself, but for what the law regulates. */
function automaticDuty(question: Question): Draft {
  const { use, locale } = question
  const meant: FitUse[] = use === null || use === 'internal' ? ['internal', 'prepack'] : [use]
  const lines = meant.map((one) => regimeOfUse(one, 'FR', locale).text)
  return ruleDraft(question, [...lines, automaticLine(question)], [])
}

/** What is weighed for oneself, and is no control of a production: people who are no patients, and animals. */
function besidesPatients({ use, folded, facts, locale }: Question): string | null {
  if (use !== 'internal') return null
  if (weighsNoPatients(folded)) return words.noPatients[locale]
  return weighsAnimals(folded, facts) ? words.animals[locale] : null
}

const besidesSource = (locale: Locale) => citations('NAWID 1(2)(d)(g)', locale)

/** How often an instrument must be verified, by country, use and Max. */
export function periodReply(question: Question): Draft {
  const { locale } = question
  if (question.country === 'other') return elsewhere(question)
  if (isAutomatic(question)) return automaticReply(question)
  const rules = countriesOf(question).map((country) => periodsOf(question, country))
  const lines = [besidesPatients(question) ?? [], rules.flatMap(({ sentences }) => sentences)].flat()
  if (countriesOf(question).includes('DE') && question.use !== 'internal') lines.push(words.authority[locale])
  if (countriesOf(question).includes('DE') && signalWords.applies.test(question.folded))
    lines.push(lateLine(locale))
  const reply = ruleDraft(
    question,
    lines,
    rules.flatMap(({ legal }) => legal),
  )
  return question.use === null ? { ...reply, suggestions: suggestions.uses[locale] } : reply
}

/** What a timely application means in Germany. */
export const lateLine = (locale: Locale) =>
  fill(words.late, locale, { weeks: String(germanApplicationDays / 7) })

/** Who verifies in each country. */
export function whoReply(question: Question): Draft {
  const { locale } = question
  if (question.country === 'other') return elsewhere(question)
  const countries = countriesOf(question)
  const verifiers = countries.map((country) => words[country === 'FR' ? 'who' : 'authority'][locale])
  const lines = [...(cues.holder.test(question.folded) ? [words.holder[locale]] : []), ...verifiers]
  return ruleDraft(
    question,
    lines,
    countries.includes('FR') ? citations('arrêté 26.5.2004 art. 10', locale) : [],
  )
}

/** A calibration is asked for, and no verification; « obligatoire » alone tells nothing of either. */
const asksCalibration = /^(?!.*\b(?:verif\w*|eich\w*|geeicht)\b).*\b(?:etalonn\w*|calibr\w*|kalibr\w*)\b/

/** Whether a use needs a verified instrument, and how often it is verified then. */
export function dutyReply(question: Question): Draft {
  const { use, locale } = question
  if (question.country === 'other') return elsewhere(question)
  if (isAutomatic(question)) return automaticDuty(question)
  if (use === null && asksCalibration.test(question.folded))
    return ruleDraft(question, [words.calibration[locale]], [])
  if (use === null) return clarifyUse(question)
  const besides = besidesPatients(question)
  if (besides) return ruleDraft(question, [besides], besidesSource(locale))
  const [country = 'FR'] = countriesOf(question)
  const regime = regimeOfUse(use, country, locale)
  const rules = regime.legal ? countriesOf(question).map((own) => periodsOf(question, own)) : []
  return ruleDraft(
    question,
    [regime.text, ...rules.flatMap(({ sentences }) => sentences)],
    [...cited(regime.sources), ...rules.flatMap((own) => own.legal)],
  )
}

/** Which classes a use admits. */
export function classReply(question: Question): Draft {
  const { use, locale } = question
  if (use === null) return clarifyUse(question)
  const besides = besidesPatients(question)
  if (besides) return ruleDraft(question, [besides], besidesSource(locale))
  const [country = 'FR'] = countriesOf(question)
  const { classes, text, legal } = regimeOfUse(use, country, locale)
  const name = useNames[use][locale]
  const line = legal
    ? fill(words.classes, locale, { use: name, classes: classes.join(words.or[locale]) })
    : fill(words.anyClass, locale, { use: name })
  const reply = ruleDraft(question, [line, text], [])
  return { ...reply, sources: [pageSource('/blog/classe-iii-ou-ii', locale), ...(reply.sources ?? [])] }
}

const clarifyUse = ({ locale }: Question): Draft => ({
  kind: 'clarify',
  text: words.which[locale],
  facts: [],
  suggestions: suggestions.uses[locale],
})

/** « Und in Deutschland? » as a first message: asks what is meant; null where more, or no country, is named. */
export function countryAlone({ country, folded, facts, locale }: Question): Draft | null {
  if ((country !== 'FR' && country !== 'DE') || facts.length > 0 || folded.split(' ').length > 4) return null
  const { ask, suggestions: chips } = ofCountry[country]
  return { kind: 'clarify', text: ask[locale], facts: [], suggestions: chips[locale] }
}

/** Another country than the two whose rules are known. */
export const elsewhere = ({ locale }: Question): Draft => ({
  kind: 'handover',
  text: words.elsewhere[locale],
  facts: [],
  sources: [pageSource('/contact', locale)],
  actions: [actionsIn(locale).contact],
})
