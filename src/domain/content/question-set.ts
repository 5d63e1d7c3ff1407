import * as v from 'valibot'
import { contentLimits } from '#config/content-limits.ts'
import { each } from '#config/locales.ts'
import { line } from '#domain/text/text-fields.ts'

/** Pages that have questions and answers. */
export const questionPlaces = ['home', 'contact', 'quote'] as const
export type QuestionPlace = (typeof questionPlaces)[number]

const inEachLocale = (maxLength: number) => {
  const text = v.pipe(line(maxLength), v.nonEmpty('content.language'))
  return v.strictObject(each(() => text))
}

/** A question with its answer in every language; `configurator`: a link to it stands below. */
export const WrittenQuestion = v.strictObject({
  question: inEachLocale(contentLimits.questionLength),
  answer: inEachLocale(contentLimits.answerLength),
  configurator: v.boolean(),
})
export type WrittenQuestion = v.InferOutput<typeof WrittenQuestion>

/** The questions of a page in their order. */
export const WrittenQuestions = v.pipe(
  v.array(WrittenQuestion),
  v.nonEmpty('form.required'),
  v.maxLength(contentLimits.questions, 'form.too-many'),
)

/** What the desk has written as the questions of a page. */
export type WrittenSet = { page: QuestionPlace; items: readonly WrittenQuestion[] }

/** The questions of a page in one language, as visitors read them. */
export const PageQuestions = v.object({
  /** `link`: the label of a link under the answer, to the quote configurator. */
  items: v.array(v.object({ question: v.string(), answer: v.string(), link: v.optional(v.string()) })),
})
