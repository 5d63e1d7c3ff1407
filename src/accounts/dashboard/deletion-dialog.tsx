import { useState } from 'react'
import { retention } from '#config/retention.ts'
import type { KeptContract } from '#domain/accounts/account.ts'
import { formatDay } from '#domain/time/dates.ts'
import { AccountStyles } from '#src/accounts/account-styles.tsx'
import { PasswordField } from '#src/accounts/password-field.tsx'
import { setSessionUser } from '#src/accounts/session.ts'
import { Form, SubmitButton } from '#src/forms/form.tsx'
import { bySchema } from '#src/forms/schema-validation.ts'
import { blameByCode } from '#src/forms/submission.ts'
import { useFieldProps } from '#src/forms/use-field-props.ts'
import { useSubmission } from '#src/forms/use-submission.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { PasswordProblems } from './form-foot.tsx'
import { OtherAddress } from './other-address.tsx'

const gone = ['dashboard.gone-profile', 'dashboard.gone-access', 'dashboard.gone-newsletter'] as const
const keptData = [
  ['dashboard.kept-requests', retention.request.years],
  ['dashboard.kept-contracts', retention.contract.years],
  ['dashboard.kept-mails', 0],
] as const

/** Erases the account; what had to be kept of it is named before the customer area closes. */
export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const [kept, setKept] = useState<readonly KeptContract[]>([])
  const onErased = (contracts: readonly KeptContract[]) =>
    contracts.length ? setKept(contracts) : setSessionUser(null)
  return kept.length ? <Erased contracts={kept} /> : <Deletion onClose={onClose} onErased={onErased} />
}

/** The contracts that outlive the account, each with its last day. */
function Erased({ contracts }: { contracts: readonly KeptContract[] }) {
  const t = useTranslate()
  const { locale } = useSite()
  const leave = () => setSessionUser(null)
  return (
    <Dialog title={t('dashboard.erased')} onClose={leave}>
      <p>{t('dashboard.erased-contracts')}</p>
      <ul>
        {contracts.map(({ reference, keptUntil }) => (
          <li key={reference}>
            {t('dashboard.erased-contract', { reference, day: formatDay(keptUntil, locale) })}
          </li>
        ))}
      </ul>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={leave}>
          {t('dashboard.erased-close')}
        </button>
      </div>
    </Dialog>
  )
}

type DeletionProps = { onClose: () => void; onErased: (contracts: readonly KeptContract[]) => void }

/** Confirms the deletion of the account: lists what is deleted, what is kept and why, and requires the password. */
function Deletion({ onClose, onErased }: DeletionProps) {
  const t = useTranslate()
  const form = useDeletion(onErased)
  const field = useFieldProps(form, { idPrefix: 'deletion-' })
  const { password: _, ...errors } = form.errors
  return (
    <Dialog title={t('dashboard.delete')} onClose={onClose}>
      <AccountStyles />
      <details className="dash-hand-over">
        <summary>{t('dashboard.hand-over')}</summary>
        <p>{t('dashboard.hand-over-lead')}</p>
        <OtherAddress use="hand-over" />
      </details>
      <Form form={form} className="dash-form dash-deletion">
        <p>{t('dashboard.gone')}</p>
        <ul>
          {gone.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
        <p>{t('dashboard.kept')}</p>
        <ul>
          {keptData.map(([key, years]) => (
            <li key={key}>{t(key, { years })}</li>
          ))}
        </ul>
        <PasswordProblems form={{ ...form, errors }} labels={{}} />
        <PasswordField
          {...field('password')}
          label={t('dashboard.currentPassword')}
          autoComplete="current-password"
        />
        <div className="dialog-actions">
          <button type="button" className="button ghost" onClick={onClose}>
            {t('cancel')}
          </button>
          <SubmitButton form={form} label="dashboard.delete-now" busyLabel="dashboard.deleting" danger />
        </div>
      </Form>
    </Dialog>
  )
}

function useDeletion(onErased: DeletionProps['onErased']) {
  const { callApi } = useSite()
  const validate = bySchema(
    () => import('#domain/accounts/account.ts').then(({ PasswordAgain }) => PasswordAgain),
    ({ password = '' }) => ({ password }),
  )
  return useSubmission({
    initial: { password: '' },
    validate,
    send: (body) => callApi('DELETE /profile', { body }),
    onAccepted: (kept) => onErased(kept?.contracts ?? []),
    blame: blameByCode({ 'wrong-password': { password: 'auth.wrong-password' } }),
  })
}
