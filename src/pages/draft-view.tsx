import type { ProductDetail } from '#domain/catalogue/product.ts'
import { ProductMore } from './product-more.tsx'
import { ProductTop } from './product-top.tsx'

/** The page of a product as it would be, for a preview at the desk. */
export const DraftView = ({ product }: { product: ProductDetail }) => (
  <div className="product">
    <ProductTop product={product} question={{}} />
    <ProductMore product={product} question={{}} />
  </div>
)
