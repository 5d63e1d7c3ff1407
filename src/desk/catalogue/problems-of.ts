import type { ProductDocument } from '#domain/publishing/document.ts'
import { type Problem, productChecker } from '#domain/publishing/problems.ts'

/** What the server alone can tell (kinds of drawings, other products) it says when the draft is saved. */
const vocabulary = { canDraw: () => true, hasLabel: () => true }

/** The rules that a document breaks, while it is typed. */
export const problemsOf = (document: ProductDocument): Problem[] =>
  productChecker(
    [{ key: document.subcategory, category: document.category, name: document.name }],
    vocabulary,
  )(document)
