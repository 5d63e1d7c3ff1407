import { LinkAction, useLinkAction } from '#src/forms/link-action.tsx'
import { LinkPage } from '#src/forms/link-page.tsx'
import { type LinkToken, useLinkToken } from '#src/forms/link-token.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { useCompany } from '#src/site/use-opening.ts'
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

type Done = 'confirmed' | 'already-confirmed' | 'unsubscribed'

/** Confirms or unsubscribes; after a void confirmation link the form is shown. */
function LinkPanel({ action, token }: LinkToken<'confirm' | 'unsubscribe'>) {
  const t = useTranslate()
  const facts = useCompany()
  const { callApi } = useSite()
  const { state, busy, failed, follow } = useLinkAction<Done>(async () => {
    const json = { token }
    const answer = await (action === 'confirm'
      ? callApi('POST /newsletter/confirm', { body: json })
      : callApi('POST /newsletter/unsubscribe', { body: json }))
    return answer.state
  })
  const about = state === 'ready' || state === 'invalid' ? (`${action}-${state}` as const) : state
  return (
    <LinkAction
      ended={state !== 'ready'}
      title={t(`newsletter.${about}`)}
      text={t(`newsletter.${about}-text`, { email: facts.email })}
      failure={failed ? t('newsletter.failed') : null}
      busy={busy}
      button={t(busy ? 'form.sending' : failed ? 'failure.retry' : `newsletter.${action}`)}
      onFollow={() => void follow()}
    >
      {state === 'invalid' && action === 'confirm' ? <NewsletterForm /> : null}
    </LinkAction>
  )
}
