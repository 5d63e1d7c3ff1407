import { useCallback } from 'react'
import { estimateOfList } from '#domain/quote-list/list-estimate.ts'
import type { QuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import type { QuoteSection } from '#domain/quote-list/quote-section.ts'
import { quoteSections } from '#domain/quote-list/quote-sections.ts'
import type { Service } from '#domain/quote-list/quote-service.ts'
import type { RequestedService } from '#domain/quote-list/requested-content.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { useQuery } from '#src/site/use-query.ts'
import { useListTravel } from './list-travel.ts'
import { useQuoteServices } from './quote-list-facade.ts'

const nothingOffered: readonly Service[] = []

/** The services on the list with their names and prices; while these load, and without services, none. */
export function useListedServices(): RequestedService[] {
  const { callApi, locale } = useSite()
  const lines = useQuoteServices()
  const wanted = lines.length > 0
  const load = useCallback(
    async () =>
      wanted ? (await callApi('GET /services', { query: { lang: locale } })).items : nothingOffered,
    [callApi, locale, wanted],
  )
  const { answer } = useQuery(load)
  // Between the first service and its prices the answer is that of an empty list.
  if (answer.status !== 'ready' || answer.value === nothingOffered) return []
  return lines.map(({ code, quantity }) => {
    const service = answer.value.find((one) => one.code === code)
    // No longer offered: it stays visible under its code until the visitor removes it.
    return service
      ? { ...service, quantity }
      : { code, name: code, priceCents: null, unit: 'per-request', onSite: false, quantity }
  })
}

/** The services on the list as a section of the generated message and of the confirmation. */
export function useServiceSections(): QuoteSection[] {
  const t = useTranslate()
  const { locale } = useSite()
  return quoteSections({ services: useListedServices(), configuration: null, estimate: null }, t, locale)
}

/** Services and amount of the list, as they were when it was sent. The amount is left out where it is not known. */
export function useListSections(items: readonly QuoteItem[]): QuoteSection[] {
  const t = useTranslate()
  const { locale } = useSite()
  const lines = useQuoteServices()
  const services = useListedServices()
  const travel = useListTravel()
  const loaded = services.length < lines.length ? null : estimateOfList(items, services, travel?.zone)
  const estimate = loaded?.totalCents == null ? null : loaded
  return quoteSections({ services, configuration: null, estimate }, t, locale)
}
