import type { AnswerForm, ContactChange } from '#domain/quote-requests/contact-forms.ts'
import type { DraftForm, TextBlockForm } from '#domain/quote-requests/offer-drafts.ts'
import type { StartForm } from '#domain/quote-requests/start-form.ts'
import type { DeskView } from '#domain/quote-requests/waiting-rows.ts'
import type { CallApi } from '#src/api/call-api.ts'

/** The calls about customers beyond one request: what waits, contact messages, persons, drafts and texts of offers. */
export function customerCalls(callApi: CallApi, authorization: { token?: string }) {
  return {
    waiting: (query: { view: DeskView; cursor: string }) =>
      callApi('GET /desk/waiting', { ...authorization, query }),
    counts: () => callApi('GET /desk/counts', authorization),
    contact: (message: string) =>
      callApi('GET /desk/contacts/:message', { ...authorization, params: { message } }),
    answerContact: (message: string, body: AnswerForm, idempotencyKey: string) =>
      callApi('POST /desk/contacts/:message/answers', {
        ...{ ...authorization, params: { message }, body, idempotencyKey },
      }),
    changeContact: (message: string, body: ContactChange) =>
      callApi('POST /desk/contacts/:message/state', { ...authorization, params: { message }, body }),
    start: (body: StartForm, idempotencyKey: string) =>
      callApi('POST /desk/requests', { ...authorization, body, idempotencyKey }),
    keepDraft: (reference: string, body: DraftForm) =>
      callApi('PUT /desk/requests/:reference/draft', { ...authorization, params: { reference }, body }),
    blocks: () => callApi('GET /desk/blocks', authorization),
    storeBlock: (block: string, body: TextBlockForm) =>
      callApi('PUT /desk/blocks/:block', { ...authorization, params: { block }, body }),
    deleteBlock: (block: string) =>
      callApi('DELETE /desk/blocks/:block', { ...authorization, params: { block } }),
    search: (q: string) => callApi('GET /desk/search', { ...authorization, query: { q } }),
    person: (query: { email?: string; company?: string }) =>
      callApi('GET /desk/person', { ...authorization, query }),
  }
}
