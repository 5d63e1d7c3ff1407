import { each, locales } from '#config/locales.ts'
import { toConfirm } from '#domain/fit/confirm.ts'
import { explainFailures } from '#domain/fit/explain-failure.ts'
import { explainFit } from '#domain/fit/explain-fit.ts'
import type { FitModel } from '#domain/fit/fit-model.ts'
import type { FitRequest } from '#domain/fit/fit-request.ts'
import { type FitTask, fitTask } from '#domain/fit/fit-task.ts'
import { failedCodes } from '#domain/fit/judge.ts'
import { nextDueOf, regimeOfModel, regimeOfRequest } from '#domain/fit/regime.ts'
import { regimeAnswer } from '#domain/fit/regime-answer.ts'
import { requiredLine } from '#domain/fit/required-answer.ts'
import { requirementOf } from '#domain/fit/requirement.ts'
import { type Finding, sentence } from '#domain/fit/sentence.ts'
import { errorAtSmallest } from '#domain/fit/tolerance-point.ts'
import type { ConfigurationResult, JudgedModel, LocalizedFinding } from './configuration-result.ts'

/** What the rules say of a request and of the models, in every language; `today` (ISO) dates the next verification. */
export function judgeConfiguration(
  request: FitRequest,
  models: readonly FitModel[],
  today: string,
): ConfigurationResult {
  const requirement = requirementOf(request)
  const regime = regimeOfRequest(request, requirement.maxHardUg)
  const tasks = locales.map((lang) => fitTask({ ...request, lang }))
  return {
    requirement: each((lang) => requiredLine(requirement, { ...request, lang })),
    regime: each((lang) => regimeAnswer(regime, lang).text),
    aid: each((lang) => sentence('aid', {}, lang)),
    models: models.map((model) => judged(tasks, model, today)),
  }
}

function judged(tasks: readonly FitTask[], model: FitModel, today: string): JudgedModel {
  const [task] = tasks
  if (!task) throw new Error('No language to judge in')
  const failed = failedCodes(task, model)
  const errorUg = errorAtSmallest(task, model)
  return {
    reference: model.reference,
    reasons: failed ? [] : findings(tasks, (task) => explainFit(task, model)),
    failed: findings(tasks, (task) => explainFailures(task, model, failed)),
    toConfirm: failed ? [] : findings(tasks, (task) => toConfirm(task, model)),
    errorAtSmallestG: errorUg === null ? null : errorUg / 1e6,
    nextDue: nextDueOf(regimeOfModel(task.request, model), today),
  }
}

/** The findings of each language, put together: they are the same ones in the same order. */
function findings(tasks: readonly FitTask[], find: (task: FitTask) => Finding[]): LocalizedFinding[] {
  const byText = new Map(tasks.map((task) => [task.request.lang, find(task)]))
  return (byText.get('fr') ?? []).map(({ code }, i) => ({
    code,
    text: each((lang) => byText.get(lang)?.[i]?.text ?? ''),
  }))
}
