import { formatEuros } from '#domain/catalogue/money.ts'
import { protectionText } from '#domain/catalogue/protection.ts'
import { intervalAtMost } from '#domain/metrology/interval-step.ts'
import { formatCapacity, formatInterval, formatNumber, noBreakSpace } from '#domain/metrology/mass.ts'
import type { AccuracyClass } from '#domain/metrology/metrology.ts'
import { inServiceErrorUg } from '#domain/metrology/permissible-error.ts'
import { topMaxUg } from '#domain/metrology/range-used.ts'
import { categoryText } from './check-place.ts'
import { countingD, dAtSmallest, modelMinUg, rangeHolding, wantedMaxUg } from './check-range.ts'
import { greatestCountingD, referenceFor } from './counting.ts'
import { type FitModel, hasCustomerDisplay } from './fit-model.ts'
import type { FitTask } from './fit-task.ts'
import { type CodeSet, codesIn, type FitCode } from './judge.ts'
import { minimumWeightUg } from './minimum-weight.ts'
import { overhangOf, platformText } from './platform.ts'
import { germanGreatestE, tolerableNegativeError } from './prepackage.ts'
import { type Finding, type SentenceKey, type SentenceParams, sentence } from './sentence.ts'
import { unverifiedSteps, worstPoint } from './tolerance-point.ts'

type Said = { key: SentenceKey; params: SentenceParams }
type Explain = (task: FitTask, model: FitModel) => Said

/** The codes that a model fails, each with its numbers. */
export function explainFailures(task: FitTask, model: FitModel, failed: CodeSet): Finding[] {
  return codesIn(failed).map((code) => {
    const { key, params } = explain[code](task, model)
    return { code, params, text: sentence(key, params, task.request.lang) }
  })
}

const explain: Record<FitCode, Explain> = {
  legal: (_, { metrology }) => ({
    key: metrology === 'yes' || metrology === 'optional' ? 'not-medical' : 'legal',
    params: {},
  }),
  'not-nawi': () => ({ key: 'not-nawi', params: {} }),
  class: (task, { accuracyClass }) => ({
    key: 'class',
    params: { cls: accuracyClass ?? '', wanted: task.classes.join(', ') },
  }),
  aux: () => ({ key: 'aux', params: {} }),
  display: (_, model) => ({
    key: hasCustomerDisplay(model) === false ? 'display' : 'no-price-computing',
    params: {},
  }),
  max: maxFailure,
  min: minFailure,
  tolerance: toleranceFailure,
  resolution: resolutionFailure,
  'law-e': prepackageFailure,
  usp: minimumWeightFailure,
  count: countFailure,
  platform: platformFailure,
  ip: ({ request }, { protection }) => ({
    key: 'ip',
    params: { ip: protection ?? '', wanted: protectionText(request.protection) },
  }),
  atex: ({ request }) => ({
    key: 'atex',
    params: { cat: request.zone ? categoryText(request.zone) : '', zone: request.zone ?? '' },
  }),
  price: priceFailure,
}

function maxFailure(task: FitTask, model: FitModel): Said {
  const { lang } = task.request
  const wantedUg = wantedMaxUg(task, model)
  const maxUg = topMaxUg(model)
  const params = {
    max: formatCapacity(maxUg, lang),
    short: formatCapacity(wantedUg - maxUg, lang),
    gross: formatCapacity(wantedUg, lang),
  }
  return { key: 'max', params }
}

function minFailure(task: FitTask, model: FitModel): Said {
  const { lang, smallestUg, loadUg } = task.request
  const minUg = modelMinUg(task, model, smallestUg ?? loadUg) ?? 0
  return {
    key: 'min',
    params: { min: formatCapacity(minUg, lang), q: formatCapacity(smallestUg ?? loadUg, lang) },
  }
}

function toleranceFailure(task: FitTask, model: FitModel): Said {
  const { lang } = task.request
  const { netUg, errorUg, allowedUg } = worstPoint(task, model)
  const params = {
    q: formatCapacity(netUg, lang),
    mpe: formatInterval(errorUg, lang),
    tol: formatInterval(allowedUg, lang),
  }
  return { key: 'tolerance', params }
}

function resolutionFailure(task: FitTask, model: FitModel): Said {
  const { lang } = task.request
  const { errorUg, allowedUg } = worstPoint(task, model)
  const finest = intervalAtMost(allowedUg / unverifiedSteps)
  const params = {
    d: formatInterval(errorUg / unverifiedSteps, lang),
    tol: formatInterval(allowedUg, lang),
    dMax: finest === null ? `< 1${noBreakSpace}µg` : formatInterval(finest, lang),
  }
  return { key: 'resolution', params }
}

/** In France the rule is a fifth of the tolerable negative error, in Germany a table. */
function prepackageFailure(task: FitTask, model: FitModel): Said {
  const { lang, country, nominalUg, tareUg } = task.request
  const quantityUg = nominalUg ?? 0
  const qn = formatCapacity(quantityUg, lang)
  const eUg = rangeHolding(model, quantityUg, tareUg)?.eUg ?? 0
  if (country === 'DE') {
    const eMax = formatInterval(germanGreatestE(quantityUg), lang)
    return { key: 'law-e', params: { e: formatInterval(eUg, lang), qn, eMax } }
  }
  const errorUg = inServiceErrorUg(model.accuracyClass as AccuracyClass, eUg, quantityUg)
  const tne = formatInterval(tolerableNegativeError(quantityUg) ?? 0, lang)
  return { key: 'law-e-fifth', params: { qn, mpe: formatInterval(errorUg, lang), tne } }
}

function minimumWeightFailure(task: FitTask, model: FitModel): Said {
  const { lang, smallestUg } = task.request
  const mmin = minimumWeightUg(dAtSmallest(task, model) ?? 0, model.repeatabilityUg)
  return {
    key: 'usp',
    params: { mmin: formatCapacity(mmin, lang), q: formatCapacity(smallestUg ?? 0, lang) },
  }
}

function countFailure(task: FitTask, model: FitModel): Said {
  const { lot, request } = task
  const dUg = countingD(task, model)
  const finest = lot ? intervalAtMost(greatestCountingD(lot)) : null
  const reference = lot && dUg !== null ? referenceFor(dUg, lot) : null
  const params = {
    p: formatInterval(lot?.pieceUg ?? 0, request.lang),
    dMax: finest === null ? `0${noBreakSpace}g` : formatInterval(finest, request.lang),
    nRef: formatNumber(reference ?? lot?.pieces ?? 0, request.lang),
  }
  return { key: 'count', params }
}

function platformFailure({ request }: FitTask, { platform }: FitModel): Said {
  if (!request.object || !platform) return { key: 'confirm-platform', params: {} }
  const overMm = Math.ceil(overhangOf(request.object, platform).overMm)
  const over = `${formatNumber(overMm, request.lang)}${noBreakSpace}mm`
  return { key: 'platform', params: { plate: platformText(platform, request.lang), over } }
}

function priceFailure({ request }: FitTask, { priceCents }: FitModel): Said {
  const overCents = (priceCents ?? 0) - (request.budgetCents ?? 0)
  const params = {
    price: formatEuros((priceCents ?? 0) / 100, request.lang),
    over: formatEuros(overCents / 100, request.lang),
  }
  return { key: 'price', params }
}
