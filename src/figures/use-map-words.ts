import type { MapPoint, ModelMap } from '#domain/catalogue/model-map.ts'
import { formatCapacity, formatInterval } from '#domain/metrology/mass.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'

const micrograms = (grams: number) => Math.round(grams * 1e6)

/** What a map says in words. */
export function useMapWords() {
  const t = useTranslate()
  const { locale } = useSite()
  const maxOf = (maxG: number) => formatCapacity(micrograms(maxG), locale)
  const dOf = (dG: number) => formatInterval(micrograms(dG), locale)
  const moreOf = ({ count, models }: MapPoint) =>
    count > models.length ? t('map.more', { count: count - models.length }) : null
  const keptOf = ({ count, fitting }: MapPoint) =>
    fitting === count ? t('map.count', { count }) : t('map.kept', { fitting, count })
  return {
    maxOf,
    dOf,
    moreOf,
    keptOf,
    titleOf: ({ maxG, dG }: MapPoint) => t('map.point', { max: maxOf(maxG), d: dOf(dG) }),
    /** How many models, and the names of a few. */
    linesOf(point: MapPoint) {
      const names = point.models.map(({ reference }) => reference)
      return [keptOf(point), ...names, moreOf(point)].filter((line) => line !== null)
    },
    /** « Max ≥ 5 kg, d ≤ 2 g »; null where everything is allowed. */
    regionOf({ maxG, dG }: ModelMap['region']) {
      const parts = [
        maxG === null ? null : `Max\u00a0≥\u00a0${maxOf(maxG)}`,
        dG === null ? null : `d\u00a0≤\u00a0${dOf(dG)}`,
      ].filter((part) => part !== null)
      return parts.length ? t('map.region', { range: parts.join(', ') }) : null
    },
  }
}
