import type { ProductCard as Product } from '#domain/catalogue/product.ts'
import type { Comparison } from '#domain/comparison/comparison.ts'
import { ProductCard } from '#src/catalogue/product-card.tsx'
import { CompareButton } from '#src/comparison/compare-button.tsx'
import { toggleCompared, useComparison } from '#src/comparison/comparison-facade.ts'
import { newCardItem } from '#src/quote-list/new-item.ts'
import { addToQuote } from '#src/quote-list/quote-list-facade.ts'
import { useEdgeHtml } from '#src/site/edge-html.tsx'
import { StylesOfPhotos } from '#src/site/product-picture.tsx'
import { useSite } from '#src/site/site.ts'

type ProductCardsProps = {
  products: readonly Product[]
  /** Number of pictures above the fold. */
  eager?: number
  /** Why each product is recommended, in the order of the products. */
  notes?: readonly string[]
  className?: string
}

/** Product cards; each product can be added to the quote list and the comparison. */
export function ProductCardsView({ products, eager = 0, notes = [], className = 'grid' }: ProductCardsProps) {
  const { list } = useComparison()
  return (
    <>
      <StylesOfPhotos products={products} />
      <ul className={className}>
        {products.map((product, i) => (
          <Card key={product.id} product={product} eager={i < eager} note={notes[i]} list={list} />
        ))}
      </ul>
    </>
  )
}

type CardProps = { product: Product; eager: boolean; note: string | undefined; list: Comparison }

function Card({ product, eager, note, list }: CardProps) {
  const { locale } = useSite()
  const card = (
    <ProductCard
      product={product}
      eager={eager}
      note={note}
      onQuote={(chosen) => addToQuote([newCardItem(chosen, locale)])}
      tools={<CompareButton product={product} list={list} onToggle={toggleCompared} />}
    />
  )
  return (
    <li
      {...useEdgeHtml(product, `${eager} ${note}`, card, eager && !product.photo ? product.image : undefined)}
    />
  )
}
