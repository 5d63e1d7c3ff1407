import * as v from 'valibot'
import { editingLimits } from '#config/desk-settings.ts'
import { locales } from '#config/locales.ts'
import { ProductDetail } from '#domain/catalogue/product.ts'
import { ProductDocumentShape } from '#domain/publishing/document-schema.ts'
import { ProductDoubt } from '#domain/publishing/doubts.ts'
import {
  DocumentChanges,
  DocumentsForm,
  DraftEntry,
  DraftForm,
  DropForm,
  EditedProduct,
  EditedRows,
  editingQuery,
  PriceChangeForm,
  PriceChangePreview,
  PricesForm,
  SavedDraft,
} from '#domain/publishing/editing-schemas.ts'
import { ProductProblems, TypedDraft } from '#domain/publishing/publish-schemas.ts'
import { endpoint } from './endpoint.ts'
import { desk } from './permissions.ts'

const Product = v.object({ id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/)) })

const fromCursor = {
  schema: v.strictObject({ cursor: v.optional(v.string(), '') }),
  example: { cursor: '' },
}

/** The catalogue as it is edited: drafts that nobody sees until they are published. */
export const editingContract = {
  'GET /desk/catalogue/products': endpoint({
    summary: 'Products by name, 50 a page, as their drafts have them',
    ...desk('catalogue'),
    query: { schema: editingQuery, example: { q: 'montevigne' } },
    answer: { status: 200, schema: EditedRows },
  }),
  'GET /desk/catalogue/products/:id': endpoint({
    summary: 'One product in all languages: what is published, its draft, and what is wrong with it',
    ...desk('catalogue'),
    params: Product,
    answer: { status: 200, schema: EditedProduct },
  }),
  'PUT /desk/catalogue/products/:id': endpoint({
    summary: 'Save a draft; 412 says who has changed it meanwhile, 409 that a publication of it is ordered',
    ...desk('catalogue'),
    params: Product,
    body: {
      schema: DraftForm,
      maxBytes: editingLimits.draftBytes,
      example: { version: null, document: null },
    },
    answer: { status: 200, schema: SavedDraft },
    problems: [409, 412],
  }),
  'POST /desk/catalogue/products/:id/check': endpoint({
    summary: 'What would keep a product from being published as it is typed; stores nothing',
    ...desk('catalogue'),
    params: Product,
    body: { schema: TypedDraft, maxBytes: editingLimits.draftBytes, example: { document: null } },
    answer: { status: 200, schema: ProductProblems },
  }),
  'DELETE /desk/catalogue/products/:id/draft': endpoint({
    summary: 'Drop the draft of a product',
    ...desk('catalogue'),
    params: Product,
    answer: { status: 204 },
  }),
  'GET /desk/catalogue/drafts': endpoint({
    summary: 'Drafts with what each changes and what keeps it from being published, 200 a page',
    ...desk('catalogue'),
    query: fromCursor,
    answer: {
      status: 200,
      schema: v.object({ items: v.array(DraftEntry), nextCursor: v.nullable(v.string()) }),
    },
  }),
  'POST /desk/catalogue/drafts/drop': endpoint({
    summary: 'Drop drafts, all or none; 412 when one of them is no longer as it was seen',
    ...desk('catalogue'),
    body: {
      schema: DropForm,
      maxBytes: editingLimits.draftBytes,
      example: { drafts: [{ id: 'montevigne-p1', version: 1 }] },
    },
    answer: { status: 200, schema: v.object({ products: v.number() }) },
    problems: [409, 412],
    exampleRefusal: 'precondition-failed',
  }),
  'GET /desk/catalogue/products/:id/preview': endpoint({
    summary: 'A product as its page would show the draft',
    ...desk('catalogue'),
    params: Product,
    query: {
      schema: v.strictObject({ lang: v.optional(v.picklist(locales, 'form.choice'), 'fr') }),
      example: { lang: 'de' },
    },
    answer: { status: 200, schema: ProductDetail },
  }),
  'POST /desk/catalogue/prices': endpoint({
    summary: 'Change prices and stock of models, as drafts; 412 when one of them is no longer as it was seen',
    ...desk('catalogue'),
    body: {
      schema: PricesForm,
      maxBytes: editingLimits.draftBytes,
      example: {
        changes: [
          {
            id: 'montevigne-p1',
            reference: 'MV-P1-6',
            seen: { priceCents: null, inStock: true },
            priceCents: 12_900,
            inStock: true,
          },
        ],
      },
    },
    answer: { status: 200, schema: v.object({ products: v.number() }) },
    problems: [409, 412],
    exampleRefusal: 'precondition-failed',
  }),
  'GET /desk/catalogue/price-change': endpoint({
    summary: 'What a change of the prices of a filter would meet: drafts, and the first models as examples',
    ...desk('catalogue'),
    query: { schema: editingQuery, example: { q: 'montevigne' } },
    answer: { status: 200, schema: PriceChangePreview },
  }),
  'POST /desk/catalogue/price-change': endpoint({
    summary:
      'Change the prices of a filter by a percentage, as drafts, 200 products a call, or only say what that would bring',
    ...desk('catalogue'),
    body: { schema: PriceChangeForm, example: { percentHundredths: 300, step: 100 as const } },
    answer: {
      status: 200,
      schema: v.object({
        ...{ products: v.number(), models: v.number() },
        /** Products whose publication is ordered. */
        skipped: v.number(),
        /** What the new prices bring. */
        doubts: v.array(ProductDoubt),
        nextCursor: v.nullable(v.string()),
      }),
    },
  }),
  'GET /desk/catalogue/documents': endpoint({
    summary: 'Documents of the products, for a file, 50 a page: drafts where there are some',
    ...desk('catalogue'),
    query: fromCursor,
    answer: {
      status: 200,
      schema: v.object({ documents: v.array(ProductDocumentShape), nextCursor: v.nullable(v.string()) }),
    },
  }),
  'POST /desk/catalogue/documents': endpoint({
    summary:
      'What documents of a file would change and what is wrong with them; with `save` they become drafts',
    ...desk('catalogue'),
    body: {
      schema: DocumentsForm,
      maxBytes: editingLimits.documentsBytes,
      example: { documents: [], save: false },
    },
    answer: { status: 200, schema: DocumentChanges },
    problems: [409],
  }),
}
