import { asksDegreeFor, degreeNeeded } from '#domain/assistant/ip-degree.ts'
import type { Question } from '#domain/assistant/question.ts'
import { say } from '#domain/assistant/say.ts'
import { termAnswer } from '#domain/assistant/term-answer.ts'
import { foldedWords, saidOf, says } from '#domain/assistant/word-lists.ts'
import { interfaceName, servesInterface } from '#domain/catalogue/interface-name.ts'
import { protectionHolds } from '#domain/catalogue/protection.ts'
import { isTight } from '#domain/understanding/judge-facts.ts'
import type { Fact } from '#domain/understanding/understood.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import { approvalText, isWeightOnly } from './approval-text.ts'
import type { Answer } from './asked.ts'
import { chooseAnswer } from './choose.ts'
import { askModel, modelsDraft } from './models-draft.ts'
import { modelsMeant } from './models-in-focus.ts'
import { lineOf, type Named } from './named-models.ts'
import { unknownModelAnswer } from './unknown-models.ts'

/** What is asked of a model, by the rows of its specification that answer it. */
const features = {
  'feature-interface': 'interface connectivity',
  'feature-power': 'power',
  'feature-protection': 'protection material',
  'feature-platform': 'platform dimensions',
  'feature-weight': 'weight',
  'feature-warranty': 'warranty',
  'feature-display': 'display',
  prints: 'options display applications interface',
  'feature-options': 'options',
  'feature-calibration': 'calibration',
  'feature-approvals': 'approvals',
  'feature-applications': 'applications',
} as const
type Feature = keyof typeof features
/** The lists of words that name a property. */
export const featureNames = Object.keys(features) as Feature[]
const mostFeatures = 3
/** « Is it homologé? », „geht das mit Funk?“: what is read as a fact however it is spelt names its property. */
export const featureOfFact: Partial<Record<Fact['type'], Feature>> = {
  interface: 'feature-interface',
  power: 'feature-power',
  protection: 'feature-protection',
  legal: 'feature-approvals',
}

/** What is said of a model where no property of it is named. */
const usualFeatures: readonly Feature[] = ['feature-power', 'feature-protection', 'feature-interface']

/** What models state of the properties that are asked for. */
export const featureAnswer: Answer = async (env, asked) => {
  const { question, clause } = asked
  const unknown = await unknownModelAnswer(env, clause)
  if (unknown) return unknown
  const meant = await modelsMeant(env, asked)
  const named = [...new Map(meant.map((model) => [model.product.id, model])).values()].slice(0, 3)
  const namesKind = clause.facts.some((fact) => fact.type === 'kind' && !fact.loose)
  if (named.length === 0 && !namesKind && asksDegreeFor(clause))
    return termAnswer({ ...clause, text: `IP ${clause.text}` })
  // « Do you have waterproof scales? » is a wish.
  if (named.length === 0) return question.facts.length > 0 ? chooseAnswer(env, asked) : askModel(asked)
  const { locale } = clause
  const byFacts = clause.facts.flatMap(({ type }) => featureOfFact[type] ?? [])
  const asks = [...new Set([...byFacts, ...saidOf(clause, featureNames)])]
    .filter((name, _, all) => name !== 'feature-options' || !all.includes('prints'))
    .slice(0, mostFeatures)
  const usual: readonly Feature[] = asksDegreeFor(clause) ? ['feature-protection'] : usualFeatures
  const wanted = asks.length > 0 ? asks : usual
  const verdicts = named.map((model) =>
    wanted.length === 1 ? featureVerdict(wanted[0], model, clause) : null,
  )
  const [verdict = null] = verdicts
  const isShared = verdicts.every((other) => other === verdict)
  const lines = named.flatMap((model, i) => [
    lineOf(model, locale),
    ...wanted.map((feature) => {
      const line = featureLine(feature, model, clause)
      return isShared ? line : withWord(verdicts[i] ?? null, line, locale)
    }),
  ])
  const draft = modelsDraft(question, named, { lines })
  return verdict === null || !isShared ? draft : { ...draft, verdict }
}

/** Yes or no before the line of one of several models. */
const withWord = (verdict: boolean | null, line: string, locale: Question['locale']) =>
  verdict === null ? line : `${say(verdict ? 'talk.yes' : 'talk.no', locale)} ${line}`

function featureLine(feature: Feature, model: Named, { locale, facts }: Question): string {
  const rows = features[feature].split(' ')
  const values = rows.flatMap((row) => statedBy(row, model, locale) ?? [])
  const all = values.filter((value, i) => !values.some((other, at) => at < i && other.includes(value)))
  const stated = feature === 'prints' ? all.filter((value) => isPrinting(value, locale)) : all
  const name = say(
    feature === 'prints' ? 'feature.printing' : `feature.${feature.slice(8) as 'power'}`,
    locale,
  )
  if (stated.length === 0) return say('feature.absent', locale, { name })
  const line = say('feature.row', locale, { name, value: stated.join(' ; ') })
  if (feature !== 'feature-interface') return line
  const missing = facts.flatMap((fact) =>
    fact.type === 'interface' && fact.wanted && !servesInterface(fact.name, stated.join(' '))
      ? [interfaceName(fact.name, serverTexts(locale))]
      : [],
  )
  return missing.length > 0
    ? `${line} ${say('feature.unlisted', locale, { value: missing.join(', ') })}`
    : line
}

/** Does a value of a specification name a printer or what it prints? */
const isPrinting = (value: string, locale: Question['locale']) =>
  says({ folded: foldedWords(value), locale }, 'prints')

/** The very model's own value where it has one. */
function statedBy(row: string, model: Named, locale: Question['locale']): string | null {
  const { product, variant } = model
  const stated = product.specifications[row] ?? null
  if (row === 'platform') return variant.plateau ?? stated
  if (row !== 'approvals') return stated
  return [stated, approvalText(model, locale)].filter(Boolean).join(' ; ')
}

/** Yes or no where the facts of the model decide what was asked; null where they do not. */
function featureVerdict(
  feature: Feature | undefined,
  model: Named | undefined,
  clause: Question,
): boolean | null {
  const { facts } = clause
  if (!model) return null
  const { protection = null, batteryHours = null } = model.variant.facts ?? {}
  if (feature === 'feature-approvals') return isWeightOnly(model) ? null : model.variant.metrologie === 'yes'
  const needed = degreeNeeded(clause)
  const degree = protection ?? model.product.specifications.protection ?? ''
  if (needed && feature === 'feature-protection' && /IP/i.test(degree)) return protectionHolds(degree, needed)
  for (const fact of facts) {
    if (featureOfFact[fact.type] !== feature) continue
    if (fact.type === 'interface')
      return servesInterface(fact.name, model.product.specifications.interface ?? '')
    if (fact.type === 'power' && fact.source === 'battery' && batteryHours) return true
    if (fact.type === 'protection') {
      const stated = protection ?? model.product.specifications.protection ?? null
      if (stated === null || !/IP/i.test(stated)) return null
      return fact.need ? protectionHolds(stated, fact.need) : isTight(stated)
    }
  }
  return null
}
