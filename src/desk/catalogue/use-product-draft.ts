import { useEffect, useState } from 'react'
import type { ProductDocument } from '#domain/publishing/document.ts'
import type { EditedProduct } from '#domain/publishing/editing-schemas.ts'
import { useDesk } from '#src/desk/desk-context.ts'
import { useAction } from '#src/forms/use-action.ts'
import { documentOf, type ProductValues, productValues } from './product-values.ts'
import { sessionValue } from './session-value.ts'

/** What changes of a product, or how it follows from what is typed. */
export type Changes = Partial<ProductValues> | ((typed: ProductValues) => Partial<ProductValues>)

/**
 * What was typed in this tab and not saved; a draft of another version does not end it: the server will say so. Another
 * number where the form of what is typed is another.
 */
const tabOf = (id: string) =>
  sessionValue<{ typed: ProductValues; version: number | null; base: number | null }>(`desk.product-3.${id}`)

/** The fields of a product, kept in the tab until they are saved as a draft on the server. */
export function useProductDraft(edited: EditedProduct, beginning: ProductDocument, onSaved: () => void) {
  const { calls } = useDesk()
  const { id, revision } = edited
  const [stored] = useState(() => tabOf(id).read())
  const [typed, setTyped] = useState<ProductValues>(() => stored?.typed ?? productValues(beginning))
  const [version, setVersion] = useState(() => (stored ? stored.version : (edited.draft?.version ?? null)))
  const [base] = useState(stored ? stored.base : revision)
  const [isChanged, setChanged] = useState(stored !== null || edited.document === null)
  useEffect(() => {
    if (isChanged) tabOf(id).write({ typed, version, base })
  }, [id, isChanged, typed, version, base])
  const [problems, setProblems] = useState(edited.problems)
  const saving = useAction({
    send: (document: ProductDocument) => calls.saveProduct(id, { version, revision: base, document }),
    onAccepted: ({ draft, problems }) => {
      setProblems(problems)
      tabOf(id).write(null)
      setVersion(draft?.version ?? null)
      setChanged(false)
      onSaved()
    },
  })
  const { document, errors } = documentOf(typed)
  return {
    typed,
    document,
    errors,
    isChanged,
    isRestored: stored !== null,
    /** Of the draft as it was saved last. */
    problems,
    saving,
    /** Changes that come later than a press, such as an upload, are made of what is typed by then. */
    change: (changes: Changes) => {
      setTyped((before) => ({ ...before, ...(typeof changes === 'function' ? changes(before) : changes) }))
      setChanged(true)
    },
    /** Ends what was typed here, for the version of the server. */
    forget: () => tabOf(id).write(null),
    version,
  }
}
