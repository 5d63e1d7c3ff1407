import { useCallback } from 'react'
import type { ProductDetail } from '#domain/catalogue/product.ts'
import type { Article } from '#domain/site/article.ts'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { useSite } from '#src/site/site.ts'
import { useQuery } from '#src/site/use-query.ts'
import { ArticleView, productsOf } from './article-view.tsx'
import { ProductMore } from './product-more.tsx'
import { ProductTop } from './product-top.tsx'

/** The page of a product as it would be, for a preview at the desk. */
export const DraftView = ({ product }: { product: ProductDetail }) => (
  <div className="product">
    <ProductTop product={product} question={{}} commissioning={[]} />
    <ProductMore product={product} question={{}} />
  </div>
)

/** The page of an article as it would be, for a preview at the desk. */
export function ArticleDraftView({ article }: { article: Article }) {
  const { callApi, locale } = useSite()
  const { answer, load } = useQuery(
    useCallback(() => productsOf(article, callApi, locale), [article, callApi, locale]),
  )
  return (
    <QueryBoundary answer={answer} retry={load} lines={8}>
      {(products) => <ArticleView data={{ article, products }} />}
    </QueryBoundary>
  )
}
