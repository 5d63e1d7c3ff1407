import type { ModelMap } from '#domain/catalogue/model-map.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useMapWords } from './use-map-words.ts'

/** How many models are left, and what a request allows. */
export function MapLegend({ map: { considered, fitting, region } }: { map: ModelMap }) {
  const t = useTranslate()
  const { regionOf } = useMapWords()
  const allowed = regionOf(region)
  return (
    <p className="map-legend" role="status">
      <span className="fits">
        {t(fitting < considered ? 'map.fitting' : 'map.count', { count: fitting })}
      </span>
      {fitting < considered ? (
        <span className="others">{t('map.others', { count: considered - fitting })}</span>
      ) : null}
      {allowed ? <span className="allowed">{allowed}</span> : null}
    </p>
  )
}
