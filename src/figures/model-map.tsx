import { useId, useMemo } from 'react'
import type { ModelMap as MapData } from '#domain/catalogue/model-map.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import { FigureStyles } from './figure-styles.tsx'
import { CapacityAxis, ReadabilityAxis } from './map-axes.tsx'
import { MapLegend } from './map-legend.tsx'
import { MapPlot } from './map-plot.tsx'
import { scaleOf } from './map-scale.ts'
import { MapTable } from './map-table.tsx'
import href from './model-map.css?url'

export type ModelMapProps = { map: MapData }

/**
 * Every model of the catalogue by Max and readability; what fits is strong, what is ruled out faint, and what a request
 * allows is shaded.
 */
export function ModelMap({ map }: ModelMapProps) {
  const t = useTranslate()
  const id = useId()
  const scale = useMemo(() => scaleOf(map), [map])
  return (
    <figure className="model-map">
      <FigureStyles />
      <Stylesheet href={href} />
      <figcaption>
        <h2 id={`${id}-title`}>{t('map.title')}</h2>
        <p className="hint" id={`${id}-lead`}>
          {t('map.lead')} <span className="map-keys">{t('map.keys')}</span>
        </p>
      </figcaption>
      <MapLegend map={map} />
      <div className="figure-frame map-frame">
        <ReadabilityAxis scale={scale} />
        <MapPlot map={map} scale={scale} labelledBy={`${id}-title`} describedBy={`${id}-lead`} />
        <CapacityAxis scale={scale} />
      </div>
      <MapTable map={map} />
    </figure>
  )
}
