import type { Draft } from '#domain/assistant/draft.ts'
import { dueAnswer } from '#domain/assistant/due-answer.ts'
import { withMinimum } from '#domain/assistant/figure-answers.ts'
import { askUse, dutyAnswer, weighsByAxle } from '#domain/assistant/law-answers.ts'
import { countriesOf, lawDraft } from '#domain/assistant/law-draft.ts'
import { markedIn } from '#domain/assistant/marked-in.ts'
import { cited } from '#domain/assistant/period-lines.ts'
import { loadAboveMax } from '#domain/assistant/quantities.ts'
import { classIn, massesIn, type Question } from '#domain/assistant/question.ts'
import { listed as joined, say } from '#domain/assistant/say.ts'
import { expiredAnswer } from '#domain/assistant/state-answers.ts'
import { purposeOfKind } from '#domain/assistant/uses.ts'
import { foldedWords, says } from '#domain/assistant/word-lists.ts'
import { customerDisplayKinds, personKinds } from '#domain/fit/fit-model.ts'
import type { FitUse } from '#domain/fit/fit-use.ts'
import type { CatalogueModel } from '#domain/fit/model-pack.ts'
import { readForeignApproval } from '#domain/fit/plate-approval.ts'
import { readMark } from '#domain/fit/plate-mark.ts'
import { regimeOfUse } from '#domain/fit/regime-answer.ts'
import { rowOfUse } from '#domain/fit/regime-data.ts'
import { nameOfUse } from '#domain/fit/sentence.ts'
import { formatLoad } from '#domain/metrology/mass.ts'
import { minsUg } from '#domain/metrology/plate-lines.ts'
import { topMaxUg } from '#domain/metrology/range-used.ts'
import { currentModels } from '#functions/catalogue/snapshot.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import type { Answer, Asked, AssistantEnv } from './asked.ts'
import { chooseAnswer } from './choose.ts'
import { findInstruments } from './find-instruments.ts'
import { modelsMeant } from './models-in-focus.ts'
import { cardOf, lineOf, type Named } from './named-models.ts'

/** Kinds that are built for patients. */
const medicalKinds = personKinds.filter((kind) => kind !== 'body-comp')

/** Is it known of the kind that it has what the use needs beside a verification? */
function meetsNeeds(use: FitUse, kind: string): boolean {
  if (use === 'medical') return medicalKinds.includes(kind)
  if (use === 'price-computing') return kind === 'price-computing'
  return !rowOfUse(use).needs.includes('two-sided-display') || customerDisplayKinds.includes(kind)
}

/** Longer ago no period of a scale that is sold with has begun (MessEV annex 7, arrêté of 26 May 2004, art. 8). */
const longestPeriod = 4
/** « vignette de 2019 », „Eichmarke 2017“: the year stands beside the sticker, else it is that of something else. */
function bearsOldSticker({ text, locale }: Question, today: string): boolean {
  const oldest = Number(today.slice(0, 4)) - longestPeriod
  return [...text.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].some(({ 0: year, index }) => {
    const around = text
      .slice(Math.max(0, index - nearYear), index + year.length + nearYear)
      .replace(brandWord, '')
    return Number(year) < oldest && says({ folded: foldedWords(around), locale }, 'sticker-word')
  })
}
const nearYear = 24
/** „eine Waage der Marke Kern“ names who made it. */
const brandWord = /[Mm]arke (?=\p{Lu})/u

