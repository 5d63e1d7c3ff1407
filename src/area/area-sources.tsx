/** The open data behind map and check, with licences; the same in every language. */
export function AreaSources() {
  return (
    <figcaption className="area-sources">
      <a href="https://www.naturalearthdata.com/">Natural Earth</a> ·{' '}
      <a href="https://www.geonames.org/">GeoNames</a> (
      <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>) ·{' '}
      <a href="https://www.data.gouv.fr/fr/datasets/base-officielle-des-codes-postaux/">La Poste, Etalab</a> (
      <a href="https://www.etalab.gouv.fr/licence-ouverte-open-licence">Licence Ouverte</a>)
    </figcaption>
  )
}
