import { company } from '#config/company.ts'
import type { ArticleSummary } from '#domain/site/article.ts'
import { formatDay } from '#domain/time/dates.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'

/** Date and reading time, and between them who wrote it where that is not the company. */
export function ArticleFacts({ article }: { article: Pick<ArticleSummary, 'date' | 'author' | 'minutes'> }) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <p className="article-facts">
      <time dateTime={article.date}>{formatDay(article.date, locale)}</time>&nbsp;·{' '}
      {article.author === company.name ? null : <>{article.author}&nbsp;· </>}
      <span className="no-break">{t('articles.minutes', { count: article.minutes })}</span>
    </p>
  )
}
