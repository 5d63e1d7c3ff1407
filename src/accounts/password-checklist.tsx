import { useEffect, useState } from 'react'
import { accounts } from '#config/accounts.ts'
import { meetsCriterion, passwordCriteria } from '#domain/accounts/password.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { loadDeferred } from '#src/site/load-deferred.ts'
import { Icon } from '#src/ui/icon.tsx'

type Props = {
  password: string
  /** Of the account, whose name is no password; where it is not known the server judges. */
  email?: string | undefined
  id?: string
}

/**
 * The criteria that a new password does not meet yet, updated while typing and shown once something is typed; one that
 * meets them and is tried first by everybody says so before it is sent. The server checks the same (`passwordProblem`,
 * `isCommonPassword`). Only completion is announced to screen readers: five messages per key would be noise.
 */
export function PasswordChecklist({ password, email = '', id }: Props) {
  const t = useTranslate()
  const isCommon = useCommonPasswords(password !== '')
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
      <p className="error" role="status">
        {complete && isCommon?.(password, email) ? t('auth.common-password') : null}
      </p>
    </div>
  )
}

type IsCommon = (password: string, email: string) => boolean

/** Judges whether a password is a common one, once the list of words is loaded; without it the server does. */
function useCommonPasswords(isWanted: boolean): IsCommon | null {
  const [judge, setJudge] = useState<{ isCommon: IsCommon } | null>(null)
  useEffect(() => {
    if (!isWanted) return
    loadDeferred(() => import('#domain/accounts/common-password.ts')).then(
      ({ isCommonPassword }) => setJudge({ isCommon: isCommonPassword }),
      () => {
        // The server says it after sending.
      },
    )
  }, [isWanted])
  return judge?.isCommon ?? null
}
