import type { Profile } from '#domain/accounts/account.ts'
import { useAccountForm } from '#src/accounts/use-account-form.ts'
import { FormProblems } from '#src/app/form-problems.tsx'
import { useSite } from '#src/app/site.ts'
import { type TextKey, useTranslate } from '#src/i18n/index.ts'
import { Field } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { changedFields, groupedSiret, profileFields, readable } from './profile-fields.ts'

type Props = { profile: Profile; onSaved: (profile: Profile) => void }

/** All that a customer may say of himself. */
export function ProfileForm({ profile, onSaved }: Props) {
  const t = useTranslate()
  const { callApi } = useSite()
  const form = useAccountForm({
    schema: () => import('#domain/accounts/account.ts').then(({ ProfilePatch }) => ProfilePatch),
    initial: readable(profile),
    input: (values) => changedFields(values, profile),
    send: (patch) => callApi('PATCH /profile', { body: patch }),
    onDone: (saved) => {
      form.restart(readable(saved))
      onSaved(saved)
    },
  })
  const label = (name: string) => t(`dashboard.field-${name}` as TextKey)
  const leave = (name: string) => {
    const grouped = groupedSiret(form.values.siret ?? '')
    if (name === 'siret' && grouped !== form.values.siret) form.set(name, grouped)
    void form.check(name)
  }
  return (
    <form
      method="post"
      noValidate
      className="dash-form"
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <FormProblems
        {...form}
        labels={Object.fromEntries(profileFields.map(({ name }) => [name, label(name)]))}
      />
      <div className="field-grid">
        {profileFields.map(({ name, ...input }) => (
          <Field
            key={name}
            name={name}
            label={label(name)}
            value={form.values[name] ?? ''}
            onChange={(event) => form.set(name, event.target.value)}
            onBlur={() => leave(name)}
            error={form.errors[name] ? t(form.errors[name] as TextKey) : undefined}
            {...input}
          />
        ))}
      </div>
      <div className="dash-foot">
        <button type="submit" className="button" aria-disabled={form.busy} aria-busy={form.busy}>
          {t(form.busy ? 'dashboard.saving' : 'dashboard.save')}
        </button>
        <p role="status">
          {form.done ? (
            <span className="dash-good">
              <Icon name="check" />
              {t('dashboard.saved')}
            </span>
          ) : null}
        </p>
      </div>
    </form>
  )
}
