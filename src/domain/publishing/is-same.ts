/** True for equal JSON values, whatever the order of keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [keys, otherKeys] = [Object.keys(one), Object.keys(other)]
  return (
    keys.length === otherKeys.length &&
    keys.every(
      (key) =>
        Object.hasOwn(other, key) &&
        isSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  )
}
