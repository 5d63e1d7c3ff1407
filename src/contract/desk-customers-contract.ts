import { Accepted } from '#domain/forms/forms.ts'
import { StartForm } from '#domain/quote-requests/start-form.ts'
import { deskLimit as limit } from './desk-limit.ts'
import { endpoint } from './endpoint.ts'

/** What the desk does for a customer: write a request down, find one, see everything about one. */
export const deskCustomersContract = {
  'POST /desk/requests': endpoint({
    summary:
      'Write a request down for who telephoned or wrote: the customer gets its link by mail, as after a request of their own',
    access: 'desk',
    roles: ['sales'],
    limit,
    idempotent: 'desk-request',
    body: {
      schema: StartForm,
      maxBytes: 256 * 1024,
      example: { name: 'Anne Klein', email: 'anne@example.org', message: 'Une balance de 15 kg.' },
    },
    answer: { status: 201, schema: Accepted },
  }),
}
