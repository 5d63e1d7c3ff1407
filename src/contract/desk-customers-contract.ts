import { Accepted } from '#domain/forms/forms.ts'
import { DeskFindings, DeskSearchQuery, PersonPage, PersonQuery } from '#domain/quote-requests/person-page.ts'
import { StartForm } from '#domain/quote-requests/start-form.ts'
import { endpoint } from './endpoint.ts'
import { desk } from './permissions.ts'

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
