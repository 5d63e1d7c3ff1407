import { company } from '#config/company.ts'
import type { Locale } from '#config/locales.ts'
import { paths } from '#domain/site/urls.ts'
import { loadTexts, translator } from '#src/i18n/translation.ts'
import type { PageContext } from '#src/site/page.ts'

/** The questions of each page: the four of the specification on the home page, others where they apply. */
export const questionSets = {
  home: ['types', 'maintenance', 'regions', 'quote'],
  contact: ['which', 'regulated', 'frequency', 'sticker', 'logbook', 'repair', 'calibration', 'regions'],
  quote: ['quote', 'which', 'prices', 'later'],
} as const

/** On which page each set stands. */
export const questionPages = { home: paths.home, contact: paths.contact, quote: paths.quote } as const

/** What the answers say of the company; its town is written at the desk. */
export const faqFacts = {
  models: company.modelCount,
  reference: company.accreditation,
  radius: company.serviceRadiusKm,
  hours: company.replyHours,
}

/** `link`: the label of a link under the answer, to the quote configurator. */
export type Question = { question: string; answer: string; link?: string }

/**
 * The questions that a page begins with, with their answers. They are part of its data instead of its code, so that
 * search engines get them and a first page loads them once.
 */
export async function questionsOf(
  page: keyof typeof questionSets,
  locale: Locale,
  city: string,
): Promise<Question[]> {
  const facts = { ...faqFacts, city }
  const t = translator(locale, await loadTexts(locale, ['faq']))
  return questionSets[page].map((key) => ({
    question: t(`faq.${key}`, facts),
    answer: t(`faq.${key}-answer`, facts),
    ...(key === 'which' ? { link: t('faq.which-link') } : {}),
  }))
}

/** The questions of a page. */
export async function loadQuestions(
  page: keyof typeof questionSets,
  { callApi, locale }: Pick<PageContext, 'callApi' | 'locale'>,
): Promise<Question[]> {
  return (await callApi('GET /faq', { query: { page, lang: locale } })).items
}
