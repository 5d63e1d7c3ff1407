import type { Accessory } from './product.ts'

/** True when the accessory fits the variant; without a chosen variant (null), when it fits all of them. */
export function fitsVariant(
  accessory: Pick<Accessory, 'variantReferences'>,
  reference: string | null,
): boolean {
  if (accessory.variantReferences === null) return true
  return reference !== null && accessory.variantReferences.includes(reference)
}
