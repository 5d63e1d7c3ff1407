import { protectionText } from '#domain/catalogue/protection.ts'
import { formatNumber } from '#domain/metrology/mass.ts'
import { softNeed } from './check-law.ts'
import type { FitModel } from './fit-model.ts'
import type { FitTask } from './fit-task.ts'
import { unknownCodes } from './judge.ts'
import { type Finding, isSentence, type SentenceParams, sentence } from './sentence.ts'

/** What a person has to confirm before a model is known to fit: nothing that is unknown passes silently. */
export function toConfirm(task: FitTask, model: FitModel): Finding[] {
  const { request } = task
  const params: SentenceParams = {
    wanted: protectionText(request.protection),
    hours: formatNumber(request.hours ?? 0, request.lang),
  }
  const findings = openPoints(task, model).map((code) => confirmFinding(code, params, task))
  const missing = missingInterfaces(task, model).map((name) =>
    confirmFinding('interface', { interface: name }, task),
  )
  return [...findings, ...missing]
}

/** Codes of what has to be confirmed, beside the interfaces that are missing. */
export const openPoints = (task: FitTask, model: FitModel): string[] => [
  ...unknownCodes(task, model),
  ...softNeed(task, model),
  ...openOptions(task, model),
]

function confirmFinding(code: string, params: SentenceParams, { request }: FitTask): Finding {
  const key = `confirm-${code}`
  if (!isSentence(key)) throw new Error(`nothing to say of ${code}`)
  return { code, params: {}, text: sentence(key, params, request.lang) }
}

function openOptions(task: FitTask, model: FitModel): string[] {
  const { smallestUg, minimumWeight, power, hours } = task.request
  const open: string[] = []
  if (smallestUg === null) open.push('smallest')
  if (minimumWeight && model.repeatabilityUg === null && smallestUg !== null) open.push('repeatability')
  if (power !== null && !model.power?.includes(power)) open.push('power')
  if (hours !== null && (model.batteryHours ?? 0) < hours) open.push('hours')
  return open
}

/** The interfaces asked for that a model is not known to have. */
function missingInterfaces({ request }: FitTask, { interfaces }: FitModel): string[] {
  const has = new Set(interfaces?.map((name) => name.toLowerCase()))
  return request.interfaces.filter((name) => !has.has(name.toLowerCase()))
}
