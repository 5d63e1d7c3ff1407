/**
 * Kinds of instruments, as the law of periodic verification tells them apart by their construction: non-automatic ones
 * that show the result themselves; non-self-indicating ones, which an operator balances (beam, decimal and sliding-
 * weight scales; OIML R 76-1, T.1.2); scales that are fixed to a vessel for liquefied gas; weights; and automatic
 * ones (Directive 2014/32/EU, MI-006): checkweighers and graders, weigh-price labellers, rail scales, and the others,
 * such as belt weighers, hoppers and gravimetric fillers.
 */
export const instrumentKinds = [
  'non-automatic',
  'non-self-indicating',
  'gas-vessel',
  'weights',
  'checkweigher',
  'automatic-labeller',
  'automatic-rail',
  'automatic',
] as const
export type InstrumentKind = (typeof instrumentKinds)[number]

/** The kinds that weigh without an operator. */
export const automaticKinds: readonly InstrumentKind[] = [
  'checkweigher',
  'automatic-labeller',
  'automatic-rail',
  'automatic',
]

/** The kinds that are placed on the market as non-automatic weighing instruments (Directive 2014/31/EU). */
export const nonAutomaticKinds: readonly InstrumentKind[] = [
  'non-automatic',
  'non-self-indicating',
  'gas-vessel',
]

/** Uses of an instrument, as far as the law of periodic verification distinguishes them (domain D.3). */
export const scaleUses = ['direct-sale', 'trade', 'medical', 'pharmacy', 'none'] as const
export type ScaleUse = (typeof scaleUses)[number]

/** Countries whose rules apply. */
export const scaleCountries = ['FR', 'DE', 'other'] as const
export type ScaleCountry = (typeof scaleCountries)[number]
