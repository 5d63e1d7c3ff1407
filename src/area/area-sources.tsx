import { useTranslate } from '#src/i18n/translation.ts'

/** The open data behind map and check, with licences. */
export function AreaSources() {
  const t = useTranslate()
  return (
    <figcaption className="area-sources">
      {t('area.source-borders')} <a href="https://www.naturalearthdata.com/">Natural Earth</a> (
      {t('area.public-domain')}). {t('area.source-towns')} <a href="https://www.geonames.org/">GeoNames</a> (
      <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>). {t('area.source-postcodes')}{' '}
      <a href="https://www.data.gouv.fr/fr/datasets/base-officielle-des-codes-postaux/">La Poste, Etalab</a> (
      <a href="https://www.etalab.gouv.fr/licence-ouverte-open-licence">Licence Ouverte</a>).{' '}
      {t('area.straight-line')}
    </figcaption>
  )
}
