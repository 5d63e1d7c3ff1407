import type { ReactNode } from 'react'

type Props = {
  /** Target of links, which open it. */
  id?: string
  title: string
  /** Open from the beginning: something in it is asked for. */
  isOpen?: boolean
  className?: string
  children: ReactNode
}

/** A row with a heading that opens; the browser finds and opens it by links and by its search. */
export function Fold({ id, title, isOpen, className = '', children }: Props) {
  return (
    <details className={`fold ${className}`.trim()} open={isOpen}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className="fold-body" id={id}>
        {children}
      </div>
    </details>
  )
}
