import type { ReactNode } from 'react'
import { gridLines } from './to-scale-sheet.ts'

type Props = { widthMm: number; heightMm: number; stepMm: number; label: string; children: ReactNode }

/**
 * A drawing in millimetres on its grid, with a bar as long as a square; letters stand outside, they would be scaled.
 */
export function ScaleView({ widthMm, heightMm, stepMm, label, children }: Props) {
  const base = heightMm - stepMm / 2
  return (
    <svg className="scale-view" viewBox={`0 0 ${widthMm} ${heightMm}`} role="img" aria-label={label}>
      <g className="scale-grid">
        {gridLines(widthMm, stepMm).map((x) => (
          <line key={x} x1={x} x2={x} y2={heightMm} />
        ))}
        {gridLines(heightMm, stepMm).map((y) => (
          <line key={y} y1={y} y2={y} x2={widthMm} />
        ))}
      </g>
      {children}
      <path
        className="scale-bar"
        d={`M${stepMm} ${base - stepMm / 8}v${stepMm / 4}m0 ${-stepMm / 8}h${stepMm}m0 ${-stepMm / 8}v${stepMm / 4}`}
      />
    </svg>
  )
}
