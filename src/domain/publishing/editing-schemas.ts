import * as v from 'valibot'
import { editingLimits } from '#config/desk-settings.ts'
import { categories } from '#domain/catalogue/facets.ts'
import { optionalLine } from '#domain/text/text-fields.ts'
import { Change } from './differences.ts'
import { ProductDocumentShape } from './document-schema.ts'
import { Doubt, ProductDoubt } from './doubts.ts'
import { type RoundingStep, roundingSteps } from './price-change.ts'

/** Which products the desk lists, in the order in which it offers the choices. */
export const editingFilters = [
  'all',
  'drafts',
  'problems',
  'planned',
  'without-price',
  'without-photo',
  'discontinued',
] as const
export type EditingFilter = (typeof editingFilters)[number]

/** What may be the matter with a product at the desk. */
const editingStates = ['published', 'discontinued', 'changed', 'new', 'removed'] as const

const cents = v.pipe(
  v.number('form.number'),
  v.safeInteger('form.number'),
  v.minValue(1, 'form.number'),
  v.maxValue(1_000_000_000, 'form.number'),
)

/** A problem of a product, by the place in its document where it stands. */
export const FieldProblem = v.object({
  ...{ field: v.string(), code: v.string(), about: v.string() },
  reference: v.nullable(v.string()),
})
export type FieldProblem = v.InferOutput<typeof FieldProblem>

const Draft = v.object({
  version: v.number(),
  /** Name of whoever changed it last, and when (ISO instant). */
  by: v.string(),
  at: v.string(),
})

export const Ordered = v.object({
  id: v.string(),
  dueAt: v.string(),
  by: v.string(),
  /** Whether the product cannot be edited until then, because it is new or taken away. */
  isLocking: v.boolean(),
})
/** A publication that is ordered: when it is due (ISO instant), and who has ordered it. */
export type Ordered = v.InferOutput<typeof Ordered>

/** A product in the list of the desk, as its draft has it where there is one. */
export const EditedRow = v.object({
  id: v.string(),
  name: v.string(),
  brand: v.string(),
  subcategory: v.string(),
  state: v.picklist(editingStates),
  draft: v.nullable(Draft),
  problems: v.number(),
  doubts: v.array(Doubt),
  medianCents: v.nullable(v.number()),
  /** The publication that will take it over; null: none. */
  ordered: v.nullable(Ordered),
  /** Address of its first photograph; null: it has none. */
  photo: v.nullable(v.string()),
  models: v.array(
    v.object({
      reference: v.string(),
      /** As printed on the plate, e.g. « Max 15 kg · e = 5 g ». */
      plate: v.string(),
      priceCents: v.nullable(v.number()),
      inStock: v.boolean(),
      /** Whether cards of the product show it where nothing is asked. */
      isRepresented: v.boolean(),
    }),
  ),
})
export type EditedRow = v.InferOutput<typeof EditedRow>

/** A kind of instrument (sub-category) with its French name. */
const Kind = v.object({ key: v.string(), category: v.picklist(categories), name: v.string() })

/** A page of products, and how many drafts there are. */
export const EditedRows = v.object({
  items: v.array(EditedRow),
  nextCursor: v.nullable(v.string()),
  drafts: v.number(),
  subcategories: v.array(Kind),
})
export type EditedRows = v.InferOutput<typeof EditedRows>

/** What the list is asked for. */
export const editingQuery = v.strictObject({
  filter: v.optional(v.picklist(editingFilters, 'form.choice'), 'all'),
  /** Words of name, brand or reference. */
  q: optionalLine(editingLimits.searchLength),
  subcategory: optionalLine(),
  /** Every kind of a category; absent: of all. */
  category: v.optional(v.picklist(categories, 'form.choice')),
  cursor: optionalLine(),
})
/** A question to the list. */
export type EditingQuery = v.InferOutput<typeof editingQuery>

/** A product with everything that its editor needs. */
export const EditedProduct = v.object({
  id: v.string(),
  state: v.picklist(editingStates),
  /** As it is edited: the draft, or what is published; null: it is to be taken away. */
  document: v.nullable(ProductDocumentShape),
  published: v.nullable(ProductDocumentShape),
  /** The published revision that `document` is a change of; null: it is new. */
  revision: v.nullable(v.number()),
  draft: v.nullable(Draft),
  problems: v.array(FieldProblem),
  ordered: v.nullable(Ordered),
  /** What the next publication of it that is ordered changes in what is published. */
  planned: v.array(Change),
  /** Median of the published prices of its kind; null: there is none. */
  medianCents: v.nullable(v.number()),
  /** Kinds that can be drawn, and whether a column changes the drawing. */
  drawings: v.array(v.object({ key: v.string(), name: v.string(), hasColumn: v.boolean() })),
  /** Kinds that it can be of. */
  subcategories: v.array(Kind),
})
export type EditedProduct = v.InferOutput<typeof EditedProduct>

