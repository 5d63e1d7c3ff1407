import { type ErrorPiece, errorPieces } from '#domain/fit/error-curve.ts'
import { formatCapacity, formatInterval } from '#domain/metrology/mass.ts'
import type { Instrument } from '#domain/metrology/metrology.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { type CurveMarks, Marks, useMarkWords } from './curve-marks.tsx'
import { type CurveScale, curvePlace, curveScale, errorTicks } from './curve-scale.ts'
import { decadesOn, percent, placeOn } from './log-axis.ts'

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
