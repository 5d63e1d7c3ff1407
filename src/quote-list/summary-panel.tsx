import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { withStyles } from '#src/site/stylesheet.tsx'
import { ConfirmButton } from '#src/ui/confirm-button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { ListTotal } from './list-total.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { clearQuoteAtom, quoteItemsAtom, summaryOpenAtom } from './quote-list.ts'
import { QuoteNotices } from './quote-notices.tsx'
import { ServiceLines } from './service-lines.tsx'
import { quoteServicesAtom } from './service-list.ts'
import { ShareList } from './share-list.tsx'

function Panel({ foot }: { foot: ReactNode }) {
  const t = useTranslate()
  const items = useAtomValue(quoteItemsAtom)
  const services = useAtomValue(quoteServicesAtom)
  const setOpen = useSetAtom(summaryOpenAtom)
  const clear = useSetAtom(clearQuoteAtom)
  const close = () => setOpen(false)
  return (
    <Dialog title={t('quote.summary')} onClose={close} kind="panel">
      {items.length + services.length === 0 ? (
        <div className="empty">
          <p>
            <strong>{t('quote.empty')}</strong>
          </p>
          <p>{t('quote.empty-hint')}</p>
        </div>
      ) : (
        <>
          <QuoteLines />
          <ServiceLines />
          <ListTotal />
          {foot}
          <div className="quote-tools">
            <ShareList onClick={close} />
            <ConfirmButton
              className="button small ghost"
              question={t('quote.confirm-clear')}
              action={t('quote.clear')}
              onConfirm={clear}
            />
          </div>
          <div className="dialog-actions">
            <Link className="button ghost" to={paths.contact} onClick={close}>
              {t('quote.to-contact')}
            </Link>
            <Link className="button" to={paths.quote} onClick={close}>
              {t('quote.to-request')}
            </Link>
          </div>
        </>
      )}
      <QuoteNotices />
    </Dialog>
  )
}

/**
 * The list in a panel over any page: edit it, empty it, or go on to the request. The styles of its parts come with it:
 * a part that waits for its own would hide the panel meanwhile.
 */
export const SummaryPanel = withStyles(Panel, QuoteLines, ServiceLines, ListTotal)