/** A draft as it is saved. */
export const DraftForm = v.strictObject({
  /** The version of the draft that the writer has seen; null: none. */
  version: v.nullable(v.number()),
  /** The published revision that the writer has seen; without it, the one that is live. */
  revision: v.optional(v.nullable(v.number())),
  /** Null: the product is to be taken away. */
  document: v.nullable(ProductDocumentShape),
})
export type DraftForm = v.InferOutput<typeof DraftForm>

/** What was saved. */
export const SavedDraft = v.object({ draft: v.nullable(Draft), problems: v.array(FieldProblem) })
export type SavedDraft = v.InferOutput<typeof SavedDraft>

/** A draft as it is listed for publishing: what it changes, and what keeps it back. */
export const DraftEntry = v.object({
  id: v.string(),
  name: v.string(),
  state: v.picklist(editingStates),
  draft: Draft,
  isMine: v.boolean(),
  /** It came back from a publication, so it is not chosen by itself. */
  isHeld: v.boolean(),
  /** The first prices that it changes, and how many there are. */
  prices: v.array(
    v.object({ reference: v.string(), before: v.nullable(v.number()), after: v.nullable(v.number()) }),
  ),
  pricesChanged: v.number(),
  /** What else it changes, as `documentChanges` names it. */
  otherChanges: v.array(v.string()),
  problems: v.array(FieldProblem),
  doubts: v.array(Doubt),
})
export type DraftEntry = v.InferOutput<typeof DraftEntry>

/** A draft with the version that was seen. */
export const SeenDraft = v.strictObject({ id: v.string(), version: v.number() })

/** Drafts that are dropped together, each with the version that was seen. */
export const DropForm = v.strictObject({
  drafts: v.pipe(
    v.array(SeenDraft),
    v.minLength(1, 'form.required'),
    v.maxLength(editingLimits.draftsAtOnce, 'form.too-long'),
  ),
})
export type DropForm = v.InferOutput<typeof DropForm>

/** Prices and stock that were typed into the list, each with what the writer has seen. */
export const PricesForm = v.strictObject({
  changes: v.pipe(
    v.array(
      v.strictObject({
        id: v.string(),
        reference: v.string(),
        seen: v.strictObject({ priceCents: v.nullable(v.number()), inStock: v.boolean() }),
        priceCents: v.nullable(cents),
        inStock: v.boolean(),
      }),
    ),
    v.minLength(1, 'form.required'),
    v.maxLength(editingLimits.pricesAtOnce, 'form.too-long'),
  ),
})
export type PricesForm = v.InferOutput<typeof PricesForm>

/** A change of many prices by a percentage. */
export const PriceChangeForm = v.strictObject({
  ...editingQuery.entries,
  /** Between half the price and twice the price. */
  percentHundredths: v.pipe(
    v.number('form.number'),
    v.integer('form.number'),
    v.minValue(-5000, 'form.number'),
    v.maxValue(10_000, 'form.number'),
  ),
  step: v.picklist(roundingSteps as readonly RoundingStep[], 'form.choice'),
  /** Of a product that has a draft: the price that the percentage is of. */
  basis: v.optional(v.picklist(['draft', 'published'], 'form.choice'), 'draft'),
  /** False: only says what would change, and which doubts that brings. */
  save: v.optional(v.boolean(), true),
})
export type PriceChangeForm = v.InferOutput<typeof PriceChangeForm>

/** What a change of the prices of a filter meets: how many drafts, and the first models that have a price. */
export const PriceChangePreview = v.object({
  drafts: v.number(),
  examples: v.array(
    v.object({
      name: v.string(),
      reference: v.string(),
      /** As the draft has it where there is one, and as it is published. */
      draftCents: v.nullable(v.number()),
      publishedCents: v.nullable(v.number()),
    }),
  ),
})
export type PriceChangePreview = v.InferOutput<typeof PriceChangePreview>

/** Documents of a file, as many as fit into a request. */
export const DocumentsForm = v.strictObject({
  documents: v.pipe(
    v.array(ProductDocumentShape),
    v.maxLength(editingLimits.documentsAtOnce, 'form.too-long'),
  ),
  /** False: only says what would change. */
  save: v.boolean(),
})
export type DocumentsForm = v.InferOutput<typeof DocumentsForm>

/** What documents change, line by line. */
export const DocumentChanges = v.object({
  ...{ changes: v.array(Change), doubts: v.array(ProductDoubt) },
  problems: v.array(v.object({ product: v.string(), ...FieldProblem.entries })),
})
export type DocumentChanges = v.InferOutput<typeof DocumentChanges>
