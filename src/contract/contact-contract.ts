import { Accepted, ContactRequest } from '#domain/forms/forms.ts'
import { endpoint } from './endpoint.ts'

/** Endpoint of the contact form. */
export const contactContract = {
  'POST /contact': endpoint({
    summary: 'Send a message',
    access: 'public',
    limit: { name: 'contact', count: 100, seconds: 900 },
    idempotent: 'contact',
    body: {
      schema: ContactRequest,
      example: {
        name: 'Anne Klein',
        email: 'anne.klein@example.org',
        subject: 'Question',
        message: 'Pouvez-vous passer vendredi ?',
        lang: 'fr',
      },
    },
    answer: { status: 201, schema: Accepted },
  }),
}
