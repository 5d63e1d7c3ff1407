import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useTranslate } from '#src/i18n/translation.ts'
import { closeOnBack } from './close-on-back.ts'
import { IconButton } from './icon-button.tsx'

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  /**
   * `panel` slides in from the side, `sheet` from below; `alert` must be answered; `aside` stands beside the page,
   * which stays usable.
   */
  kind?: 'modal' | 'panel' | 'sheet' | 'alert' | 'aside'
}

/**
 * A native dialog: it traps the focus, returns it, closes on Escape and on Back, and makes the page behind inert. It is
 * open while it is mounted; a click on the backdrop closes it.
 */
export function Dialog({ title, onClose, children, kind = 'modal' }: Props) {
  const t = useTranslate()
  const titleId = useId()
  const ref = useRef<HTMLDialogElement>(null)
  // Closed before the element leaves the document: only then does the browser return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (kind === 'aside') dialog?.show()
    else dialog?.showModal()
    return () => dialog?.close()
  }, [kind])
  const latestClose = useRef(onClose)
  useLayoutEffect(() => {
    latestClose.current = onClose
  })
  useLayoutEffect(() => (kind === 'aside' ? undefined : closeOnBack(() => latestClose.current())), [kind])
  const isDismissible = kind !== 'alert' && kind !== 'aside'
  // A text selection that ends outside of its field fires a click here too, and must not close the dialog.
  const pressed = useRef(false)
  const onBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    // The second of a double click on a button that was replaced, as by a shorter confirmation, must not close that.
    const isDouble = event.detail > 1
    if (event.target === ref.current && pressed.current && !isDouble && isDismissible) onClose()
  }
  return (
    <dialog
      ref={ref}
      className={`dialog ${kind}`}
      role={kind === 'alert' ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // React also bubbles the cancel event of a dialog on top of this one.
        if (event.target !== ref.current) return
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        // The browser itself closes modal ones only.
        if (kind === 'aside' && event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
      onPointerDown={(event) => {
        pressed.current = event.target === ref.current
      }}
      onClick={onBackdrop}
    >
      <div className="dialog-box">
        {/* Beside a page a header element would be a second banner. */}
        <div className="dialog-head">
          <h2 id={titleId}>{title}</h2>
          {kind === 'alert' ? null : <IconButton icon="close" onClick={onClose} name={t('close')} />}
        </div>
        {children}
      </div>
    </dialog>
  )
}

type ConfirmProps = {
  question: string
  action: string
  /** The way out, where « Cancel » could mean the action. */
  cancel?: string
  /** False: the action destroys nothing. */
  isDanger?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** A confirmation before an action that cannot be taken back; Cancel has the focus. */
export function Confirm({ question, action, cancel, isDanger = true, onConfirm, onCancel }: ConfirmProps) {
  const t = useTranslate()
  return (
    <Dialog title={question} onClose={onCancel} kind="alert">
      <div className="dialog-actions">
        {/* biome-ignore lint/a11y/noAutofocus: a modal question starts at its harmless answer */}
        <button type="button" className="button ghost" onClick={onCancel} autoFocus>
          {cancel ?? t('cancel')}
        </button>
        <button type="button" className={isDanger ? 'button danger' : 'button'} onClick={onConfirm}>
          {action}
        </button>
      </div>
    </Dialog>
  )
}
