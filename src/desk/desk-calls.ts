import type { Locale } from '#config/locales.ts'
import type { AnnouncementChange } from '#domain/content/announcement.ts'
import type { ArticleChange } from '#domain/content/article-content.ts'
import type { DatedSubject, LegalChange, QuestionChange } from '#domain/content/dated-version.ts'
import type { CompanyChange } from '#domain/forms/company-facts-form.ts'
import type {
  DocumentsForm,
  DropForm,
  EditingQuery,
  PriceChangeForm,
  PricesForm,
  DraftForm as ProductForm,
} from '#domain/publishing/editing-schemas.ts'
import type { KindsForm, PublishForm, ServicesForm, TypedDraft } from '#domain/publishing/publish-schemas.ts'
import type { AnswerForm, ContactChange } from '#domain/quote-requests/contact-forms.ts'
import type { DeskFilter, NoteForm, StateForm } from '#domain/quote-requests/desk-schemas.ts'
import type { DraftForm, TextBlockChange } from '#domain/quote-requests/offer-drafts.ts'
import type { OfferForm } from '#domain/quote-requests/offer-form.ts'
import type { MessageForm } from '#domain/quote-requests/request-forms.ts'
import type { CustomerEmail, StartForm } from '#domain/quote-requests/start-form.ts'
import type { DeskView } from '#domain/quote-requests/waiting-rows.ts'
import type { AuditQuery } from '#domain/staff/audit.ts'
import type { NamesForm, StaffForm } from '#domain/staff/staff-schemas.ts'
import type { CallApi } from '#src/api/call-api.ts'

/** The calls about customers beyond one request: what waits, contact messages, persons, drafts and texts of offers. */
const customerCalls = (call: CallApi) => ({
  waiting: (query: { view: DeskView; cursor: string }) => call('GET /desk/waiting', { query }),
  counts: () => call('GET /desk/counts', {}),
  contact: (message: string) => call('GET /desk/contacts/:message', { params: { message } }),
  answerContact: (message: string, body: AnswerForm, idempotencyKey: string) =>
    call('POST /desk/contacts/:message/answers', {
      params: { message },
      body,
      idempotencyKey,
    }),
  changeContact: (message: string, body: ContactChange) =>
    call('POST /desk/contacts/:message/state', { params: { message }, body }),
  start: (body: StartForm, idempotencyKey: string) => call('POST /desk/requests', { body, idempotencyKey }),
  keepDraft: (reference: string, body: DraftForm) =>
    call('PUT /desk/requests/:reference/draft', { params: { reference }, body }),
  blocks: () => call('GET /desk/blocks', {}),
  storeBlock: (block: string, body: TextBlockChange) =>
    call('PUT /desk/blocks/:block', { params: { block }, body }),
  deleteBlock: (block: string, seen: number) =>
    call('DELETE /desk/blocks/:block', { params: { block }, query: { seen: String(seen) } }),
  search: (q: string, archived: boolean) =>
    call('GET /desk/search', { query: { q, archived: archived ? 'true' : 'false' } }),
  person: (query: { email?: string; company?: string; phone?: string; cursor?: string }) =>
    call('GET /desk/person', { query }),
})

/** The calls about what the desk writes for pages. */
const contentCalls = (call: CallApi) => ({
  announcements: () => call('GET /desk/announcements', {}),
  storeAnnouncement: (body: AnnouncementChange) => call('PUT /desk/announcements', { body }),
  removeAnnouncement: (query: { id: string; revision: string }) =>
    call('DELETE /desk/announcements', { query }),
  articles: () => call('GET /desk/articles', {}),
  articleVersion: (query: { slug: string; version?: string }) =>
    call('GET /desk/articles/version', { query }),
  storeArticle: (body: ArticleChange) => call('PUT /desk/articles', { body }),
  previewArticle: (body: { lang: Locale; markdown: string }) => call('POST /desk/articles/preview', { body }),
  versions: (query: { subject: DatedSubject; version?: string }) => call('GET /desk/versions', { query }),
  callOffVersion: (query: { subject: DatedSubject; version: string }) =>
    call('DELETE /desk/versions', { query }),
  storeCompany: (body: CompanyChange) => call('PUT /desk/company', { body }),
  storeLegalText: (body: LegalChange) => call('PUT /desk/legal-texts', { body }),
  storeQuestions: (body: QuestionChange) => call('PUT /desk/faq', { body }),
})

