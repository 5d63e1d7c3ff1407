import * as v from 'valibot'
import { ProductDocumentShape } from './document-schema.ts'
import { FieldProblem } from './editing-schemas.ts'

/** What is typed and not saved yet; null: the product is to be taken away. */
export const TypedDraft = v.strictObject({ document: v.nullable(ProductDocumentShape) })
export type TypedDraft = v.InferOutput<typeof TypedDraft>

/** What would keep a document from being published. */
export const ProductProblems = v.object({ problems: v.array(FieldProblem) })
export type ProductProblems = v.InferOutput<typeof ProductProblems>
