import { useSite } from '#src/app/site.ts'
import { ComparisonFloating } from '#src/comparison/comparison-floating.tsx'
import { newQuoteItem } from '#src/quotes/new-item.ts'
import { addToQuote } from '#src/quotes/quote-list-facade.ts'

/** The comparison over any page; adds its products to the quote list with their model. */
export function ComparisonOverlay() {
  const { locale } = useSite()
  return (
    <ComparisonFloating
      onQuote={({ product, variant }) => addToQuote([newQuoteItem(product, locale, { variant })])}
    />
  )
}
