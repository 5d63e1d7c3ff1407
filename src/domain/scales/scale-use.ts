/** Uses of an instrument, as far as the law of periodic verification distinguishes them (domain D.3). */
export const scaleUses = ['direct-sale', 'trade', 'medical', 'pharmacy', 'none'] as const
export type ScaleUse = (typeof scaleUses)[number]

/** Countries whose rules apply. */
export const scaleCountries = ['FR', 'DE', 'other'] as const
export type ScaleCountry = (typeof scaleCountries)[number]
