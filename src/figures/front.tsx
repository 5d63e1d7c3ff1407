import type { FrontStroke } from './front-pen.ts'

type Props = {
  strokes: readonly FrontStroke[]
  widthMm: number
  heightMm: number
  pxPerMm?: number | undefined
  /** What is drawn higher than the front, mm. */
  aboveMm?: number | undefined
}

const px = (mm: number, pxPerMm: number) => Math.round(mm * pxPerMm * 10) / 10

/** A front in millimetres: at a scale a picture of its own, without one a part of the view around it. */
export function Front({ strokes, widthMm, heightMm, pxPerMm, aboveMm = 0 }: Props) {
  const paths = strokes.map(({ look, d, widthMm }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the strokes of a front never change their order
    <path key={i} className={`front-${look}`} d={d} strokeWidth={widthMm} />
  ))
  if (pxPerMm === undefined) return paths
  return (
    <svg
      className="front"
      viewBox={`0 ${-aboveMm} ${widthMm} ${aboveMm + heightMm}`}
      width={px(widthMm, pxPerMm)}
      height={px(aboveMm + heightMm, pxPerMm)}
      aria-hidden="true"
    >
      {paths}
    </svg>
  )
}
