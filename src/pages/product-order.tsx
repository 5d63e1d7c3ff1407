import { useState } from 'react'
import { fitsVariant } from '#domain/catalogue/accessory-fit.ts'
import type { Accessory, ProductDetail } from '#domain/catalogue/product.ts'
import type { ProductQuestion } from '#domain/fit/product-question.ts'
import { isInQuote } from '#domain/quote-list/in-quote.ts'
import { AccessoryList } from '#src/catalogue/accessory-list.tsx'
import { BuyBar } from '#src/catalogue/buy-bar.tsx'
import { useChosenModel } from '#src/catalogue/use-chosen-model.ts'
import { type Chosen, ModelQuantity, VariantChoice } from '#src/catalogue/variant-choice.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { newQuoteItem } from '#src/quote-list/new-item.ts'
import { addToQuote, useQuoteItems } from '#src/quote-list/quote-list-facade.ts'
import { useSite } from '#src/site/site.ts'
import { Icon } from '#src/ui/icon.tsx'

type Props = { product: ProductDetail; question: ProductQuestion }

/** The model of the page, or several, and accessories are added to the quote list together. */
export function ProductOrder({ product, question }: Props) {
  const t = useTranslate()
  const items = useQuoteItems()
  const { chosen, several, setSeveral, choose } = useChoice(product, question)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const picked = product.variants.filter(({ reference }) => chosen[reference] !== undefined)
  const fitting = product.accessories.filter((accessory) =>
    picked.some(({ reference }) => fitsVariant(accessory, reference)),
  )
  const add = useAdding(product, chosen, (reference) =>
    fitting.filter((accessory) => ticked.has(accessory.key) && fitsVariant(accessory, reference)),
  )
  const tick = ({ key }: Accessory, on: boolean) => {
    const next = new Set(ticked)
    if (on) next.add(key)
    else next.delete(key)
    setTicked(next)
  }
  const [only] = picked
  return (
    <section className="order" id="models">
      <VariantChoice
        product={product}
        several={several}
        onSeveral={setSeveral}
        chosen={chosen}
        onChange={choose}
        inQuote={(reference) => isInQuote(items, product.id, reference)}
      />
      {picked.length && product.accessories.length ? (
        <AccessoryList accessories={fitting} ticked={ticked} onTick={tick} />
      ) : null}
      <div className="order-foot" data-buy="">
        {only && !several ? (
          <ModelQuantity
            reference={only.reference}
            quantity={chosen[only.reference] ?? null}
            onChange={(quantity) => quantity !== null && choose({ [only.reference]: quantity })}
          />
        ) : null}
        <button type="button" className="button" onClick={add} disabled={picked.length === 0}>
          <Icon name="plus" />
          {picked.length ? t('product.add-models', { count: picked.length }) : t('product.choose-first')}
        </button>
      </div>
      <BuyBar variants={picked} onAdd={add} />
    </section>
  )
}

/**
 * One model by default: that of the whole page, so that drawing, price and stock follow the choice. Several models are
 * a choice of their own, which begins with that model and ends with its first.
 */
function useChoice(product: ProductDetail, question: ProductQuestion) {
  const [shown, show] = useChosenModel(product, question)
  const [list, setList] = useState<Chosen | null>(null)
  const [quantity, setQuantity] = useState(1)
  const one: Chosen = shown ? { [shown.reference]: quantity } : {}
  return {
    chosen: list ?? one,
    several: list !== null,
    setSeveral: (several: boolean) => {
      const [first] = Object.keys(list ?? {})
      if (!several && first) show(first)
      setList(several ? one : null)
    },
    choose: (chosen: Chosen) => {
      const last = Object.keys(chosen).at(-1)
      if (list) setList(chosen)
      else setQuantity(chosen[last ?? ''] ?? 1)
      if (last) show(last)
    },
  }
}

/** Adds the chosen models, each with its accessories. */
function useAdding(product: ProductDetail, chosen: Chosen, extrasOf: (reference: string) => Accessory[]) {
  const { locale } = useSite()
  return () =>
    addToQuote(
      product.variants.flatMap((variant) => {
        const quantity = chosen[variant.reference]
        if (quantity === undefined) return []
        return [
          newQuoteItem(product, locale, { variant, accessories: extrasOf(variant.reference), quantity }),
        ]
      }),
    )
}
