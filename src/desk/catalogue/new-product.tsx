import { useState } from 'react'
import { Options } from '#src/desk/controls.tsx'
import { useDesk } from '#src/desk/desk-context.ts'
import { useAction } from '#src/forms/use-action.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { Choice, Field } from '#src/ui/field.tsx'
import { text } from './catalogue-words.ts'
import { problemText } from './problem-words.ts'
import { type Pattern, patternAddress } from './product-pattern.ts'
import { ProductPicker } from './product-picker.tsx'
import { refusalText } from './refusal-text.ts'

const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

type Props = {
  /** The product that is copied; without it one is chosen, or a kind. */
  from?: string
  kinds?: readonly { key: string; name: string }[]
  onClose: () => void
}

/** What is typed of a new product, and the way to its editor. */
function useNewProduct(given: string | undefined) {
  const { calls, go } = useDesk()
  const [id, setId] = useState(given ? `${given}-copie` : '')
  const [kind, setKind] = useState('')
  const [from, setFrom] = useState(given ?? '')
  const [isTried, setTried] = useState(false)
  const [taken, setTaken] = useState('')
  const isWrongId = id !== '' && !idPattern.test(id)
  const action = useAction({
    send: async () => ({
      isFree: await isFree(calls, id),
      pattern: from ? { copyOf: from, isKind: false } : await patternOfKind(calls, kind),
    }),
    onAccepted: ({ isFree, pattern }) => {
      if (!isFree) setTaken(id)
      else if (pattern) go(patternAddress(id, pattern))
      // A kind of which there is no product yet: one of another kind is copied.
      else setKind('')
    },
  })
  const submit = () => {
    setTried(true)
    if (id && (from || kind) && !isWrongId) void action.run()
  }
  const isTaken = id === taken && id !== ''
  const idProblem: 'id-form' | 'id-taken' | null = isWrongId ? 'id-form' : isTaken ? 'id-taken' : null
  const isUnknown = isTried && from === '' && kind === ''
  return { ...{ id, setId, kind, setKind, from, setFrom, idProblem, isUnknown, submit }, ...action }
}

/** A new product begins as one of a kind, or as a copy: drawing and rows of its data sheet are right then. */
export function NewProduct({ from: given, kinds = [], onClose }: Props) {
  const product = useNewProduct(given)
  const { id, kind, idProblem, isUnknown, problem, busy } = product
  return (
    <Dialog title={given ? text.duplicateOne : text.fresh} onClose={onClose}>
      <form
        className="desk-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          product.submit()
        }}
      >
        <Field
          name="new-id"
          label={text.freshId}
          hint={text.freshIdHint}
          required
          maxLength={80}
          value={id}
          error={idProblem ? problemText[idProblem]() : undefined}
          onChange={({ target }) => product.setId(target.value.trim())}
        />
        {given ? null : (
          <>
            <Choice
              name="new-kind"
              label={text.kind}
              required
              value={kind}
              error={isUnknown ? text.freshUnknown : undefined}
              onChange={({ target }) => product.setKind(target.value)}
            >
              <Options of={[['', ''], ...kinds.map(({ key, name }) => [key, name] as const)]} />
            </Choice>
            <ProductPicker
              name="new-from"
              label={text.freshFrom}
              hint={text.freshFromHint}
              chosen={product.from}
              onChoose={product.setFrom}
            />
          </>
        )}
        {problem ? <p role="alert">{refusalText(problem)}</p> : null}
        <button type="submit" className="button" aria-disabled={busy || idProblem !== null} aria-busy={busy}>
          {text.create}
        </button>
      </form>
    </Dialog>
  )
}

type Calls = ReturnType<typeof useDesk>['calls']

/** True for an id that neither a product nor a draft has. */
async function isFree(calls: Calls, id: string): Promise<boolean> {
  const lists = await Promise.all(
    (['all', 'drafts', 'planned'] as const).map((filter) =>
      calls.products({ filter, q: id, subcategory: '', cursor: '' }),
    ),
  )
  return lists.every(({ items }) => items.every((row) => row.id !== id))
}

/** A product of that kind, which has its drawing; null: there is none. */
async function patternOfKind(calls: Calls, kind: string): Promise<Pattern | null> {
  const { items } = await calls.products({ filter: 'all', q: '', subcategory: kind, cursor: '' })
  // A product that is being taken away has no document to begin with.
  const product = items.find(({ state }) => state !== 'removed')
  return product ? { copyOf: product.id, isKind: true } : null
}
