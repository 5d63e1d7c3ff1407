import type { AccuracyClass } from '#domain/metrology/metrology.ts'
import { inServiceErrorUg } from '#domain/metrology/permissible-error.ts'
import { rangeHolding } from './check-range.ts'
import { type FitModel, hasCustomerDisplay, notNawiKinds } from './fit-model.ts'
import { type Check, type FitTask, isAssessed, verdictOf, wholeShortfall } from './fit-task.ts'
import { germanGreatestE, tolerableNegativeError } from './prepackage.ts'

/**
 * Verified, or to be had with conformity assessment (Directive 2014/31/EU, Art. 1(2)); not known is refused. What
 * weighs patients is a medical device besides (Regulation 2017/745).
 */
export const legalCheck: Check = {
  judge(task, { metrology, medicalDevice }) {
    if (!task.legal) return 'holds'
    if (metrology !== 'yes' && metrology !== 'optional') return 'fails'
    return task.needs['medical-device'] ? verdictOf(medicalDevice) : 'holds'
  },
  shortfall: wholeShortfall,
}

const notNawi = new Set(notNawiKinds)

/** Automatic instruments and components follow other rules; an axle scale may check axles. */
export const notNawiCheck: Check = {
  judge: ({ request }, { kind }) =>
    notNawi.has(kind) && !(kind === 'axle' && request.use === 'axle') ? 'fails' : 'holds',
  shortfall: wholeShortfall,
}

/** The classes of the use (table of uses). */
export const classCheck: Check = {
  judge(task, model) {
    if (!task.legal || (model.metrology !== 'yes' && model.metrology !== 'optional')) return 'holds'
    if (model.accuracyClass === null) return 'unknown'
    return task.classes.includes(model.accuracyClass) ? 'holds' : 'fails'
  },
  shortfall: wholeShortfall,
}

/**
 * No auxiliary indication in direct sale: d = e on every range (OIML R 76-1, 4.13; directive 2014/31/EU, annex I 14).
 */
export const auxCheck: Check = {
  judge(task, { ranges }) {
    if (!task.needs['d-equals-e']) return 'holds'
    for (const { eUg, dUg } of ranges) if (eUg !== null && dUg !== null && dUg < eUg) return 'fails'
    return 'holds'
  },
  shortfall: wholeShortfall,
}

/** A display for the customer, with the price where the instrument computes it (directive 2014/31/EU, annex I 14). */
export const displayCheck: Check = {
  judge(task, model) {
    if (!task.needs['two-sided-display']) return 'holds'
    const display = verdictOf(hasCustomerDisplay(model))
    if (display === 'fails' || !task.needs['price-computing']) return display
    const computing = model.priceComputing ?? (model.kind === 'price-computing' ? true : null)
    return computing === true ? display : verdictOf(computing)
  },
  shortfall: wholeShortfall,
}

/** e for prepackages (FPackV, annex 7; in France a fifth of the tolerable negative error, 76/211/EEC). */
export const prepackageCheck: Check = {
  judge(task, model) {
    if (!task.prepackage || !isAssessed(task, model)) return 'holds'
    return prepackageRatio(task, model) <= 1 ? 'holds' : 'fails'
  },
  shortfall: (task, model) => prepackageRatio(task, model) - 1,
}

/** e, or in France five times the error in service, over the greatest one; above 1 exactly when it is too large. */
function prepackageRatio({ request }: FitTask, model: FitModel): number {
  const nominalUg = request.nominalUg ?? 0
  const eUg = rangeHolding(model, nominalUg, request.tareUg)?.eUg ?? 0
  if (request.country === 'DE') return eUg / germanGreatestE(nominalUg)
  const tolerable = tolerableNegativeError(nominalUg)
  if (tolerable === null) return 0
  return (5 * inServiceErrorUg(model.accuracyClass as AccuracyClass, eUg, nominalUg)) / tolerable
}

/** Codes of what a model should have for its use and is not known to have; no hard rules. */
export function softNeed(task: FitTask, model: FitModel): readonly string[] {
  const open: string[] = []
  if (task.needs['label-printer'] && !(model.labelPrinter ?? model.kind === 'label-scale'))
    open.push('label-printer')
  if (task.needs.animal && !model.hold) open.push('hold')
  if (task.needs['class-iiii-goods'] && model.accuracyClass === 'IIII') open.push('class-iiii-goods')
  return open
}
