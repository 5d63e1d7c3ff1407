import type { LoadMark } from '#domain/fit/error-answer.ts'
import { type ErrorPiece, errorPieces } from '#domain/fit/error-curve.ts'
import { formatCapacity, formatInterval } from '#domain/metrology/mass.ts'
import type { Instrument } from '#domain/metrology/metrology.ts'
import { plusMinus } from '#domain/metrology/signs.ts'
import { type TextKey, useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { decadesOn, type LogAxis, percent, placeOn } from './log-axis.ts'

type Props = {
  name: string
  instrument: Instrument
  minUg: number
  marks: CurveMarks
}

/** The permissible error by load; the table beside it says the same in numbers. */
export function ErrorCurve({ name, instrument, minUg, marks }: Props) {
  const t = useTranslate()
  const markWords = useMarkWords()
  const pieces = errorPieces(instrument)
  const label = [t('curve.label', { model: name }), ...markWords(marks, pieces)].join('. ')
  const scale = curveScale(pieces, minUg)
  return (
    <div className="figure-frame curve-frame">
      <p className="figure-axis-name">{t('curve.axis-error')}</p>
      <ErrorAxis pieces={pieces} scale={scale} />
      <svg className="figure-plot curve-plot" role="img" aria-label={label}>
        <rect className="curve-below-min" width={percent(placeOn(scale.load, minUg))} height="100%" />
        <g className="figure-grid">
          {decadesOn(scale.load).map((ug) => (
            <line
              key={ug}
              x1={percent(placeOn(scale.load, ug))}
              x2={percent(placeOn(scale.load, ug))}
              y1="0"
              y2="100%"
            />
          ))}
        </g>
        <Steps pieces={pieces} scale={scale} when="initialUg" />
        <Steps pieces={pieces} scale={scale} when="inServiceUg" />
        <text className="curve-min" x="0.6rem" y="1.4em">
          {t('curve.min-area')}
        </text>
        <Marks {...marks} pieces={pieces} scale={scale} />
      </svg>
      <LoadAxis scale={scale} />
      <p className="figure-axis-name load">{t('curve.axis-load')}</p>
    </div>
  )
}

type StepsProps = { pieces: readonly ErrorPiece[]; scale: CurveScale; when: 'initialUg' | 'inServiceUg' }

/** Level lines, and upright ones at the steps: an error never grows little by little. */
function Steps({ pieces, scale, when }: StepsProps) {
  return (
    <g className={when === 'inServiceUg' ? 'curve-steps in-service' : 'curve-steps'}>
      {pieces.map((piece, i) => {
        const [from, to] = [
          curvePlace(scale, piece.fromUg, piece[when]),
          curvePlace(scale, piece.toUg, piece[when]),
        ]
        const next = pieces[i + 1]
        const y = percent(from.y)
        return (
          <g key={piece.toUg}>
            <line x1={percent(from.x)} x2={percent(to.x)} y1={y} y2={y} />
            {next ? (
              <line
                className="rise"
                x1={percent(to.x)}
                x2={percent(to.x)}
                y1={y}
                y2={percent(curvePlace(scale, piece.toUg, next[when]).y)}
              />
            ) : null}
          </g>
        )
      })}
    </g>
  )
}

function ErrorAxis({ pieces, scale }: { pieces: readonly ErrorPiece[]; scale: CurveScale }) {
  const { locale } = useSite()
  return (
    <svg className="figure-axis-value" aria-hidden="true">
      {errorTicks(pieces, scale).map((ug) => (
        <text key={ug} x="100%" y={percent(1 - ug / scale.maxUg)} dy="0.35em">
          {ug === 0 ? '0' : formatInterval(ug, locale)}
        </text>
      ))}
    </svg>
  )
}

function LoadAxis({ scale }: { scale: CurveScale }) {
  const { locale } = useSite()
  return (
    <svg className="figure-axis-load" aria-hidden="true">
      {decadesOn(scale.load).map((ug) => (
        <text key={ug} x={percent(placeOn(scale.load, ug))} y="1.1em">
          {formatCapacity(ug, locale)}
        </text>
      ))}
    </svg>
  )
}

/** What the reader weighs, as it is marked on a curve. */
type CurveMarks = {
  /** The quantity whose error is asked for, µg. */
  quantityUg: number | null
  load: LoadMark | null
}

type CurveMarksProps = CurveMarks & { pieces: readonly ErrorPiece[]; scale: CurveScale }

/** The quantity with its error, and the heaviest load with its tare. */
function Marks({ quantityUg, load, ...curve }: CurveMarksProps) {
  return (
    <>
      {load && !load.isAboveMax ? <Load {...curve} load={load} /> : null}
      {quantityUg === null ? null : <Quantity {...curve} quantityUg={quantityUg} />}
    </>
  )
}

/** The marks in words, for the name of the figure. */
function useMarkWords(): (marks: CurveMarks, pieces: readonly ErrorPiece[]) => string[] {
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

type CurveProps = Omit<CurveMarksProps, 'quantityUg' | 'load'>

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

/** The axes of an error curve: the load is logarithmic, the error is not. */
type CurveScale = { load: LogAxis; maxUg: number }

/** The part of the axis below Min. */
const belowMin = 4
/** Room above the largest error. */
const room = 1.12

/** The axes that hold a curve, from a quarter of Min on. */
function curveScale(pieces: readonly ErrorPiece[], minUg: number): CurveScale {
  const top = pieces.at(-1)
  return {
    load: { from: Math.log10(minUg / belowMin), to: Math.log10(top?.toUg ?? minUg * 10) },
    maxUg: (top ? Math.max(...pieces.map(({ inServiceUg }) => inServiceUg)) : 1) * room,
  }
}

/** Places of a load and of an error, 0 to 1 from the upper left corner. */
const curvePlace = (scale: CurveScale, loadUg: number, errorUg: number) => ({
  x: loadUg > 0 ? placeOn(scale.load, loadUg) : 0,
  y: 1 - errorUg / scale.maxUg,
})

/** The errors that are written at the axis: those of the curve, without neighbours that would overlap. */
function errorTicks(pieces: readonly ErrorPiece[], { maxUg }: CurveScale): number[] {
  const errors = [...new Set(pieces.map(({ inServiceUg }) => inServiceUg))].sort((a, b) => b - a)
  const kept: number[] = []
  for (const error of errors) {
    const above = kept.at(-1) ?? Number.POSITIVE_INFINITY
    if ((above - error) / maxUg > 0.08 && error / maxUg > 0.06) kept.push(error)
  }
  return [...kept, 0]
}
