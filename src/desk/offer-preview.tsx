import type { ListedFile } from '#domain/files/file.ts'
import { letterLines } from '#domain/forms/person-fields.ts'
import type { DeskRequest } from '#domain/quote-requests/desk-schemas.ts'
import { type OfferedInstrument, offerOf } from '#domain/quote-requests/offer.ts'
import type { OfferForm } from '#domain/quote-requests/offer-form.ts'
import type { Upload } from '#src/files/upload-list.ts'
import { OfferCard } from '#src/quote-requests/offers.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import type { Offered } from './offer-line-values.ts'
import { InLanguage } from './visitor-page.tsx'
import { words } from './words.ts'

const areas = ['requests', 'forms', 'quotes'] as const

type Props = {
  offer: OfferForm | null
  files: readonly Upload[]
  version: number
  page: DeskRequest
  products: Offered['products']
  onClose: () => void
}

/** What would be sent now; a file that is on its way, or failed, is not. */
const listed = ({ name, size, type, stored }: Upload): ListedFile[] =>
  stored ? [{ id: stored.id, name, size, type: type as ListedFile['type'], address: '' }] : []

/** What the line offers: an instrument of the request, or the model that was found for it. */
function instrumentOf(
  { item, model }: OfferForm['lines'][number],
  { instruments }: DeskRequest,
  products: Offered['products'],
): OfferedInstrument | null {
  if (item !== null) return instruments.find(({ position }) => position === item)?.shown ?? null
  const product = model && products.get(model.productId)
  if (!product) return null
  const variant = product.variants.find(({ reference }) => reference === model.variantReference)
  return {
    productId: product.id,
    productName: product.name,
    productImage: product.images.main,
    variant: variant ?? null,
  }
}

/** The offer by the component of the customer's page, in the customer's language; its buttons do nothing here. */
export function OfferPreview({ offer, files, version, page, products, onClose }: Props) {
  const { locale, request, customer } = page
  return (
    <Dialog title={words.previewTitle} onClose={onClose} kind="sheet">
      {offer === null ? (
        <p role="alert">{words.previewClosed}</p>
      ) : (
        <InLanguage locale={locale} areas={areas}>
          <div lang={locale} className="desk-preview" inert>
            <OfferCard
              of={{ ...request, addressee: letterLines(customer), locale }}
              offer={{
                ...offerOf(
                  { ...offer, version, state: 'sent', sentAt: new Date().toISOString() },
                  offer.lines.map((line) => ({ ...line, instrument: instrumentOf(line, page, products) })),
                ),
                attachments: files.flatMap(listed),
              }}
              onDecide={() => {}}
            />
          </div>
        </InLanguage>
      )}
    </Dialog>
  )
}
