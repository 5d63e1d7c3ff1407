import type { Zone } from './fit-request.ts'

/** The equipment category that a zone asks for, e.g. 21 → « 2D » (Directive 1999/92/EC, annex II B). */
export function categoryOfZone(zone: Zone): { category: 1 | 2 | 3; atmosphere: 'G' | 'D' } {
  const last = Number(zone) % 10
  return { category: last === 0 ? 1 : last === 1 ? 2 : 3, atmosphere: Number(zone) >= 20 ? 'D' : 'G' }
}

/** May equipment with a marking (« II 2 GD », « 2G/3D ») stand in a zone? What is not stated is refused. */
export function mayStandIn(zone: Zone, marking: string | null): boolean {
  const required = categoryOfZone(zone)
  for (const [, category = '', letters = ''] of (marking ?? '')
    .toUpperCase()
    .matchAll(/([123])\s*([GD]{1,2})\b/g))
    if (Number(category) <= required.category && letters.includes(required.atmosphere)) return true
  return false
}
