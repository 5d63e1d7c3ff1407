import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import { CurrentLine, readLineModels } from '#domain/quote-list/current-line.ts'
import { SavedList, SavedListRequest } from '#domain/quote-list/quote-stored.ts'
import { SharedList, SharedListQuery } from '#domain/quote-list/shared-list-schema.ts'
import { endpoint } from './endpoint.ts'
import { open, signedIn } from './permissions.ts'
import { languageQuery } from './shared-schemas.ts'

/** Endpoints of quote lists: what the catalogue says of their lines today, shared lists, the list of the account. */
export const quoteListContract = {
  'GET /quote-lines': endpoint({
    summary: 'What the catalogue says today of the lines of a list, in their order; null: no longer in it',
    ...open,
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
    ...open,
    query: { schema: SharedListQuery, example: { i: ['montevigne-p1*MV-P1-6*2*27000'], lang: 'fr' } },
    answer: { status: 200, schema: SharedList },
  }),
  'GET /profile/list': endpoint({
    summary: 'The quote list saved in the account',
    ...signedIn,
    answer: { status: 200, schema: SavedList },
  }),
  'PUT /profile/list': endpoint({
    summary: 'Save the quote list in the account',
    ...signedIn,
    body: { schema: SavedListRequest, maxBytes: limits.quoteBodyBytes, example: { items: [] } },
    answer: { status: 200, schema: SavedList },
  }),
  'DELETE /profile/list': endpoint({
    summary: 'Forget the saved quote list',
    ...signedIn,
    answer: { status: 204 },
  }),
}
