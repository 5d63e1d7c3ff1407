import { useCallback } from 'react'
import type { Locale } from '#config/locales.ts'
import type { ListedFile } from '#domain/files/file.ts'
import { offerOf } from '#domain/quote-requests/offer.ts'
import type { OfferForm } from '#domain/quote-requests/offer-form.ts'
import type { Upload } from '#src/files/upload-list.ts'
import { loadTexts, TranslateContext, translator } from '#src/i18n/translation.ts'
import { OfferCard } from '#src/quote-requests/offers.tsx'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { SiteContext, useSite } from '#src/site/site.ts'
import { useQuery } from '#src/site/use-query.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { words } from './words.ts'

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
  const site = useSite()
  const { answer, load } = useQuery(useCallback(() => loadTexts(locale, ['requests', 'forms']), [locale]))
  return (
    <Dialog title={words.previewTitle} onClose={onClose} kind="sheet">
      {offer === null ? (
        <p role="alert">{words.previewClosed}</p>
      ) : (
        <QueryBoundary answer={answer} retry={load} lines={4}>
          {(texts) => (
            <SiteContext value={{ ...site, locale }}>
              <TranslateContext value={translator(locale, texts)}>
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
              </TranslateContext>
            </SiteContext>
          )}
        </QueryBoundary>
      )}
    </Dialog>
  )
}
