import { Fragment, type ReactNode } from 'react'
import type { ModelSize } from '#domain/fit/model-footprint.ts'
import { formatLength, formatLengths } from '#domain/metrology/length.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { useSite } from '#src/site/site.ts'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import { LineIcon } from '#src/ui/line-icon.tsx'
import frontHref from './front.css?url'
import { Front } from './front.tsx'
import { frontView, terminalView } from './front-view.ts'
import { type Measure, measures, measureViews } from './measures.ts'
import { useWallZoom } from './use-wall-zoom.ts'
import href from './wall.css?url'
import { hasRoom, isWide, lineStepMm, roomOf, rowsOf, type Standing } from './wall-layout.ts'

/** An instrument that a wall shows. */
export type WallInstrument = {
  key: string
  /** What it is called; its title is seen first. */
  name: { kind: string; title: string }
  /** Path of its page. */
  to: string
  kind: string
  size: ModelSize | null
  /** What is said below its name. */
  lines: readonly string[]
}

type OuterMm = NonNullable<ModelSize['outerMm']>
type Sized = WallInstrument & Standing & { outerMm: OuterMm; platform: ModelSize['platform'] }

/** A German compound may be broken before its head, where it is wider than its column; no line begins with a stroke. */
const breakable = (name: string) =>
  name.replaceAll(/(?<=\p{L}{4})(?=waage)/gu, '\u00ad').replaceAll(' /', '\u00a0/')

/** The instruments whose outer dimensions are known, as they stand. */
const standing = (instruments: readonly WallInstrument[]): Sized[] =>
  instruments.flatMap((instrument) => {
    const { outerMm, platform } = instrument.size ?? {}
    if (!outerMm) return []
    return [{ ...instrument, outerMm, platform: platform ?? null, widthMm: outerMm[0], heightMm: outerMm[2] }]
  })

type WallProps = {
  label: string
  instruments: readonly WallInstrument[]
  /** How many of them there are, or what is still missing. */
  state?: ReactNode
}

/** Instruments in rows at one scale, beside things that everybody knows. */
export function Wall({ label, instruments, state }: WallProps) {
  const t = useTranslate()
  const sized = standing(instruments)
  const unsized = instruments.filter(({ size }) => !size?.outerMm)
  return (
    <section className="wall" aria-label={label}>
      <Stylesheet href={frontHref} />
      <Stylesheet href={href} />
      {state}
      {sized.length > 0 ? <Stage instruments={sized} /> : null}
      {unsized.length > 0 ? (
        <div className="wall-without">
          {t('wall.without')}{' '}
          <ul>
            {unsized.map(({ key, name, to }) => (
              <li key={key}>
                <Link to={to}>{`${name.kind} ${name.title}`.trim()}</Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  )
}

function Stage({ instruments }: { instruments: readonly Sized[] }) {
  const t = useTranslate()
  const { scroller, pxPerMm, onKeyDown, ...zoom } = useWallZoom(instruments)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons and links inside
    <div onKeyDown={onKeyDown}>
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
      <div className="wall-view">
        <div className="wall-scroller" ref={scroller}>
          <Rows instruments={instruments} pxPerMm={pxPerMm} />
        </div>
      </div>
      <p className="hint">{t('wall.lead')}</p>
    </div>
  )
}

function Rows({ instruments, pxPerMm }: { instruments: readonly Sized[]; pxPerMm: number }) {
  const t = useTranslate()
  const count = instruments.length
  return rowsOf(instruments).map(({ place, known, instruments }) => (
    // Another number of them is another list: what was there has not moved, so nothing jumps in front of a reader.
    <Fragment key={`${known} ${count}`}>
      {place ? <p className="wall-title">{t(`wall.${place}`)}</p> : null}
      <ul>
        {known
          .filter((measure) => hasRoom(measure, pxPerMm))
          .map((measure) => (
            <li
              key={measure}
              className={`wall-measure ${roomOf(measures[measure].widthMm * pxPerMm) ?? ''}`.trim()}
            >
              <KnownThing measure={measure} pxPerMm={pxPerMm} />
            </li>
          ))}
        {instruments.map((instrument) => (
          <Thing key={instrument.key} instrument={instrument} pxPerMm={pxPerMm} />
        ))}
      </ul>
    </Fragment>
  ))
}

function Thing({ instrument, pxPerMm }: { instrument: Sized; pxPerMm: number }) {
  const { locale } = useSite()
  const { to, name, outerMm, lines, widthMm, heightMm } = instrument
  const widthPx = widthMm * pxPerMm
  const above = terminalView(instrument)
  const strokes = [...frontView(instrument), ...(above?.strokes ?? [])]
  const front = <Front {...{ strokes, widthMm, heightMm, pxPerMm, aboveMm: above?.heightMm }} />
  return (
    <li className={roomOf(widthPx)}>
      <Link to={to}>
        <span className="wall-front">
          {front}
          {isWide(widthPx) ? <span className="wall-end">{front}</span> : null}
        </span>
        <Ground pxPerMm={pxPerMm} />
        <span className="wall-label">
          {name.kind ? <span className="wall-kind">{name.kind}</span> : null}{' '}
          <strong>{breakable(name.title)}</strong>{' '}
          <span className={isWide(widthPx) ? undefined : 'visually-hidden'}>
            {formatLengths(outerMm, locale)}
          </span>
          {lines.map((line) => (
            <Fragment key={line}>
              {' '}
              <span>{line}</span>
            </Fragment>
          ))}
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
    <>
      <span className="wall-front">
        <Front strokes={measureViews[measure]} {...{ widthMm, heightMm, pxPerMm }} />
      </span>
      <Ground pxPerMm={pxPerMm} />
      <span className="wall-label">
        {t(measure === 'person' ? 'wall.person' : `to-scale.${measure}`)}{' '}
        <span>{formatLength(shownMm, locale)}</span>
      </span>
    </>
  )
}

/** The floor with its ticks, which begin at the left edge of what stands on it. */
function Ground({ pxPerMm }: { pxPerMm: number }) {
  const stepPx = lineStepMm(pxPerMm) * pxPerMm
  const tickPx = stepPx / (stepPx < 80 ? 5 : 10)
  return (
    <svg className="wall-ground" width="100%" height="6" aria-hidden="true">
      <line className="wall-ticks" x2="100%" y1="3" y2="3" strokeDasharray={`1 ${tickPx - 1}`} />
      <line x2="100%" y1="0.75" y2="0.75" />
    </svg>
  )
}

/** How long a distance of the ticks is. */
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
