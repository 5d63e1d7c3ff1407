import type { Locale } from '#config/locales.ts'
import { formatWholeEuros } from '#domain/catalogue/money.ts'
import type { FitCountry, FitUse } from '#domain/fit/fit-use.ts'
import { namedInstrument } from '#domain/fit/named-instrument.ts'
import { readForeignApproval } from '#domain/fit/plate-approval.ts'
import { regimeOfUse } from '#domain/fit/regime-answer.ts'
import { rowOfUse } from '#domain/fit/regime-data.ts'
import { nameOfUse } from '#domain/fit/sentence.ts'
import { germanApplicationDays } from '#domain/scales/periodic-verification.ts'
import { type PlateCountry, serverTexts } from '#src/i18n/server-texts.ts'
import { areaAnswer } from './company-answers.ts'
import type { Draft } from './draft.ts'
import { countriesOf, elsewhere, lawDraft } from './law-draft.ts'
import { pageSource } from './page-sources.ts'
import { citations, cited, periodsOf, periodsOfKind, type Rules } from './period-lines.ts'
import { placeIn } from './place.ts'
import { fillsPackages, prepackLine } from './prepack-line.ts'
import { namedKinds, type Question } from './question.ts'
import { say } from './say.ts'
import { advisesParents, saysInternal, weighsAnimals, weighsNoPatients } from './uses.ts'
import { saidOf, says } from './word-lists.ts'

/** What MessEV § 5(1) no. 11 exempts in Germany: at most this a sale and a year, EUR; the amounts are indexed. */
const germanSmallSales = { sale: 5, year: 2000 }

const directUses: readonly (FitUse | null)[] = ['direct-sale', 'price-computing', 'farm-sale']

/** The directive on automatic instruments. */
const automaticDirective = '2014/32'
const isAutomatic = ({ facts }: Question) => namedKinds(facts).includes('checkweigher')

/**
 * A use that only a trade or a room tells (« Spedition », « entrepôt »): whether anything is invoiced there is open,
 * and a rule must not conclude that there is no duty.
 */
export const leavesUseOpen = (question: Question): boolean =>
  question.use === 'internal' &&
  !saysInternal(question) &&
  !weighsNoPatients(question) &&
  !weighsAnimals(question, question.facts)

/** What is weighed for oneself, and is no control of a production: people who are no patients, and animals. */
function besidePatients(question: Question): string | null {
  const { use, folded, facts, locale } = question
  if (advisesParents(question) && countriesOf(question).includes('DE')) return say('rule.midwife', locale)
  if (use !== 'internal') return null
  if (weighsNoPatients({ folded, locale })) return say('rule.no-patients', locale)
  return weighsAnimals({ folded, locale }, facts) ? say('rule.animals', locale) : null
}

/** Asks what the instrument is used for. */
export const askUse = ({ locale }: Question): Draft => ({
  kind: 'clarify',
  text: say('rule.which', locale),
  facts: [],
  suggestions: usesToChoose(locale),
})

/** Uses as answers to that question. */
export const usesToChoose = (locale: Locale): string[] =>
  (['direct-sale', 'trade', 'medical', 'internal'] as const).map((use) => nameOfUse(use, locale))

/** A calibration is asked for where only a verification counts. */
const calibrationLine = ({ folded, locale, use }: Question): string[] =>
  says({ folded, locale }, 'calibration-word') &&
  says({ folded, locale }, 'replaces') &&
  (use === null || rowOfUse(use).legal)
    ? [`${say('law.no-calibration', locale)} ${say('rule.calibration', locale)}`]
    : []

/** What holds for who sells seldom or little: no exemption in France, one for very small sales in Germany. */
function exemptionLines({ use, folded, locale }: Question, countries: readonly FitCountry[]): string[] {
  if (!directUses.includes(use)) return []
  const clause = citations(rowOfUse('farm-sale').source, locale).find((text) => /\b11\b/.test(text)) ?? ''
  const { sale, year } = germanSmallSales
  const values = { clause, sale: formatWholeEuros(sale, locale), year: formatWholeEuros(year, locale) }
  const isSmall = says({ folded, locale }, 'occasional') || says({ folded, locale }, 'small-sales')
  return [
    ...(isSmall ? [say('law.occasional', locale)] : []),
    ...(countries.includes('DE') && (isSmall || use === 'farm-sale')
      ? [say('law.small-sales', locale, values)]
      : []),
  ]
}

