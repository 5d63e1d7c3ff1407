import { type ReactNode, useEffect, useRef, useState } from 'react'
import { AppError } from '#domain/site/error.ts'

type Progress<Done extends string> = { state: 'ready' | 'invalid' | Done; busy: boolean; failed: boolean }

/**
 * What the link of a mail asks for, done by a click: mail programs open links by themselves. Sent once however often the
 * button is pressed; a failure leaves it where it was.
 */
export function useLinkAction<Done extends string>(send: () => Promise<Done>) {
  const [{ state, busy, failed }, set] = useState<Progress<Done>>({
    state: 'ready',
    busy: false,
    failed: false,
  })
  const sending = useRef(false)
  const follow = async () => {
    if (sending.current) return
    sending.current = true
    set({ state, busy: true, failed: false })
    try {
      set({ state: await send(), busy: false, failed: false })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const invalid = error.code === 'invalid-token' || error.code === 'invalid-fields'
      set({ state: invalid ? 'invalid' : 'ready', busy: false, failed: !invalid })
    } finally {
      sending.current = false
    }
  }
  return { state, busy, failed, follow }
}

type Props = {
  /** Nothing is asked any more: the heading says how it ended, and takes the focus. */
  ended: boolean
  title: string
  text: string
  /** Said when it did not arrive. */
  failure: string | null
  busy: boolean
  button: string
  onFollow: () => void
  children?: ReactNode
}

export function LinkAction({ ended, title, text, failure, busy, button, onFollow, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const asked = useRef(!ended)
  useEffect(() => {
    if (ended && asked.current) heading.current?.focus()
  }, [ended])
  return (
    <div className="newsletter-panel">
      <div role="status">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      {ended ? null : (
        <>
          {failure ? (
            <p className="error" role="alert">
              {failure}
            </p>
          ) : null}
          <button type="button" className="button" aria-disabled={busy} aria-busy={busy} onClick={onFollow}>
            {button}
          </button>
        </>
      )}
      {children}
    </div>
  )
}
