import { areaAnswer, companyDraft } from '#domain/assistant/company-answers.ts'
import { companyValues } from '#domain/assistant/company-values.ts'
import { placeIn } from '#domain/assistant/place.ts'
import { say } from '#domain/assistant/say.ts'
import { says } from '#domain/assistant/word-lists.ts'
import { catalogueIndex } from '#functions/catalogue/snapshot.ts'
import type { Answer } from './asked.ts'
import { ofTerms } from './terms-answers.ts'

/** « Who are you? », « which brands do you sell? » */
export const companyAnswer: Answer = async (env, { question }) => {
  const { locale, folded } = question
  const values = companyValues(question)
  const { brands } = await catalogueIndex(env)
  const lines = says({ folded, locale }, 'brands')
    ? [say('company.brands', locale, { brands: brands.join(', ') })]
    : [say('company.founded', locale, values), say('company.models', locale, values)]
  return companyDraft(question, lines, { page: '/about' })
}

/** Delivery, and how far the place is where one is named. */
export const shippingAnswer: Answer = (_, { question }) => {
  const { locale } = question
  const near = placeIn(question) ? [areaAnswer(question).text.split('\n')[0] ?? ''] : []
  const draft = ofTerms(question, 'prices', { sentences: [1], before: ['company.delivered-by'] })
  return {
    ...draft,
    text: [draft.text, ...near].join('\n'),
    facts: [...draft.facts, ...near, say('company.delivered-by', locale)],
  }
}
