import { circumstancesIn } from '#domain/assistant/circumstances.ts'
import { asksMinimumWeight } from '#domain/assistant/quantities.ts'
import { loadIn, type Question } from '#domain/assistant/question.ts'
import { type FitRequest, openRequest } from '#domain/fit/fit-request.ts'
import { fitTask } from '#domain/fit/fit-task.ts'
import { usualCountry } from '#domain/fit/fit-use.ts'
import type { Need } from '#domain/understanding/need.ts'
import { type Fact, leastMaxUg } from '#domain/understanding/understood.ts'

/** The displays of direct sale are asked up to Max 100 kg (OIML R 76-1, 4.13): no cattle scale has them. */
const counterUg = 100e9

/** What the rules of fit are asked for a question. */
export function fitRequestOf(question: Question): FitRequest {
  const { locale, country, facts, smallestUg, tolPpm, pieceUg, pieces, budgetCents } = question
  const { practice: _, ...circumstances } = circumstancesIn(question)
  const loadUg = Math.max(0, ...facts.map((fact) => (fact.type === 'load' ? leastMaxUg(fact) : 0)))
  const isBeyondCounter = question.use === 'direct-sale' && loadUg > counterUg
  const use = isBeyondCounter ? 'trade' : (question.use ?? 'internal')
  return {
    ...openRequest,
    ...circumstances,
    use,
    country: country === 'DE' || country === 'FR' ? country : usualCountry(locale),
    lang: locale,
    loadUg,
    smallestUg: smallestUg !== null && smallestUg <= loadUg ? smallestUg : null,
    nominalUg: use === 'prepack' ? loadIn(question) : null,
    tolPpm,
    pieceUg,
    pieces: pieceUg === null ? null : (pieces ?? 100),
    minimumWeight: smallestUg !== null && (use === 'pharma-lab' || asksMinimumWeight(question)),
    zone: facts.find((fact) => fact.type === 'zone')?.zone ?? null,
    budgetCents,
  }
}

/** The need of a question with these of its facts. */
export function needOfQuestion(question: Question, facts: readonly Fact[]): Need {
  const request = fitRequestOf({ ...question, facts })
  const order = facts.find((fact) => fact.type === 'order')
  return {
    task: fitTask(request),
    hasLoad: request.loadUg > 0,
    isUseNamed: question.use !== null,
    order: order?.by ?? null,
  }
}
