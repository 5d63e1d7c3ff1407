import { LinkPage } from '#src/app/later/link-page.tsx'
import { useLinkToken } from '#src/app/later/link-token.ts'
import { useTranslate } from '#src/i18n/index.ts'
import { LinkPanel } from './link-panel.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

const actions = ['confirm', 'unsubscribe'] as const

/** Where the links of the newsletter's mails lead: what a link asks for; without one, the form. */
export function Body() {
  const t = useTranslate()
  const link = useLinkToken(actions)
  return (
    <LinkPage title={t('newsletter.title')} lead={t('newsletter.purpose')}>
      {link ? <LinkPanel key={link.token} {...link} /> : <NewsletterForm />}
    </LinkPage>
  )
}
