import type { ProductDocument, ServiceDocument, VariantDocument } from './document.ts'
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
  const conflicts: Conflict[] = []
  const isKeyed = [base, current, edited].every(hasDifferentReferences)
  const document = isKeyed
    ? withVariants(merged([keyed(base), keyed(current), keyed(edited)], conflicts) as KeyedDocument)
    : (merged([base, current, edited], conflicts) as ProductDocument)
  const isSettled = (path: Conflict) => isForLater && path.at(-1) === 'priceCents'
  return conflicts.every(isSettled) ? document : null
}

/** Where two have changed the same value: the keys that lead to it. */
type Conflict = readonly string[]

/**
 * As `rebased`, for all services, which are found by their codes; their order is one value. `conflicts` are the codes
 * and fields that both have changed, without a field where one has removed the service, without a code for the order.
 */
export function rebasedServices(
  base: readonly ServiceDocument[],
  current: readonly ServiceDocument[],
  edited: readonly ServiceDocument[],
): { services: ServiceDocument[]; conflicts: { code?: string; field?: string }[] } {
  const conflicts: Conflict[] = []
  const { order, byCode } = merged(
    [byCodes(base), byCodes(current), byCodes(edited)],
    conflicts,
  ) as ReturnType<typeof byCodes>
  return {
    services: order.flatMap((code) => byCode[code] ?? []),
    conflicts: conflicts.map(([, code, ...field]) =>
      code === undefined ? {} : { code, ...(field.length ? { field: field.join('.') } : {}) },
    ),
  }
}

const byCodes = (services: readonly ServiceDocument[]) => ({
  order: services.map(({ code }) => code),
  byCode: Object.fromEntries(services.map((service) => [service.code, service])),
})

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

function merged(
  [base, current, edited]: readonly [unknown, unknown, unknown],
  conflicts: Conflict[],
  path: Conflict = [],
): unknown {
  if (isSame(base, current) || isSame(current, edited)) return edited
  if (isSame(base, edited)) return current
  if (!isObject(base) || !isObject(current) || !isObject(edited)) {
    conflicts.push(path)
    return edited
  }
  const keys = new Set([...Object.keys(current), ...Object.keys(edited)])
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const value = merged([base[key], current[key], edited[key]], conflicts, [...path, key])
      return value === undefined ? [] : [[key, value]]
    }),
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
