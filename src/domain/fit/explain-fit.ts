import { formatEuros } from '#domain/catalogue/money.ts'
import { formatCapacity, formatInterval } from '#domain/metrology/mass.ts'
import { rangeIndexAt, topMaxUg } from '#domain/metrology/range-used.ts'
import { countingD, dAtSmallest, modelMinUg, rangeHolding, wantedMaxUg } from './check-range.ts'
import type { FitModel } from './fit-model.ts'
import { type FitTask, isAssessed } from './fit-task.ts'
import { minimumWeightUg } from './minimum-weight.ts'
import { platformText } from './platform.ts'
import { regimeOfModel } from './regime.ts'
import { type Finding, periodSentence, type SentenceKey, type SentenceParams, sentence } from './sentence.ts'
import { worstPoint } from './tolerance-point.ts'

/** Why a model fits, the numbers that decided first. */
export function explainFit(task: FitTask, model: FitModel): Finding[] {
  const { request } = task
  const findings: Finding[] = []
  const say = (code: string, key: SentenceKey, params: SentenceParams = {}) =>
    findings.push({ code, params, text: sentence(key, params, request.lang) })
  sayLaw(task, model, say)
  sayNumbers(task, model, say)
  sayPlace(task, model, say)
  if (task.legal) {
    const { rule } = regimeOfModel(request, model)
    findings.push({ code: 'period', params: { rule }, text: periodSentence(rule, request.lang) })
  }
  return findings
}

type Say = (code: string, key: SentenceKey, params?: SentenceParams) => void

function sayLaw(task: FitTask, model: FitModel, say: Say) {
  if (!task.legal) return
  if (model.metrology === 'optional') say('optional', 'optional')
  else if (model.accuracyClass) say('legal', 'verified', { cls: model.accuracyClass })
}

function sayNumbers(task: FitTask, model: FitModel, say: Say) {
  const { lang, smallestUg, tareUg, nominalUg, minimumWeight } = task.request
  const gross = formatCapacity(wantedMaxUg(task, model), lang)
  say('max', 'max-holds', { max: formatCapacity(topMaxUg(model), lang), gross })
  const q = formatCapacity(smallestUg ?? 0, lang)
  const minUg = modelMinUg(task, model)
  // Below the Min of the plate a tariff scale alone may weigh, which is to be confirmed.
  if (smallestUg !== null && minUg !== null && minUg <= smallestUg && isAssessed(task, model))
    say('min', 'min-holds', { min: formatCapacity(minUg, lang), q })
  if (task.tolerance) sayError(task, model, say)
  sayRange(task, model, say)
  if (task.prepackage && isAssessed(task, model)) {
    const e = formatInterval(rangeHolding(model, nominalUg ?? 0, tareUg)?.eUg ?? 0, lang)
    say('law-e', 'law-e-holds', { e, qn: formatCapacity(nominalUg ?? 0, lang) })
  }
  const dUg = dAtSmallest(task, model)
  if (minimumWeight && smallestUg !== null && dUg !== null)
    say('usp', 'usp-holds', { mmin: formatCapacity(minimumWeightUg(dUg, model.repeatabilityUg), lang), q })
  const countDUg = countingD(task, model)
  if (task.lot && countDUg !== null)
    say('count', 'count-holds', {
      d: formatInterval(countDUg, lang),
      p: formatInterval(task.lot.pieceUg, lang),
    })
}

function sayError(task: FitTask, model: FitModel, say: Say) {
  const { lang } = task.request
  const { netUg, errorUg, allowedUg } = worstPoint(task, model)
  const tol = formatInterval(allowedUg, lang)
  if (isAssessed(task, model)) {
    say('tolerance', 'error-holds', {
      q: formatCapacity(netUg, lang),
      mpe: formatInterval(errorUg, lang),
      tol,
    })
  } else if (errorUg > 0) say('resolution', 'resolution-holds', { d: formatInterval(errorUg / 3, lang), tol })
}

/** Several ranges go by gross: a heavy container makes the whole weighing coarser (OIML R 76-1, T.3.2.7). */
function sayRange({ request }: FitTask, model: FitModel, say: Say) {
  const { smallestUg, tareUg, lang } = request
  if (model.arrangement !== 'multiple-range' || smallestUg === null) return
  const index = rangeIndexAt(model, smallestUg, tareUg)
  const range = model.ranges[index]
  if (!range || index === rangeIndexAt(model, smallestUg, 0)) return
  say('range-by-gross', 'range-by-gross', {
    tare: formatCapacity(tareUg, lang),
    range: formatCapacity(range.maxUg, lang),
    e: formatInterval(range.eUg ?? range.dUg ?? 0, lang),
  })
}

function sayPlace({ request }: FitTask, model: FitModel, say: Say) {
  const { object, protection, zone, budgetCents, lang } = request
  if (object && model.platform)
    say('platform', 'platform-holds', { plate: platformText(model.platform, request.lang) })
  if (protection.solids + protection.water > 0 && model.protection)
    say('ip', 'ip-holds', { ip: model.protection })
  if (zone && model.atexCategory) say('atex', 'atex-holds', { marking: model.atexCategory, zone })
  if (budgetCents !== null && model.priceCents !== null)
    say('price', 'price-holds', { price: formatEuros(model.priceCents / 100, lang) })
}
