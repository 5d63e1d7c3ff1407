import type * as v from 'valibot'
import type { Locale } from '#config/locales.ts'
import type { Attachments } from '#domain/files/file.ts'
import type { QuoteItem } from '#domain/quote-list/quote-stored.ts'
import type { ContactRequest, QuoteRequest, QuoteRequestItem } from './forms.ts'
import type { FormValues } from './posted.ts'

/** What a quote request holds beside the contact data. */
export type RequestContent = {
  items: QuoteRequestItem[]
  services?: { code: string; quantity: number }[]
  /** The answers of the configurator, as typed. */
  configuration?: Record<string, string | string[]>
  attachments?: Attachments
}

/** The body of `POST /quotes` out of the fields of its form; its schema checks every value. */
export function quoteInput(
  { terms, ...values }: FormValues,
  { configuration, ...content }: RequestContent,
  lang: Locale,
): v.InferInput<typeof QuoteRequest> {
  return {
    ...(values as Record<'name' | 'email', string>),
    ...content,
    ...(configuration ? { configuration: configuration as { use: 'trade'; load: string } } : {}),
    termsAccepted: (terms === 'yes') as true,
    lang,
  }
}

/** The body of `POST /contact` out of the fields of its form. */
export const contactInput = (
  { origin, ...values }: FormValues,
  lang: Locale,
  attachments?: Attachments,
): v.InferInput<typeof ContactRequest> => ({
  ...(values as Record<'name' | 'email' | 'subject' | 'message', string>),
  ...(attachments ? { attachments } : {}),
  ...(origin === 'assistant' ? { origin } : {}),
  lang,
})

/** The list as the body of the request. */
export function requestItems(items: readonly QuoteItem[]): QuoteRequestItem[] {
  return items.map(({ productId, variant, quantity, accessories }) => ({
    productId,
    variantReference: variant?.reference ?? null,
    quantity,
    accessories: accessories.map(({ name }) => name),
  }))
}
