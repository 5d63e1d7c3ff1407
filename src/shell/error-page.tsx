import { categories } from '#domain/catalogue/facets.ts'
import type { AppError } from '#domain/errors/error.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import type { Page } from '#src/site/page.ts'
import { useHref, useSite } from '#src/site/site.ts'
import { Heading } from '#src/ui/heading.tsx'
import { SevenSegment } from '#src/ui/seven-segment.tsx'

const isMissing = ({ code }: AppError) => code === 'not-found' || code === 'gone'

/** Replaces a page that does not exist or failed to load; never indexed. */
export const errorPage: Page<AppError> = {
  load: (): Promise<AppError> => Promise.reject(new Error('An error page is not loaded by address')),
  meta: (error, { t }) => {
    const missing = isMissing(error)
    return {
      title: t(missing ? 'not-found.title' : 'failure.title'),
      description: t(missing ? 'not-found.text' : 'failure.text'),
      keywords: '',
      canonicalPath: paths.home,
      noIndex: true,
    }
  },
  View: ErrorView,
}

/** The error in words, and links to other pages. */
function ErrorView({ data: error }: { data: AppError }) {
  const t = useTranslate()
  const { href } = useSite()
  const address = useHref()
  const missing = isMissing(error)
  return (
    <div className="wrap error-page">
      <p className="error-code">
        <SevenSegment reading={error.code === 'gone' ? '410' : missing ? '404' : '503'} />
      </p>
      <Heading>{t(missing ? 'not-found.title' : 'failure.title')}</Heading>
      <p>{t(missing ? 'not-found.text' : 'failure.text')}</p>
      <search>
        <form className="search-form" action={address(paths.products())}>
          <input
            type="search"
            name="q"
            aria-label={t('search.label')}
            placeholder={t('search.placeholder')}
          />
          <button type="submit" className="button">
            {t('search.submit')}
          </button>
        </form>
      </search>
      <nav aria-label={t('not-found.categories')}>
        <h2 className="error-categories">{t('not-found.categories')}</h2>
        <ul className="chips">
          {categories.map((category) => (
            <li key={category}>
              <Link className="chip" to={paths.products({ category: [category] })}>
                {t(`category.${category}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="error-ways">
        {missing ? null : (
          <a className="button" href={href}>
            {t('failure.retry')}
          </a>
        )}
        <Link className="button ghost" to={paths.products()}>
          {t('nav.products')}
        </Link>
        <Link className="button ghost" to={paths.home}>
          {t('nav.home')}
        </Link>
      </p>
    </div>
  )
}
