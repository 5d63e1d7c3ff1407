import { assistantLimits } from '#config/assistant-limits.ts'
import type { Locale } from '#config/locales.ts'
import { type AreaCountry, areaCountries, checkPostcode } from '#domain/area/area-rules.ts'
import { areaTable } from '#domain/area/area-table.ts'
import { contactInput, quoteInput } from '#domain/forms/form-input.ts'
import type { Accepted } from '#domain/forms/forms.ts'
import { requestFields } from '#domain/forms/person-fields.ts'
import { type FormValues, handoverForm } from '#domain/forms/posted.ts'
import { confirmationPath } from '#domain/quote-requests/reference.ts'
import { type PageName, paths } from '#domain/site/urls.ts'
import type { CallApi } from '#src/api/call-api.ts'
import { answerField, areaForm } from '#src/area/area-check.tsx'
import { answerPosted, conversationFields, conversationForm } from '#src/assistant/posted-conversation.ts'
import type { ConfiguratorData } from '#src/configurator/data.ts'
import { unloadedConfigurator } from '#src/configurator/load-configurator.ts'
import { requestContent } from '#src/configurator/request-content.ts'
import { contactFields } from '#src/contact/contact-form.tsx'
import { newsletterForm } from '#src/newsletter/newsletter-form.tsx'

/** A call of the API that is ready to be made; `body` identifies it. */
type ReadyCall = {
  body: object
  send: (callApi: CallApi, idempotencyKey: string) => Promise<Accepted>
}

type AnyForm = {
  /** The name of the form, as of its draft. */
  name: string
  /** What is read of the body; everything else in it is dropped. */
  fields: readonly string[]
  /** Bytes of its fields, where they may be more than those of other forms. */
  maxBytes?: number
}

/** A form that is confirmed by another address. */
export type SentForm = AnyForm & {
  /** It sends the quote list too, which only the browser knows. */
  sendsList: boolean
  /** Another form of the site, whose fields fill in this one and send nothing. */
  filledBy?: string
  /** The path without a language that confirms what was sent. */
  sentPath: (reference: string) => string
  /** The call as the browser would make it, of the data of its page. Throws `unavailable` when a part is missing. */
  callOf: (values: FormValues, data: unknown, locale: Locale) => ReadyCall
  /** The page's data where they cannot be loaded, so that it can still show what was typed. */
  unloaded?: (search: URLSearchParams, locale: Locale) => unknown
}

/** A form that its own page answers, with the values that `answer` makes of what was typed. */
type AnsweredForm = AnyForm & {
  /** Throws `invalid-fields` with the names of this form. */
  answer: (values: FormValues, callApi: CallApi, locale: Locale) => Promise<FormValues>
}

/** A form that its page accepts as a native POST, for browsers without JavaScript or before it has arrived. */
export type PostedForm = SentForm | AnsweredForm

const namesOf = (fields: readonly { name: string }[], ...more: string[]) => [
  ...fields.map(({ name }) => name),
  ...more,
]

const quoteForm = {
  fields: [...requestFields, 'message', 'terms'],
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
    fields: namesOf(contactFields, 'message', 'origin'),
    sendsList: false,
    filledBy: handoverForm,
    sentPath: (reference) => confirmationPath(paths.contact, reference),
    callOf(values, _, locale) {
      const body = contactInput(values, locale)
      return { body, send: (callApi, idempotencyKey) => callApi('POST /contact', { body, idempotencyKey }) }
    },
  },
  assistant: {
    name: conversationForm,
    fields: conversationFields,
    maxBytes: assistantLimits.bodyBytes,
    answer: answerPosted,
  },
  about: {
    name: areaForm,
    fields: ['country', 'postcode'],
    answer: async (values) => answerAreaCheck(values),
  },
  newsletter: {
    name: newsletterForm,
    fields: ['email'],
    answer: async ({ email = '' }, callApi, lang) => {
      await callApi('POST /newsletter', { body: { email: email.trim(), lang } })
      return { email, sent: 'yes' }
    },
  },
}

/** Answers the check at the edge: the fields as typed, and the answer as `<AreaCheck>` shows it. Nothing is stored. */
function answerAreaCheck({ country = '', postcode = '' }: FormValues): FormValues {
  const chosen: AreaCountry =
    areaCountries.find((countryCode) => countryCode === country) ?? areaCountries[0] ?? 'FR'
  const answer = checkPostcode(areaTable(), chosen, postcode.slice(0, 12))
  return { country: chosen, postcode, [answerField]: JSON.stringify(answer) }
}
