import type { Locale } from '#config/locales.ts'
import type { ListedFile } from '#domain/files/file.ts'
import { offerOf } from '#domain/quote-requests/offer.ts'
import type { OfferForm } from '#domain/quote-requests/offer-form.ts'
import type { Upload } from '#src/files/upload-list.ts'
import { OfferCard } from '#src/quote-requests/offers.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { InLanguage } from './visitor-page.tsx'
import { words } from './words.ts'

const areas = ['requests', 'forms'] as const

type Props = {
  offer: OfferForm | null
  files: readonly Upload[]
  version: number
  locale: Locale
  onClose: () => void
}

/** What would be sent now; a file that is on its way, or failed, is not. */
const listed = ({ name, size, type, stored }: Upload): ListedFile[] =>
  stored ? [{ id: stored.id, name, size, type: type as ListedFile['type'], address: '' }] : []

/** The offer by the component of the customer's page, in the customer's language; its buttons do nothing here. */
export function OfferPreview({ offer, files, version, locale, onClose }: Props) {
  return (
    <Dialog title={words.previewTitle} onClose={onClose} kind="sheet">
      {offer === null ? (
        <p role="alert">{words.previewClosed}</p>
      ) : (
        <InLanguage locale={locale} areas={areas}>
          <div lang={locale} className="desk-preview" inert>
            <OfferCard
              offer={{
                ...offerOf(
                  { ...offer, version, state: 'sent', sentAt: new Date().toISOString() },
                  offer.lines,
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
