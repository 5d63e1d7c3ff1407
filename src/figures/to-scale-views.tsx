import type { ReactNode } from 'react'
import type { Platform } from '#domain/fit/fit-model.ts'
import {
  footprintOf,
  gridStepMm,
  type KnownObject,
  laidOn,
  type ModelSize,
  platformBase,
  type SizedModel,
} from '#domain/fit/model-footprint.ts'
import type { Base } from '#domain/fit/platform.ts'
import { formatLengths } from '#domain/metrology/length.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Front } from './front.tsx'
import { frontView, type MeasuredFront } from './front-view.ts'
import { useSizeWords } from './use-size-words.ts'

type Props = { kind: string; model: SizedModel; placed: { objectName: KnownObject | null; base: Base } }

/** A model from above with the object on its platform, and from the front. */
export function ToScaleViews({ kind, model: { reference, size }, placed }: Props) {
  const t = useTranslate()
  const { locale } = useSite()
  const { outerMm, platform } = size
  const object = laidOn(placed.base, platform)
  const sheet = sheetOf(size, object)
  const { widthMm, depthMm, heightMm, stepMm } = sheet
  return (
    <>
      <div className={sheet.isTall ? 'scale-views tall' : 'scale-views'}>
        <figure>
          <ScaleView
            widthMm={widthMm}
            heightMm={depthMm}
            stepMm={stepMm}
            label={`${reference}, ${t('to-scale.from-above')}`}
          >
            {outerMm ? (
              <rect
                className="scale-outer"
                {...inMiddle({ lengthMm: outerMm[0], widthMm: outerMm[1] }, sheet)}
              />
            ) : null}
            {platform ? <PlatformShape platform={platform} sheet={sheet} /> : null}
            <rect className="scale-object" {...inMiddle(object, sheet)} rx={cornerOf(placed)} />
          </ScaleView>
          <figcaption>{t('to-scale.from-above')}</figcaption>
        </figure>
        {outerMm ? (
          <figure>
            <ScaleView
              widthMm={widthMm}
              heightMm={heightMm}
              stepMm={stepMm}
              label={`${reference}, ${t('to-scale.from-front', { height: formatLengths([outerMm[2]], locale) })}`}
            >
              <FrontShape front={{ kind, outerMm, platform }} sheet={sheet} />
              <line className="scale-ground" x2={widthMm} y1={heightMm - stepMm} y2={heightMm - stepMm} />
            </ScaleView>
            <figcaption>
              {t('to-scale.from-front', { height: formatLengths([outerMm[2]], locale) })}
            </figcaption>
          </figure>
        ) : null}
      </div>
      <Legend size={size} placed={placed} stepMm={stepMm} />
    </>
  )
}

function FrontShape({ front, sheet }: { front: MeasuredFront; sheet: Sheet }) {
  const [widthMm, , heightMm] = front.outerMm
  const { x, y } = onGround(widthMm, heightMm, sheet)
  return (
    <g transform={`translate(${x} ${y})`}>
      <Front strokes={frontView(front)} {...{ widthMm, heightMm }} />
    </g>
  )
}

function PlatformShape({ platform, sheet }: { platform: Platform; sheet: Sheet }) {
  const place = inMiddle(platformBase(platform), sheet)
  if (platform.shape === 'rect') return <rect className="scale-platform" {...place} />
  return (
    <circle
      className="scale-platform"
      cx={place.x + place.width / 2}
      cy={place.y + place.height / 2}
      r={place.width / 2}
    />
  )
}

/** A hand and a baguette are round at their ends. */
function cornerOf({ objectName, base: { lengthMm, widthMm } }: Props['placed']): number {
  return objectName === 'hand' || objectName === 'baguette' ? Math.min(lengthMm, widthMm) / 2 : 0
}

type LegendProps = { size: SizedModel['size']; placed: Props['placed']; stepMm: number }

function Legend({ size: { outerMm, platform }, placed: { objectName, base }, stepMm }: LegendProps) {
  const t = useTranslate()
  const { locale } = useSite()
  const { objectOf, platformOf } = useSizeWords()
  const size = formatLengths([base.lengthMm, base.widthMm], locale)
  return (
    <ul className="scale-legend">
      {outerMm ? <li>{t('to-scale.outer', { size: formatLengths(outerMm, locale) })}</li> : null}
      {platform ? (
        <li className="key-platform">{t('to-scale.platform', { size: platformOf(platform) })}</li>
      ) : null}
      <li className="key-object">{t('to-scale.named', { object: objectOf(objectName), size })}</li>
      <li className="key-bar">{t('to-scale.grid', { step: formatLengths([stepMm], locale) })}</li>
    </ul>
  )
}

type ScaleViewProps = {
  widthMm: number
  heightMm: number
  stepMm: number
  label: string
  children: ReactNode
}

/**
 * A drawing in millimetres on its grid, with a bar as long as a square; letters stand outside, they would be scaled.
 */
function ScaleView({ widthMm, heightMm, stepMm, label, children }: ScaleViewProps) {
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

/** A rectangle in mm from the upper left corner of a view. */
type Rect = { x: number; y: number; width: number; height: number }

/** The two views of a model in mm. They are equally wide, so that columns of one width draw them to one scale. */
type Sheet = {
  widthMm: number
  /** Depth of the view from above and height of the view from the front, margins included. */
  depthMm: number
  heightMm: number
  stepMm: number
  /** Higher than wide: narrower columns keep it on one screen. */
  isTall: boolean
}

/** The sheet that holds a model and an object. */
export function sheetOf(size: ModelSize, object: Base): Sheet {
  const bases = [footprintOf(size), object, ...(size.platform ? [platformBase(size.platform)] : [])]
  const across = Math.max(...bases.map(({ lengthMm }) => lengthMm))
  const deep = Math.max(...bases.map(({ widthMm }) => widthMm))
  const high = size.outerMm?.[2] ?? 0
  const stepMm = gridStepMm(Math.max(across, deep, high))
  const whole = (mm: number) => (Math.ceil(mm / stepMm) + 2) * stepMm
  const [widthMm, depthMm, heightMm] = [whole(across), whole(deep), whole(high)]
  return { widthMm, depthMm, heightMm, stepMm, isTall: Math.max(depthMm, heightMm) > 1.3 * widthMm }
}

/** A footprint in the middle of the view from above. */
export function inMiddle({ lengthMm, widthMm }: Base, sheet: Sheet): Rect {
  return {
    x: (sheet.widthMm - lengthMm) / 2,
    y: (sheet.depthMm - widthMm) / 2,
    width: lengthMm,
    height: widthMm,
  }
}

/** The front of an instrument, standing one square above the lower edge of its view. */
export function onGround(widthMm: number, heightMm: number, sheet: Sheet): Rect {
  return {
    x: (sheet.widthMm - widthMm) / 2,
    y: sheet.heightMm - sheet.stepMm - heightMm,
    width: widthMm,
    height: heightMm,
  }
}

/** Where the lines of a grid stand, without the two edges. */
export const gridLines = (extentMm: number, stepMm: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil(extentMm / stepMm) - 1) }, (_, i) => (i + 1) * stepMm)