/** A vehicle is weighed for trade, and by its axles: no verification makes that admissible. */
export const weighsByAxle = (question: Question): boolean =>
  (question.use === 'vehicle-trade' || question.use === 'trade') && says(question, 'use-axle')

/** Whether a use needs a verified instrument, and how often it is verified then. */
export function dutyAnswer(question: Question): Draft {
  const { use, locale, country } = question
  if (country === 'other') return elsewhere(question)
  const calibration = calibrationLine(question)
  if (isAutomatic(question)) return automaticAnswer(question)
  if (use === null)
    return calibration.length > 0 ? lawDraft(question, calibration, { verdict: false }) : askUse(question)
  const beside = besidePatients(question)
  if (beside)
    return lawDraft(question, [beside], { legal: citations('NAWID 1(2)(d)(g)', locale), verdict: false })
  const countries = countriesOf(question)
  const regime = regimeOfUse(use, countries[0] ?? 'FR', locale)
  if (weighsByAxle(question)) {
    const { text, sources } = regimeOfUse('vehicle-trade', countries[0] ?? 'FR', locale)
    return lawDraft(question, [say('law.by-axle', locale), text], {
      legal: ofCountries(cited(sources), countries),
    })
  }
  const open = leavesUseOpen(question)
  const asked: Question = open ? { ...question, use: 'trade' } : question
  const rules = regime.legal || open ? countries.map((member) => periodsOf(asked, member)) : []
  const foreign = readForeignApproval(question.text)
  const news = regime.legal ? ofNew(question) : []
  const packages = prepackLine(question, countries)
  const lines = [
    ...(foreign ? [foreignText(foreign.country, locale)] : []),
    ...calibration,
    ...news,
    open ? `${regimeOfUse('internal', 'FR', locale).text} ${say('law.once-sold', locale)}` : regime.text,
    ...(open ? [] : exemptionLines(question, countries)),
    ...packages,
    ...rules.flatMap(({ sentences }) => sentences),
  ]
  const legal = [
    ...ofCountries(cited(regime.sources), countries),
    ...(use === 'prepack-variable' && packages.length > 0 ? citations('FPackV 32(1)', locale) : []),
    ...rules.flatMap((member) => member.legal),
  ]
  const isOpen = open || use === 'postal' || news.length > 0
  return lawDraft(question, lines, {
    legal,
    verdict: isOpen ? undefined : dutyVerdict(question, rules, countries, regime.legal),
  })
}

/** Yes or no to what is asked of a duty; whether parcels are charged by weight is for the visitor to know. */
function dutyVerdict(
  question: Question,
  rules: readonly Rules[],
  countries: readonly FitCountry[],
  isLegal: boolean,
): boolean | undefined {
  const isOnce = rules.every(({ years }) => years.every((period) => period === null))
  const isAgain = isLegal && isOnce && says(question, 'verified-again')
  const ofYears = isLegal ? yearsVerdict(question, rules) : undefined
  // „Brauchen wir keine geeichte?“ is answered by the rule: « no » would say the contrary of it in one language.
  if (isLegal && question.facts.some((fact) => fact.type === 'legal' && !fact.wanted)) return undefined
  return fillsPackages(question, countries) ?? ofYears ?? (isLegal && !isAgain)
}

const intervals = ['interval-1', 'interval-2', 'interval-3', 'interval-4'] as const

/** « Every year? »: true where every period is as long as is asked, false where none is. */
function yearsVerdict(spoken: Question, rules: readonly Rules[]): boolean | undefined {
  const [name] = saidOf(spoken, intervals)
  const years = rules.flatMap((rule) => rule.years)
  if (name === undefined || years.length === 0) return undefined
  const alike = years.filter((period) => period === intervals.indexOf(name) + 1)
  return alike.length === 0 ? false : alike.length === years.length ? true : undefined
}

const foreignText = (country: PlateCountry, locale: Locale) => {
  const t = serverTexts(locale)
  return t('plate-sentence.foreign', { country: t(`plate-country.${country}`) })
}

/** No text of German law for a use in France. */
const ofCountries = (legal: readonly string[], countries: readonly FitCountry[]) =>
  countries.includes('DE') ? legal : legal.filter((text) => !/\b(?:MessE[VG]|FPackV)\b/.test(text))

