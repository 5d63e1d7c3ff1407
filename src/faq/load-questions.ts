import type { PageContext } from '#src/site/page.ts'
import type { Question, questionSets } from './questions.ts'

/** The questions of a page. */
export async function loadQuestions(
  page: keyof typeof questionSets,
  { callApi, locale }: Pick<PageContext, 'callApi' | 'locale'>,
): Promise<Question[]> {
  return (await callApi('GET /faq', { query: { page, lang: locale } })).items
}
