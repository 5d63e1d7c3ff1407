import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useTranslate } from '#src/i18n/index.ts'
import { Icon } from './icon.tsx'

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  /** `panel` comes in from the side, `sheet` from below; `alert` must be answered. */
  kind?: 'modal' | 'panel' | 'sheet' | 'alert'
}

/**
 * The platform's dialog: it traps the focus, gives it back, closes on Escape and makes the page behind inert. It is
 * open as long as it is drawn; a click on the backdrop closes it.
 */
export function Dialog({ title, onClose, children, kind = 'modal' }: Props) {
  const t = useTranslate()
  const titleId = useId()
  const ref = useRef<HTMLDialogElement>(null)
  // Closed before the element leaves the document: only then is the focus given back.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  // A text marked beyond the edge of its field ends as a click here too, and must not lose what was typed.
  const pressed = useRef(false)
  const onBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === ref.current && pressed.current && kind !== 'alert') onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the platform's own
    <dialog
      ref={ref}
      className={`dialog ${kind}`}
      role={kind === 'alert' ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // React also brings the cancel of a question that stands on top of this dialog.
        if (event.target !== ref.current) return
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        pressed.current = event.target === ref.current
      }}
      onClick={onBackdrop}
    >
      <div className="dialog-box">
        <header className="dialog-head">
          <h2 id={titleId}>{title}</h2>
          {kind === 'alert' ? null : (
            <button type="button" className="icon-button" onClick={onClose} aria-label={t('close')}>
              <Icon name="close" />
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  )
}

type ConfirmProps = { question: string; action: string; onConfirm: () => void; onCancel: () => void }

/** A question that must be answered before something is lost; the harmless answer has the focus. */
export function Confirm({ question, action, onConfirm, onCancel }: ConfirmProps) {
  const t = useTranslate()
  return (
    <Dialog title={question} onClose={onCancel} kind="alert">
      <div className="dialog-actions">
        {/* biome-ignore lint/a11y/noAutofocus: a modal question starts at its harmless answer */}
        <button type="button" className="button ghost" onClick={onCancel} autoFocus>
          {t('cancel')}
        </button>
        <button type="button" className="button danger" onClick={onConfirm}>
          {action}
        </button>
      </div>
    </Dialog>
  )
}
