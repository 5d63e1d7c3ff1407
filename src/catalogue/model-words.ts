import type { Locale } from '#config/locales.ts'
import type { ProductDetail, Variant } from '#domain/catalogue/product.ts'
import { instrumentOf } from '#domain/catalogue/variant-instrument.ts'
import { customerDisplayKinds } from '#domain/fit/fit-model.ts'
import { formatCapacity, formatQuantity } from '#domain/metrology/mass.ts'
import { minsUg } from '#domain/metrology/plate-lines.ts'
import type { Translate } from '#src/i18n/translation.ts'

/**
 * Kinds that goods are sold or bought by weight on, in front of the customer: Directive 2014/31/EU, Art. 1(2)(a) and
 * (f). Below Min the others may not be used for what else is regulated, such as a postal tariff ((b)).
 */
const sellsByWeight: ReadonlySet<string> = new Set([...customerDisplayKinds, 'gold-jewellery'])

/**
 * The data plate in the words of somebody who weighs: the steps of the display, and for a verified model what Min
 * forbids. Null for what has no display of its own.
 */
export function modelWords(
  { subcategory }: Pick<ProductDetail, 'subcategory'>,
  variant: Pick<Variant, 'ranges' | 'arrangement' | 'plate' | 'metrologie'>,
  t: Translate,
  locale: Locale,
): string | null {
  const { ranges, plate, metrologie } = variant
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
  // « 1 / 10 mg » would read as a fraction in a sentence.
  const [min = plate.min, ...others] = minsUg(instrumentOf(variant)).map((ug) => formatCapacity(ug, locale))
  return t(sellsByWeight.has(subcategory) ? 'words.below-sale' : 'words.below', {
    counts,
    min: others.length ? t('words.min-further', { min, others: others.join(', ') }) : min,
  })
}
