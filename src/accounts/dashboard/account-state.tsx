import { missingFields, type Profile, type SessionUser } from '#domain/accounts/account.ts'
import { formatDay } from '#domain/time/dates.ts'
import { ActionButton } from '#src/forms/action-button.tsx'
import { useAction } from '#src/forms/use-action.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Facts } from '#src/ui/facts.tsx'
import { Icon } from '#src/ui/icon.tsx'

/** The address and its state, the age of the account, and what the profile still lacks. */
export function AccountState({ profile, user }: { profile: Profile; user: SessionUser }) {
  const t = useTranslate()
  const { locale } = useSite()
  const missing = missingFields(profile)
  return (
    <div className="dash-state-of-account">
      <Facts
        className="dash-facts"
        rows={[
          [
            t('dashboard.address'),
            <>
              <span className="dash-email">{user.email}</span>
              <AddressState verified={profile.emailVerified} />
            </>,
          ],
          [t('dashboard.since'), formatDay(profile.createdAt, locale)],
        ]}
      />
      {missing.length ? (
        <div className="dash-missing">
          <p>{t('dashboard.missing')}</p>
          <ul>
            {missing.map((field) => (
              <li key={field}>
                <a href={`#${field}`}>{t(`dashboard.field-${field}`)}</a>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className="dash-good">
          <Icon name="check" />
          {t('dashboard.complete')}
        </p>
      )}
    </div>
  )
}

/** Whether the email is verified; only then do requests sent as a guest belong to the account. */
function AddressState({ verified }: { verified: boolean }) {
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
