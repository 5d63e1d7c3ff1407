import { useSite } from '#src/app/site.ts'
import { ComparisonFloating } from '#src/comparison/comparison-floating.tsx'
import { newQuoteItem } from '#src/quotes/new-item.ts'
import { addToQuote } from '#src/quotes/quote-list-facade.ts'

/** Here comparison and quote list meet: what wins goes on the list with its model. */
export function ComparisonOverlay() {
  const { locale } = useSite()
  return (
    <ComparisonFloating
      onQuote={({ product, variant }) => addToQuote([newQuoteItem(product, locale, { variant })])}
    />
  )
}
