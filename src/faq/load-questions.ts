import type { PageContext } from '#src/site/page.ts'
import { type Question, type questionSets, questionsOf } from './questions.ts'

/** The questions of a page: those that the desk has written, else those that the site began with. */
export async function loadQuestions(
  page: keyof typeof questionSets,
  { callApi, locale }: Pick<PageContext, 'callApi' | 'locale'>,
): Promise<Question[]> {
  const [{ items }, initial] = await Promise.all([
    callApi('GET /faq', { query: { page, lang: locale } }).catch(() => ({ items: [] })),
    questionsOf(page, locale),
  ])
  return items.length === 0 ? initial : items
}
