import type { ReactNode } from 'react'

export type Scheme = 'light' | 'dark'
const schemes: readonly Scheme[] = ['light', 'dark']

type Props = {
  title: string
  /** Drawn once in each scheme; what needs a name of its own in the document takes it from there. */
  children: (scheme: Scheme) => ReactNode
  wide?: boolean
}

/** A piece in light and in dark beside each other; wide ones stand below each other. */
export function Sides({ title, children, wide = false }: Props) {
  return (
    <section className="guide-piece">
      <h2>{title}</h2>
      <div className={wide ? 'guide-sides wide' : 'guide-sides'}>
        {schemes.map((scheme) => (
          <div key={scheme} className={`guide-side ${scheme}`}>
            {children(scheme)}
          </div>
        ))}
      </div>
    </section>
  )
}

/** One state of a piece, with its name above. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="guide-state">
      <p className="guide-name">{name}</p>
      {children}
    </div>
  )
}
