import type { Locale } from '#config/locales.ts'
import type { FitCountry, FitUse } from '#domain/fit/fit-use.ts'
import { fitCountries } from '#domain/fit/fit-use.ts'
import { namedInstrument } from '#domain/fit/named-instrument.ts'
import { regimeOfUse } from '#domain/fit/regime-answer.ts'
import { sentence } from '#domain/fit/sentence.ts'
import { germanApplicationDays } from '#domain/scales/periodic-verification.ts'
import { isSwiss } from './country.ts'
import { cues } from './cues.ts'
import { actionsIn, type Draft, fill } from './draft.ts'
import { lawWords } from './law-words.ts'
import { pageSource, type SourcePage } from './pages.ts'
import { citations, cited, periodsOf, periodsOfKind } from './period-lines.ts'
import { namedKinds, type Question } from './question.ts'
import {
  calibrationLines,
  exemptionLines,
  leavesUseOpen,
  recurrenceLines,
  verdictLines,
} from './rule-verdict.ts'
import { ofCountry, suggestions, words } from './rule-words.ts'
import { signalWords } from './signal-words.ts'
import { weighsAnimals, weighsNoPatients } from './uses.ts'

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
const automaticReply = (question: Question, lines: readonly string[] = []) => {
  const { kind = 'checkweigher' } = namedInstrument(question.text)
  const rules = countriesOf(question).map((country) => periodsOfKind(question, country, kind))
  return ruleDraft(
    question,
    [...lines, automaticLine(question), ...rules.flatMap(({ sentences }) => sentences)],
    rules.flatMap(({ legal }) => legal),
  )
}
const automaticLine = ({ locale }: Question) =>
  fill(words.automatic, locale, { directive: automaticDirective })
const automaticDirective = '2014/32'

/** Whether an automatic instrument must be verified: not for oneself, but for what the law regulates. */
function automaticDuty(question: Question): Draft {
  const { use, locale } = question
  const meant: FitUse[] = use === null || use === 'internal' ? ['internal', 'prepack'] : [use]
  const lines = meant.map((one) => regimeOfUse(one, 'FR', locale).text)
  return automaticReply(question, lines)
}

/** What is weighed for oneself, and is no control of a production: people who are no patients, and animals. */
export function besidesPatients({ use, folded, facts, locale }: Question): string | null {
  if (use !== 'internal') return null
  if (weighsNoPatients(folded)) return words.noPatients[locale]
  return weighsAnimals(folded, facts) ? words.animals[locale] : null
}

/** What is cited where a use only seems to be a medical one. */
export const besidesSource = (locale: Locale) => citations('NAWID 1(2)(d)(g)', locale)

/** How often an instrument must be verified, by country, use and Max. */
export function periodReply(question: Question): Draft {
  const { locale } = question
  if (question.country === 'other') return elsewhere(question)
  if (isAutomatic(question)) return automaticReply(question)
  const open = leavesUseOpen(question)
  const asked = open ? { ...question, use: 'trade' as const } : question
  const rules = countriesOf(question).map((country) => periodsOf(asked, country))
  const lines = [
    ...(open ? openLines(question) : []),
    besidesPatients(question) ?? [],
    ...rules.flatMap(({ sentences }) => sentences),
    ...calibrationLines(question),
  ].flat()
  if (countriesOf(question).includes('DE') && asked.use !== 'internal') lines.push(words.authority[locale])
  if (countriesOf(question).includes('FR')) lines.push(...verifiersToo(question, ['FR']))
  if (countriesOf(question).includes('DE') && signalWords.applies.test(question.folded))
    lines.push(lateLine(locale))
  const reply = ruleDraft(
    question,
    lines,
    rules.flatMap(({ legal }) => legal),
  )
  return question.use === null ? { ...reply, suggestions: suggestions.uses[locale] } : reply
}

/** Of a room or a trade alone: no duty for oneself, and what holds once something is sold. */
const openLines = ({ locale }: Question) => [
  regimeOfUse('internal', 'FR', locale).text,
  lawWords.onceSold[locale],
]

/** What a timely application means in Germany. */
export const lateLine = (locale: Locale) =>
  fill(words.late, locale, { weeks: String(germanApplicationDays / 7) })

const byWhom = /\b(?:par qui|by who|by whom|von wem|durch wen)\b/
/** Who verifies there, where a message asks for it beside something else. */
const verifiersToo = ({ folded, locale }: Question, countries: readonly FitCountry[]): string[] =>
  (cues.who.test(folded) || byWhom.test(folded)) && signalWords.often.test(folded)
    ? countries.map((country) => words[country === 'FR' ? 'who' : 'authority'][locale])
    : []

/** Who verifies in each country, with the period where « how often, and by whom » asks for both. */
export function whoReply(question: Question): Draft {
  const { locale } = question
  if (question.country === 'other') return elsewhere(question)
  if (signalWords.often.test(question.folded)) return periodReply(question)
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
  const calibration = calibrationLines(question)
  if (use === null && calibration.length > 0) return ruleDraft(question, calibration, [])
  if (use === null && asksCalibration.test(question.folded))
    return ruleDraft(question, [words.calibration[locale]], [])
  if (use === null) return clarifyUse(question)
  const besides = besidesPatients(question)
  if (besides) return ruleDraft(question, [besides], besidesSource(locale))
  const countries = dutyCountries(question)
  const open = leavesUseOpen(question)
  const regime = regimeOfUse(use, countries[0] ?? 'FR', locale)
  const asked = open ? { ...question, use: 'trade' as const } : question
  const rules = regime.legal || open ? countries.map((own) => periodsOf(asked, own)) : []
  const years = rules.flatMap((own) => own.years)
  const again = regime.legal ? recurrenceLines(question, years) : null
  const verdict = again ?? verdictLines(question, regime.legal, countries)
  const reply = ruleDraft(
    question,
    [
      ...calibration,
      ...(open ? openLines(question) : [[...verdict, regime.text].join(' ')]),
      ...(open ? [] : exemptionLines(question, countries)),
      ...rules.flatMap(({ sentences }) => sentences),
      ...verifiersToo(question, countries),
    ],
    [...ofCountries(cited(regime.sources, locale), countries), ...rules.flatMap((own) => own.legal)],
  )
  const other = countries.length === 1 && countries[0] === 'FR' ? [suggestions.other.DE[locale]] : []
  return { ...reply, suggestions: reply.suggestions?.length ? reply.suggestions : other }
}

/** Who asks in French and names no country is in France, and may ask for the other one. */
export const dutyCountries = (question: Question): readonly FitCountry[] =>
  question.country === null && question.locale === 'fr' ? ['FR'] : countriesOf(question)

/** No text of German law for a use in France. */
const ofCountries = (legal: readonly string[], countries: readonly FitCountry[]) =>
  countries.includes('DE') ? legal : legal.filter((text) => !/\b(?:MessE[VG]|FPackV)\b/.test(text))

/** Asks what the instrument is used for. */
export const clarifyUse = ({ locale }: Question): Draft => ({
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
export const elsewhere = (question: Question): Draft => ({
  kind: 'handover',
  text: elsewhereText(question),
  facts: [],
  sources: [pageSource('/contact', question.locale)],
  actions: [actionsIn(question.locale).contact],
})
/** The same as a sentence. */
export const elsewhereText = (question: Question): string =>
  (isSwiss(question) ? lawWords.swiss : words.elsewhere)[question.locale]
