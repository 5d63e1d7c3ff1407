import { type InstrumentKind, nonAutomaticKinds } from './instrument-kind.ts'
import { heavyFromUg } from './verification-law.ts'
import type { VerifiedInstrument } from './verification-rule.ts'

/** What an instrument weighs and where, as far as the German period depends on it (MessEV, annex 7, 2.2). */
export const weighedKinds = ['hospital', 'practice', 'baby', 'bed', 'farm', 'building'] as const
/** What an instrument weighs and where; people outside of a hospital are « practice ». */
type Weighed = (typeof weighedKinds)[number]

/** What is weighed, as the rules know it. */
type WeighedFacts = {
  weighsPeople: boolean
  /** Null: not stated. */
  hospital: boolean | null
  baby: boolean
  bed: boolean
  farm: boolean
  buildingMaterial: boolean
}

/** The kinds that change the period of an instrument; none outside of Germany, and none where it decides alone. */
export function weighedChoices({
  kind = 'non-automatic',
  country,
  use,
  maxUg,
}: Pick<VerifiedInstrument, 'kind' | 'country' | 'maxUg'> & {
  use: VerifiedInstrument['use'] | ''
}): readonly Weighed[] {
  if (country !== 'DE' || use === '' || use === 'none' || !isOpen(kind)) return []
  if (use === 'medical') return ['hospital', 'practice', 'baby', 'bed']
  if (use === 'pharmacy') return ['practice', 'baby']
  const building: Weighed[] = maxUg === null || maxUg >= heavyFromUg ? ['building'] : []
  return ['farm', ...building, 'practice', 'baby']
}

const isOpen = (kind: InstrumentKind) => nonAutomaticKinds.includes(kind) && kind !== 'gas-vessel'

/** A kind as the rules know it. */
export const factsOfWeighed = (weighed: Weighed | null): WeighedFacts => ({
  weighsPeople: weighed === 'hospital' || weighed === 'practice',
  hospital: weighed === 'hospital' ? true : weighed === 'practice' ? false : null,
  baby: weighed === 'baby',
  bed: weighed === 'bed',
  farm: weighed === 'farm',
  buildingMaterial: weighed === 'building',
})

/**
 * The kind of an instrument, in the order in which the rules ask; people without a place are in a hospital if medical.
 */
export function weighedOf(facts: WeighedFacts & Pick<VerifiedInstrument, 'use'>): Weighed | null {
  if (facts.baby) return 'baby'
  if (facts.bed) return 'bed'
  if (facts.weighsPeople) return facts.use === 'medical' && facts.hospital !== false ? 'hospital' : 'practice'
  if (facts.farm) return 'farm'
  return facts.buildingMaterial ? 'building' : null
}
