import type { Locale } from '#config/locales.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import type { ProductList } from '#domain/catalogue/product.ts'
import { paths } from '#domain/site/urls.ts'
import type { WayTopic } from '#domain/understanding/lexicon.ts'
import { wayTopicIn } from '#domain/understanding/read-ways.ts'
import type { Fact } from '#domain/understanding/understood.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import { type Catalogue, withCatalogue } from './snapshot.ts'

type Way = ProductList['ways'][number]

/** Where a search leads beside products: to a service of the catalogue, or to a person for what it has none of. */
export async function waysOf(
  env: { DB: D1Database },
  q: string,
  locale: Locale,
  facts: readonly Fact[],
): Promise<Way[]> {
  const topic = wayTopicIn(q, locale, facts)
  if (topic === null) return []
  const { services } = (await withCatalogue(env, {})).catalogue
  return [{ text: textOf(topic, services, locale), to: paths.contact }]
}

/** Topics with a sentence of their own. */
const describedTopics = ['rental', 'repair', 'spare-part', 'verification-authority'] as const

function textOf(topic: WayTopic, services: Catalogue['services'], locale: Locale): string {
  const t = serverTexts(locale)
  const described = describedTopics.find((each) => each === topic)
  if (described) return t(`way.${described}`)
  const offered = services.filter(({ code }) => code.startsWith(topic))
  const [first] = offered
  if (!first) return t('way.ask')
  // « …, Max ≤ 30 kg »: one line stands for all bands of a service.
  const name = first.name[locale].replace(/, Max\u00a0.*$/u, '')
  const prices = offered.flatMap(({ priceCents }) => priceCents ?? [])
  if (prices.length === 0) return t('way.service', { name })
  const price = formatEuros(Math.min(...prices) / 100, locale)
  return t(prices.length > 1 ? 'way.service-from' : 'way.service-at', { name, price })
}