/** The calls of the catalogue's editor. */
const catalogueCalls = (call: CallApi) => ({
  products: (query: EditingQuery) => call('GET /desk/catalogue/products', { query }),
  product: (id: string) => call('GET /desk/catalogue/products/:id', { params: { id } }),
  saveProduct: (id: string, body: ProductForm) =>
    call('PUT /desk/catalogue/products/:id', { params: { id }, body }),
  checkProduct: (id: string, body: TypedDraft) =>
    call('POST /desk/catalogue/products/:id/check', { params: { id }, body }),
  dropDraft: (id: string) => call('DELETE /desk/catalogue/products/:id/draft', { params: { id } }),
  drafts: (cursor: string) => call('GET /desk/catalogue/drafts', { query: { cursor } }),
  dropDrafts: (body: DropForm) => call('POST /desk/catalogue/drafts/drop', { body }),
  preview: (id: string, lang: Locale) =>
    call('GET /desk/catalogue/products/:id/preview', {
      params: { id },
      query: { lang },
    }),
  savePrices: (body: PricesForm) => call('POST /desk/catalogue/prices', { body }),
  priceChange: (query: EditingQuery) => call('GET /desk/catalogue/price-change', { query }),
  changePrices: (body: PriceChangeForm) => call('POST /desk/catalogue/price-change', { body }),
  publish: (body: PublishForm) => call('POST /desk/publications', { body }),
  services: () => call('GET /desk/services', {}),
  publishServices: (body: ServicesForm) => call('POST /desk/services', { body }),
  kinds: () => call('GET /desk/kinds', {}),
  publishKinds: (body: KindsForm) => call('POST /desk/kinds', { body }),
  publications: () => call('GET /desk/publications', {}),
  undoPublication: (id: string) => call('POST /desk/publications/:id/undo', { params: { id } }),
  cancelPublication: (id: string) => call('POST /desk/publications/:id/cancel', { params: { id } }),
  withdrawProduct: (id: string, product: string) =>
    call('DELETE /desk/publications/:id/products/:product', { params: { id, product } }),
  documents: (cursor: string) => call('GET /desk/catalogue/documents', { query: { cursor } }),
  compareDocuments: (body: DocumentsForm) => call('POST /desk/catalogue/documents', { body }),
})

/** What the list is asked for. */
export type ListQuery = { state: DeskFilter; q: string; cursor: string }

/** The calls of the desk; without a token the browser's cookie of Cloudflare Access tells who calls. */
export function deskCalls(callApi: CallApi, token: string | null) {
  const authorization = token === null ? {} : { token }
  const call = ((name: 'GET /desk/me', options?: object) =>
    callApi(name, { ...authorization, ...options })) as CallApi
  const of = (reference: string) => ({ params: { reference } })
  return {
    /** Of a link; opens its files too. */
    token: token ?? undefined,
    ...customerCalls(call),
    ...catalogueCalls(call),
    ...contentCalls(call),
    me: () => call('GET /desk/me', {}),
    changeNames: (body: NamesForm) => call('PUT /desk/me', { body }),
    staff: () => call('GET /desk/staff', {}),
    removeStaff: (email: string) => call('DELETE /desk/staff', { query: { email } }),
    storeStaff: (body: StaffForm) => call('PUT /desk/staff', { body }),
    audit: (query: AuditQuery) => call('GET /desk/audit', { query }),
    addEmail: (reference: string, body: CustomerEmail) =>
      call('PUT /desk/requests/:reference/email', { ...of(reference), body }),
    customerLink: (reference: string) => call('POST /desk/requests/:reference/link', of(reference)),
    list: (query: ListQuery) => call('GET /desk/requests', { query }),
    read: (reference: string) => call('GET /desk/requests/:reference', of(reference)),
    offer: (reference: string, body: OfferForm) =>
      call('POST /desk/requests/:reference/offers', { ...of(reference), body }),
    message: (reference: string, body: MessageForm, idempotencyKey: string) =>
      call('POST /desk/requests/:reference/messages', { ...of(reference), body, idempotencyKey }),
    note: (reference: string, body: NoteForm, idempotencyKey: string) =>
      call('POST /desk/requests/:reference/notes', { ...of(reference), body, idempotencyKey }),
    change: (reference: string, body: StateForm) =>
      call('POST /desk/requests/:reference/state', { ...of(reference), body }),
  }
}
