import { protectionText } from '#domain/catalogue/protection.ts'
import { formatCapacity, formatNumber } from '#domain/metrology/mass.ts'
import { softNeed } from './check-law.ts'
import { gradingMinUg, modelMinUg } from './check-range.ts'
import type { FitModel } from './fit-model.ts'
import { type FitTask, isAssessed } from './fit-task.ts'
import { unknownCodes } from './judge.ts'
import { type Finding, type SentenceKey, type SentenceParams, sentence, sentences } from './sentence.ts'

/** What a person has to confirm before a model is known to fit: nothing that is unknown passes silently. */
export function toConfirm(task: FitTask, model: FitModel): Finding[] {
  const { request } = task
  const params: SentenceParams = {
    wanted: protectionText(request.protection),
    min: formatCapacity(gradingMinUg(task, model) ?? 0, request.lang),
    hours: formatNumber(request.hours ?? 0, request.lang),
  }
  const codes = [...unknownCodes(task, model), ...softNeed(task, model), ...openOptions(task, model)]
  const findings = codes.map((code) => confirmFinding(code, params, task))
  const missing = missingInterfaces(task, model).map((name) =>
    confirmFinding('interface', { interface: name }, task),
  )
  return [...findings, ...missing]
}

function confirmFinding(code: string, params: SentenceParams, { request }: FitTask): Finding {
  const key = `confirm-${code}`
  if (!isSentence(key)) throw new Error(`nothing to say of ${code}`)
  return { code, params: {}, text: sentence(key, params, request.lang) }
}

const isSentence = (key: string): key is SentenceKey => key in sentences

function openOptions(task: FitTask, model: FitModel): string[] {
  const { smallestUg, minimumWeight, power, hours } = task.request
  const open: string[] = []
  if (smallestUg === null) open.push('smallest')
  if (isTariffOnly(task, model)) open.push('tariff-scale')
  if (minimumWeight && model.repeatabilityUg === null && smallestUg !== null) open.push('repeatability')
  if (power !== null && !model.power?.includes(power)) open.push('power')
  if (hours !== null && (model.batteryHours ?? 0) < hours) open.push('hours')
  return open
}

/** Does the smallest quantity lie between Min = 5 e and the Min of other scales? */
function isTariffOnly(task: FitTask, model: FitModel): boolean {
  const { smallestUg } = task.request
  const minUg = modelMinUg(task, model)
  return (
    gradingMinUg(task, model) !== null &&
    minUg !== null &&
    isAssessed(task, model) &&
    minUg > (smallestUg ?? minUg)
  )
}

/** The interfaces asked for that a model is not known to have. */
export function missingInterfaces({ request }: FitTask, { interfaces }: FitModel): string[] {
  const has = new Set(interfaces?.map((name) => name.toLowerCase()))
  return request.interfaces.filter((name) => !has.has(name.toLowerCase()))
}
