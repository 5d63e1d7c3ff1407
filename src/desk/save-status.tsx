import { type ReactNode, useEffect, useRef } from 'react'

/** What became of a change, and where it can be seen now. */
export type SaveMessage = { text: string; href?: string }

type Props = { said: SaveMessage | null; see: string; children?: ReactNode }

/** Says what became of a change: brought into view and focused, with a link to it and the way back. */
export function SaveStatus({ said, see, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!said) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [said])
  return (
    <div ref={box} tabIndex={-1} role="status" className="desk-change">
      {said ? (
        <p>
          {said.text}{' '}
          {said.href ? (
            <a href={said.href} target="_blank" rel="noopener">
              {see}
            </a>
          ) : null}
        </p>
      ) : null}
      {said ? children : null}
    </div>
  )
}
