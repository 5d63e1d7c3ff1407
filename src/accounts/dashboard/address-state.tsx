import { asTyped } from '#src/app/later/submission.ts'
import { useSubmission } from '#src/app/later/use-submission.ts'
import { useSite } from '#src/app/site.ts'
import { useTranslate } from '#src/i18n/index.ts'
import { Icon } from '#src/ui/icon.tsx'

/** Whether the email is verified; only then do requests sent as a guest belong to the account. */
export function AddressState({ verified }: { verified: boolean }) {
  const t = useTranslate()
  const { callApi } = useSite()
  const { busy, done, problem, submit } = useSubmission({
    validate: asTyped,
    send: () => callApi('POST /profile/verification'),
  })
  if (verified) {
    return (
      <span className="dash-good">
        <Icon name="check" />
        {t('dashboard.verified')}
      </span>
    )
  }
  const tooOften = problem !== null && /^too-many/.test(problem.code)
  return (
    <div className="dash-unverified">
      <p>{t('dashboard.unverified')}</p>
      <button
        type="button"
        className="button small ghost"
        onClick={() => void submit()}
        aria-disabled={busy}
        aria-busy={busy}
      >
        {t('dashboard.verify-again')}
      </button>
      <p role="status">
        {done ? t('dashboard.verify-sent') : null}
        {problem ? t(tooOften ? 'dashboard.verify-often' : 'form.failed') : null}
      </p>
    </div>
  )
}
