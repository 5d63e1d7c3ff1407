import * as v from 'valibot'
import { Accepted } from '#domain/forms/forms.ts'
import {
  AnswerForm,
  ContactChange,
  contactStates,
  DeskContact,
} from '#domain/quote-requests/contact-forms.ts'
import { DeskFindings, DeskSearchQuery, PersonPage, PersonQuery } from '#domain/quote-requests/person-page.ts'
import { messagePattern } from '#domain/quote-requests/reference.ts'
import { StartForm } from '#domain/quote-requests/start-form.ts'
import { DeskCounts, deskViews, WaitingRows } from '#domain/quote-requests/waiting-rows.ts'
import { optionalLine } from '#domain/text/text-fields.ts'
import { endpoint } from './endpoint.ts'
import { desk } from './permissions.ts'

/** A contact message; by the link of a request's mail it does not open. */
const Message = v.object({ message: v.pipe(v.string(), v.regex(messagePattern)) })

/** What waits for the company, and the contact messages; for whoever may see the whole desk. */
export const deskContactsContract = {
  'GET /desk/waiting': endpoint({
    summary:
      'What waits for the company, 25 a page, the longest first: requests whose customer wrote last, orders, contact messages',
    ...desk('sales'),
    query: {
      schema: v.strictObject({
        view: v.optional(v.picklist(deskViews, 'form.choice'), 'waiting'),
        cursor: optionalLine(),
      }),
      example: { view: 'mine' },
    },
    answer: { status: 200, schema: WaitingRows },
  }),
  'GET /desk/counts': endpoint({
    summary: 'How many rows each view and each state of requests has, up to 100',
    ...desk('sales'),
    answer: { status: 200, schema: DeskCounts },
  }),
  'GET /desk/contacts/:message': endpoint({
    summary: 'One contact message with what was answered',
    ...desk('sales'),
    params: Message,
    answer: { status: 200, schema: DeskContact },
  }),
  'POST /desk/contacts/:message/answers': endpoint({
    summary: 'Answer a contact message by mail, signed with the name of who is at the desk',
    ...desk('sales'),
    params: Message,
    idempotent: 'desk-answer',
    body: { schema: AnswerForm, example: { text: 'Nous passons demain matin.' } },
    answer: { status: 201, schema: v.object({ id: v.string(), at: v.string() }) },
  }),
  'POST /desk/contacts/:message/state': endpoint({
    summary: 'Take, assign, close or open a contact message again',
    ...desk('sales'),
    params: Message,
    body: { schema: ContactChange, example: { action: 'close' as const } },
    answer: { status: 200, schema: v.object({ state: v.picklist(contactStates) }) },
  }),
}

/** What the desk does for a customer: write a request down, find one, see everything about one. */
export const deskCustomersContract = {
  'POST /desk/requests': endpoint({
    summary:
      'Write a request down for who telephoned or wrote: a customer with an email gets its link by mail, as after a request of their own',
    ...desk('sales'),
    idempotent: 'desk-request',
    body: {
      schema: StartForm,
      maxBytes: 256 * 1024,
      example: { name: 'Anne Klein', email: 'anne@example.org', message: 'Une balance de 15 kg.' },
    },
    answer: { status: 201, schema: Accepted },
  }),
  'GET /desk/search': endpoint({
    summary:
      'Requests, contact messages and persons in which every word is found: names, texts, references, models, serial numbers',
    ...desk('sales'),
    query: { schema: DeskSearchQuery, example: { q: 'klein saverne' } },
    answer: { status: 200, schema: DeskFindings },
  }),
  'GET /desk/person': endpoint({
    summary:
      'Everything about an email, a telephone or everybody of a company: requests, messages, notes, instruments',
    ...desk('sales'),
    query: { schema: PersonQuery, example: { email: 'anne@example.org' } },
    answer: { status: 200, schema: PersonPage },
  }),
}
