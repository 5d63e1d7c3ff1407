import { useTranslate } from '#src/i18n/translation.ts'
import { closureText } from '#src/site/opening-text.ts'
import { useSite } from '#src/site/site.ts'
import { useFreshOpening } from '#src/site/use-fresh-opening.ts'
import { useOpening } from '#src/site/use-opening.ts'

/** What the company announces, before everything else of a page: closures and notices; mostly nothing. */
export function SiteNotices() {
  const t = useTranslate()
  const { locale, href } = useSite()
  const { closures, announced, notices } = useOpening()
  useFreshOpening(href)
  if (announced + notices.length === 0) return null
  return (
    <section className="site-notices" aria-label={t('hours.notices')}>
      {closures.slice(0, announced).map((closure) => (
        <p key={closure.first}>{closureText(t, locale, closure)}</p>
      ))}
      {notices.map(({ id, text }) => (
        <p key={id}>{text[locale]}</p>
      ))}
    </section>
  )
}
