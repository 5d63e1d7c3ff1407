import { useState } from 'react'
import { fitsVariant } from '#domain/catalogue/accessory-fit.ts'
import type { Accessory, ProductDetail } from '#domain/catalogue/product.ts'
import type { ProductQuestion } from '#domain/fit/product-question.ts'
import { isInQuote } from '#domain/quotes/in-quote.ts'
import { useSite } from '#src/app/site.ts'
import { AccessoryList } from '#src/catalogue/accessory-list.tsx'
import { useChosenModel } from '#src/catalogue/use-chosen-model.ts'
import { type Chosen, VariantChoice } from '#src/catalogue/variant-choice.tsx'
import { useTranslate } from '#src/i18n/index.ts'
import { newQuoteItem } from '#src/quotes/new-item.ts'
import { addToQuote, useQuoteItems } from '#src/quotes/quote-list-facade.ts'
import { Icon } from '#src/ui/icon.tsx'

type Props = { product: ProductDetail; question: ProductQuestion }

/** Models and accessories are chosen and added to the quote list together; the model of the page is ticked at first. */
export function ProductOrder({ product, question }: Props) {
  const t = useTranslate()
  const { locale } = useSite()
  const items = useQuoteItems()
  const [shown] = useChosenModel(product, question)
  const [own, setChosen] = useState<Chosen | null>(null)
  const chosen: Chosen = own ?? (shown ? { [shown.reference]: 1 } : {})
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const references = Object.keys(chosen)
  const fitting = product.accessories.filter((accessory) =>
    references.some((reference) => fitsVariant(accessory, reference)),
  )

  const add = () => {
    const picked = product.variants.filter(({ reference }) => chosen[reference] !== undefined)
    const extras = (reference: string) =>
      fitting.filter((accessory) => ticked.has(accessory.key) && fitsVariant(accessory, reference))
    addToQuote(
      picked.map((variant) =>
        newQuoteItem(product, locale, {
          variant,
          accessories: extras(variant.reference),
          quantity: chosen[variant.reference],
        }),
      ),
    )
  }
  const tick = ({ key }: Accessory, on: boolean) => {
    const next = new Set(ticked)
    if (on) next.add(key)
    else next.delete(key)
    setTicked(next)
  }
  return (
    <section className="order" id="models">
      <VariantChoice
        product={product}
        chosen={chosen}
        onChange={setChosen}
        inQuote={(reference) => isInQuote(items, product.id, reference)}
      />
      {references.length ? <AccessoryList accessories={fitting} ticked={ticked} onTick={tick} /> : null}
      <div className="order-foot">
        <button type="button" className="button" onClick={add} disabled={references.length === 0}>
          <Icon name="plus" />
          {references.length
            ? t('product.add-models', { count: references.length })
            : t('product.choose-first')}
        </button>
      </div>
    </section>
  )
}
