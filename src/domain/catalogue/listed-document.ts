import * as v from 'valibot'
import { documentKinds, documentLanguages, mediaPath, mediaTypes, type ProductFile } from './media.ts'

/** A document of a product, at an address that never changes. */
export const ListedDocument = v.object({
  address: v.string(),
  kind: v.picklist(documentKinds),
  title: v.string(),
  /** ISO 639; null: it has no language, or several. */
  language: v.nullable(v.picklist(documentLanguages)),
  /** References of the models that it is about; null: all of them. */
  variantReferences: v.nullable(v.array(v.string())),
  type: v.picklist(mediaTypes),
  bytes: v.number(),
})
export type ListedDocument = v.InferOutput<typeof ListedDocument>

/** A document as pages list it. */
export const listedDocument = ({ key, ...document }: ProductFile): ListedDocument => ({
  address: mediaPath(key),
  ...document,
})
