import { limits } from '#config/limits.ts'

/** Clamps a typed quantity: an integer, at least 1, at most the limit. */
export function clampQuantity(quantity: number): number {
  if (!Number.isFinite(quantity)) return 1
  return Math.min(limits.quoteQuantity, Math.max(1, Math.round(quantity)))
}
