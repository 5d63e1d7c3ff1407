import { useState } from 'react'
import { AppError } from '#domain/site/error.ts'
import { useSite } from '#src/app/site.ts'
import { useTranslate } from '#src/i18n/index.ts'
import { inWords, ownPasswordProblems } from './auth-check.ts'
import { FormEnd } from './form-end.tsx'
import { Step } from './link-page.tsx'
import { NewPassword, type NewPasswordValues } from './new-password.tsx'
import { setSessionUser } from './session.ts'
import { useAuthForm } from './use-auth-form.ts'

type Props = { token: string; onEnd: (how: 'done' | 'invalid') => void }

/** Only a refused link ends it; a password that is refused, or a fault, leaves all as it was typed. */
export function NewPasswordForm({ token, onEnd }: Props) {
  const t = useTranslate()
  const { callApi } = useSite()
  const form = useAuthForm(['password', 'confirmPassword'])
  const [passwords, setPasswords] = useState<NewPasswordValues>({ password: '', confirmPassword: '' })
  const save = () =>
    form.attempt({
      name: 'save',
      check: () => inWords(ownPasswordProblems(passwords), t),
      send: async () => {
        const json = { token, password: passwords.password }
        try {
          await callApi('POST /auth/password-reset/confirm', { body: json })
        } catch (error) {
          if (!isRefusedLink(error)) throw error
          onEnd('invalid')
          return null
        }
        setSessionUser(null)
        onEnd('done')
        return null
      },
    })
  return (
    <Step title={t('reset.choose')} text={t('reset.choose-text')}>
      <form
        ref={form.form}
        className="auth-form"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <div className="field-grid">
          <NewPassword
            prefix="reset"
            label={t('reset.password')}
            values={passwords}
            flags={form.flags}
            onChange={(field, value) => {
              setPasswords((before) => ({ ...before, [field]: value }))
              form.clear(field)
            }}
          />
        </div>
        <FormEnd form={form} />
        <button
          type="submit"
          className="button"
          aria-disabled={form.busy !== null}
          aria-busy={form.busy !== null}
        >
          {t(form.busy ? 'reset.saving' : 'reset.save')}
        </button>
      </form>
    </Step>
  )
}

/** A token that is cut or changed is not even read as one. */
export const isRefusedLink = (error: unknown) =>
  error instanceof AppError &&
  (error.code === 'invalid-token' || (error.code === 'invalid-fields' && 'token' in error.fields))
