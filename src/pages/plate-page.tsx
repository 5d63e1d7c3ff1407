import { readPlateQuestion } from '#domain/fit/plate-address.ts'
import { servicePrices } from '#domain/quote-list/service-prices.ts'
import { paths } from '#domain/site/urls.ts'
import { deferred, deferredPage } from '#src/site/deferred.tsx'
import { pageMeta } from '#src/site/page-meta.ts'

const PlateView = deferred(() => import('./plate-view.tsx').then((module) => module.PlateView), {
  texts: ['plaque', 'forms'],
})

export const page = deferredPage({
  async load({ callApi, locale, search }) {
    const question = readPlateQuestion(search)
    const [answer, { items }] = await Promise.all([
      question.text ? callApi('GET /plate', { query: { ...question, lang: locale } }) : null,
      callApi('GET /services', { query: { lang: locale } }),
    ])
    return { question, answer, verification: servicePrices(items).verification }
  },
  meta: ({ question }, { t }) => ({
    ...pageMeta(t, 'plaque', paths.plate()),
    noIndex: question.text !== '',
  }),
  Body: PlateView,
})
