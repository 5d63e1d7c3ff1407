import type { Locale } from '#config/locales.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import { dataPlate, isOutsideLegalMetrology } from '#domain/metrology/plate-lines.ts'
import { isCounted, lineNetCents, offerTotals } from '#domain/quote-requests/offer.ts'
import type { OfferData } from '#functions/documents/read-offer.ts'
import type { Bindings } from '#functions/env.ts'
import { amountTable, plateHtml, plateText, subheading, unbroken } from '#functions/mail/mail-html.ts'
import { type Html, html } from '#functions/platform/html.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import { smallPicture } from './first-picture.ts'

type Offered = Pick<OfferData, 'request' | 'lines' | 'items' | 'offer'>
type Line = OfferData['lines'][number]
/** A line in words: what it offers, what is to be known of that, and how its amount comes about. */
type Said = { name: string; plate: string[]; notes: string[]; sum: string; amount: string }

const wordsIn = (locale: Locale) => {
  const t = serverTexts(locale)
  const colon = locale === 'fr' ? '\u00a0: ' : ': '
  return { t, colon, euros: (cents: number) => formatEuros(cents / 100, locale) }
}

const itemOf = ({ items }: Offered, { itemPosition }: Line) =>
  items.find(({ position }) => position === itemPosition)

function sayLine(offered: Offered, line: Line): Said {
  const { locale } = offered.request
  const { t, euros } = wordsIn(locale)
  const variant = itemOf(offered, line)?.variant
  const discount = line.discountCents
    ? [`${t('offer-document.column-discount')} \u2212${euros(line.discountCents)}`]
    : []
  return {
    name: line.text,
    plate: variant ? [plateText(dataPlate(variant, locale))] : [],
    notes: variant && isOutsideLegalMetrology(variant) ? [t('quote.not-for-trade')] : [],
    sum: [`${line.quantity}\u00a0×\u00a0${euros(line.unitCents)}`, ...discount].join(', '),
    amount: t('offer-document.net-amount', { amount: euros(lineNetCents(line)) }),
  }
}

/** What the offer comes to, without options that are not chosen. */
function totalsOf({ request, lines }: Offered) {
  const { t, euros } = wordsIn(request.locale)
  const totals = offerTotals(lines)
  return (['net', 'vat', 'gross'] as const).map(
    (name) => [t(`offer-document.${name}`), euros(totals[`${name}Cents`])] as const,
  )
}

const deliveryOf = ({ request: { locale }, offer: { delivery } }: Offered): string[] => {
  const { t, colon } = wordsIn(locale)
  return delivery ? [`${t('offer-document.delivery')}${colon}${delivery}`] : []
}

/** The lines that count, and the options that do not. */
const partsOf = (lines: readonly Line[]) => ({
  firm: lines.filter(isCounted),
  options: lines.filter((line) => !isCounted(line)),
})

/** The lines of an offer with their amounts, its sums and its delivery, as plain text. */
export function offerText(offered: Offered): string[] {
  const { t, colon } = wordsIn(offered.request.locale)
  const { firm, options } = partsOf(offered.lines)
  const texts = (lines: readonly Line[]) =>
    lines.map((line) => {
      const { name, plate, notes, sum, amount } = sayLine(offered, line)
      return [name, ...[...plate, ...notes, `${sum} = ${amount}`].map((part) => `   ${part}`)].join('\n')
    })
  return [
    ...texts(firm),
    totalsOf(offered)
      .map(([label, value]) => `${label}${colon}${value}`)
      .join('\n'),
    ...(options.length ? [t('offer-document.options'), ...texts(options)] : []),
    ...deliveryOf(offered),
  ]
}

/** The same as HTML, an instrument with its picture and its data plate. */
export async function offerHtml(env: Bindings, offered: Offered): Promise<Html> {
  const { t } = wordsIn(offered.request.locale)
  const { firm, options } = partsOf(offered.lines)
  const rows = (lines: readonly Line[]) => Promise.all(lines.map((line) => lineHtml(env, offered, line)))
  const [counted, optional] = await Promise.all([rows(firm), rows(options)])
  return html`<div style="margin:0 0 18px">${counted}</div>${amountTable(totalsOf(offered), true)}${
    optional.length ? html`${subheading(t('offer-document.options'))}${optional}` : null
  }${deliveryOf(offered).map((text) => html`<p style="margin:14px 0">${text}</p>`)}`
}

async function lineHtml(env: Bindings, offered: Offered, line: Line): Promise<Html> {
  const { locale } = offered.request
  const { name, notes, sum, amount } = sayLine(offered, line)
  const item = itemOf(offered, line)
  const picture = item ? await smallPicture(env, item, locale) : null
  const plate = item?.variant ? plateHtml(dataPlate(item.variant, locale)) : null
  return html`<div style="padding:10px 0;border-top:1px solid #d8ddde"><table width="100%" cellpadding="0" cellspacing="0"><tr>${
    picture ? html`<td width="92" valign="top">${picture}</td>` : null
  }<td valign="top"><b>${unbroken(name)}</b>${plate}${notes.map((note) => html`<p style="margin:0;color:#4b5a64;font-size:13px">${note}</p>`)}</td></tr></table>
<table width="100%" cellpadding="0" cellspacing="0" style="font-size:15px"><tr><td valign="bottom" style="color:#4b5a64">${sum}</td><td align="right" valign="bottom" style="padding-left:16px;font-weight:600;white-space:nowrap">${amount}</td></tr></table></div>`
}
