import { useState } from 'react'
import { staffLimits } from '#config/desk-settings.ts'
import type { NamesForm } from '#domain/staff/staff-schemas.ts'
import { Form } from '#src/forms/form.tsx'
import { useFieldProps } from '#src/forms/use-field-props.ts'
import { Field } from '#src/ui/field.tsx'
import { useDesk } from './desk-context.tsx'
import { SubmitError, useFormWithDraft } from './draft-form.tsx'
import { staffWords as text } from './staff-words.ts'

/** The names under which colleagues and customers read what somebody writes. */
export function OwnNames() {
  const [forms, setForms] = useState(0)
  return <Names key={forms} onReload={() => setForms(forms + 1)} />
}

function Names({ onReload }: { onReload: () => void }) {
  const { call, me } = useDesk()
  const form = useFormWithDraft({
    name: 'desk-names',
    initial: { name: me.name, publicName: me.publicName },
    validate: ({ name = '', publicName = '' }) => ({ output: { name, publicName }, errors: {} }),
    send: (body: NamesForm) => call('PUT /desk/me', { body }),
    valuesAfter: (_, values) => values,
  })
  const field = useFieldProps(form)
  return (
    <>
      <h1>{text.me}</h1>
      <p>{text.namesText}</p>
      <Form form={form} className="desk-form">
        <SubmitError form={form} onReload={onReload} />
        <Field
          label={text.myName}
          maxLength={staffLimits.nameLength}
          autoComplete="name"
          required
          {...field('name')}
        />
        <Field
          label={text.publicName}
          hint={text.publicNameHint}
          maxLength={staffLimits.nameLength}
          {...field('publicName')}
        />
        <button type="submit" className="button" aria-disabled={form.busy} aria-busy={form.busy}>
          {text.save}
        </button>
        <p role="status">{form.done ? text.namesSaved : null}</p>
      </Form>
    </>
  )
}
