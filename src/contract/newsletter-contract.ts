import { NewsletterChoice, NewsletterState } from '#domain/accounts/account.ts'
import { Accepted, ContactRequest, NewsletterRequest } from '#domain/forms/forms.ts'
import { endpoint } from './endpoint.ts'
import { open, signedIn } from './permissions.ts'
import { linkBody, state, tokenInAddress } from './shared-schemas.ts'

/**
 * Endpoints of the newsletter. Mail scanners open links by GET, so only a POST confirms or unsubscribes. The signature
 * of a token is checked before any query, so these need no rate limit.
 */
export const newsletterContract = {
  'POST /newsletter': endpoint({
    summary:
      'Ask for the newsletter; a mail asks to confirm. Answers alike whether or not the address is known',
    access: 'public',
    limit: { name: 'newsletter', count: 60, seconds: 900 },
    body: { schema: NewsletterRequest, example: { email: 'anne.klein@example.org', lang: 'fr' } },
    answer: { status: 202, schema: state('requested') },
  }),
  'POST /newsletter/confirm': endpoint({
    summary: 'Confirm with the token of the mail; a second time says that it is done',
    ...open,
    body: linkBody,
    answer: { status: 200, schema: state('confirmed', 'already-confirmed') },
    exampleRefusal: 'invalid-token',
  }),
  'POST /newsletter/unsubscribe': endpoint({
    summary: 'Unsubscribe with the token, in the body or (mail programs, RFC 8058) in the address',
    ...open,
    query: tokenInAddress,
    body: linkBody,
    oneClick: true,
    answer: { status: 200, schema: state('unsubscribed') },
    exampleRefusal: 'invalid-token',
  }),
  'GET /newsletter/unsubscribe': endpoint({
    summary: 'Leads to the page that asks for the click; changes nothing',
    ...open,
    query: tokenInAddress,
    answer: { status: 302 },
    private: true,
  }),
  'GET /profile/newsletter': endpoint({
    summary: 'Does the account read the newsletter?',
    ...signedIn,
    answer: { status: 200, schema: NewsletterState },
  }),
  'PUT /profile/newsletter': endpoint({
    summary: 'Subscribe or unsubscribe the address of the account',
    ...signedIn,
    body: { schema: NewsletterChoice, example: { subscribed: false } },
    answer: { status: 200, schema: NewsletterState },
  }),
}

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
