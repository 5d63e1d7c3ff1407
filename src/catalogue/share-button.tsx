import { useState } from 'react'
import { useTranslate } from '#src/i18n/index.ts'
import { Icon } from '#src/ui/icon.tsx'

/** Passes the page on: by the device's own sheet where there is one, else by copying the address. */
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
      // Closing the device's sheet is not a fault.
    }
  }
  return (
    <button type="button" className="button small ghost" onClick={share}>
      <Icon name={copied ? 'check' : 'share'} />
      <span aria-live="polite">{t(copied ? 'share.copied' : 'share.label')}</span>
    </button>
  )
}
