import { accounts } from '#config/accounts.ts'
import { meetsCriterion, passwordCriteria } from '#domain/accounts/password.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Icon } from '#src/ui/icon.tsx'

/**
 * The criteria that a new password does not meet yet, updated while typing and shown once something is typed. The
 * server checks the same (`passwordProblem`). Only completion is announced to screen readers: five messages per key
 * would be noise.
 */
export function PasswordChecklist({ password, id }: { password: string; id?: string }) {
  const t = useTranslate()
  if (password === '') return null
  const met = passwordCriteria.filter((criterion) => meetsCriterion(criterion, password))
  const complete = met.length === passwordCriteria.length
  return (
    <div className={complete ? 'password-criteria complete' : 'password-criteria'} id={id}>
      <p className="password-criteria-head">
        {t('auth.criteria')}
        {complete ? <Icon name="check" /> : null}
        <span className="visually-hidden" role="status">
          {complete ? t('auth.criteria-met') : ''}
        </span>
      </p>
      <ul>
        {passwordCriteria.map((criterion) => (
          <li key={criterion} className={met.includes(criterion) ? 'met' : undefined}>
            {met.includes(criterion) ? <Icon name="check" /> : <span className="password-mark" />}
            <span>
              {t(`auth.criterion-${criterion}`, { min: accounts.passwordLength.min })}{' '}
              <span className="visually-hidden">
                {t(met.includes(criterion) ? 'auth.met' : 'auth.unmet')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
