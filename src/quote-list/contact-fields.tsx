import { type ReactNode, useState } from 'react'
import { limits } from '#config/limits.ts'
import { Attachments } from '#src/files/attachments.tsx'
import type { Uploads } from '#src/files/use-uploads.ts'
import { FormProblems } from '#src/forms/form-problems.tsx'
import { useFieldProps } from '#src/forms/use-field-props.ts'
import type { Submission } from '#src/forms/use-submission.ts'
import { type TextKey, useTranslate } from '#src/i18n/translation.ts'
import { Field, TextArea } from '#src/ui/field.tsx'

/** The sender’s contact data. */
const personFields = [
  { name: 'name', autoComplete: 'name', required: true, maxLength: limits.nameLength },
  { name: 'email', type: 'email', autoComplete: 'email', required: true, maxLength: limits.emailLength },
  { name: 'phone', type: 'tel', autoComplete: 'tel', maxLength: limits.phoneLength },
  { name: 'company', autoComplete: 'organization', maxLength: limits.lineLength },
] as const

/** Where the instrument will stand; folded away until it is wanted or known. */
const addressFields = [
  { name: 'address', autoComplete: 'street-address', maxLength: limits.lineLength },
  { name: 'zipCode', autoComplete: 'postal-code', maxLength: 12 },
  { name: 'city', autoComplete: 'address-level2', maxLength: limits.lineLength },
  { name: 'country', autoComplete: 'country-name', maxLength: 60 },
] as const

/** The fields of a quote request in their order, with autocomplete tokens. */
export const contactFields = [...personFields, ...addressFields]

const labelKey = (name: string) => `form.${name}` as TextKey

/** The errors of a quote request, with links to its fields. */
export function ContactProblems({ form }: { form: Submission }) {
  const t = useTranslate()
  const names = [...contactFields.map(({ name }) => name), 'message']
  const labels = Object.fromEntries(names.map((name) => [name, t(labelKey(name))]))
  return <FormProblems {...form} labels={{ ...labels, termsAccepted: t('form.terms-short') }} />
}

type FieldsProps = {
  form: Submission & { uploads: Uploads }
  suggestion?: string
  /** The address is asked for at once, because something depends on it. */
  withAddress?: boolean
}

/** Who asks, the message, and where. `suggestion`: the message until another is typed. */
export function ContactFields({ form, suggestion = '', withAddress = false }: FieldsProps) {
  const t = useTranslate()
  const field = useFieldProps({ ...form, values: { message: suggestion, ...form.values } })
  return (
    <>
      {form.prefilled ? <p className="hint">{t('form.from-profile')}</p> : null}
      <div className="field-grid">
        {personFields.map(({ name, ...input }) => (
          <Field key={name} {...field(name)} label={t(labelKey(name))} {...input} />
        ))}
      </div>
      <TextArea
        {...field('message')}
        label={t('form.message')}
        hint={t('quote.message-hint')}
        rows={5}
        maxLength={limits.messageLength}
      />
      <Attachments uploads={form.uploads} id="quote-files" />
      <AddressFold form={form} withAddress={withAddress}>
        <div className="field-grid">
          {addressFields.map(({ name, ...input }) => (
            <Field key={name} {...field(name)} label={t(labelKey(name))} {...input} />
          ))}
        </div>
      </AddressFold>
    </>
  )
}

type FoldProps = { form: Submission; withAddress: boolean; children: ReactNode }

/** Unfolds by itself where a field in it is filled in or wrong, so that nothing is sent or refused unseen. */
function AddressFold({ form: { values, errors }, withAddress, children }: FoldProps) {
  const t = useTranslate()
  // The country is filled in from the start.
  const isNeeded = addressFields.some(({ name }) => errors[name] || (name !== 'country' && values[name]))
  const [isOpen, setOpen] = useState(withAddress || isNeeded)
  if (isNeeded && !isOpen) setOpen(true)
  return (
    <details className="address-fold" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('quote.add-address')}</summary>
      {children}
    </details>
  )
}
