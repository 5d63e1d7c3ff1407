import { useState } from 'react'
import { useTranslate } from '#src/i18n/translation.ts'
import { Icon } from '#src/ui/icon.tsx'

/** Shares the page by the device's share sheet where there is one, else copies the URL. */
export function ShareButton({ title }: { title: string }) {
  const t = useTranslate()
  const [copied, setCopied] = useState(false)
  const share = async () => {
    const url = location.href
    try {
      if (navigator.share && matchMedia('(pointer: coarse)').matches) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        setCopied(true)
      }
    } catch {
      // Closing the share sheet is not an error.
    }
  }
  return (
    <button type="button" className="button small ghost" onClick={share}>
      <Icon name={copied ? 'check' : 'share'} />
      <span aria-live="polite">{t(copied ? 'share.copied' : 'share.label')}</span>
    </button>
  )
}
