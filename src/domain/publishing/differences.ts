import * as v from 'valibot'
import { auditDifference } from '#domain/staff/audit-difference.ts'
import type { CatalogueDocument, ProductDocument, ServiceDocument, VariantDocument } from './document.ts'
import { ProductDocumentShape, ServiceDocuments } from './document-schema.ts'
import { isSame } from './is-same.ts'

/** A difference between two catalogues; prices in euros, null: on request or not there. */
export const Change = v.object({
  product: v.string(),
  reference: v.nullable(v.string()),
  change: v.string(),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
})
export type Change = v.InferOutput<typeof Change>

/** What an import would change, product by product in the order of their ids, with the texts where they differ. */
export function catalogueChanges(before: CatalogueDocument, after: CatalogueDocument): Change[] {
  return [
    ...matched(before.products, after.products, ({ id }) => id).flatMap(([id, old, now]) =>
      old && now
        ? documentChanges(old, now).map((change) => withTexts(change, old, now))
        : [only(id, null, 'product', now !== undefined)],
    ),
    ...serviceChanges(before.services, after.services),
    ...fields('', null, before, after, ['subcategories']),
  ]
}

/** Of texts of several languages the first that differs, where it does: a letter read wrongly is seen there. */
function withTexts(change: Change, old: ProductDocument, now: ProductDocument): Change {
  if (change.reference !== null || change.before !== null || change.after !== null) return change
  const sides = auditDifference(Reflect.get(old, change.change), Reflect.get(now, change.change))
  return { ...change, before: firstText(sides?.before), after: firstText(sides?.after) }
}

function firstText(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (!value || typeof value !== 'object') return null
  return Object.values(value).map(firstText).find(Boolean) ?? null
}

/** What is different between services, in the order of their codes. */
export const serviceChanges = (
  before: readonly ServiceDocument[],
  after: readonly ServiceDocument[],
): Change[] =>
  matched(before, after, ({ code }) => code).flatMap(([code, old, now]) =>
    old && now
      ? fields(code, null, old, now, serviceFields)
      : [only(code, null, 'service', now !== undefined)],
  )

function matched<Item>(before: readonly Item[], after: readonly Item[], keyOf: (item: Item) => string) {
  const old = new Map(before.map((item) => [keyOf(item), item]))
  const now = new Map(after.map((item) => [keyOf(item), item]))
  const keys = [...new Set([...old.keys(), ...now.keys()])].sort()
  return keys.map((key) => [key, old.get(key), now.get(key)] as const)
}

const only = (product: string, reference: string | null, what: string, isNew: boolean): Change => ({
  ...{ product, reference, change: `${isNew ? 'new' : 'removed'} ${what}`, before: null, after: null },
})

/** The fields of a document in the order of its schema, but for those by which it is found or compared otherwise. */
const fieldsOf = <Item>({ entries }: { entries: object }, ...others: (keyof Item)[]) =>
  (Object.keys(entries) as (keyof Item & string)[]).filter((name) => !others.includes(name))
const serviceFields = fieldsOf<ServiceDocument>(ServiceDocuments.item, 'code')
const productFields = fieldsOf<ProductDocument>(ProductDocumentShape, 'id', 'variants')
const variantFields = fieldsOf<VariantDocument>(ProductDocumentShape.entries.variants.item, 'reference')

/** What is different in a product, the models matched by their references. */
export function documentChanges(old: ProductDocument, now: ProductDocument): Change[] {
  if (isSame(old, now)) return []
  return [
    ...fields(old.id, null, old, now, productFields),
    ...matched(old.variants, now.variants, ({ reference }) => reference).flatMap(([reference, was, is]) =>
      was && is
        ? fields(old.id, reference, was, is, variantFields)
        : [only(old.id, reference, 'model', is !== undefined)],
    ),
  ]
}

function fields<Item>(
  product: string,
  reference: string | null,
  old: Item,
  now: Item,
  names: readonly (keyof Item & string)[],
): Change[] {
  return names
    .filter((name) => !isSame(old[name], now[name]))
    .map((name) => ({
      ...{ product, reference, change: name === 'priceCents' ? 'price' : name },
      ...{ before: shown(name, old[name]), after: listed(name, now[name]) ?? shown(name, now[name]) },
    }))
}

/** What pictures, files and the end of a product have become, in short. */
function listed(name: string, value: unknown): string | null {
  if (name === 'photos') return String((value as ProductDocument['photos']).length)
  if (name === 'documents')
    return (value as ProductDocument['documents']).map(({ title }) => title).join(', ') || '0'
  if (name !== 'discontinued') return null
  const ended = value as ProductDocument['discontinued']
  return ended ? ['yes', ended.successor].filter(Boolean).join(', ') : 'no'
}

/** Numbers and words as they are, prices in euros; whatever is longer is only named. */
function shown(name: string, value: unknown): string | null {
  if (name === 'priceCents') return typeof value === 'number' ? (value / 100).toFixed(2) : 'on request'
  return value === null || typeof value === 'object' ? null : String(value)
}
