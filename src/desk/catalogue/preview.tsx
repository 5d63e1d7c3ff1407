import { type Locale, localeInfo, locales } from '#config/locales.ts'
import type { ProductDocument } from '#domain/publishing/document.ts'
import { modelDrawing } from '#domain/site/drawings.ts'
import { DeskLink, useDesk } from '#src/desk/desk-context.tsx'
import { DeskQuery, useDeskQuery } from '#src/desk/desk-query.tsx'
import { VisitorPage } from '#src/desk/visitor-page.tsx'
import { DrawingContext } from '#src/site/product-picture.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { text } from './catalogue-words.ts'
import { draftDrawing } from './drawing-fields.tsx'

type Props = {
  id: string
  locale: Locale
  /** What is shown; null: it cannot be read. */
  document: ProductDocument | null
}

const areas = ['models', 'product', 'drawing', 'forms', 'quotes'] as const

/** The page of the saved draft as visitors would see it, in one language. */
export const Preview = ({ onClose, ...shown }: Props & { onClose: () => void }) => (
  <Dialog title={`${text.preview} ${shown.locale.toUpperCase()}`} onClose={onClose} kind="sheet">
    <p>
      <DeskLink to={pageOf(shown)}>{text.previewPage}</DeskLink>
    </p>
    <Page {...shown} />
  </Dialog>
)

/** The parameters of the address at which the page stands alone. */
const pageOf = ({ id, locale }: Pick<Props, 'id' | 'locale'>) => ({
  ...{ view: 'catalogue', product: id, preview: locale, alone: 'yes' },
})

/** The same without the editor, at an address that is handed to a colleague; whoever may not edit gets the 404. */
export function PreviewPage({ id }: { id: string }) {
  const { address } = useDesk()
  const locale = locales.find((each) => each === address.get('preview')) ?? 'fr'
  return (
    <>
      <p className="dash-actions">
        {locales.map((each) => (
          <DeskLink
            key={each}
            to={pageOf({ id, locale: each })}
            aria-current={each === locale ? 'page' : undefined}
          >
            {text.previewIn(localeInfo[each].name)}
          </DeskLink>
        ))}
      </p>
      <DeskQuery query={useDeskQuery('GET /desk/catalogue/products/:id', { params: { id } })}>
        {({ document }) => <Page key={locale} {...{ id, locale, document }} />}
      </DeskQuery>
    </>
  )
}

function Page({ id, locale, document }: Props) {
  const { ProductView } = useDesk()
  const query = useDeskQuery('GET /desk/catalogue/products/:id/preview', {
    params: { id },
    query: { lang: locale },
  })
  return (
    <DeskQuery query={query}>
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
    </DeskQuery>
  )
}
