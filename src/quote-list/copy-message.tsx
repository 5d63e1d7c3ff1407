import { useState } from 'react'
import { useTranslate } from '#src/i18n/translation.ts'
import { loadDeferred } from '#src/site/load-deferred.ts'
import { Icon } from '#src/ui/icon.tsx'
import { useQuoteItems } from './quote-list-facade.ts'
import { useServiceSections } from './use-listed-services.ts'

/** The list as a message in the clipboard, for visitors who write from their own mail program. */
export function CopyMessage() {
  const t = useTranslate()
  const items = useQuoteItems()
  const sections = useServiceSections()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      const { quoteMessage } = await loadDeferred(() => import('#domain/quote-list/quote-message.ts'))
      await navigator.clipboard.writeText(quoteMessage(items, t, sections))
      setCopied(true)
    } catch (error) {
      console.warn('clipboard', error)
    }
  }
  return (
    <button type="button" className="button small ghost" onClick={copy}>
      <Icon name={copied ? 'check' : 'copy'} />
      <span aria-live="polite">{t(copied ? 'quote.copied' : 'quote.copy')}</span>
    </button>
  )
}
