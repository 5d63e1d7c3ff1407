import { LinkAction, useLinkAction } from '#src/forms/link-action.tsx'
import type { LinkToken } from '#src/forms/link-token.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { useCompany } from '#src/site/use-opening.ts'
import { NewsletterForm } from './newsletter-form.tsx'

type Done = 'confirmed' | 'already-confirmed' | 'unsubscribed'

/** Confirms or unsubscribes; after a void confirmation link the form is shown. */
export function LinkPanel({ action, token }: LinkToken<'confirm' | 'unsubscribe'>) {
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
