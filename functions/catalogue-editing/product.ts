import type { Locale } from '#config/locales.ts'
import type { ProductDetail } from '#domain/catalogue/product.ts'
import { AppError } from '#domain/errors/error.ts'
import { documentChanges } from '#domain/publishing/differences.ts'
import type { ProductDocument } from '#domain/publishing/document.ts'
import type {
  DraftForm,
  EditedProduct,
  FieldProblem,
  SavedDraft,
} from '#domain/publishing/editing-schemas.ts'
import type { Problem } from '#domain/publishing/problems.ts'
import type { ProductProblems } from '#domain/publishing/publish-schemas.ts'
import { presentDocument } from '#functions/catalogue/present-document.ts'
import { withCatalogue } from '#functions/catalogue/snapshot.ts'
import { openDb } from '#functions/db/client.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { drawnKinds, storedProblems } from '#functions/publishing/check-changes.ts'
import {
  checkerOf,
  type Edited,
  editedDocument,
  editedProducts,
  kindsOf,
  medianPrice,
  namedKind,
  stateOf,
} from './documents.ts'
import { orderedWith, plannedDocuments } from './ordered-changes.ts'
import { changedBy, saveDrafts } from './save-drafts.ts'

const draftOf = ({ draft }: Edited) => draft && { version: draft.version, by: draft.by, at: draft.changedAt }

/** One product for its editor; throws 404 where there is neither a product nor a draft. */
export async function readProduct(env: Bindings, id: string): Promise<EditedProduct> {
  const db = openDb(env.DB)
  const [[edited], ordered, planned, kinds, { catalogue }] = await Promise.all([
    editedProducts(db, [id]),
    orderedWith(db, [id]),
    plannedDocuments(db, [id]),
    kindsOf(env),
    withCatalogue(env, {}),
  ])
  if (!edited) throw new AppError('not-found')
  const document = editedDocument(edited)
  return {
    id,
    state: stateOf(edited),
    document,
    published: edited.published?.document ?? null,
    draft: draftOf(edited),
    problems: (edited.draft?.problems ?? []).map(fieldProblem),
    ordered: ordered.get(id) ?? null,
    planned: plannedChanges(edited, planned.get(id)),
    revision: edited.published?.revision ?? null,
    medianCents: document && medianPrice(catalogue.index, document.subcategory),
    drawings: drawnKinds(kinds),
    subcategories: kinds.map(namedKind),
  }
}

const plannedChanges = ({ published }: Edited, planned: ProductDocument | undefined) =>
  published && planned ? documentChanges(published.document, planned) : []

/** A problem as the desk is told it. */
export const fieldProblem = ({ field, reference, code, about }: Problem): FieldProblem => ({
  ...{ field, reference, code, about },
})

/** Everything that keeps a document from being published. */
async function problemsOf(env: Bindings, document: ProductDocument): Promise<Problem[]> {
  const [check, stored] = await Promise.all([
    checkerOf(env),
    storedProblems(openDb(env.DB), [{ id: document.id, document }]),
  ])
  return [...check(document), ...stored]
}

function refuseOther(id: string, document: ProductDocument): void {
  if (document.id !== id) throw new AppError('invalid-fields', { fields: { id: 'form.choice' } })
}

/** What would keep a product from being published as it is typed; nothing is stored. */
export async function checkProduct(
  env: Bindings,
  id: string,
  document: ProductDocument | null,
): Promise<ProductProblems> {
  if (!document) return { problems: [] }
  refuseOther(id, document)
  return { problems: (await problemsOf(env, document)).map(fieldProblem) }
}

/**
 * Saves a draft of what the writer has seen. What breaks a rule is stored and said: it cannot be published. Throws
 * `precondition-failed` with who has changed it meanwhile, 404 for a product that is nowhere.
 */
export async function saveProduct(
  env: Bindings,
  who: string,
  id: string,
  { version, revision, document }: DraftForm,
): Promise<SavedDraft> {
  const db = openDb(env.DB)
  if (document) refuseOther(id, document)
  const [[present], problems] = await Promise.all([
    editedProducts(db, [id]),
    document ? problemsOf(env, document) : [],
  ])
  if (!present && !document) throw new AppError('not-found')
  const edited = present ?? { id, published: null, draft: null }
  const isCreatedSince = revision === null && edited.published !== null
  if ((edited.draft?.version ?? null) !== version || isCreatedSince) throw changedBy(edited.draft)
  await saveDrafts(db, who, [{ edited, document, problems, revision }])
  const [saved] = await editedProducts(db, [id])
  return { draft: saved ? draftOf(saved) : null, problems: problems.map(fieldProblem) }
}

/** A product as its page would show the draft; throws 404 for what is to be taken away. */
export async function previewProduct(env: Bindings, id: string, locale: Locale): Promise<ProductDetail> {
  const [[edited], { catalogue }] = await Promise.all([
    editedProducts(openDb(env.DB), [id]),
    withCatalogue(env, {}),
  ])
  const document = edited && editedDocument(edited)
  if (!document) throw new AppError('not-found')
  return presentDocument(document, catalogue.index, locale, clock.now().toISOString().slice(0, 10))
}
