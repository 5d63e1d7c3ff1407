import * as v from 'valibot'
import { editingLimits } from '#config/desk-settings.ts'
import { RealDay } from '#domain/text/text-fields.ts'
import { ProductDocumentShape, ServiceDocuments, SubcategoryDocuments } from './document-schema.ts'
import { FieldProblem, SeenDraft } from './editing-schemas.ts'

/** Which drafts are published, and when: at once, or at a day and time in Paris. */
export const PublishForm = v.strictObject({
  /** Ids of products, with the versions of their drafts that were seen; null: every draft that is not held. */
  ids: v.nullable(
    v.pipe(
      v.array(v.union([v.string(), SeenDraft])),
      v.minLength(1, 'form.required'),
      v.maxLength(editingLimits.draftsAtOnce, 'form.too-long'),
    ),
  ),
  /** ISO day; empty: at once. */
  day: v.union([v.literal(''), RealDay], 'form.choice'),
  time: v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'form.choice')),
})
export type PublishForm = v.InferOutput<typeof PublishForm>

/** The services as they are edited, what tells them from others, and what is planned for them, the next first. */
export const EditedServices = v.object({
  services: ServiceDocuments,
  revision: v.string(),
  planned: v.array(
    v.object({
      id: v.string(),
      /** ISO instant. */
      dueAt: v.string(),
      by: v.string(),
      /** The services that it was made from, and those that it makes of them. */
      base: ServiceDocuments,
      services: ServiceDocuments,
    }),
  ),
})
export type EditedServices = v.InferOutput<typeof EditedServices>

/** All services as they are from a publication on. */
export const ServicesForm = v.strictObject({
  /** Of the services that the writer has seen. */
  revision: v.string(),
  services: v.pipe(ServiceDocuments, v.maxLength(editingLimits.servicesAtOnce, 'form.too-long')),
  day: PublishForm.entries.day,
  time: PublishForm.entries.time,
})
export type ServicesForm = v.InferOutput<typeof ServicesForm>

const Kinds = v.pipe(SubcategoryDocuments, v.maxLength(editingLimits.kinds, 'form.too-long'))

/** The kinds of instruments as they are edited. */
export const EditedKinds = v.object({
  kinds: SubcategoryDocuments,
  /** Keys of those of which there are products, drafts or planned changes: they cannot be taken away. */
  used: v.array(v.string()),
})
export type EditedKinds = v.InferOutput<typeof EditedKinds>

/** All kinds from now on, and those that the writer has seen; one that products are of may not be missing. */
export const KindsForm = v.strictObject({ seen: Kinds, kinds: Kinds })
export type KindsForm = v.InferOutput<typeof KindsForm>

/** What is typed and not saved yet; null: the product is to be taken away. */
export const TypedDraft = v.strictObject({ document: v.nullable(ProductDocumentShape) })
export type TypedDraft = v.InferOutput<typeof TypedDraft>

/** What would keep a document from being published. */
export const ProductProblems = v.object({ problems: v.array(FieldProblem) })
export type ProductProblems = v.InferOutput<typeof ProductProblems>
