import { useState } from 'react'
import { useDesk } from '#src/desk/desk-context.ts'
import { useAction } from '#src/forms/use-action.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { Field } from '#src/ui/field.tsx'
import { problemText, text } from './catalogue-words.ts'

const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** A new product begins as a copy of another one, so that kind, drawing and rows of its data sheet are right. */
export function NewProduct({ onClose }: { onClose: () => void }) {
  const { calls, go } = useDesk()
  const [form, setForm] = useState({ id: '', from: '' })
  const isWrongId = form.id !== '' && !idPattern.test(form.id)
  const { run, busy, problem } = useAction({
    send: ({ from }: typeof form) => calls.product(from),
    onAccepted: (_, { id, from }) => go({ view: 'catalogue', product: id, copy: from }),
  })
  return (
    <Dialog title={text.fresh} onClose={onClose}>
      <form
        className="desk-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (form.id && form.from && !isWrongId) void run(form)
        }}
      >
        <Field
          name="new-id"
          label={text.freshId}
          hint={text.freshIdHint}
          required
          maxLength={80}
          value={form.id}
          error={isWrongId ? problemText['id-form']() : undefined}
          onChange={({ target }) => setForm({ ...form, id: target.value.trim() })}
        />
        <Field
          name="new-from"
          label={text.freshFrom}
          hint={text.freshFromHint}
          required
          maxLength={80}
          value={form.from}
          error={problem ? text.freshUnknown : undefined}
          onChange={({ target }) => setForm({ ...form, from: target.value.trim() })}
        />
        <button type="submit" className="button" aria-disabled={busy || isWrongId} aria-busy={busy}>
          {text.create}
        </button>
      </form>
    </Dialog>
  )
}
