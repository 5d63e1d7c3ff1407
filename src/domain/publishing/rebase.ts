import type { ProductDocument, VariantDocument } from './document.ts'
import { isSame } from './is-same.ts'

/** A document whose models are found by their references, so that a change of one does not touch the others. */
type KeyedDocument = Omit<ProductDocument, 'variants'> & {
  variants: { order: readonly string[]; models: Record<string, VariantDocument> }
}

/**
 * What somebody changed in a document, applied to what has become of it since (a three-way merge): `edited` was made
 * from `base`, of which `current` is the newest revision. Objects are merged key by key, models by their references;
 * a list is one value. Null: both have changed the same value, each in its way; the price of a model is then that of
 * `edited` where `isForLater` says that it counts from a later day on.
 */
export function rebased(
  base: ProductDocument,
  current: ProductDocument,
  edited: ProductDocument,
  isForLater = false,
): ProductDocument | null {
  const settled: ReadonlySet<string> = new Set(isForLater ? ['priceCents'] : [])
  try {
    const isKeyed = [base, current, edited].every(hasDifferentReferences)
    return isKeyed
      ? withVariants(merged(settled, keyed(base), keyed(current), keyed(edited)) as KeyedDocument)
      : (merged(settled, base, current, edited) as ProductDocument)
  } catch (error) {
    if (error instanceof Conflict) return null
    throw error
  }
}

/** A draft may have models without a reference, or two with the same one. */
const hasDifferentReferences = ({ variants }: ProductDocument) =>
  new Set(variants.map(({ reference }) => reference)).size === variants.length

const keyed = (document: ProductDocument): KeyedDocument => ({
  ...document,
  variants: {
    order: document.variants.map(({ reference }) => reference),
    models: Object.fromEntries(document.variants.map((variant) => [variant.reference, variant])),
  },
})

const withVariants = ({ variants: { order, models }, ...document }: KeyedDocument): ProductDocument => ({
  ...document,
  variants: order.flatMap((reference) => models[reference] ?? []),
})

/** Two have changed the same value. */
class Conflict extends Error {
  override readonly name = 'Conflict'
}

/** `settled`: names of values that are those of `edited` where both have changed them. */
function merged(settled: ReadonlySet<string>, base: unknown, current: unknown, edited: unknown): unknown {
  if (isSame(base, current) || isSame(current, edited)) return edited
  if (isSame(base, edited)) return current
  if (!isObject(base) || !isObject(current) || !isObject(edited)) throw new Conflict()
  const keys = new Set([...Object.keys(current), ...Object.keys(edited)])
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const value =
        settled.has(key) && !isSame(base[key], edited[key])
          ? edited[key]
          : merged(settled, base[key], current[key], edited[key])
      return value === undefined ? [] : [[key, value]]
    }),
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
