import type { ProductDetail } from '#domain/catalogue/product.ts'
import { useTranslate } from '#src/i18n/index.ts'

/** Whether these models may be used where the law regulates weighing, and what such use requires. */
export function MetrologyNote({ product }: { product: ProductDetail }) {
  const t = useTranslate()
  const states = new Set(product.variants.map((variant) => variant.metrologie))
  return (
    <section className={states.has('yes') ? 'metrology-note legal' : 'metrology-note'}>
      <h2>{t('metrology.title')}</h2>
      {states.has('yes') ? <p>{t('metrology.text-yes')}</p> : null}
      {states.has('optional') ? <p>{t('metrology.text-optional')}</p> : null}
      {states.has('no') ? <p>{t(states.size > 1 ? 'metrology.text-some-no' : 'metrology.text-no')}</p> : null}
      <p>{t('metrology.regulated')}</p>
    </section>
  )
}
