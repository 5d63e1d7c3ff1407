import { LinkAction, useLinkAction } from '#src/forms/link-action.tsx'
import { LinkPage } from '#src/forms/link-page.tsx'
import { useLinkToken } from '#src/forms/link-token.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { useCompany } from '#src/site/use-opening.ts'

const actions = ['stop'] as const

/** The page behind links in reminder mails: stops the reminders of the link's recipient. */
export function ReminderStop() {
  const t = useTranslate()
  const facts = useCompany()
  const { callApi } = useSite()
  const link = useLinkToken(actions)
  const action = useLinkAction<'stopped'>(async () => {
    await callApi('POST /scales/reminders/stop', { body: { token: link?.token ?? '' } })
    return 'stopped'
  })
  const { busy, failed, follow } = action
  const state = link === undefined || link?.token ? action.state : 'invalid'
  return (
    <LinkPage title={t('reminders.title')} lead={t('reminders.lead')}>
      <LinkAction
        ended={state !== 'ready'}
        title={t(`reminders.${state}`)}
        text={t(`reminders.${state}-text`, { email: facts.email })}
        failure={failed ? t('reminders.failed') : null}
        busy={busy}
        button={t(busy ? 'reminders.sending' : failed ? 'failure.retry' : 'reminders.stop')}
        onFollow={() => void follow()}
      />
    </LinkPage>
  )
}
