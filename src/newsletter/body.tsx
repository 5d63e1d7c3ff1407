import { LinkPage } from '#src/forms/link-page.tsx'
import { useLinkToken } from '#src/forms/link-token.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { LinkPanel } from './link-panel.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

const actions = ['confirm', 'unsubscribe'] as const

/** The page behind links in newsletter mails: the action of the link, or the form without one. */
export function Body() {
  const t = useTranslate()
  const link = useLinkToken(actions)
  return (
    <LinkPage title={t('newsletter.title')} lead={t('newsletter.purpose')}>
      {link ? <LinkPanel key={link.token} {...link} /> : <NewsletterForm />}
    </LinkPage>
  )
}
