import type { Accessory } from './product.ts'

/** Does this accessory fit the variant? Without a chosen variant, only what fits all of them. */
export function fitsVariant(accessory: Accessory, reference: string | null): boolean {
  if (accessory.variantReferences === null) return true
  return reference !== null && accessory.variantReferences.includes(reference)
}
