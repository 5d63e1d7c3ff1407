import * as v from 'valibot'
import { publishingLimits } from '#config/desk-settings.ts'
import { PublicationEntry } from '#domain/publishing/publication-entry.ts'
import { endpoint } from './endpoint.ts'

const limit = { name: 'desk', count: 1200, seconds: 900 } as const
const Id = v.object({ id: v.pipe(v.string(), v.uuid()) })
const Ordered = v.object({ id: v.string() })

/** What becomes visible when, and what was before. */
export const publishingContract = {
  'GET /desk/publications': endpoint({
    summary: 'The last publications with how far they are, the newest first',
    access: 'desk',
    roles: ['catalogue'],
    limit,
    answer: { status: 200, schema: v.object({ items: v.array(PublicationEntry) }) },
  }),
  'POST /desk/publications': endpoint({
    summary:
      'Publish the drafts of products, now or later; 422 with changes.{product} where a rule is broken or somebody has changed it',
    access: 'desk',
    roles: ['catalogue'],
    limit,
    body: {
      schema: v.strictObject({
        products: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(publishingLimits.products)),
        /** Null: now. */
        dueAt: v.nullable(v.pipe(v.string(), v.isoTimestamp('form.choice'))),
      }),
      maxBytes: 256 * 1024,
      example: { products: ['montevigne-p1'], dueAt: null },
    },
    answer: { status: 201, schema: Ordered },
  }),
  'POST /desk/publications/:id/undo': endpoint({
    summary: 'Publish what was before; 409 state-changed unless it is live',
    access: 'desk',
    roles: ['catalogue'],
    limit,
    params: Id,
    answer: { status: 201, schema: Ordered },
  }),
  'POST /desk/publications/:id/cancel': endpoint({
    summary: 'Call off what has not begun; 409 state-changed with its state when it has',
    access: 'desk',
    roles: ['catalogue'],
    limit,
    params: Id,
    answer: { status: 204 },
  }),
}
