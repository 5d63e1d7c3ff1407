import type { ReactNode } from 'react'

export type Scheme = 'light' | 'dark'
const schemes: readonly Scheme[] = ['light', 'dark']

type Props = {
  title: string
  /** Rendered once per colour scheme; ids that must be unique in the document use `scheme` as a suffix. */
  children: (scheme: Scheme) => ReactNode
  wide?: boolean
}

/** A component in light and in dark, side by side; wide ones below each other. */
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

/** One state of a component with its name above. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="guide-state">
      <p className="guide-name">{name}</p>
      {children}
    </div>
  )
}
