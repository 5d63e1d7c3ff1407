import type { Locale } from '#config/locales.ts'
import type {
  DocumentsForm,
  DraftForm,
  DropForm,
  EditingQuery,
  PriceChangeForm,
  PricesForm,
} from '#domain/publishing/editing-schemas.ts'
import type { PublishForm, ServicesForm } from '#domain/publishing/publish-schemas.ts'
import type { CallApi } from '#src/api/call-api.ts'

/** The calls of the catalogue's editor. */
export const catalogueCalls = (callApi: CallApi, authorization: { token?: string }) => ({
  products: (query: EditingQuery) => callApi('GET /desk/catalogue/products', { ...authorization, query }),
  product: (id: string) => callApi('GET /desk/catalogue/products/:id', { ...authorization, params: { id } }),
  saveProduct: (id: string, body: DraftForm) =>
    callApi('PUT /desk/catalogue/products/:id', { ...authorization, params: { id }, body }),
  dropDraft: (id: string) =>
    callApi('DELETE /desk/catalogue/products/:id/draft', { ...authorization, params: { id } }),
  drafts: (cursor: string) => callApi('GET /desk/catalogue/drafts', { ...authorization, query: { cursor } }),
  dropDrafts: (body: DropForm) => callApi('POST /desk/catalogue/drafts/drop', { ...authorization, body }),
  preview: (id: string, lang: Locale) =>
    callApi('GET /desk/catalogue/products/:id/preview', {
      ...authorization,
      params: { id },
      query: { lang },
    }),
  savePrices: (body: PricesForm) => callApi('POST /desk/catalogue/prices', { ...authorization, body }),
  priceChange: (query: EditingQuery) =>
    callApi('GET /desk/catalogue/price-change', { ...authorization, query }),
  changePrices: (body: PriceChangeForm) =>
    callApi('POST /desk/catalogue/price-change', { ...authorization, body }),
  publish: (body: PublishForm) => callApi('POST /desk/publications', { ...authorization, body }),
  services: () => callApi('GET /desk/services', authorization),
  publishServices: (body: ServicesForm) => callApi('POST /desk/services', { ...authorization, body }),
  publications: () => callApi('GET /desk/publications', authorization),
  undoPublication: (id: string) =>
    callApi('POST /desk/publications/:id/undo', { ...authorization, params: { id } }),
  cancelPublication: (id: string) =>
    callApi('POST /desk/publications/:id/cancel', { ...authorization, params: { id } }),
  documents: (cursor: string) =>
    callApi('GET /desk/catalogue/documents', { ...authorization, query: { cursor } }),
  compareDocuments: (body: DocumentsForm) =>
    callApi('POST /desk/catalogue/documents', { ...authorization, body }),
})
