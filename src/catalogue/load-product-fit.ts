import type { Locale } from '#config/locales.ts'
import { AppError } from '#domain/errors/error.ts'
import type { FitQuestion, FitState } from '#domain/fit/product-question.ts'
import type { CallApi } from '#src/api/call-api.ts'

/** Loads whether the models of a product fit a use. What is wrong with the question is an answer too. */
export async function loadProductFit(
  callApi: CallApi,
  product: string,
  lang: Locale,
  question: FitQuestion,
): Promise<FitState> {
  try {
    return { answer: await callApi('GET /fit/product', { query: { ...question, product, lang } }) }
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid-fields') return { faults: error.fields ?? {} }
    throw error
  }
}
