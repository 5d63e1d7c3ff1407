import * as v from 'valibot'
import { each } from '#config/locales.ts'
import { DraftForm, TextBlock, TextBlockChange } from '#domain/quote-requests/offer-drafts.ts'
import { requestPattern } from '#domain/quote-requests/reference.ts'
import { endpoint } from './endpoint.ts'
import { desk } from './permissions.ts'

const Reference = v.object({ reference: v.pipe(v.string(), v.regex(requestPattern)) })
const Block = v.object({ block: v.pipe(v.string(), v.uuid(), v.toLowerCase()) })

/** What the desk writes offers with: drafts that colleagues share, and texts that are used again. */
export const deskOffersContract = {
  'PUT /desk/requests/:reference/draft': endpoint({
    summary:
      'Keep what is typed of the next version; 412 with who and when where somebody else has written meanwhile, 409 where a version was sent',
    ...desk('sales'),
    params: Reference,
    body: {
      schema: DraftForm,
      maxBytes: 128 * 1024,
      example: { revision: 0, after: 1, content: { delivery: '3 semaines' } },
    },
    answer: { status: 200, schema: v.object({ revision: v.number(), at: v.string() }) },
    problems: [409, 412],
  }),
  'GET /desk/blocks': endpoint({
    summary: 'The texts that offers use again, by title',
    ...desk('sales'),
    answer: { status: 200, schema: v.object({ items: v.array(TextBlock) }) },
  }),
  'PUT /desk/blocks/:block': endpoint({
    summary:
      'Store a text under an id of the caller, new or in the place of the one that was seen; 412 with who and when where somebody else has changed it',
    ...desk('sales'),
    params: Block,
    body: {
      schema: TextBlockChange,
      maxBytes: 32 * 1024,
      example: { title: 'Paiement', ...each(() => '30 %'), seen: 0 },
    },
    answer: { status: 200, schema: v.object({ revision: v.number() }) },
    problems: [412],
  }),
  'DELETE /desk/blocks/:block': endpoint({
    summary: 'Delete a text as it was seen; offers that used it keep it',
    ...desk('sales'),
    params: Block,
    query: {
      schema: v.strictObject({
        seen: v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'form.number'), v.transform(Number)),
      }),
      example: { seen: '0' },
    },
    answer: { status: 204 },
    problems: [412],
  }),
}
