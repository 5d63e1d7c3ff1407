import type { Locale } from '#config/locales.ts'
import type { ProductDetail, Variant } from '#domain/catalogue/product.ts'
import { formatQuantity } from '#domain/metrology/mass.ts'
import type { Translate } from '#src/i18n/index.ts'

/**
 * The data plate in the words of somebody who weighs: the steps of the display, and for a verified model what Min
 * forbids. Null for what has no display of its own.
 */
export function modelWords(
  { category }: Pick<ProductDetail, 'category'>,
  { ranges, plate, metrologie }: Pick<Variant, 'ranges' | 'plate' | 'metrologie'>,
  t: Translate,
  locale: Locale,
): string | null {
  const steps = ranges.flatMap(({ max, d }, i) => {
    if (!d) return []
    const step = formatQuantity(d, locale)
    return i < ranges.length - 1
      ? t('words.step-until', { step, max: formatQuantity(max, locale) })
      : t('words.step', { step })
  })
  if (steps.length === 0) return null
  const counts = t('words.counts', {
    steps: steps.reduce((all, next) => t('words.then', { steps: all, next })),
  })
  if (metrologie !== 'yes' || plate.min === null) return `${counts}.`
  return t(category === 'commercial' ? 'words.below-sale' : 'words.below', { counts, min: plate.min })
}
