import { LinkPanel } from './link-panel.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { useMailLink } from './use-mail-link.ts'

/** What a link in a mail asks for; without one, the form. */
export function Body() {
  const link = useMailLink()
  return link ? <LinkPanel key={link.token} {...link} /> : <NewsletterForm />
}
