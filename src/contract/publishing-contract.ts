import * as v from 'valibot'
import { editingLimits } from '#config/desk-settings.ts'
import { PublicationEntry } from '#domain/publishing/publication-entry.ts'
import {
  EditedKinds,
  EditedServices,
  KindsForm,
  PublishForm,
  ServicesForm,
} from '#domain/publishing/publish-schemas.ts'
import { endpoint } from './endpoint.ts'
import { desk } from './permissions.ts'

const Id = v.object({ id: v.pipe(v.string(), v.uuid()) })
const Ordered = v.object({ id: v.string() })

/** What becomes visible when, and what was before. */
export const publishingContract = {
  'GET /desk/publications': endpoint({
    summary: 'The last publications with how far they are, the newest first',
    ...desk('catalogue'),
    answer: { status: 200, schema: v.object({ items: v.array(PublicationEntry) }) },
  }),
  'POST /desk/publications': endpoint({
    summary:
      'Publish drafts, at once or at a day and time in Paris; 412 says who has changed one meanwhile, 422 names those that break a rule',
    ...desk('catalogue'),
    body: { schema: PublishForm, maxBytes: 256 * 1024, example: { ids: null, day: '', time: '00:00' } },
    answer: { status: 201, schema: v.object({ id: v.string(), products: v.number() }) },
    problems: [404, 409, 412],
    exampleRefusal: 'not-found',
  }),
  'GET /desk/services': endpoint({
    summary: 'The services in all languages, and those that are planned',
    ...desk('catalogue'),
    answer: { status: 200, schema: EditedServices },
  }),
  'POST /desk/services': endpoint({
    summary:
      'Publish services; 412 says who has published others meanwhile, 409 that planned ones change the same values',
    ...desk('catalogue'),
    body: {
      schema: ServicesForm,
      maxBytes: editingLimits.draftBytes,
      example: { revision: '', services: [], day: '', time: '00:00' },
    },
    answer: { status: 201, schema: Ordered },
    problems: [409, 412],
    exampleRefusal: 'precondition-failed',
  }),
  'GET /desk/kinds': endpoint({
    summary: 'The kinds of instruments in all languages',
    ...desk('catalogue'),
    answer: { status: 200, schema: EditedKinds },
  }),
  'POST /desk/kinds': endpoint({
    summary:
      'Publish kinds of instruments, renamed, new, reordered or without unused ones; 412 says who has published others meanwhile, 409 that some are on their way',
    ...desk('catalogue'),
    body: {
      schema: KindsForm,
      maxBytes: editingLimits.draftBytes,
      example: { seen: [], kinds: [] },
    },
    answer: { status: 201, schema: Ordered },
    problems: [409, 412],
    exampleRefusal: 'precondition-failed',
  }),
  'POST /desk/publications/:id/undo': endpoint({
    summary: 'Publish what was before; 409 state-changed unless it is live',
    ...desk('catalogue'),
    params: Id,
    answer: { status: 201, schema: Ordered },
  }),
  'POST /desk/publications/:id/cancel': endpoint({
    summary:
      'Call off what has not begun, whose changes are drafts again; 409 state-changed with its state when it has',
    ...desk('catalogue'),
    params: Id,
    answer: { status: 204 },
  }),
  'DELETE /desk/publications/:id/products/:product': endpoint({
    summary:
      'Take one product out of what has not begun, whose change is a draft again; 409 state-changed with its state when it has',
    ...desk('catalogue'),
    params: v.object({ ...Id.entries, product: v.string() }),
    answer: { status: 204 },
  }),
}
