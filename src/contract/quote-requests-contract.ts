import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import { Accepted, QuoteRequest } from '#domain/forms/forms.ts'
import { AccountQuotes } from '#domain/quote-requests/account-quote.ts'
import { FollowedRequest } from '#domain/quote-requests/followed-request.ts'
import { DecisionForm, LinkForm, MessageForm } from '#domain/quote-requests/request-forms.ts'
import { requestStates } from '#domain/quote-requests/request-state.ts'
import { Language } from '#domain/text/text-fields.ts'
import { endpoint } from './endpoint.ts'
import { owner, signedIn } from './permissions.ts'
import { languageQuery, state } from './shared-schemas.ts'

const Reference = v.object({ reference: v.string() })

const message = {
  limit: { name: 'request-message', count: 60, seconds: 900 },
  idempotent: 'request-message',
  body: { schema: MessageForm, example: { text: 'Pouvez-vous livrer le 3 décembre ?' } },
  /** The id of the message, its instant (ISO), and how many of its files could not be attached. */
  answer: {
    status: 201,
    schema: v.object({ id: v.string(), at: v.string(), missingAttachments: v.optional(v.number()) }),
  },
  problems: [409],
} as const

const decision = {
  limit: { name: 'request-decision', count: 60, seconds: 900 },
  body: {
    schema: DecisionForm,
    example: { version: 1, decision: 'accept' as const, name: 'Anne Klein', orderNumber: 'BC-2611' },
  },
  answer: { status: 200, schema: v.object({ state: v.picklist(requestStates) }) },
  problems: [409],
} as const

/**
 * Endpoints of quote requests: sending one, a customer's requests, and following one by the link of its mails or signed
 * in as its owner.
 */
export const quoteRequestsContract = {
  'POST /quotes': endpoint({
    summary: 'Send a quote request',
    access: 'public',
    // A large office behind one address sends a handful per day; a flood sends hundreds.
    limit: { name: 'quote', count: 100, seconds: 900 },
    idempotent: 'quote',
    body: {
      schema: QuoteRequest,
      maxBytes: limits.visitBodyBytes,
      example: {
        name: 'Anne Klein',
        email: 'anne.klein@example.org',
        message: 'Une balance de comptoir pour une boulangerie.',
        termsAccepted: true,
        lang: 'fr',
      },
    },
    answer: { status: 201, schema: Accepted },
  }),
  'GET /profile/quotes': endpoint({
    summary: 'Own quote requests, newest first; as a guest too once the address is verified',
    ...signedIn,
    query: {
      schema: v.strictObject({
        ...languageQuery.schema.entries,
        cursor: v.optional(v.pipe(v.string(), v.maxLength(80))),
      }),
      example: { lang: 'fr' },
    },
    answer: { status: 200, schema: AccountQuotes },
  }),
  'GET /request': endpoint({
    summary: 'The request of the link: content, state, timeline, messages, offers',
    access: 'request-link',
    limit: { name: 'request', count: 600, seconds: 900 },
    query: {
      /** Default: the language of the request. */
      schema: v.strictObject({ lang: v.optional(Language) }),
      example: { lang: 'fr' },
    },
    answer: { status: 200, schema: FollowedRequest },
  }),
  'POST /request/messages': endpoint({
    summary: 'Write to the company about the request; 409 state-changed once it is closed',
    access: 'request-link',
    ...message,
  }),
  'POST /request/decision': endpoint({
    summary:
      'Accept or decline a version of the offer; 409 state-changed says the state when it has moved on',
    access: 'request-link',
    ...decision,
  }),
  'POST /request/link': endpoint({
    summary: 'Ask for a new link; it is mailed to the address of the request only. Answers alike in any case',
    access: 'public',
    limit: { name: 'request-link', count: 10, seconds: 3600 },
    body: {
      schema: LinkForm,
      example: { reference: 'DEV-261120-7K3FQ', email: 'anne.klein@example.org' },
    },
    answer: { status: 202, schema: state('requested') },
    private: true,
  }),
  'GET /profile/quotes/:reference': endpoint({
    summary: 'One own quote request: content, state, timeline, messages, offers',
    ...owner('quote'),
    params: Reference,
    query: languageQuery,
    answer: { status: 200, schema: FollowedRequest },
  }),
  'POST /profile/quotes/:reference/messages': endpoint({
    summary: 'Write to the company about an own request; 409 state-changed once it is closed',
    access: { owns: 'quote' },
    params: Reference,
    ...message,
  }),
  'POST /profile/quotes/:reference/decision': endpoint({
    summary:
      'Accept or decline an offer of an own request; 409 state-changed says the state when it has moved on',
    access: { owns: 'quote' },
    params: Reference,
    ...decision,
  }),
}
