import { useState } from 'react'
import { staffLimits } from '#config/desk-settings.ts'
import { useAction } from '#src/forms/use-action.ts'
import { Field } from '#src/ui/field.tsx'
import { fieldsOf } from './controls.tsx'
import { useDesk } from './desk-context.ts'
import { staffWords as text } from './staff-words.ts'
import { words } from './words.ts'

/** The names under which colleagues and customers read what somebody writes. */
export function MyNames() {
  const { calls, me } = useDesk()
  const [names, setNames] = useState({ name: me.name, publicName: me.publicName })
  const { run, busy, done, failed } = useAction({ send: calls.changeNames })
  const field = fieldsOf({ value: names, onChange: setNames })
  return (
    <>
      <h1>{text.me}</h1>
      <p>{text.namesText}</p>
      <form
        className="desk-form"
        onSubmit={(event) => {
          event.preventDefault()
          void run(names)
        }}
      >
        <Field
          label={text.myName}
          maxLength={staffLimits.nameLength}
          autoComplete="name"
          {...field('name')}
        />
        <Field
          label={text.publicName}
          hint={text.publicNameHint}
          maxLength={staffLimits.nameLength}
          {...field('publicName')}
          required={false}
        />
        <button type="submit" className="button" aria-disabled={busy} aria-busy={busy}>
          {text.save}
        </button>
        <p role="status">{done ? text.namesSaved : failed ? words.failed : null}</p>
      </form>
    </>
  )
}
