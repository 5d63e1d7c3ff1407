import { paths, splitLocale } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { NewsletterForm } from './newsletter-form.tsx'

/** Hidden on the newsletter page, which has the form itself. */
export function FooterForm() {
  const t = useTranslate()
  const { href } = useSite()
  if (splitLocale(new URL(href, 'https://internal').pathname).path === paths.newsletter) return null
  return (
    <section className="footer-newsletter" aria-labelledby="newsletter-title">
      <h2 id="newsletter-title">{t('newsletter.title')}</h2>
      <NewsletterForm />
    </section>
  )
}
