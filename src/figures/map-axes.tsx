import { formatCapacity, formatInterval } from '#domain/metrology/mass.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { decadesOn, percent, placeOn } from './log-axis.ts'
import type { MapScale } from './map-scale.ts'

/** Of the labels of an axis every other one is left out where there is little room; the last one stays inside. */
const classOf = (i: number, ends: readonly number[] = []) =>
  [i % 2 ? 'minor' : '', i > 0 && i === ends.length - 1 ? 'last' : ''].join(' ').trim() || undefined

/** Lettering of the vertical axis, d. */
export function ReadabilityAxis({ scale: { d } }: { scale: MapScale }) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <>
      <p className="figure-axis-name">{t('map.d')}</p>
      <svg className="figure-axis-value" aria-hidden="true">
        {decadesOn(d).map((ug, i) => (
          <text key={ug} className={classOf(i)} x="100%" y={percent(1 - placeOn(d, ug))} dy="0.35em">
            {formatInterval(ug, locale)}
          </text>
        ))}
      </svg>
    </>
  )
}

/** Lettering of the horizontal axis, Max. */
export function CapacityAxis({ scale: { max } }: { scale: MapScale }) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <>
      <svg className="figure-axis-load" aria-hidden="true">
        {decadesOn(max).map((ug, i, all) => (
          <text key={ug} className={classOf(i, all)} x={percent(placeOn(max, ug))} y="1.1em">
            {formatCapacity(ug, locale)}
          </text>
        ))}
      </svg>
      <p className="figure-axis-name load">{t('map.max')}</p>
    </>
  )
}

/** A line for each power of ten. */
export function MapGrid({ scale: { max, d } }: { scale: MapScale }) {
  return (
    <g className="figure-grid">
      {decadesOn(max).map((ug) => (
        <line key={ug} x1={percent(placeOn(max, ug))} x2={percent(placeOn(max, ug))} y1="0" y2="100%" />
      ))}
      {decadesOn(d).map((ug) => (
        <line key={ug} x1="0" x2="100%" y1={percent(placeOn(d, ug))} y2={percent(placeOn(d, ug))} />
      ))}
    </g>
  )
}
