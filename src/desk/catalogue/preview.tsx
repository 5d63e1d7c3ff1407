import { type MouseEvent, useCallback } from 'react'
import type { Locale } from '#config/locales.ts'
import type { ProductDocument } from '#domain/publishing/document.ts'
import { modelDrawing } from '#domain/site/drawings.ts'
import { useDesk } from '#src/desk/desk-context.ts'
import { loadTexts, TranslateContext, translator } from '#src/i18n/translation.ts'
import { DrawingContext } from '#src/site/drawing-context.ts'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { SiteContext, useSite } from '#src/site/site.ts'
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

/** Looked at, not used: links would leave the desk, and what is bought belongs into no list. */
function holdBack(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest('a, [data-buy]')) return
  event.preventDefault()
  event.stopPropagation()
}

/** The page of the saved draft as visitors would see it, in one language. */
export function Preview({ id, locale, document, onClose }: Props) {
  const { calls, ProductView } = useDesk()
  const site = useSite()
  const { answer, load } = useQuery(
    useCallback(
      async () => ({
        product: await calls.preview(id, locale),
        texts: await loadTexts(locale, ['models', 'product', 'drawing', 'forms']),
      }),
      [calls, id, locale],
    ),
  )
  return (
    <Dialog title={`${text.preview} ${locale.toUpperCase()}`} onClose={onClose} kind="sheet">
      <QueryBoundary answer={answer} retry={load} lines={8}>
        {({ product, texts }) => (
          <SiteContext value={{ ...site, locale }}>
            <TranslateContext value={translator(locale, texts)}>
              <DrawingContext
                value={(_, reference) =>
                  document ? draftDrawing(document, reference) : modelDrawing(id, reference)
                }
              >
                <div className="catalogue-preview" lang={locale} onClickCapture={holdBack}>
                  <ProductView product={product} />
                </div>
              </DrawingContext>
            </TranslateContext>
          </SiteContext>
        )}
      </QueryBoundary>
    </Dialog>
  )
}
