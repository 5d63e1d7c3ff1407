import { useState } from 'react'
import { each } from '#config/locales.ts'
import type { ProductDocument, VariantDocument } from '#domain/publishing/document.ts'
import type { EditedProduct } from '#domain/publishing/editing-schemas.ts'
import type { CallApi } from '#src/api/call-api.ts'
import { DeskForm } from '#src/desk/controls.tsx'
import { useDesk } from '#src/desk/desk-context.tsx'
import { useAction } from '#src/forms/use-action.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { Choice, Field } from '#src/ui/field.tsx'
import { text } from './catalogue-words.ts'
import { KindOptions, type Kinds, ProductPicker } from './choices.tsx'
import { problemText, refusalText } from './problem-words.ts'
import { maxIdLength, slugify, slugOf } from './product-values.ts'
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
  const { call, go } = useDesk()
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
      isFree: await isFree(call, id),
      pattern: from ? { copyOf: from, isKind: false } : await patternOfKind(call, kind),
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

/** True for an id that neither a product nor a draft has. */
async function isFree(call: CallApi, id: string): Promise<boolean> {
  const lists = await Promise.all(
    (['all', 'drafts', 'planned'] as const).map((filter) =>
      call('GET /desk/catalogue/products', { query: { filter, q: id } }),
    ),
  )
  return lists.every(({ items }) => items.every((row) => row.id !== id))
}

/** A product of that kind, which has its drawing; null: there is none. */
async function patternOfKind(call: CallApi, kind: string): Promise<Omit<Pattern, 'name'> | null> {
  const { items } = await call('GET /desk/catalogue/products', { query: { subcategory: kind } })
  // A product that is being taken away has no document to begin with.
  const product = items.find(({ state }) => state !== 'removed')
  return product ? { copyOf: product.id, isKind: true } : null
}

/** The product that a new one is a copy of, or of whose kind it is: drawing and rows of the data sheet alone. */
export type Pattern = {
  copyOf: string
  isKind: boolean
  /** Its French name; empty: that of the pattern. */
  name: string
}

/** The address of the editor of a new product that begins so. */
const patternAddress = (id: string, { copyOf, isKind, name }: Pattern) => ({
  ...{ view: 'catalogue', product: id },
  ...(isKind ? { like: copyOf } : { copy: copyOf }),
  ...(name ? { name } : {}),
})

/** What a new product begins with, by the address of its editor; null: it is there already. */
export function patternOf(address: URLSearchParams): Pattern | null {
  const [like, copyOf] = [address.get('like'), address.get('copy')]
  const name = address.get('name') ?? ''
  if (like) return { copyOf: like, isKind: true, name }
  return copyOf ? { copyOf, isKind: false, name } : null
}

/** The product, and the document that its editor begins with: that of the product, or what its pattern gives. */
export async function readEdited(call: CallApi, id: string, pattern: Pattern | null) {
  if (pattern === null) {
    const edited = await call('GET /desk/catalogue/products/:id', { params: { id } })
    return { edited, beginning: edited.document }
  }
  const params = { id: pattern.copyOf }
  const { document, drawings, subcategories, medianCents } = await call('GET /desk/catalogue/products/:id', {
    params,
  })
  const edited: EditedProduct = {
    ...{ id, state: 'new', document: null, published: null, revision: null },
    ...{ draft: null, problems: [], ordered: null, planned: [] },
    ...{ drawings, subcategories, medianCents },
  }
  const begun = document && (pattern.isKind ? ofKind : copyOf)(document)
  const today = new Date().toISOString().slice(0, 10)
  const name = begun && { ...begun.name, ...(pattern.name ? { fr: pattern.name } : {}) }
  return { edited, beginning: begun && name && { ...begun, name, id, newestOn: today } }
}

/**
 * A copy has references of its own: until they are typed, those of the original with a sign that none may have, so that
 * accessories keep the models that they are for.
 */
function copyOf(document: ProductDocument): ProductDocument {
  const mark = (reference: string) => `${reference}?`
  const markAll = <Part extends { variantReferences: string[] | null }>(part: Part): Part => ({
    ...part,
    variantReferences: part.variantReferences?.map(mark) ?? null,
  })
  return {
    ...document,
    variants: document.variants.map((variant) => ({ ...variant, reference: mark(variant.reference) })),
    accessories: document.accessories.map(markAll),
    // They show and certify another product.
    ...{ photos: [], documents: [] },
  }
}

const nothing = () => each(() => '')

/** What every product of a kind has: how it is drawn, and the rows of its data sheet. */
const ofKind = ({ variants, specifications, ...document }: ProductDocument): ProductDocument => ({
  ...document,
  ...{ brand: '', model: '', name: nothing(), summary: nothing(), description: nothing(), features: [] },
  specifications: Object.fromEntries(Object.keys(specifications).map((key) => [key, nothing()])),
  variants: variants.slice(0, 1).map(emptyModel),
  ...{ accessories: [], photos: [], documents: [], discontinued: null },
})

const emptyModel = ({ accuracyClass, metrology, facts }: VariantDocument): VariantDocument => ({
  ...{ reference: '', arrangement: 'single', ranges: [], platform: null, accuracyClass, metrology },
  ...{ priceCents: null, inStock: false },
  facts: Object.fromEntries(Object.keys(facts).map((fact) => [fact, null])) as VariantDocument['facts'],
})
