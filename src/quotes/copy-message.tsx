import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { quoteMessage } from '#domain/quote-message.ts'
import { useSite } from '#src/app/site.ts'
import { useTranslate } from '#src/i18n/index.ts'
import { Icon } from '#src/ui/icon.tsx'
import { quoteItemsAtom } from './quote-list.ts'

/** For those who write from their own mail program: the list as a message, in the clipboard. */
export function CopyMessage() {
  const t = useTranslate()
  const { locale } = useSite()
  const items = useAtomValue(quoteItemsAtom)
  const [copied, setCopied] = useState(false)
  if (items.length === 0) return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(quoteMessage(items, locale))
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
