import type { Profile, ProfilePatch } from '#domain/accounts/account.ts'
import { formatSiret, normaliseSiret } from '#domain/accounts/siret.ts'
import { inputsOf, type ProfileField, profileFields } from '#domain/forms/person-fields.ts'
import { Form } from '#src/forms/form.tsx'
import type { Draft } from '#src/forms/form-draft.ts'
import { FormProblems } from '#src/forms/form-problems.tsx'
import { bySchema } from '#src/forms/schema-validation.ts'
import { useFieldProps } from '#src/forms/use-field-props.ts'
import { useSubmission } from '#src/forms/use-submission.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Field } from '#src/ui/field.tsx'
import { FormFoot } from './form-foot.tsx'

type Props = { profile: Profile; onSaved: (profile: Profile) => void }

/** The profile form. */
export function ProfileForm({ profile, onSaved }: Props) {
  const t = useTranslate()
  const form = useProfileChange({ profile, onSaved })
  const field = useFieldProps(form)
  const label = (name: ProfileField) => t(`dashboard.field-${name}`)
  const leave = (name: string) => {
    const grouped = groupedSiret(form.values.siret ?? '')
    if (name === 'siret' && grouped !== form.values.siret) form.set(name, grouped)
    form.check(name)
  }
  return (
    <Form form={form} className="dash-form">
      <FormProblems {...form} labels={Object.fromEntries(profileFields.map((name) => [name, label(name)]))} />
      <div className="field-grid">
        {inputsOf(profileFields).map(({ name, ...input }) => (
          <Field key={name} {...field(name)} label={label(name)} {...input} onBlur={() => leave(name)} />
        ))}
      </div>
      <FormFoot form={form} label="dashboard.save" doneLabel="dashboard.saved" />
    </Form>
  )
}

/** Keeps no draft: personal data must not stay in the browser. */
function useProfileChange({ profile, onSaved }: Props) {
  const { callApi } = useSite()
  const validate = bySchema(
    () => import('#domain/accounts/account.ts').then(({ ProfilePatch }) => ProfilePatch),
    (values) => changedFields(values, profile),
  )
  return useSubmission({
    initial: readable(profile),
    validate,
    send: (body) => callApi('PATCH /profile', { body }),
    valuesAfter: readable,
    onAccepted: onSaved,
  })
}

/** The profile for display: grouped digits. */
function readable(profile: Profile): Draft {
  const values = Object.fromEntries(profileFields.map((name) => [name, profile[name]]))
  return { ...values, siret: formatSiret(profile.siret) }
}

/** Only the changed fields: another tab or device may have changed the others. */
function changedFields(values: Draft, profile: Profile): ProfilePatch {
  const before = readable(profile)
  return Object.fromEntries(
    profileFields.filter((name) => values[name] !== before[name]).map((name) => [name, values[name] ?? '']),
  )
}

/** Groups the digits of a SIRET once the field is left. */
const groupedSiret = (typed: string) => formatSiret(normaliseSiret(typed))
