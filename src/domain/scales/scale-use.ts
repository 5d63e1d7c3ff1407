/** What an instrument is used for, as far as the law of periodic verification asks (domain D.3). */
export const scaleUses = ['direct-sale', 'trade', 'medical', 'pharmacy', 'none'] as const
export type ScaleUse = (typeof scaleUses)[number]

/** Whose rules apply. */
export const scaleCountries = ['FR', 'DE', 'other'] as const
export type ScaleCountry = (typeof scaleCountries)[number]
