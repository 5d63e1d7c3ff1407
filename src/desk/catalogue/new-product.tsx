import { useState } from 'react'
import { useDesk } from '#src/desk/desk-context.ts'
import { useAction } from '#src/forms/use-action.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { Field } from '#src/ui/field.tsx'
import { text } from './catalogue-words.ts'
import { problemText } from './problem-words.ts'
import { ProductPicker } from './product-picker.tsx'
import { refusalText } from './refusal-text.ts'

const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

type Props = {
  /** The product that is copied; without it one is chosen. */ from?: string
  onClose: () => void
}

/** A new product begins as a copy of another one, so that kind, drawing and rows of its data sheet are right. */
export function NewProduct({ from: given, onClose }: Props) {
  const { calls, go } = useDesk()
  const [id, setId] = useState(given ? `${given}-copie` : '')
  const [from, setFrom] = useState(given ?? '')
  const [isTried, setTried] = useState(false)
  const isWrongId = id !== '' && !idPattern.test(id)
  const [taken, setTaken] = useState('')
  const { run, busy, problem } = useAction({
    send: () => isFree(calls, id),
    onAccepted: (free) => (free ? go({ view: 'catalogue', product: id, copy: from }) : setTaken(id)),
  })
  return (
    <Dialog title={given ? text.duplicateOf(given) : text.fresh} onClose={onClose}>
      <form
        className="desk-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (id && from && !isWrongId) void run()
        }}
      >
        <Field
          name="new-id"
          label={text.freshId}
          hint={text.freshIdHint}
          required
          maxLength={80}
          value={id}
          error={
            isWrongId ? problemText['id-form']() : id === taken && id ? problemText['id-taken']() : undefined
          }
          onChange={({ target }) => setId(target.value.trim())}
        />
        {given ? null : (
          <ProductPicker
            name="new-from"
            label={text.freshFrom}
            hint={text.freshFromHint}
            required
            chosen={from}
            error={isTried && from === '' ? text.freshUnknown : undefined}
            onChoose={setFrom}
          />
        )}
        {problem ? <p role="alert">{refusalText(problem)}</p> : null}
        <button type="submit" className="button" aria-disabled={busy || isWrongId} aria-busy={busy}>
          {text.create}
        </button>
      </form>
    </Dialog>
  )
}

/** True for an id that neither a product nor a draft has. */
async function isFree(calls: ReturnType<typeof useDesk>['calls'], id: string): Promise<boolean> {
  const lists = await Promise.all(
    (['all', 'drafts', 'planned'] as const).map((filter) =>
      calls.products({ filter, q: id, subcategory: '', cursor: '' }),
    ),
  )
  return lists.every(({ items }) => items.every((row) => row.id !== id))
}
