import { type Locale, localeInfo } from '#config/locales.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import { lineNetCents, offerTotals } from '#domain/quote-requests/offer.ts'
import type { Flow } from '#functions/pdf/flow.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import type { OfferData } from './read-offer.ts'

/** The lines of the offer and their sums, then the options, which are in no sum of the document. */
export function prices(flow: Flow, { request, lines }: OfferData): void {
  const { locale } = request
  const t = serverTexts(locale)
  const euros = (cents: number) => formatEuros(cents / 100, locale)
  const firm = lines.filter(({ optional }) => !optional)
  const right = { align: 'right' } as const
  flow.heading(t('offer-document.lines'))
  lineTable(flow, locale, firm)
  const totals = offerTotals(firm)
  flow.space(4)
  flow.table(
    [
      { head: '', width: 0.78, ...right },
      { head: '', width: 0.22, ...right },
    ],
    [
      [t('offer-document.net'), euros(totals.netCents)],
      [t('offer-document.vat'), euros(totals.vatCents)],
      [t('offer-document.gross'), euros(totals.grossCents)],
    ],
    { headless: true, boldLast: true },
  )
  const options = lines.filter(({ optional }) => optional)
  if (options.length === 0) return
  flow.heading(t('offer-document.options'))
  flow.text('P', t('offer-document.options-lead'))
  flow.space(6)
  lineTable(flow, locale, options)
}

function lineTable(flow: Flow, locale: Locale, lines: OfferData['lines']): void {
  const t = serverTexts(locale)
  const euros = (cents: number) => formatEuros(cents / 100, locale)
  const rate = new Intl.NumberFormat(localeInfo[locale].intl, { style: 'percent', maximumFractionDigits: 1 })
  const hasDiscount = lines.some(({ discountCents }) => discountCents !== 0)
  const right = { align: 'right' } as const
  flow.table(
    [
      { head: t('offer-document.column-text'), width: hasDiscount ? 0.36 : 0.49 },
      { head: t('offer-document.column-quantity'), width: 0.09, ...right },
      { head: t('offer-document.column-unit'), width: 0.17, ...right },
      ...(hasDiscount ? [{ head: t('offer-document.column-discount'), width: 0.13, ...right }] : []),
      { head: t('offer-document.column-vat'), width: 0.08, ...right },
      { head: t('offer-document.column-net'), width: 0.17, ...right },
    ],
    lines.map((line) => [
      line.text,
      String(line.quantity),
      euros(line.unitCents),
      ...(hasDiscount ? [line.discountCents ? euros(-line.discountCents) : ''] : []),
      rate.format(line.vatPermille / 1000),
      euros(lineNetCents(line)),
    ]),
  )
}
