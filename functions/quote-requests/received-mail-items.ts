import type { Locale } from '#config/locales.ts'
import { platformIn } from '#domain/fit/platform.ts'
import { dataPlate, isOutsideLegalMetrology } from '#domain/metrology/plate-lines.ts'
import { lineAmount } from '#domain/quote-list/line-amount.ts'
import { plateHtml, plateText } from '#functions/mail/mail-html.ts'
import { type Html, html } from '#functions/platform/html.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import type { StoredQuote } from './received-mail-data.ts'

type Item = StoredQuote['items'][number]

const nameOf = (item: Item, locale: Locale) => `${item.productName[locale]} – ${item.brand}`

/** Reference and platform of the model, as far as one is chosen. */
const modelOf = ({ variant, variantReference }: Item, locale: Locale): string[] =>
  [variantReference ?? '', platformIn(variant?.platform ?? null, locale) ?? ''].filter(Boolean)

const wordsIn = (locale: Locale) => {
  const t = serverTexts(locale)
  return {
    standard: t('quote-mail.standard'),
    onRequest: t('quote-mail.on-request'),
    excludingVat: t('quote-mail.excluding-vat'),
    notForTrade: t('quote.not-for-trade'),
  }
}
type ItemWords = ReturnType<typeof wordsIn>

/** The items with their data plates, as HTML. */
export function itemsHtml(items: readonly Item[], locale: Locale): Html[] {
  const words = wordsIn(locale)
  return items.map((item) => {
    const plate = item.variant
      ? plateHtml(dataPlate(item.variant, locale))
      : html`<p style="margin:4px 0">${words.standard}</p>`
    const accessories = item.accessories.map(
      ({ name, compatibility }) =>
        html`<li>${name[locale]} <span style="color:#4b5a64">(${compatibility[locale]})</span></li>`,
    )
    return html`<div style="padding:12px 0;border-top:1px solid #d8ddde">
<p style="margin:0"><b>${item.quantity} × ${nameOf(item, locale)}</b>${modelOf(item, locale).map((part) => html` · ${part}`)}</p>
${plate}${limitOf(item, words).map((text) => html`<p style="margin:0;color:#4b5a64;font-size:13px">${text}</p>`)}<p style="margin:0;text-align:right">${priceText(item, locale, words)}</p>${accessories.length ? html`<ul style="margin:6px 0 0;padding-left:20px">${accessories}</ul>` : null}</div>`
  })
}

function priceText({ priceCents, quantity }: Item, locale: Locale, words: ItemWords): string {
  return priceCents === null
    ? words.onRequest
    : `${lineAmount(quantity, priceCents, locale)} ${words.excludingVat}`
}

/** That an instrument without class may not sell; nothing of one that may, and of weights. */
const limitOf = ({ variant }: Item, words: ItemWords): string[] =>
  variant && isOutsideLegalMetrology(variant) ? [words.notForTrade] : []

/** The items as plain text: number, name, data plate. */
export function itemsText(items: readonly Item[], locale: Locale): string {
  const words = wordsIn(locale)
  return items
    .map((item) => {
      const plate = item.variant ? plateText(dataPlate(item.variant, locale)) : words.standard
      const accessories = item.accessories.map(
        ({ name, compatibility }) => `   + ${name[locale]} (${compatibility[locale]})`,
      )
      return [
        [`${item.quantity} × ${nameOf(item, locale)}`, ...modelOf(item, locale)].join(' · '),
        ...[plate, ...limitOf(item, words)].map((line) => `   ${line}`),
        `   ${priceText(item, locale, words)}`,
        ...accessories,
      ].join('\n')
    })
    .join('\n\n')
}
