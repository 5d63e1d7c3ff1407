import { completingFields, missingFields, type Profile, type SessionUser } from '#domain/accounts/account.ts'
import { formatDay } from '#domain/time/dates.ts'
import { ActionButton } from '#src/forms/action-button.tsx'
import { useAction } from '#src/forms/use-action.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Facts } from '#src/ui/facts.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { SevenSegment } from '#src/ui/seven-segment.tsx'

/** The customer's name, the age of the account and missing profile data. */
export function Overview({ profile, user }: { profile: Profile; user: SessionUser }) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <div className="dash-overview">
      <Completeness profile={profile} />
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
    </div>
  )
}

/** Completeness of the profile in per cent; each missing field links to its input. */
function Completeness({ profile }: { profile: Profile }) {
  const t = useTranslate()
  const missing = missingFields(profile)
  const filled = completingFields.length - missing.length
  const percent = Math.round((100 * filled) / completingFields.length)
  return (
    <div className="dash-completeness">
      <div className="dash-meter">
        <p>{t('dashboard.completeness')}</p>
        <p className="dash-reading">
          <span className="visually-hidden">{t('dashboard.percent', { percent })}</span>
          <SevenSegment reading={String(percent).padStart(3)} />
          <span aria-hidden="true">%</span>
        </p>
        <ul className="dash-ticks" aria-hidden="true">
          {completingFields.map((field) => (
            <li key={field} className={missing.includes(field) ? undefined : 'filled'} />
          ))}
        </ul>
      </div>
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
