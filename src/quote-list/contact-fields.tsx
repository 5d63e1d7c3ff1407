import { type ReactNode, useState } from 'react'
import { limits } from '#config/limits.ts'
import { type RequestField, requestInputs } from '#domain/forms/person-fields.ts'
import { Attachments } from '#src/files/attachments.tsx'
import type { Uploads } from '#src/files/use-uploads.ts'
import { FormProblems } from '#src/forms/form-problems.tsx'
import { useFieldProps } from '#src/forms/use-field-props.ts'
import type { Submission } from '#src/forms/use-submission.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Field, TextArea } from '#src/ui/field.tsx'

/** Hospitals and communes ask too: they are no companies. */
const labelKey = (name: RequestField) =>
  name === 'company' ? 'form.organisation' : (`form.${name}` as const)

/** The errors of a quote request, with links to its fields. */
export function ContactProblems({ form }: { form: Submission }) {
  const t = useTranslate()
  const names = [...requestInputs.sender, ...requestInputs.address].map(({ name }) => name)
  const labels = Object.fromEntries(names.map((name) => [name, t(labelKey(name))]))
  const others = { message: t('form.message'), termsAccepted: t('form.terms-short') }
  return <FormProblems {...form} labels={{ ...labels, ...others }} />
}

type FieldsProps = {
  form: Submission & { uploads: Uploads }
  suggestion?: string
}

/** Who asks, the message, and where. `suggestion`: the message until another is typed. */
export function ContactFields({ form, suggestion = '' }: FieldsProps) {
  const t = useTranslate()
  const field = useFieldProps({ ...form, values: { message: suggestion, ...form.values } })
  return (
    <>
      {form.prefilled ? <p className="hint">{t('form.from-profile')}</p> : null}
      <div className="field-grid">
        {requestInputs.sender.map(({ name, ...input }) => (
          <Field key={name} {...field(name)} label={t(labelKey(name))} {...input} />
        ))}
        <AddressFold form={form}>
          <div className="field-grid">
            {requestInputs.address.map(({ name, ...input }) => (
              <Field key={name} {...field(name)} label={t(`form.${name}`)} {...input} />
            ))}
          </div>
        </AddressFold>
      </div>
      <TextArea
        {...field('message')}
        label={t('form.message')}
        hint={t('quote.message-hint')}
        rows={5}
        maxLength={limits.messageLength}
      />
      <Attachments uploads={form.uploads} id="quote-files" />
    </>
  )
}

type FoldProps = { form: Submission; children: ReactNode }

/** Unfolds by itself where a field in it is filled in or wrong, so that nothing is sent or refused unseen. */
function AddressFold({ form: { values, errors }, children }: FoldProps) {
  const t = useTranslate()
  // The country is filled in from the start.
  const isNeeded = requestInputs.address.some(
    ({ name }) => errors[name] || (name !== 'country' && values[name]),
  )
  const [isOpen, setOpen] = useState(isNeeded)
  if (isNeeded && !isOpen) setOpen(true)
  return (
    <details className="address-fold" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('quote.add-address')}</summary>
      {children}
    </details>
  )
}
