import type { Localized } from '#config/locales.ts'
import { fill } from '#domain/assistant/draft.ts'
import { periodSentence } from '#domain/assistant/period-lines.ts'
import type { Question } from '#domain/assistant/question.ts'
import { countriesOf } from '#domain/assistant/rule-reply.ts'
import type { FitModel } from '#domain/fit/fit-model.ts'
import type { FitRequest } from '#domain/fit/fit-request.ts'
import { regimeOfModel } from '#domain/fit/model-regime.ts'
import type { Finding } from '#domain/fit/sentence.ts'
import { noBreakSpace } from '#domain/metrology/mass.ts'

const battery: Localized = {
  fr: 'Batterie : environ {hours}.',
  en: 'Battery: about {hours}.',
  de: 'Akku: etwa {hours}.',
}

type Judged = { request: FitRequest; model: FitModel; reasons: readonly Finding[] }

/**
 * Why an instrument is shown, in the words of the rules of fit. What nobody named decides nothing: a load that stands
 * for the smallest quantity gives no reason, and the period of verification names its country, of both where none is
 * meant.
 */
export function cardReasons(question: Question, { request, model, reasons }: Judged): string {
  const stated = reasons.flatMap(({ code, text }) => {
    if (code === 'min') return isSmallestNamed(question, request) ? [text] : []
    if (code === 'legal' && question.country === 'other') return []
    return code === 'period' ? periodsOf(question, request, model) : [text]
  })
  return [...stated, ...batteryReason(question, model)].join(' ')
}

/** How long it runs without mains, where that is asked for. */
function batteryReason({ facts, locale }: Question, { batteryHours }: FitModel): string[] {
  const isAsked = facts.some((fact) => fact.type === 'power' && fact.source === 'battery' && fact.wanted)
  return isAsked && batteryHours !== null
    ? [fill(battery, locale, { hours: `${batteryHours}${noBreakSpace}h` })]
    : []
}

/** A package is what is weighed least and most. */
const isSmallestNamed = ({ smallestUg }: Question, { nominalUg }: FitRequest) =>
  smallestUg !== null || nominalUg !== null

/** Another country has rules that are not known here. */
const periodsOf = (question: Question, request: FitRequest, model: FitModel) =>
  question.country === 'other'
    ? []
    : countriesOf(question).map((country) =>
        periodSentence(regimeOfModel({ ...request, country }, model).rule, country, question.locale),
      )
