import { useSite } from '#src/app/site.ts'
import { ComparisonFloating } from '#src/comparison/comparison-floating.tsx'
import { newQuoteItem } from '#src/quotes/new-item.ts'
import { useAddToQuote } from '#src/quotes/quote-door.ts'

/** Here comparison and quote list meet: what wins goes on the list with its model. */
export function ComparisonOverlay() {
  const { locale } = useSite()
  const addToQuote = useAddToQuote()
  return (
    <ComparisonFloating
      onQuote={({ product, variant }) => addToQuote([newQuoteItem(product, locale, { variant })])}
    />
  )
}
