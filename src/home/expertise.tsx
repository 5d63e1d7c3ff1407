import { company } from '#config/company.ts'
import { sceneDrawing } from '#domain/site/drawings.ts'
import { paths } from '#domain/site/urls.ts'
import { type TextKey, useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { Services } from './services.tsx'

/** The three services of the company with links, each with a scene of its work. */
const trades = [
  { key: 'sales', to: paths.products(), scene: 'counter' },
  { key: 'inspection', to: paths.article('preparer-une-verification'), scene: 'weights' },
  { key: 'maintenance', to: paths.contact, scene: 'van' },
] as const

export function Expertise() {
  const t = useTranslate()
  return (
    <section className="wrap">
      <h2>{t('expertise.title')}</h2>
      <ul className="trades drawn three">
        {trades.map(({ key, to, scene }) => (
          <li key={key}>
            <img
              src={sceneDrawing(scene)}
              alt={t(`expertise.${key}-scene` as TextKey)}
              width="280"
              height="176"
              loading="lazy"
              decoding="async"
            />
            <h3>{t(`expertise.${key}` as TextKey)}</h3>
            <p>{t(`expertise.${key}-text` as TextKey, { models: company.modelCount })}</p>
            <Link to={to}>{t(`expertise.${key}-link` as TextKey)}</Link>
          </li>
        ))}
      </ul>
      <Services />
    </section>
  )
}
