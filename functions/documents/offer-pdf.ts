import { company } from '#config/company.ts'
import { readPlatform } from '#domain/fit/platform.ts'
import { letterLines } from '#domain/forms/person-fields.ts'
import { dataPlate } from '#domain/metrology/plate-lines.ts'
import { formatDay } from '#domain/time/dates.ts'
import { drawing } from '#functions/drawings/drawing.ts'
import type { Bindings } from '#functions/env.ts'
import { Flow } from '#functions/pdf/flow.ts'
import type { Jpeg } from '#functions/pdf/jpeg.ts'
import { a4, compose, innerWidth } from '#functions/pdf/paper.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import { acceptanceStamp } from './acceptance-stamp.ts'
import { letterhead, pageFeet, plateEntries } from './letter-paper.ts'
import { closing, sentDay } from './offer-closing.ts'
import { prices } from './offer-prices.ts'
import { firstPhoto } from './photos.ts'
import type { OfferData } from './read-offer.ts'
import { visitSection } from './visit-section.ts'

const picture = { width: 118, height: 74 }

/**
 * The document of one version of an offer, in the language of the request. It holds nothing of the present: the same
 * version gives the same bytes.
 */
export async function offerPdf(data: OfferData, env: Bindings): Promise<Uint8Array<ArrayBuffer>> {
  const { request, offer, drawn } = data
  const { locale } = request
  const title = titleOf(data)
  const photos = new Map(
    await Promise.all(
      drawn.map(async ({ position, photos }) => [position, await firstPhoto(env, photos)] as const),
    ),
  )
  const paper = await compose((paper) => {
    const flow = new Flow(paper)
    letterhead(flow, locale, data.company)
    opening(flow, data, env.SITE_ORIGIN)
    letter(flow, data)
    items(flow, data, photos)
    visit(flow, data)
    prices(flow, data, photos)
    closing(flow, data, env.SITE_ORIGIN)
    pageFeet(paper, `${title} · v${offer.version}`, locale)
  })
  return paper.write({
    title: `${title}, v${offer.version}`,
    author: company.name,
    locale,
    at: data.acceptance?.at ?? offer.sentAt,
    id: `${request.id.replaceAll('-', '').slice(0, 28)}${String(offer.version).padStart(4, '0')}`,
  })
}

const titleOf = ({ request: { locale, reference }, acceptance }: OfferData) =>
  serverTexts(locale)(acceptance ? 'offer-document.accepted-title' : 'offer-document.title', { reference })

/** Title, version, customer, and until when the offer can be accepted, or the stamp of one that was. */
function opening(flow: Flow, data: OfferData, siteOrigin: string): void {
  const { request, offer, by, acceptance } = data
  const { locale } = request
  const t = serverTexts(locale)
  const top = flow.y
  const half = innerWidth / 2
  flow.text('H1', titleOf(data), {
    size: 17,
    weight: 'bold',
    width: half + 40,
  })
  flow.space(4)
  const soft = { ink: 'soft', width: half } as const
  flow.text(
    'P',
    t('offer-document.version', { version: offer.version, day: formatDay(sentDay(data), locale) }),
    soft,
  )
  if (acceptance) acceptanceStamp(flow, { request, acceptance }, siteOrigin)
  else flow.text('P', t('offer-document.valid-until', { day: formatDay(offer.validUntil, locale) }), soft)
  if (by) flow.text('P', t('offer-document.by', { name: by }), soft)
  const end = flow.y
  flow.y = top
  const right = { x: a4.left + half + 50, width: half - 50 }
  flow.text('P', t('offer-document.to'), { ...right, size: 8, ink: 'soft' })
  letterLines(request).forEach((line, i) => {
    flow.text('P', line, { ...right, size: 10.5, weight: i === 0 ? 'bold' : 'regular' })
  })
  flow.y = Math.max(flow.y, end)
}

/** What was written to the customer: before the instruments and their prices, as in a letter. */
function letter(flow: Flow, { offer: { note } }: OfferData): void {
  if (!note) return
  flow.space(12)
  flow.text('P', note)
}

/** What was requested, with picture, data plate and accessories, where no line says what it offers of it. */
function items(
  flow: Flow,
  { request, items, areOffered, drawn }: OfferData,
  photos: ReadonlyMap<number, Jpeg | null>,
): void {
  if (items.length === 0 || areOffered) return
  const { locale } = request
  const t = serverTexts(locale)
  flow.heading(t('offer-document.items-asked'))
  for (const item of items) {
    const name = [item.productName[locale], item.variantReference].filter(Boolean).join(', ')
    const drawnItem = drawn.find(({ position }) => position === item.position)
    flow.need(picture.height + 30)
    const top = flow.y
    const x = a4.left + picture.width + 16
    const beside = { x, width: innerWidth - picture.width - 16 }
    flow.text('P', name, { ...beside, size: 11, weight: 'bold' })
    flow.text('P', `${item.brand} · ${t('offer-document.item-quantity', { quantity: item.quantity })}`, {
      ...beside,
      ink: 'soft',
    })
    if (item.variant) {
      flow.space(4)
      flow.plate(plateEntries(dataPlate(item.variant, locale)), item.variant.accuracyClass, x)
    }
    if (item.accessories.length) {
      flow.space(4)
      const list = item.accessories.map((accessory) => accessory.name[locale]).join(', ')
      flow.text('P', `${t('offer-document.accessories')} – ${list}`, { ...beside, size: 8.5 })
    }
    const end = flow.y
    if (drawnItem && end > top) {
      flow.y = top
      const photo = photos.get(item.position)
      const platform = readPlatform(drawnItem.platform) ?? drawnItem.drawing.platform
      const svg = drawing({ ...drawnItem.drawing, platform, verified: drawnItem.metrology === 'yes' })
      if (photo) flow.photo(photo, drawnItem.photos[0]?.text[locale] ?? name, { x: a4.left, ...picture })
      else flow.drawing(svg, t('document.drawing', { product: name }), { x: a4.left, width: picture.width })
    }
    flow.y = Math.max(end, top + (drawnItem ? picture.height : 0)) + 8
  }
}

/** The instruments of the visit that the offer is about. */
function visit(flow: Flow, { request }: OfferData): void {
  const section = visitSection(request.instruments, request.locale)
  if (!section) return
  const t = serverTexts(request.locale)
  flow.heading(section.title)
  flow.table(
    [
      { head: t('offer-document.visit-instrument'), width: 0.35 },
      { head: t('offer-document.visit-facts'), width: 0.65 },
    ],
    section.rows.map(([name, facts]) => [name, facts]),
  )
}
