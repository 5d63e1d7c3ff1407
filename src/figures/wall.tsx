import { Fragment } from 'react'
import { formatEuros } from '#domain/catalogue/money.ts'
import type { ModelSize } from '#domain/fit/model-footprint.ts'
import { formatLength, formatLengths } from '#domain/metrology/length.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { useSite } from '#src/site/site.ts'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import { LineIcon } from '#src/ui/line-icon.tsx'
import frontHref from './front.css?url'
import { Front } from './front.tsx'
import { frontView } from './front-view.ts'
import { type Measure, measures, measureViews } from './measures.ts'
import { useDrag, useWallZoom } from './use-wall-zoom.ts'
import href from './wall.css?url'
import {
  heightLines,
  isDense,
  lineOf,
  lineStepMm,
  type Placed,
  type Standing,
  shelvesOf,
  stagePx,
} from './wall-layout.ts'

/** An instrument that a wall shows. */
export type WallInstrument = {
  key: string
  name: string
  /** Path of its page. */
  to: string
  kind: string
  size: ModelSize | null
  /** As on its data plate. */
  max: string | null
  /** EUR excl. VAT; null: on request. */
  price: number | null
}

type OuterMm = NonNullable<ModelSize['outerMm']>
type Sized = WallInstrument & Standing & { outerMm: OuterMm; platform: ModelSize['platform'] }

/** The instruments whose outer dimensions are known, as they stand. */
const standing = (instruments: readonly WallInstrument[]): Sized[] =>
  instruments.flatMap((instrument) => {
    const { outerMm, platform } = instrument.size ?? {}
    if (!outerMm) return []
    return [{ ...instrument, outerMm, platform: platform ?? null, widthMm: outerMm[0], heightMm: outerMm[2] }]
  })

type WallProps = {
  label: string
  /** Shows the label as well: nothing above says what this is. */
  hasTitle?: boolean
  instruments: readonly WallInstrument[]
}

/** Instruments on one floor at one scale, beside things that everybody knows. */
export function Wall({ label, hasTitle, instruments }: WallProps) {
  const t = useTranslate()
  const sized = standing(instruments)
  const unsized = instruments.filter(({ size }) => !size?.outerMm)
  return (
    <section className="wall" aria-label={label}>
      <Stylesheet href={frontHref} />
      <Stylesheet href={href} />
      {/* No heading: those of a comparison around it take the focus when a column is removed. */}
      {hasTitle ? <p className="wall-title">{label}</p> : null}
      {sized.length > 0 ? <Shelves instruments={sized} /> : null}
      {unsized.length > 0 ? (
        <p className="wall-without">
          {t('wall.without')}{' '}
          {unsized.map(({ key, name, to }, i) => (
            <span key={key}>
              {i > 0 ? ', ' : null}
              <Link to={to}>{name}</Link>
            </span>
          ))}
        </p>
      ) : null}
    </section>
  )
}

function Shelves({ instruments }: { instruments: readonly Sized[] }) {
  const t = useTranslate()
  return (
    <>
      {shelvesOf(instruments).map((shelf) => (
        <Fragment key={shelf.place}>
          {shelf.place ? <p className="wall-title">{t(`wall.${shelf.place}`)}</p> : null}
          <Stage instruments={shelf.instruments} />
        </Fragment>
      ))}
      <p className="hint">{t('wall.lead')}</p>
    </>
  )
}

function Stage({ instruments }: { instruments: readonly Sized[] }) {
  const t = useTranslate()
  const line = lineOf(instruments)
  const { scroller, pxPerMm, onKeyDown, ...zoom } = useWallZoom(line)
  const drag = useDrag()
  const highestPx = Math.max(...line.map(({ heightMm }) => heightMm)) * pxPerMm
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons and links inside
    <div className={isDense(line, pxPerMm) ? 'wall-view dense' : 'wall-view'} onKeyDown={onKeyDown}>
      <div className="wall-tools">
        <ScaleBar pxPerMm={pxPerMm} />
        <div className="segments">
          <button type="button" onClick={zoom.zoomOut} aria-keyshortcuts="-" aria-label={t('wall.smaller')}>
            <LineIcon path="M5 12h14" />
          </button>
          <button type="button" onClick={zoom.zoomIn} aria-keyshortcuts="+" aria-label={t('wall.larger')}>
            <LineIcon path="M5 12h14M12 5v14" />
          </button>
          <button type="button" onClick={zoom.fit} aria-keyshortcuts="0">
            {t('wall.all')}
          </button>
        </div>
      </div>
      <div className="wall-stage">
        <svg className="wall-room" width="1" height={stagePx(line)} aria-hidden="true" />
        <div className="wall-scroller" ref={scroller} {...drag}>
          <div className="wall-floor">
            <Paper heightPx={Math.max(stagePx(line), highestPx + 32)} pxPerMm={pxPerMm} />
            <ul>
              {line.map((placed) => (
                <Thing key={placed.measure ?? placed.instrument?.key} placed={placed} pxPerMm={pxPerMm} />
              ))}
            </ul>
          </div>
        </div>
      </div>
    </div>
  )
}

