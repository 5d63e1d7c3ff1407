import type { ReactNode } from 'react'

type Props = { isFolded: boolean; title: string; children: ReactNode }

/** What another part of the page says meanwhile: a line that opens it. */
export const Folded = ({ isFolded, title, children }: Props) =>
  isFolded ? (
    <details className="dash-block">
      <summary>{title}</summary>
      {children}
    </details>
  ) : (
    children
  )