/** Whether the models that are meant may serve the use that is named; without a model what the law says of the use. */
export const allowedUseAnswer: Answer = async (env, asked) => {
  const { question, clause } = asked
  // « Is a kitchen scale enough? » is about what one has, for the use that was named before.
  if (says(clause, 'household')) return withoutModel(asked)
  if (bearsOldSticker(clause, asked.today)) return expiredAnswer(question)
  const { locale } = question
  // « Is 1 mg enough for 20 mg within 1 %? » asks for an instrument, not for its duty.
  if (question.tolPpm !== null) return chooseAnswer(env, asked)
  const named = ofEachProduct(await modelsMeant(env, asked), question).slice(0, 3)
  const use = question.use ?? purposeOfKind(named[0]?.product.subcategory ?? '')
  if (named.length > 0 && use === null) return plateAndUse(named, question)
  if (named.length === 0 || use === null || question.country === 'other')
    return withMinimum(withoutModel(asked), question)
  const regime = regimeOfUse(use, countriesOf(question)[0] ?? 'FR', locale)
  const { byReference } = await currentModels(env)
  const judged = named.map((model) => {
    const byLaw = judgedFor(model, use, regime, locale)
    const plate = byReference.get(model.variant.reference)
    if (!byLaw.allowed) return byLaw
    return outOfRange(plate, clause) ?? auxiliary(use, plate?.ranges ?? [], locale) ?? byLaw
  })
  const isAllowed = judged.every(({ allowed }) => allowed)
  const instead = isAllowed ? [] : await insteadOf(env, { ...question, use }, named)
  const list = joined(
    instead.map(({ product, variant }) => `${product.name} (${variant.reference})`),
    locale,
  )
  const others = instead.length > 0 ? [say('use-allowed.instead', locale, { list })] : []
  const lines = [...judged.map(({ line }) => line), ...others, regime.text]
  const draft = lawDraft(question, lines, {
    legal: cited(regime.sources),
    // Of several models one that may not be used is enough for « no »; each line says which.
    verdict: isAllowed,
  })
  const shown = instead.length > 0 ? [...named.filter((_, i) => judged[i]?.allowed), ...instead] : named
  return { ...draft, products: shown.map((model) => cardOf(model, model.product.subcategoryLabel)) }
}

/** One model for each product that is named without a size: its models differ in Max, and seldom in the law. */
function ofEachProduct(named: readonly Named[], { facts }: Question): Named[] {
  if (facts.some(({ type }) => type === 'reference')) return [...named]
  const alike = ({ product, variant }: Named) =>
    `${product.id} ${variant.metrologie} ${variant.plate.accuracyClass}`
  return [...new Map([...named].reverse().map((model) => [alike(model), model])).values()].reverse()
}

/** What a model carries, and the question that decides whether it may. */
function plateAndUse(named: readonly Named[], question: Question): Draft {
  const lines = named.map((model) => lineOf(model, question.locale))
  const asked = askUse(question)
  return {
    ...asked,
    text: [...lines, asked.text].join('\n'),
    facts: [...asked.facts, ...lines],
    products: named.map((model) => cardOf(model, model.product.subcategoryLabel)),
  }
}

/** A quantity that is named lies below Min or above Max of a model; null where it does not. */
function outOfRange(
  model: CatalogueModel | undefined,
  clause: Question,
): { line: string; allowed: false } | null {
  const masses = massesIn({ facts: clause.facts.filter(({ type }) => type === 'load') })
  const [smallest] = masses
  if (!model || smallest === undefined) return null
  const { locale } = clause
  const { reference } = model
  const [minUg = 0, maxUg] = [minsUg(model)[0], topMaxUg(model)]
  const largest = Math.max(...masses)
  if (largest > maxUg) {
    const values = { reference, quantity: formatLoad(largest, locale), max: formatLoad(maxUg, locale) }
    return { line: say('use-allowed.above-max', locale, values), allowed: false }
  }
  if (smallest >= minUg) return null
  const values = { reference, quantity: formatLoad(smallest, locale), min: formatLoad(minUg, locale) }
  return { line: say('use-allowed.below-min', locale, values), allowed: false }
}

/** d < e is not admitted in direct sale (OIML R 76-1, 4.13; Directive 2014/31/EU, annex I 14); null: it is admitted. */
function auxiliary(
  use: FitUse,
  ranges: readonly { eUg: number | null; dUg: number | null }[],
  locale: Question['locale'],
): { line: string; allowed: false } | null {
  const isFiner = ranges.some(({ eUg, dUg }) => eUg !== null && dUg !== null && dUg < eUg)
  if (!isFiner || !rowOfUse(use).needs.includes('d-equals-e')) return null
  return { line: serverTexts(locale)('fit-sentence.aux'), allowed: false }
}

/** e and d that a question states. */
function statedRange({ facts }: Question) {
  const of = (which: 'e' | 'd') => facts.find((fact) => fact.type === 'interval' && fact.of === which)
  const [e, d] = [of('e'), of('d')]
  return { eUg: e?.type === 'interval' ? e.ug : null, dUg: d?.type === 'interval' ? d.ug : null }
}

type Regime = ReturnType<typeof regimeOfUse>

