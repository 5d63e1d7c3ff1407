import { useState } from 'react'
import { DeskForm } from '#src/desk/controls.tsx'
import { useDesk } from '#src/desk/desk-context.ts'
import { useAction } from '#src/forms/use-action.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { Choice, Field } from '#src/ui/field.tsx'
import { text } from './catalogue-words.ts'
import { KindOptions, type Kinds } from './kind-options.tsx'
import { problemText } from './problem-words.ts'
import { type Pattern, patternAddress } from './product-pattern.ts'
import { ProductPicker } from './product-picker.tsx'
import { maxIdLength, slugify, slugOf } from './product-values.ts'
import { refusalText } from './refusal-text.ts'
import { useSessionState } from './session-value.ts'

type Props = {
  /** The product that is copied; without it one is chosen, or a kind. */
  from?: string
  kinds?: Kinds
  onClose: () => void
}

/** The id is null until one is typed, and follows the name. */
type Typed = Record<'name' | 'kind' | 'from', string> & { id: string | null }

/** What is typed of a new product, and the way to its editor. */
function useNewProduct(given: string | undefined) {
  const { calls, go } = useDesk()
  const [typed, setTyped] = useSessionState<Typed>(`desk.new-product.${given ?? ''}`, {
    ...{ name: '', kind: '', from: given ?? '', id: null },
  })
  const { name, kind, from } = typed
  const set = (next: Partial<Typed>) => setTyped({ ...typed, ...next })
  const [isTried, setTried] = useState(false)
  const [taken, setTaken] = useState('')
  const id = slugOf(typed.id ?? (name || (given ? `${given}-copie` : '')))
  const action = useAction({
    send: async () => ({
      isFree: await isFree(calls, id),
      pattern: from ? { copyOf: from, isKind: false } : await patternOfKind(calls, kind),
    }),
    onAccepted: ({ isFree, pattern }) => {
      if (!isFree) setTaken(id)
      else if (pattern) go(patternAddress(id, { ...pattern, name: name.trim() }))
      // A kind of which there is no product yet: one of another kind is copied.
      else set({ kind: '' })
    },
  })
  const submit = () => {
    setTried(true)
    if (id && (from || kind)) void action.run()
  }
  const isTaken = id === taken && id !== ''
  const isUnknown = isTried && from === '' && kind === ''
  return {
    ...{ name, id, shownId: typed.id ?? id, kind, from, set },
    ...{ isTaken, isUnnamed: isTried && id === '', isUnknown, submit },
    ...action,
  }
}

/** A new product begins as one of a kind, or as a copy: drawing and rows of its data sheet are right then. */
export function NewProduct({ from: given, kinds = [], onClose }: Props) {
  const product = useNewProduct(given)
  const { kind, isTaken, isUnknown, problem, busy } = product
  return (
    <Dialog title={given ? text.duplicateOne : text.fresh} onClose={onClose}>
      <DeskForm className="desk-form" onSubmit={() => product.submit()}>
        <Field
          name="new-name"
          label={text.freshName}
          required={!given}
          maxLength={200}
          value={product.name}
          error={product.isUnnamed ? text.freshNameMissing : undefined}
          onChange={({ target }) => product.set({ name: target.value })}
        />
        {given ? null : (
          <>
            <Choice
              name="new-kind"
              label={text.kind}
              required
              value={kind}
              error={isUnknown ? text.freshUnknown : undefined}
              onChange={({ target }) => product.set({ kind: target.value })}
            >
              <option value="" />
              <KindOptions kinds={kinds} />
            </Choice>
            <ProductPicker
              name="new-from"
              label={text.freshFrom}
              hint={text.freshFromHint}
              chosen={product.from}
              onChoose={(from) => product.set({ from })}
            />
          </>
        )}
        <IdFields product={product} />
        {problem ? <p role="alert">{refusalText(problem)}</p> : null}
        <button type="submit" className="button" aria-disabled={busy || isTaken} aria-busy={busy}>
          {text.create}
        </button>
      </DeskForm>
    </Dialog>
  )
}

/** The name of its address, which follows the name until it is typed. */
function IdFields({ product: { id, shownId, set, isTaken } }: { product: ReturnType<typeof useNewProduct> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details open={isOpen || isTaken} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text.freshAddress(id)}</summary>
      <Field
        name="new-id"
        label={text.freshId}
        hint={text.freshIdHint}
        required
        maxLength={maxIdLength}
        autoCapitalize="none"
        spellCheck={false}
        value={shownId}
        error={isTaken ? problemText['id-taken']() : undefined}
        onChange={({ target }) => set({ id: slugify(target.value) })}
      />
    </details>
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
async function patternOfKind(calls: Calls, kind: string): Promise<Omit<Pattern, 'name'> | null> {
  const { items } = await calls.products({ filter: 'all', q: '', subcategory: kind, cursor: '' })
  // A product that is being taken away has no document to begin with.
  const product = items.find(({ state }) => state !== 'removed')
  return product ? { copyOf: product.id, isKind: true } : null
}
