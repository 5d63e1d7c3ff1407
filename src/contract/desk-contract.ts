import * as v from 'valibot'
import { deskLimits } from '#config/desk-settings.ts'
import {
  DeskRequest,
  DeskRows,
  deskFilters,
  NoteForm,
  StateForm,
} from '#domain/quote-requests/desk-schemas.ts'
import { OfferForm } from '#domain/quote-requests/offer-form.ts'
import { requestPattern } from '#domain/quote-requests/reference.ts'
import { MessageForm } from '#domain/quote-requests/request-forms.ts'
import { requestStates } from '#domain/quote-requests/request-state.ts'
import { CustomerEmail } from '#domain/quote-requests/start-form.ts'
import { optionalLine } from '#domain/text/text-fields.ts'
import { endpoint } from './endpoint.ts'
import { desk } from './permissions.ts'

const Reference = v.object({ reference: v.pipe(v.string(), v.regex(requestPattern)) })
/** The id of what was written and its instant (ISO). */
const Written = v.object({ id: v.string(), at: v.string() })
const State = v.object({ state: v.picklist(requestStates) })

/**
 * The company's desk: every request for whoever Cloudflare Access lets in, one request by the link of its mail. Others
 * get 404, as for an address that does not exist.
 */
export const deskContract = {
  'GET /desk/requests': endpoint({
    summary:
      'Requests, 25 a page: first who waits longest; a search finds the first 100 that begin with the words',
    ...desk('sales'),
    query: {
      schema: v.strictObject({
        state: v.optional(v.picklist(deskFilters, 'form.choice'), 'waiting'),
        /** The beginning of the reference, the name, the company or the e-mail address. */
        q: optionalLine(deskLimits.searchLength),
        cursor: optionalLine(),
      }),
      example: { state: 'waiting' },
    },
    answer: { status: 200, schema: DeskRows },
  }),
  'GET /desk/requests/:reference': endpoint({
    summary: 'One request with everything about it, and the lines that an offer begins with',
    ...desk('sales'),
    params: Reference,
    answer: { status: 200, schema: DeskRequest },
  }),
  'POST /desk/requests/:reference/offers': endpoint({
    summary:
      'Send a version of the offer; 409 state-changed when another one was sent, or the state forbids it',
    ...desk('sales'),
    params: Reference,
    body: {
      schema: OfferForm,
      maxBytes: 128 * 1024,
      example: {
        after: 1,
        lines: [
          {
            text: 'Balance',
            quantity: 1,
            unitCents: 27_000,
            discountCents: 2_000,
            vatPermille: 200 as const,
          },
        ],
        validUntil: '2026-02-28',
        delivery: '3 semaines',
        conditions: '',
        note: '',
      },
    },
    /** With how many of its files could not be attached. */
    answer: {
      status: 201,
      schema: v.object({ version: v.number(), missingAttachments: v.optional(v.number()) }),
    },
    problems: [409],
  }),
  'POST /desk/requests/:reference/messages': endpoint({
    summary: 'Write to the customer; 409 state-changed once it is closed',
    ...desk('sales'),
    params: Reference,
    idempotent: 'desk-message',
    body: { schema: MessageForm, example: { text: 'Le délai est de trois semaines.' } },
    answer: { status: 201, schema: Written },
    problems: [409],
  }),
  'POST /desk/requests/:reference/link': endpoint({
    summary:
      'The link of a customer who has no email, to be passed on by other means; 409 for whoever has one',
    ...desk('sales'),
    params: Reference,
    answer: { status: 201, schema: v.object({ address: v.string() }) },
    problems: [409],
    exampleRefusal: 'conflict',
  }),
  'PUT /desk/requests/:reference/email': endpoint({
    summary: 'Add the email of a customer who had none, to whom the link is mailed; 409 for whoever has one',
    ...desk('sales'),
    params: Reference,
    body: { schema: CustomerEmail, example: { email: 'otto@example.org' } },
    answer: { status: 204 },
    problems: [409],
    exampleRefusal: 'conflict',
  }),
  'POST /desk/requests/:reference/notes': endpoint({
    summary:
      'Add an internal note, which the request of the customer does not show; 409 state-changed once it is archived',
    ...desk('sales'),
    params: Reference,
    idempotent: 'desk-note',
    body: { schema: NoteForm, example: { text: 'Rappeler lundi.' } },
    answer: { status: 201, schema: Written },
    problems: [409],
  }),
  'POST /desk/requests/:reference/state': endpoint({
    summary:
      'Take, assign, process an order, withdraw an offer, close with a reason, or end the links in mails to the company',
    ...desk('sales'),
    params: Reference,
    body: { schema: StateForm, example: { action: 'assign' as const, name: 'Marie' } },
    answer: { status: 200, schema: State },
    problems: [409],
  }),
}
