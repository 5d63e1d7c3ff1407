import { ComparisonFloating } from '#src/comparison/comparison-floating.tsx'
import { newQuoteItem } from '#src/quote-list/new-item.ts'
import { addToQuote } from '#src/quote-list/quote-list-facade.ts'
import { useSite } from '#src/site/site.ts'

/** The comparison over any page; adds its products to the quote list with their model. */
export function ComparisonOverlay() {
  const { locale } = useSite()
  return (
    <ComparisonFloating
      onQuote={({ product, variant }) => addToQuote([newQuoteItem(product, locale, { variant })])}
    />
  )
}
