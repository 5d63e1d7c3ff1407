import type { ReactNode } from 'react'

/** The one h1 of a page. It takes the focus after a navigation, so that readers hear where they are. */
export function Heading({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <h1 tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}
