import { limits } from '#config/limits.ts'
import { AccountStyles } from '#src/accounts/account-styles.tsx'
import { PasswordField } from '#src/accounts/password-field.tsx'
import { setSessionUser } from '#src/accounts/session.ts'
import { useAccountForm } from '#src/accounts/use-account-form.ts'
import { FormProblems } from '#src/app/form-problems.tsx'
import { useSite } from '#src/app/site.ts'
import { type TextKey, useTranslate } from '#src/i18n/index.ts'
import { Dialog } from '#src/ui/dialog.tsx'

const gone = ['dashboard.gone-profile', 'dashboard.gone-access', 'dashboard.gone-newsletter'] as const
const kept = ['dashboard.kept-requests', 'dashboard.kept-mails'] as const

/** What goes, what stays and why, and the password: this cannot be undone. */
export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const { callApi } = useSite()
  const form = useAccountForm({
    schema: () => import('#domain/accounts/account.ts').then(({ PasswordAgain }) => PasswordAgain),
    initial: { password: '' },
    input: ({ password = '' }) => ({ password }),
    send: (again) => callApi('DELETE /profile', { body: again }),
    onDone: () => setSessionUser(null),
    blame: { 'wrong-password': ['password', 'auth.wrong-password'] },
  })
  const { password: wrong, ...errors } = form.errors
  return (
    <Dialog title={t('dashboard.delete')} onClose={onClose}>
      <AccountStyles />
      <form
        method="post"
        noValidate
        className="dash-form dash-deletion"
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <p>{t('dashboard.gone')}</p>
        <ul>
          {gone.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
        <p>{t('dashboard.kept')}</p>
        <ul>
          {kept.map((key) => (
            <li key={key}>{t(key, { years: limits.requestYears })}</li>
          ))}
        </ul>
        <FormProblems
          {...form}
          errors={errors}
          labels={{}}
          said={form.problem === 'too-many-attempts' ? t('auth.too-many') : undefined}
        />
        <PasswordField
          name="password"
          id="deletion-password"
          label={t('dashboard.currentPassword')}
          value={form.values.password ?? ''}
          onChange={(value) => form.set('password', value)}
          error={wrong ? t(wrong as TextKey) : undefined}
          autoComplete="current-password"
        />
        <div className="dialog-actions">
          <button type="button" className="button ghost" onClick={onClose}>
            {t('cancel')}
          </button>
          <button type="submit" className="button danger" aria-disabled={form.busy} aria-busy={form.busy}>
            {t(form.busy ? 'dashboard.deleting' : 'dashboard.delete-now')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
