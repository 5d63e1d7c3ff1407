import { company } from '#config/company.ts'
import { paths } from '#domain/site/urls.ts'
import { Link } from '#src/app/link.tsx'
import { type TextKey, useTranslate } from '#src/i18n/index.ts'

/** The three services of the company with links. */
const trades = [
  { key: 'sales', to: paths.products() },
  { key: 'inspection', to: paths.article('preparer-une-verification') },
  { key: 'maintenance', to: paths.contact },
] as const

export function Expertise() {
  const t = useTranslate()
  return (
    <section className="wrap">
      <h2>{t('expertise.title')}</h2>
      <ul className="trades three">
        {trades.map(({ key, to }) => (
          <li key={key}>
            <h3>{t(`expertise.${key}` as TextKey)}</h3>
            <p>{t(`expertise.${key}-text` as TextKey, { models: company.modelCount })}</p>
            <Link to={to}>{t(`expertise.${key}-link` as TextKey)}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
