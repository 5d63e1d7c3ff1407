import type { ReactNode } from 'react'
import { Heading } from '#src/ui/heading.tsx'

type Props = { title: string; lead?: string; children: ReactNode }

/** The layout of a page behind a link in a mail. */
export function LinkPage({ title, lead, children }: Props) {
  return (
    <div className="wrap newsletter-page">
      <header className="page-head">
        <Heading>{title}</Heading>
        {lead ? <p className="lead">{lead}</p> : null}
      </header>
      {children}
    </div>
  )
}
