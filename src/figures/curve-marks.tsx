import type { LoadMark } from '#domain/fit/error-answer.ts'
import type { ErrorPiece } from '#domain/fit/error-curve.ts'
import { formatCapacity, formatInterval } from '#domain/metrology/mass.ts'
import { plusMinus } from '#domain/metrology/signs.ts'
import { type TextKey, useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { type CurveScale, curvePlace } from './curve-scale.ts'
import { percent } from './log-axis.ts'

/** What the reader weighs, as it is marked on a curve. */
export type CurveMarks = {
  /** The quantity whose error is asked for, µg. */
  quantityUg: number | null
  load: LoadMark | null
}

type Props = CurveMarks & { pieces: readonly ErrorPiece[]; scale: CurveScale }

/** The quantity with its error, and the heaviest load with its tare. */
export function Marks({ quantityUg, load, ...curve }: Props) {
  return (
    <>
      {load && !load.isAboveMax ? <Load {...curve} load={load} /> : null}
      {quantityUg === null ? null : <Quantity {...curve} quantityUg={quantityUg} />}
    </>
  )
}

/** The marks in words, for the name of the figure. */
export function useMarkWords(): (marks: CurveMarks, pieces: readonly ErrorPiece[]) => string[] {
  const t = useTranslate()
  const { locale } = useSite()
  return ({ quantityUg, load }, pieces) => {
    const piece = quantityUg === null ? undefined : pieceAt(pieces, quantityUg)
    const quantity = quantityUg !== null && piece ? [quantityWords(quantityUg, piece, locale)] : []
    return load && !load.isAboveMax ? [...quantity, loadWords(load, t, locale)] : quantity
  }
}

type Locale = ReturnType<typeof useSite>['locale']

const pieceAt = (pieces: readonly ErrorPiece[], ug: number) => pieces.find(({ toUg }) => ug <= toUg)

const quantityWords = (ug: number, { inServiceUg }: ErrorPiece, locale: Locale) =>
  `${formatCapacity(ug, locale)} · ${plusMinus(formatInterval(inServiceUg, locale))}`

const loadWords = (
  { grossUg, tareUg }: LoadMark,
  t: (key: TextKey, values: { load: string }) => string,
  locale: Locale,
) => t(tareUg ? 'curve.gross-mark' : 'curve.load-mark', { load: formatCapacity(grossUg, locale) })

/** Text beside a mark stays inside the figure. */
const anchorAt = (x: number) => (x > 0.75 ? 'end' : x < 0.2 ? 'start' : undefined)

type CurveProps = Omit<Props, 'quantityUg' | 'load'>

function Quantity({ pieces, scale, quantityUg }: CurveProps & { quantityUg: number }) {
  const { locale } = useSite()
  const piece = pieceAt(pieces, quantityUg)
  if (!piece) return null
  const { x, y } = curvePlace(scale, quantityUg, piece.inServiceUg)
  return (
    <g className="curve-mark">
      <line x1={percent(x)} x2={percent(x)} y1={percent(y)} y2="100%" />
      <circle cx={percent(x)} cy={percent(y)} r="6" />
      <text x={percent(x)} y={percent(y)} dy="-0.9em" className={anchorAt(x)}>
        {quantityWords(quantityUg, piece, locale)}
      </text>
    </g>
  )
}

/** A line over the whole height: what stands on the instrument. Its name is at the foot, where no error is drawn. */
function Load({ scale, load }: CurveProps & { load: LoadMark }) {
  const t = useTranslate()
  const { locale } = useSite()
  const { x } = curvePlace(scale, load.grossUg, 0)
  return (
    <g className="curve-mark load">
      <line x1={percent(x)} x2={percent(x)} y1="0" y2="100%" />
      <text
        x={percent(x)}
        y="100%"
        dx={x > 0.75 ? '-0.5em' : '0.5em'}
        dy="-0.7em"
        className={x > 0.75 ? 'end' : 'start'}
      >
        {loadWords(load, t, locale)}
      </text>
    </g>
  )
}
