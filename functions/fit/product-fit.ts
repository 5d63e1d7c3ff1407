import { AppError } from '#domain/errors/error.ts'
import { fitOf, missOf } from '#domain/fit/fit-answer.ts'
import type { FitRequest } from '#domain/fit/fit-request.ts'
import { type FitTask, fitTask } from '#domain/fit/fit-task.ts'
import { failedCodes } from '#domain/fit/judge.ts'
import type { CatalogueModel } from '#domain/fit/model-pack.ts'
import type { ProductFit } from '#domain/fit/product-fit.ts'
import { rank } from '#domain/fit/rank.ts'
import { sentence } from '#domain/fit/sentence.ts'
import { productDetail } from '#functions/catalogue/detail.ts'
import { currentModels } from '#functions/catalogue/snapshot.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import { shownFindings } from './find-fit.ts'

/** The models of one product, judged; `today` (ISO) dates the next verification. Throws `not-found`. */
export async function productFit(
  env: { DB: D1Database },
  product: string,
  request: FitRequest,
  today: string,
): Promise<ProductFit> {
  const catalogue = await currentModels(env)
  const models = catalogue.models.filter(({ productId }) => productId === product)
  if (models.length === 0 && !(await productDetail(env, request.lang, product)))
    throw new AppError('not-found')
  const task = fitTask(request)
  return {
    legal: task.legal,
    why: serverTexts(request.lang)(`regime.${request.use}`),
    models: byRank(task, models).map((model) => judged(task, model, today)),
    aid: sentence('aid', {}, request.lang),
  }
}

/** Those that fit by `rank`, then the others likewise. */
function byRank(task: FitTask, models: readonly CatalogueModel[]): CatalogueModel[] {
  const ranked = rank(task, models)
  const failed = new Map(ranked.map((model) => [model, failedCodes(task, model) !== 0]))
  return ranked.toSorted((a, b) => Number(failed.get(a)) - Number(failed.get(b)))
}

function judged(task: FitTask, model: CatalogueModel, today: string): ProductFit['models'][number] {
  const failed = failedCodes(task, model)
  if (failed) {
    const { reference, failed: why } = missOf(task, model, failed)
    const nothing = { reasons: [], toConfirm: [], errorAtSmallestG: null, nextDue: null }
    return { reference, fits: false, failed: shownFindings(why), ...nothing }
  }
  const { reference, reasons, toConfirm, errorAtSmallestG, nextDue } = fitOf(task, model, today)
  return {
    reference,
    fits: true,
    failed: [],
    reasons: shownFindings(reasons),
    toConfirm: shownFindings(toConfirm),
    errorAtSmallestG,
    nextDue,
  }
}
