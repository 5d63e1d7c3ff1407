import type { Locale } from '#config/locales.ts'
import { contactInput, quoteInput } from '#domain/forms/form-input.ts'
import type { Accepted } from '#domain/forms/forms.ts'
import type { FormValues } from '#domain/forms/posted.ts'
import { confirmationPath } from '#domain/requests/reference.ts'
import { type PageName, paths } from '#domain/site/urls.ts'
import type { CallApi } from '#src/api/call-api.ts'
import type { ConfiguratorData } from '#src/configurator/data.ts'
import { unloadedConfigurator } from '#src/configurator/load-configurator.ts'
import { requestContent } from '#src/configurator/request-content.ts'
import { contactFields as messageFields } from '#src/contact/contact-form.tsx'
import { contactFields } from '#src/quotes/contact-fields.tsx'

/** A call of the API that is ready to be made; `body` identifies it. */
export type ReadyCall = {
  body: object
  send: (callApi: CallApi, idempotencyKey: string) => Promise<Accepted>
}

/** A form that its page accepts as a native POST, for browsers without JavaScript or before it has arrived. */
export type PostedForm = {
  /** The name of the form, as of its draft. */
  name: string
  /** What is read of the body; everything else in it is dropped. */
  fields: readonly string[]
  /** It sends the quote list too, which only the browser knows. */
  sendsList: boolean
  /** The path without a language that confirms what was sent. */
  sentPath: (reference: string) => string
  /** The call as the browser would make it, of the data of its page. Throws `unavailable` when a part is missing. */
  callOf: (values: FormValues, data: unknown, locale: Locale) => ReadyCall
  /** The page's data where they cannot be loaded, so that it can still show what was typed. */
  unloaded?: (search: URLSearchParams, locale: Locale) => unknown
}

const namesOf = (fields: readonly { name: string }[], ...more: string[]) => [
  ...fields.map(({ name }) => name),
  ...more,
]

const quoteForm = {
  fields: namesOf(contactFields, 'message', 'terms'),
  sentPath: (reference: string) => confirmationPath(paths.quote, reference),
}

function quoteCall(...input: Parameters<typeof quoteInput>): ReadyCall {
  const body = quoteInput(...input)
  return { body, send: (callApi, idempotencyKey) => callApi('POST /quotes', { body, idempotencyKey }) }
}

/** The form of each page that has one. */
export const postedForms: Partial<Record<PageName, PostedForm>> = {
  quote: {
    ...quoteForm,
    name: 'quote',
    sendsList: true,
    callOf: (values, _, locale) => quoteCall(values, { items: [] }, locale),
  },
  'quote-configurator': {
    ...quoteForm,
    name: 'configurator',
    sendsList: false,
    callOf: (values, data, locale) => quoteCall(values, requestContent(data as ConfiguratorData), locale),
    unloaded: unloadedConfigurator,
  },
  contact: {
    name: 'contact',
    fields: namesOf(messageFields, 'message'),
    sendsList: false,
    sentPath: (reference) => confirmationPath(paths.contact, reference),
    callOf(values, _, locale) {
      const body = contactInput(values, locale)
      return { body, send: (callApi, idempotencyKey) => callApi('POST /contact', { body, idempotencyKey }) }
    },
  },
}
