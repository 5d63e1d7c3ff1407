import type { ReactNode } from 'react'

/** The h1 of a page. It takes the focus after a navigation, so that screen readers announce the page. */
export function Heading({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <h1 tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}
