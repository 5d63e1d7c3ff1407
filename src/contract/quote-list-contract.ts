import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import { Accepted, QuoteRequest } from '#domain/forms/forms.ts'
import { AccountQuotes, SavedList, SavedListRequest } from '#domain/quote-requests/account-quote.ts'
import { CurrentLine, readLineModels } from '#domain/quote-list/current-line.ts'
import { SharedList, SharedListQuery } from '#domain/quote-list/shared-list-schema.ts'
import { endpoint } from './endpoint.ts'
import { languageQuery } from './language-query.ts'

/**
 * Endpoints of quote lists and requests: sending, the list of a customer's own ones, and the list saved in the account.
 */
export const quotesContract = {
  'POST /quotes': endpoint({
    summary: 'Send a quote request',
    access: 'public',
    // A large office behind one address sends a handful per day; a flood sends hundreds.
    limit: { name: 'quote', count: 100, seconds: 900 },
    idempotent: 'quote',
    body: {
      schema: QuoteRequest,
      maxBytes: limits.quoteBodyBytes,
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
  'GET /quote-lines': endpoint({
    summary: 'What the catalogue says today of the lines of a list, in their order; null: no longer in it',
    access: 'public',
    limit: 'none',
    query: {
      schema: v.strictObject({
        ...languageQuery.schema.entries,
        /** « product:variant » or « product », separated by commas. */
        lines: v.pipe(
          v.string('form.required'),
          v.check((text) => readLineModels(text) !== null, 'form.choice'),
        ),
      }),
      example: { lines: 'montevigne-b8', lang: 'fr' },
    },
    answer: { status: 200, schema: v.object({ items: v.array(v.nullable(CurrentLine)) }) },
  }),
  'GET /shared-list': endpoint({
    summary: 'A quote list that was shared by its address, with what the catalogue says of it today',
    access: 'public',
    limit: 'none',
    query: { schema: SharedListQuery, example: { i: ['montevigne-p1*MV-P1-6*2*27000'], lang: 'fr' } },
    answer: { status: 200, schema: SharedList },
  }),
  'GET /profile/quotes': endpoint({
    summary: 'Own quote requests, newest first; as a guest too once the address is verified',
    access: 'customer',
    limit: 'none',
    query: {
      schema: v.strictObject({
        ...languageQuery.schema.entries,
        cursor: v.optional(v.pipe(v.string(), v.maxLength(80))),
      }),
      example: { lang: 'fr' },
    },
    answer: { status: 200, schema: AccountQuotes },
  }),
  'GET /profile/list': endpoint({
    summary: 'The quote list saved in the account',
    access: 'customer',
    limit: 'none',
    answer: { status: 200, schema: SavedList },
  }),
  'PUT /profile/list': endpoint({
    summary: 'Save the quote list in the account',
    access: 'customer',
    limit: 'none',
    body: { schema: SavedListRequest, maxBytes: limits.quoteBodyBytes, example: { items: [] } },
    answer: { status: 200, schema: SavedList },
  }),
  'DELETE /profile/list': endpoint({
    summary: 'Forget the saved quote list',
    access: 'customer',
    limit: 'none',
    answer: { status: 204 },
  }),
}
