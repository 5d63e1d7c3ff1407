import type { DrawingData } from '#domain/catalogue/product.ts'
import { readPlatform } from '#domain/fit/platform.ts'
import type { Instrument, Metrology } from '#domain/metrology/metrology.ts'
import { variants } from '#functions/db/schema.ts'

/** What the drawing of a model takes from its variant. */
export const drawnColumns = {
  platform: variants.platform,
  metrology: variants.metrology,
  accuracyClass: variants.accuracyClass,
  arrangement: variants.arrangement,
  ranges: variants.ranges,
}

/** The drawing of a product as that of one of its models: its platform, its mark, a display that counts in its d. */
export function modelData(
  drawing: DrawingData,
  { platform, metrology, ...instrument }: Instrument & { platform: string | null; metrology: Metrology },
) {
  return {
    ...drawing,
    platform: readPlatform(platform) ?? drawing.platform,
    verified: metrology === 'yes',
    instrument,
  }
}
