import { useCallback } from 'react'
import type { Locale } from '#config/locales.ts'
import type { ProductDocument } from '#domain/publishing/document.ts'
import { modelDrawing } from '#domain/site/drawings.ts'
import { useDesk } from '#src/desk/desk-context.ts'
import { VisitorPage } from '#src/desk/visitor-page.tsx'
import { DrawingContext } from '#src/site/drawing-context.ts'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { useQuery } from '#src/site/use-query.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { text } from './catalogue-words.ts'
import { draftDrawing } from './draft-drawing.ts'

type Props = {
  id: string
  locale: Locale
  /** What is shown; null: it cannot be read. */
  document: ProductDocument | null
  onClose: () => void
}

const areas = ['models', 'product', 'drawing', 'forms'] as const

/** The page of the saved draft as visitors would see it, in one language. */
export function Preview({ id, locale, document, onClose }: Props) {
  const { calls, ProductView } = useDesk()
  const { answer, load } = useQuery(useCallback(() => calls.preview(id, locale), [calls, id, locale]))
  return (
    <Dialog title={`${text.preview} ${locale.toUpperCase()}`} onClose={onClose} kind="sheet">
      <QueryBoundary answer={answer} retry={load} lines={8}>
        {(product) => (
          <VisitorPage locale={locale} areas={areas}>
            <DrawingContext
              value={(_, reference) =>
                document ? draftDrawing(document, reference) : modelDrawing(id, reference)
              }
            >
              <ProductView product={product} />
            </DrawingContext>
          </VisitorPage>
        )}
      </QueryBoundary>
    </Dialog>
  )
}
