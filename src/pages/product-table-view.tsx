import type { CatalogueQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import type { ProductCard } from '#domain/catalogue/product.ts'
import { ProductTable } from '#src/catalogue/product-table.tsx'
import { newCardItem } from '#src/quote-list/new-item.ts'
import { addToQuote } from '#src/quote-list/quote-list-facade.ts'
import { useSite } from '#src/site/site.ts'

type ProductTableProps = { query: CatalogueQuery; products: readonly ProductCard[] }

/** The table of products; each can be added to the quote list. */
export function ProductTableView(props: ProductTableProps) {
  const { locale } = useSite()
  return <ProductTable {...props} onQuote={(product) => addToQuote([newCardItem(product, locale)])} />
}
