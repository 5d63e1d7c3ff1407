import type { ModelMap } from '#domain/catalogue/model-map.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { pathOfPoint } from './map-scale.ts'
import { useMapWords } from './use-map-words.ts'

/** The same as a table, folded. */
export function MapTable({ map: { points } }: { map: ModelMap }) {
  const t = useTranslate()
  const { maxOf, dOf, keptOf, moreOf } = useMapWords()
  return (
    <details className="figure-table map-table">
      <summary>{t('map.table')}</summary>
      <table>
        <caption className="visually-hidden">{t('map.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('map.max')}</th>
            <th scope="col">{t('map.d')}</th>
            <th scope="col">{t('map.state')}</th>
            <th scope="col">{t('map.models')}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={`${point.maxG} ${point.dG}`} className={point.fitting ? undefined : 'absent'}>
              <td>{maxOf(point.maxG)}</td>
              <td>{dOf(point.dG)}</td>
              <td>{keptOf(point)}</td>
              <td>
                <ul className="map-models">
                  {point.models.map(({ reference, productId }) => (
                    <li key={reference}>
                      <Link to={paths.product(productId)}>{reference}</Link>
                    </li>
                  ))}
                  {moreOf(point) ? (
                    <li>
                      <Link to={pathOfPoint(point)}>{moreOf(point)}</Link>
                    </li>
                  ) : null}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
