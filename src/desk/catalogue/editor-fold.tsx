import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

type FoldProps = {
  /** What is seen of it while it is closed. */
  head: ReactNode
  /** Open from the beginning. */
  isOpen?: boolean
  className: string
  children: ReactNode
}

/** A part of a long form behind one line: a field that is wrong opens it, and so does what leads to a field. */
export function EditorFold({ head, isOpen: isOpenFirst = false, className, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(isOpenFirst)
  // Before it is painted: what opened later would push away what is being read.
  useLayoutEffect(() => {
    if (fold.current?.querySelector('[aria-invalid="true"], .error:not(:empty)')) setOpen(true)
  })
  return (
    <details
      ref={fold}
      className={className}
      open={isOpen}
      onToggle={({ target, currentTarget }) =>
        target === currentTarget ? setOpen(currentTarget.open) : undefined
      }
    >
      <summary>{head}</summary>
      {children}
    </details>
  )
}

type SectionProps = Pick<FoldProps, 'isOpen' | 'children'> & {
  title: string
  /** What is in it, in a line. */
  about: string
}

/** A section of the form with its heading and what is in it. */
export const EditorSection = ({ title, about, isOpen = false, children }: SectionProps) => (
  <EditorFold
    className="catalogue-section"
    isOpen={isOpen}
    head={
      <>
        <h2>{title}</h2> <small>{about}</small>
      </>
    }
  >
    <div>{children}</div>
  </EditorFold>
)