/** Whether a model may serve a use, in a sentence. */
function judgedFor(
  { product, variant }: Named,
  use: FitUse,
  { legal, classes }: Regime,
  locale: Question['locale'],
): { line: string; allowed: boolean } {
  const { reference, metrologie } = variant
  const cls = variant.plate.accuracyClass
  const values = { use: nameOfUse(use, locale), reference }
  if (!legal) return { line: say('use-allowed.free', locale, values), allowed: true }
  if (metrologie === 'optional') return { line: say('use-allowed.optional', locale, values), allowed: false }
  if (metrologie !== 'yes' || cls === null)
    return { line: say('use-allowed.no', locale, values), allowed: false }
  if (!classes.includes(cls)) {
    const admitted = { use: values.use, cls, classes: classes.join(', ') }
    return { line: say('law.refuses', locale, admitted), allowed: false }
  }
  const name = meetsNeeds(use, product.subcategory) ? 'use-allowed.yes' : 'use-allowed.provided'
  return { line: say(name, locale, { ...values, cls }), allowed: true }
}

const auxiliarySource = 'OIML R 76-1, 4.13'
const mostInstead = 2

/** What of the same kinds may serve the use, for the load that is named. */
async function insteadOf(env: AssistantEnv, question: Question, named: readonly Named[]): Promise<Named[]> {
  const kinds = [...new Set(named.map(({ product }) => product.subcategory))]
  const end = { from: question.text.length, to: question.text.length }
  const ofKinds = { type: 'kind', kinds, wanted: true, loose: false, span: end, corrected: null } as const
  const facts = [ofKinds, ...question.facts.filter(({ type }) => type === 'load')]
  const { models, failing } = await findInstruments(
    env,
    { ...question, facts },
    ({ metrology }) => metrology === 'yes',
  )
  return failing.length > 0 ? [] : models.slice(0, mostInstead)
}

/** What may be done with an instrument of which nothing is known: that depends on its marks, unless it has none. */
function onCondition({ facts, text, locale }: Question, duty: Draft): Draft {
  if (duty.verdict === undefined) return duty
  // « One that reads 0.1 g, from the internet? » tells what it is, and names no mark.
  const isDoubtful = facts.some(
    (fact) => (fact.type === 'interval' && fact.of === null) || (fact.type === 'legal' && !fact.wanted),
  )
  const isUnmarked = readMark(text).mark === 'ce-only'
  if (!duty.verdict || isDoubtful || isUnmarked || readForeignApproval(text))
    return { ...duty, verdict: !duty.verdict }
  const { verdict: _, ...rest } = duty
  const line = say('use-allowed.if-marked', locale)
  return { ...rest, text: `${line}\n${duty.text}`, facts: [line, ...duty.facts] }
}

/** Units of measurement: gram and kilogram for mass, Directive 80/181/EEC, annex, chapter I. */
const unitsDirective = '80/181'

function withoutModel({ question, clause, today }: Asked): Draft {
  const { use, locale } = question
  // « CE M19. – So is it still good for selling? »: the year of the mark says until when.
  const due = use !== null && markedIn(question.text) ? dueAnswer(question, today) : null
  if (due) return due
  const isLegal = use === null || regimeOfUse(use, countriesOf(question)[0] ?? 'FR', locale).legal
  if (says(clause, 'foreign-unit') && use !== null && isLegal)
    return lawDraft(question, [say('use-allowed.units', locale, { directive: unitsDirective })], {
      verdict: false,
    })
  const above = loadAboveMax(clause)
  if (above) {
    const max = formatLoad(above.maxUg, locale)
    const values = { reference: `Max ${max}`, quantity: formatLoad(above.loadUg, locale), max }
    const line = say('use-allowed.above-max', locale, values)
    return lawDraft(question, [line])
  }
  const cls = classIn(question)
  const refused = use === null ? null : auxiliary(use, [statedRange(question)], locale)
  if (refused) return lawDraft(question, [refused.line], { legal: [auxiliarySource], verdict: false })
  if (use !== null && cls !== null) {
    const { classes, legal, text } = regimeOfUse(use, countriesOf(question)[0] ?? 'FR', locale)
    const name = classes.includes(cls) ? 'law.admits' : 'law.refuses'
    const values = { use: nameOfUse(use, locale), cls, classes: classes.join(` ${say('rule.or', locale)} `) }
    if (legal)
      return lawDraft(question, [say(name, locale, values), text], { verdict: classes.includes(cls) })
  }
  const duty = dutyAnswer(question)
  if (weighsByAxle(question)) return { ...duty, verdict: false }
  if (!says(clause, 'household') || !isLegal) return onCondition(question, duty)
  const line = say('use-allowed.household', locale)
  const rest = use === null ? '' : `\n${duty.text}`
  return { ...duty, kind: 'rule', text: `${line}${rest}`, facts: [line, ...duty.facts], verdict: false }
}
