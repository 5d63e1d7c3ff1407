import { areaCountryOf } from '#domain/area/travel-zone.ts'
import { firstVerifications } from '#domain/fit/first-verification.ts'
import type { FitRequest } from '#domain/fit/fit-request.ts'
import { readConfiguration } from '#domain/quote-list/configuration.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { formatDay } from '#domain/time/dates.ts'
import type { Flow } from '#functions/pdf/flow.ts'
import { a4, inks, innerWidth } from '#functions/pdf/paper.ts'
import { colour, roundedRect } from '#functions/pdf/svg.ts'
import { tag } from '#functions/pdf/tags.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import type { OfferData } from './read-offer.ts'

/** The day (ISO, in Paris) on which an offer was sent. */
export const sentDay = ({ offer }: Pick<OfferData, 'offer'>) => inParis(new Date(offer.sentAt)).day

/** The instrument's use and country as they were answered; null where they were not. */
function askedOf({ request }: OfferData): FitRequest | null {
  const answers = request.configuration?.answers
  const read = answers && readConfiguration(answers, request.locale)
  return read && 'request' in read ? read.request : null
}

/** When the verified instruments are to be verified for the first time. */
function calendar(flow: Flow, data: OfferData): void {
  const { request, items, drawn } = data
  const { locale } = request
  const t = serverTexts(locale)
  const day = sentDay(data)
  const country = areaCountryOf(request.country) ?? 'other'
  const requestedItems = askedOf(data)
  const rows = items.flatMap(({ position, productName, variantReference, variant }) => {
    const maxUg = variant?.ranges.at(-1)?.maxUg
    if (variant?.metrology !== 'yes' || maxUg === undefined) return []
    const weighsPeople = drawn.find((drawnItem) => drawnItem.position === position)?.category === 'medical'
    const name = [productName[locale], variantReference].filter(Boolean).join(', ')
    return firstVerifications(
      { maxUg, country: country === 'FR' || country === 'DE' ? country : 'other', weighsPeople },
      day,
      requestedItems,
    ).map(({ use, dueOn }) => [formatDay(dueOn, locale), name, t(`use-name.${use}`)].join(' · '))
  })
  if (rows.length === 0) return
  const lead = t('offer-document.calendar-lead', { day: formatDay(day, locale) })
  flow.fact(t('offer-document.calendar'), [...rows, lead].join('\n'))
}

/** Delivery, payment, verification and terms; of an offer that is open also the place to accept it by hand. */
export function closing(flow: Flow, data: OfferData, siteOrigin: string): void {
  const { request, offer, termsVersion, acceptance } = data
  const { locale } = request
  const t = serverTexts(locale)
  flow.space(12)
  for (const part of ['delivery', 'conditions'] as const)
    flow.fact(t(`offer-document.${part}`), offer[part] || t(`offer-document.${part}-none`))
  calendar(flow, data)
  // With the place to accept by hand, which would look lost alone on a page.
  flow.need(acceptance ? 0 : 132)
  const validity = t('offer-document.validity-text', { day: formatDay(offer.validUntil, locale) })
  const agreement = t('offer-document.agreement-text', { version: offer.version })
  const address = `${siteOrigin}${inLocale(locale, paths.terms)}?version=${termsVersion}`
  flow.fact(
    t(acceptance ? 'offer-document.agreement' : 'offer-document.validity'),
    `${acceptance ? agreement : validity}\n${t('offer-document.terms', { version: termsVersion, address })}`,
  )
  if (acceptance) return
  boxes(flow, [
    t('offer-document.by-hand-day'),
    t('offer-document.by-hand-name'),
    t('offer-document.by-hand-signature'),
  ])
}

/** Empty boxes side by side, each with its label, to be filled in by hand. */
function boxes(flow: Flow, labels: readonly string[]): void {
  const { paper } = flow
  const [height, gap] = [46, 8]
  flow.space(6)
  flow.need(height)
  const width = (innerWidth - gap * (labels.length - 1)) / labels.length
  labels.forEach((label, i) => {
    const x = a4.left + i * (width + gap)
    const frame = roundedRect(x, a4.height - flow.y - height, width, height, 3)
    paper.decoration(`${colour(inks.soft)} RG 0.7 w [] 0 d ${frame} S`)
    const line = paper.line(label, x + 7, flow.y + 12, { size: 8, ink: 'soft' })
    paper.content(tag(paper.document, 'P'), line)
  })
  flow.space(height)
}
