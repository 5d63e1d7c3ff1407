import type { ProductDetail } from '#domain/catalogue/product.ts'
import { ShareButton } from '#src/catalogue/share-button.tsx'
import { CompareButton } from '#src/comparison/compare-button.tsx'
import { toggleCompared, useComparison } from '#src/comparison/comparison-facade.ts'

/** Further actions on a product: compare, share. */
export function ProductTools({ product }: { product: ProductDetail }) {
  const { list } = useComparison()
  return (
    <>
      <CompareButton product={product} list={list} onToggle={toggleCompared} />
      <ShareButton title={product.name} />
    </>
  )
}
