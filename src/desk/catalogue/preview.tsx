import { useCallback } from 'react'
import type { Locale } from '#config/locales.ts'
import { useDesk } from '#src/desk/desk-context.ts'
import { VisitorPage } from '#src/desk/visitor-page.tsx'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { useQuery } from '#src/site/use-query.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { text } from './catalogue-words.ts'

type Props = { id: string; locale: Locale; onClose: () => void }

const areas = ['models', 'product', 'drawing', 'forms'] as const

/** The page of the saved draft as visitors would see it, in one language. */
export function Preview({ id, locale, onClose }: Props) {
  const { calls, ProductView } = useDesk()
  const { answer, load } = useQuery(useCallback(() => calls.preview(id, locale), [calls, id, locale]))
  return (
    <Dialog title={`${text.preview} ${locale.toUpperCase()}`} onClose={onClose} kind="sheet">
      <QueryBoundary answer={answer} retry={load} lines={8}>
        {(product) => (
          <VisitorPage locale={locale} areas={areas}>
            <ProductView product={product} />
          </VisitorPage>
        )}
      </QueryBoundary>
    </Dialog>
  )
}
