import { useEffect, useState } from 'react'
import type { Variant } from '#domain/catalogue/product.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Price } from '#src/site/price.tsx'
import { DataPlate } from '#src/ui/data-plate.tsx'

type Props = {
  /** The chosen model. */
  variant: Variant
  /** How many are added. */
  quantity: number
  /** What they come to, EUR; null: on request. */
  sum: number | null
  onAdd: () => void
}

/** The chosen model, what it comes to, and the button that adds it, while no other such button is in view. */
export function BuyBar({ variant, quantity, sum, onAdd }: Props) {
  const t = useTranslate()
  if (!useNoneInView('[data-buy]')) return null
  return (
    <section className="buy-bar" aria-label={t('buy-bar.label')}>
      <div className="wrap">
        <p className="buy-bar-model">
          <strong>
            {quantity > 1 ? `${quantity}\u00a0× ` : null}
            {variant.reference}
          </strong>
          <Price euros={sum} />
        </p>
        <DataPlate plate={variant.plate} />
        <button type="button" className="button small" onClick={onAdd}>
          {t('product.add')}
        </button>
      </div>
    </section>
  )
}

/** True while none of the matching elements of the page is in view; false until that is known. */
function useNoneInView(selector: string): boolean {
  const [isNone, setNone] = useState(false)
  useEffect(() => {
    const visible = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) visible.add(target)
        else visible.delete(target)
      setNone(visible.size === 0)
    })
    for (const element of document.querySelectorAll(selector)) observer.observe(element)
    return () => observer.disconnect()
  }, [selector])
  return isNone
}
