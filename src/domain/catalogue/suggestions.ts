import * as v from 'valibot'
import { languageField } from '#domain/text/text-fields.ts'
import { searchText } from './catalogue-query-schema.ts'

/** Letters from which a search is completed. */
export const shortestSuggested = 2

/** Query of `GET /api/suggestions`. */
export const SuggestionsQuery = v.strictObject({
  q: v.pipe(searchText, v.minLength(shortestSuggested, 'form.required')),
  lang: languageField,
})

/** What a search field proposes while one types, in one language; at most a kilobyte. */
export const Suggestions = v.object({
  /** What was read in the text, as the page of results will show it. */
  understood: v.array(v.string()),
  /** Products that the text finds. */
  total: v.number(),
  /** Values of filters and trades with the number of products; `query` is the query of the list that shows them. */
  choices: v.array(v.object({ label: v.string(), count: v.number(), query: v.string() })),
  /** The nearest products, each by the model that is nearest; price in EUR excl. VAT, null: on request. */
  products: v.array(
    v.object({
      id: v.string(),
      reference: v.string(),
      name: v.string(),
      plate: v.string(),
      price: v.nullable(v.number()),
    }),
  ),
})
export type Suggestions = v.InferOutput<typeof Suggestions>
