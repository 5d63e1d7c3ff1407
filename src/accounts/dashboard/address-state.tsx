import { ActionButton } from '#src/forms/action-button.tsx'
import { useAction } from '#src/forms/use-action.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Icon } from '#src/ui/icon.tsx'

/** Whether the email is verified; only then do requests sent as a guest belong to the account. */
export function AddressState({ verified }: { verified: boolean }) {
  const t = useTranslate()
  const { callApi } = useSite()
  const request = useAction({ send: () => callApi('POST /profile/verification') })
  if (verified) {
    return (
      <span className="dash-good">
        <Icon name="check" />
        {t('dashboard.verified')}
      </span>
    )
  }
  const { done, problem } = request
  const tooOften = problem !== null && /^too-many/.test(problem.code)
  return (
    <div className="dash-unverified">
      <p>{t('dashboard.unverified')}</p>
      <ActionButton action={request} className="button small ghost" onPress={request.run}>
        {t('dashboard.verify-again')}
      </ActionButton>
      <p role="status">
        {done ? t('dashboard.verify-sent') : null}
        {problem ? t(tooOften ? 'dashboard.verify-often' : 'form.failed') : null}
      </p>
    </div>
  )
}
