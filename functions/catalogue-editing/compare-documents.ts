import { catalogueChanges } from '#domain/publishing/differences.ts'
import type { ProductDocument } from '#domain/publishing/document.ts'
import type { DocumentChanges, DocumentsForm } from '#domain/publishing/editing-schemas.ts'
import { isSame } from '#domain/publishing/is-same.ts'
import type { Problem } from '#domain/publishing/problems.ts'
import { openDb } from '#functions/db/client.ts'
import type { Bindings } from '#functions/env.ts'
import { storedProblems } from '#functions/publishing/check-changes.ts'
import { checkerOf, doubterOf, editedDocument, editedProducts } from './documents.ts'
import { saveDrafts } from './save-drafts.ts'

const catalogueOf = (products: ProductDocument[]) => ({
  ...{ updatedOn: '', subcategories: [], services: [], products },
})

/**
 * What documents of a file change in what is edited now, and what is wrong with those that change. With `save` they
 * become drafts.
 */
export async function compareDocuments(
  env: Bindings,
  who: string,
  { documents, save }: DocumentsForm,
): Promise<DocumentChanges> {
  const db = openDb(env.DB)
  const [present, check, doubted] = await Promise.all([
    editedProducts(
      db,
      documents.map(({ id }) => id),
    ),
    checkerOf(env),
    doubterOf(env),
  ])
  const editedById = new Map(present.map((edited) => [edited.id, edited]))
  const drafts = documents.flatMap((document) => {
    const edited = editedById.get(document.id) ?? { id: document.id, published: null, draft: null }
    const before = editedDocument(edited)
    return before && isSame(before, document) ? [] : [{ edited, document, before }]
  })
  const stored = await storedProblems(
    db,
    drafts.map(({ document }) => ({ id: document.id, document })),
  )
  const problemsOf = (document: ProductDocument): Problem[] => [
    ...check(document),
    ...stored.filter(({ product }) => product === document.id),
  ]
  const checked = drafts.map((draft) => ({ ...draft, problems: problemsOf(draft.document) }))
  if (save) await saveDrafts(db, who, checked)
  return {
    changes: catalogueChanges(
      catalogueOf(drafts.flatMap(({ before }) => before ?? [])),
      catalogueOf(drafts.map(({ document }) => document)),
    ),
    problems: checked.flatMap(({ problems }) =>
      problems.map(({ product, field, reference, code, about }) => ({
        ...{ product, field, reference, code, about },
      })),
    ),
    doubts: drafts.flatMap(({ document }) =>
      doubted(document).doubts.map((doubt) => ({ product: document.id, ...doubt })),
    ),
  }
}
