import type { FieldErrors } from '#domain/errors/error.ts'
import type { FitCountry, FitUse } from './fit-use.ts'
import type { ProductFit } from './product-fit.ts'

/**
 * What may be asked of one product in the address of its page: its reading and its errors at a load, whether it fits a
 * use, and how large it is beside an object.
 */
export const questionFields = [
  'model',
  'quantity',
  'price',
  'sales',
  'days',
  'use',
  'country',
  'load',
  'tare',
  'smallest',
  'tolPct',
  'object',
  'length',
  'width',
] as const
export type QuestionField = (typeof questionFields)[number]

/** The question as typed; a field that was not filled in is absent. */
export type ProductQuestion = Partial<Record<QuestionField, string>>

const longest = 40

/** The question in an address; what is no part of it is ignored, and what is too long is cut. */
export function readProductQuestion(search: URLSearchParams): ProductQuestion {
  const typed = questionFields.map((name) => [name, search.get(name)?.trim().slice(0, longest)] as const)
  return Object.fromEntries(typed.filter(([, text]) => text))
}

/** The canonical query string of a question. */
export function writeProductQuestion(question: ProductQuestion): string {
  const search = new URLSearchParams()
  for (const name of questionFields) if (question[name]) search.set(name, question[name])
  return String(search)
}

/** The question whether a product fits, complete enough to be asked; the API refuses what is wrong in it. */
export type FitQuestion = {
  use: FitUse
  country?: FitCountry
  load: string
  tare?: string
  smallest?: string
  tolPct?: string
}

/** The part of the question that `GET /api/fit/product` answers; null when it is not complete. */
export function fitQuestion({
  use,
  country,
  load,
  tare,
  smallest,
  tolPct,
}: ProductQuestion): FitQuestion | null {
  if (!use || !load) return null
  const given = Object.entries({ use, country, load, tare, smallest, tolPct }).filter(([, text]) => text)
  return Object.fromEntries(given) as FitQuestion
}

/** What is known of whether a product fits: the answer, or what is wrong with the question, by field. */
export type FitState = { answer: ProductFit; faults?: never } | { answer?: never; faults: FieldErrors }
