import { type ReactNode, useEffect, useRef, useState } from 'react'
import { limits } from '#config/limits.ts'

type Props = {
  children: ReactNode
  /** Called when the time to undo is over. */
  onEnd: () => void
}

/**
 * A notice that leaves after a few seconds, with a button that undoes what it reports. While the pointer is over it or
 * the focus in it, its time stands still, and begins again afterwards (WCAG 2.2.1).
 */
export function UndoNotice({ children, onEnd }: Props) {
  const [holds, setHolds] = useState({ pointer: false, focus: false })
  const end = useRef(onEnd)
  end.current = onEnd
  const isHeld = holds.pointer || holds.focus
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => end.current(), limits.undoSeconds * 1000)
    return () => clearTimeout(timer)
  }, [isHeld])
  return (
    <p
      className="notice"
      onPointerEnter={() => setHolds((before) => ({ ...before, pointer: true }))}
      onPointerLeave={() => setHolds((before) => ({ ...before, pointer: false }))}
      onFocus={() => setHolds((before) => ({ ...before, focus: true }))}
      onBlur={() => setHolds((before) => ({ ...before, focus: false }))}
    >
      {children}
    </p>
  )
}
