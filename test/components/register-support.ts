import { verificationOf } from '#domain/scales/periodic-verification.ts'
import type { Scale } from '#domain/scales/scale.ts'

export const today = '2026-02-01'

/** An instrument of a shop, due two years after its verification. */
export function scale(changes: Partial<Scale> = {}): Scale {
  const facts = {
    id: 'one',
    make: 'Montevigne',
    model: 'P1',
    serial: 'A-12',
    kind: 'non-automatic' as const,
    maxUg: 15e9,
    eUg: 5e6,
    accuracyClass: 'III' as const,
    place: 'Saverne',
    country: 'FR' as const,
    use: 'direct-sale' as const,
    prepackages: false,
    weighsPeople: false,
    hospital: null,
    baby: false,
    bed: false,
    farm: false,
    buildingMaterial: false,
    lastVerifiedOn: '2026-01-01',
    previousDueOn: null,
    lastOverhauledOn: null,
    productId: null,
    files: [],
    ...changes,
  }
  return { ...facts, verification: verificationOf(facts, today) }
}