/** Of automatic instruments, which have a directive of their own. */
function automaticAnswer(question: Question): Draft {
  const { kind = 'checkweigher' } = namedInstrument(question.text)
  const rules = countriesOf(question).map((country) => periodsOfKind(question, country, kind))
  const lines = [
    say('rule.automatic', question.locale, { directive: automaticDirective }),
    ...rules.flatMap(({ sentences }) => sentences),
  ]
  return lawDraft(question, lines, { legal: rules.flatMap(({ legal }) => legal) })
}

/** « Is it verified when I get it? »: a new instrument needs no other verification. */
const ofNew = (question: Question): string[] =>
  says(question, 'on-delivery') && says(question, 'verify') ? [say('rule.new', question.locale)] : []

/** How often an instrument must be verified, by country, use and Max. */
export function periodAnswer(question: Question): Draft {
  const { locale, country, use } = question
  if (country === 'other') return elsewhere(question)
  if (isAutomatic(question)) return automaticAnswer(question)
  const beside = besidePatients(question)
  if (beside) return lawDraft(question, [beside], { legal: citations('NAWID 1(2)(d)(g)', locale) })
  const open = leavesUseOpen(question)
  const countries = countriesOf(question)
  const rules = countries.map((member) => periodsOf(open ? { ...question, use: 'trade' } : question, member))
  const isUnregulated = use !== null && !open && !regimeOfUse(use, countries[0] ?? 'FR', locale).legal
  const lines = [
    ...ofNew(question),
    ...(open ? [`${regimeOfUse('internal', 'FR', locale).text} ${say('law.once-sold', locale)}`] : []),
    ...rules.flatMap(({ sentences }) => sentences),
    ...calibrationLine(question),
    ...(countries.includes('DE') && !isUnregulated ? [say('rule.authority', locale)] : []),
  ]
  const verdict = isUnregulated ? undefined : yearsVerdict(question, rules)
  const draft = lawDraft(question, lines, { legal: rules.flatMap(({ legal }) => legal), verdict })
  return use === null ? { ...draft, suggestions: usesToChoose(locale) } : draft
}

/** Who verifies in each country, and who must see to it. */
export function providerAnswer(question: Question): Draft {
  const { locale, country, folded } = question
  if (country === 'other') return elsewhere(question)
  // « Is it you who comes to Mulhouse? »
  if (placeIn(question)) return areaAnswer(question)
  const countries = countriesOf(question)
  const lines = [
    ...(says({ folded, locale }, 'owner') ? [say('rule.holder', locale)] : []),
    ...countries.map((member) => say(member === 'FR' ? 'rule.who' : 'rule.authority', locale)),
    say(countries.includes('FR') ? 'provider.us' : 'company.german', locale),
  ]
  const draft = lawDraft(question, lines, {
    legal: countries.includes('FR') ? citations('arrêté 26.5.2004 art. 10', locale) : [],
  })
  // « Can you verify it? », in one of the countries.
  const isOurs = countries.length === 1 && says({ folded, locale }, 'you')
  if (isOurs) return { ...draft, verdict: countries.includes('FR') }
  // « May I verify it myself? »
  return says({ folded, locale }, 'self') ? { ...draft, verdict: false } : draft
}

/** Which classes a use admits. */
export function classAnswer(question: Question): Draft {
  const { use, locale, country } = question
  if (country === 'other') return elsewhere(question)
  if (use === null) return askUse(question)
  const beside = besidePatients(question)
  if (beside) return lawDraft(question, [beside])
  const { classes, text, legal } = regimeOfUse(use, countriesOf(question)[0] ?? 'FR', locale)
  const values = { use: nameOfUse(use, locale), classes: classes.join(` ${say('rule.or', locale)} `) }
  const line = say(legal ? 'rule.classes' : 'rule.any-class', locale, legal ? values : { use: values.use })
  const draft = lawDraft(question, [line, text])
  return { ...draft, sources: [pageSource('/blog/classe-iii-ou-ii', locale), ...(draft.sources ?? [])] }
}

/** What a timely application means in Germany (MessEG § 38). */
export const lateLine = (locale: Locale) =>
  say('rule.late', locale, { weeks: String(germanApplicationDays / 7) })
