import type { ProductDetail } from '#domain/catalogue/product.ts'
import { type TextKey, useTranslate } from '#src/i18n/translation.ts'

/** Kinds that are no non-automatic weighing instruments, so directive 2014/31/EU does not apply to them as such. */
export const otherRules: Record<string, TextKey> = {
  weights: 'metrology.text-weights',
  indicator: 'metrology.text-module',
  loadcell: 'metrology.text-module',
  checkweigher: 'metrology.text-automatic',
}

/** Whether these models may be used where the law regulates weighing, and what such use requires. */
export function MetrologyNote({ product }: { product: Pick<ProductDetail, 'subcategory' | 'variants'> }) {
  const t = useTranslate()
  const duties = new Set(product.variants.flatMap(({ duty }) => duty ?? []))
  const states = new Set(product.variants.map((variant) => variant.metrologie))
  const other = otherRules[product.subcategory]
  if (other)
    return (
      <section className="metrology-note">
        <h2>{t('metrology.title')}</h2>
        <p>{t(other)}</p>
      </section>
    )
  return (
    <section className={states.has('yes') ? 'metrology-note legal' : 'metrology-note'}>
      <h2>{t('metrology.title')}</h2>
      {states.has('yes') ? <p>{t('metrology.text-yes')}</p> : null}
      {states.has('optional') ? <p>{t('metrology.text-optional')}</p> : null}
      {states.has('no') ? <p>{t(states.size > 1 ? 'metrology.text-some-no' : 'metrology.text-no')}</p> : null}
      {duties.size ? (
        <>
          {[...duties].map((duty) => (
            <p key={duty}>{duty}</p>
          ))}
          <p>{t('metrology.in-service')}</p>
        </>
      ) : (
        <p>{t('metrology.regulated')}</p>
      )}
    </section>
  )
}