type ThingProps = { placed: Placed<Sized>; pxPerMm: number }

function Thing({ placed: { measure, instrument }, pxPerMm }: ThingProps) {
  const t = useTranslate()
  const { locale } = useSite()
  if (measure) return <KnownThing measure={measure} pxPerMm={pxPerMm} />
  if (!instrument) return null
  const { to, name, outerMm, max, price, widthMm, heightMm } = instrument
  return (
    <li>
      <Link to={to} draggable={false}>
        <Front strokes={frontView(instrument)} {...{ widthMm, heightMm, pxPerMm }} />
        <span className="wall-label">
          <strong>{name}</strong> <span>{formatLengths(outerMm, locale)}</span>{' '}
          {max ? <span>{t('wall.max', { max })}</span> : null}{' '}
          <span>{price === null ? t('price.on-request') : formatEuros(price, locale)}</span>
        </span>
      </Link>
    </li>
  )
}

function KnownThing({ measure, pxPerMm }: { measure: Measure; pxPerMm: number }) {
  const t = useTranslate()
  const { locale } = useSite()
  const { widthMm, heightMm } = measures[measure]
  const shownMm = measure === 'person' ? heightMm : widthMm
  return (
    <li className="wall-measure">
      <Front strokes={measureViews[measure]} {...{ widthMm, heightMm, pxPerMm }} />
      <span className="wall-label">
        {t(measure === 'person' ? 'wall.person' : `to-scale.${measure}`)}{' '}
        <span>{formatLength(shownMm, locale)}</span>
      </span>
    </li>
  )
}

/** How long a distance of the lines is. */
function ScaleBar({ pxPerMm }: { pxPerMm: number }) {
  const { locale } = useSite()
  const stepMm = lineStepMm(pxPerMm)
  const px = Math.round(stepMm * pxPerMm)
  return (
    <p className="wall-scale" role="status">
      <svg width={px + 2} height="9" aria-hidden="true">
        <path d={`M1 0v9M1 4.5h${px}M${px + 1} 0v9`} />
      </svg>
      {formatLength(stepMm, locale)}
    </p>
  )
}

/** Lines above the floor with their height, which stays in view, and ticks along it. */
function Paper({ heightPx, pxPerMm }: { heightPx: number; pxPerMm: number }) {
  const { locale } = useSite()
  const stepPx = lineStepMm(pxPerMm) * pxPerMm
  const tickPx = stepPx / (stepPx < 80 ? 5 : 10)
  const lines = heightLines(heightPx, pxPerMm).map((mm) => ({ mm, y: heightPx - mm * pxPerMm }))
  return (
    <>
      <svg className="wall-paper" width="100%" height={heightPx + 6} aria-hidden="true">
        {lines.map(({ mm, y }) => (
          <line key={mm} x2="100%" y1={y} y2={y} />
        ))}
        <line
          className="wall-ticks"
          x2="100%"
          y1={heightPx + 3}
          y2={heightPx + 3}
          strokeDasharray={`1 ${tickPx - 1}`}
        />
        <line className="wall-ground" x2="100%" y1={heightPx + 1} y2={heightPx + 1} />
      </svg>
      <svg className="wall-heights" width="48" height={heightPx} aria-hidden="true">
        {lines.map(({ mm, y }) => (
          <text key={mm} x="5" y={y - 4}>
            {formatLength(mm, locale)}
          </text>
        ))}
      </svg>
    </>
  )
}
