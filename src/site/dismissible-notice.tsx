import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslate } from '#src/i18n/translation.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { useSite } from './site.ts'

type Props = {
  children: ReactNode
  /** Called when the notice is closed, or when another page is opened. */
  onDismiss: () => void
}

/** A notice that stays until it is closed or another page is opened: nobody has to read or act in time (WCAG 2.2.1). */
export function DismissibleNotice({ children, onDismiss }: Props) {
  const t = useTranslate()
  const page = useSite().href.split('?')[0]
  const firstPage = useRef(page)
  useEffect(() => {
    if (page !== firstPage.current) onDismiss()
  }, [page, onDismiss])
  return (
    <div className="notice">
      <div>{children}</div>
      <IconButton icon="close" onClick={onDismiss} name={t('close')} />
    </div>
  )
}
