import { type FocusEvent, useEffect, useRef, useState } from 'react'
import type { ProductDocument } from '#domain/publishing/document.ts'
import type { EditedProduct, FieldProblem } from '#domain/publishing/editing-schemas.ts'
import { isSame } from '#domain/publishing/is-same.ts'
import { productChecker } from '#domain/publishing/problems.ts'
import { useDesk } from '#src/desk/desk-context.tsx'
import { useAction } from '#src/forms/use-action.ts'
import type { Placed } from './problem-list.tsx'
import { sentenceOf } from './problem-words.ts'
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
  const { call } = useDesk()
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
    send: (document: ProductDocument) =>
      call('PUT /desk/catalogue/products/:id', {
        params: { id },
        body: { version, revision: base, document },
      }),
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

/** The part of a document at the path of a problem. */
const valueAt = (document: unknown, path: string): unknown =>
  path.split('.').reduce((part, key) => (part as Record<string, unknown> | undefined)?.[key], document)

/** What the server alone can tell of the vocabulary (kinds of drawings, labels) it says when the draft is saved. */
const vocabulary = { canDraw: () => true, hasLabel: () => true }

/** The rules that a document breaks by itself. */
const ruleProblems = (document: ProductDocument): FieldProblem[] =>
  productChecker(
    [{ key: document.subcategory, category: document.category, name: document.name }],
    vocabulary,
  )(document)

/** Problems that only the database can tell. */
const storedCodes: ReadonlySet<string> = new Set(['reference-taken', 'no-such-file', 'no-such-product'])

/** Problems of what is not typed yet. */
const emptyCodes: ReadonlySet<string> = new Set(['missing', 'no-reference', 'no-max'])

const pauseMs = 400

/** What the database says of the references that are typed, once typing has paused; until then, of the saved draft. */
function useStoredProblems(document: ProductDocument | null, saved: readonly FieldProblem[]) {
  const { call } = useDesk()
  const [answered, setAnswered] = useState(saved)
  useEffect(() => setAnswered(saved), [saved])
  const latest = useRef(document)
  latest.current = document
  const asked = document && JSON.stringify([document.variants.map(({ reference }) => reference)])
  const last = useRef(asked)
  useEffect(() => {
    if (asked === null || asked === last.current) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const typed = latest.current
      if (!typed) return
      last.current = asked
      // Without an answer saving will tell.
      const answer = await call('POST /desk/catalogue/products/:id/check', {
        params: { id: typed.id },
        body: { document: typed },
      }).catch(() => null)
      if (isCurrent && answer) setAnswered(answer.problems)
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [asked, call])
  return answered.filter(
    ({ code, field, about }) =>
      storedCodes.has(code) &&
      (code !== 'reference-taken' || document === null || valueAt(document, field) === about),
  )
}

/** Where something that cannot be read stands. */
const placedOf = (field: string, { models }: ProductValues): Placed => {
  const [, place] = /^variants\.(\d+)\./.exec(field) ?? []
  return { field, reference: models[Number(place)]?.reference ?? null }
}

/** What keeps the product of the form from being published, and what is said at each field. */
export function useProblems(
  edited: EditedProduct,
  beginning: ProductDocument,
  { typed, document, errors, problems: saved, saving }: ReturnType<typeof useProductDraft>,
) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const stored = useStoredProblems(document, saved)
  // Of a copy that was never saved only what somebody has changed is wrong yet.
  const isFresh = edited.document === null && saving.attempts === 0 && !saving.done
  /** Nobody has been at a field that was added, and no saved draft has it empty. */
  const isUntouched = ({ field, code }: FieldProblem) =>
    emptyCodes.has(code) &&
    !touched.has(field) &&
    valueAt(beginning, field) === undefined &&
    !saved.some((each) => each.field === field)
  const problems = [...(document ? ruleProblems(document) : []), ...stored].filter(
    (each) =>
      !isUntouched(each) &&
      !(isFresh && document && isSame(valueAt(document, each.field), valueAt(beginning, each.field))),
  )
  return {
    placed: [
      ...Object.entries(errors).map(([field, sentence]) => ({ ...placedOf(field, typed), sentence })),
      ...problems.map((each) => ({ ...each, sentence: sentenceOf(each) })),
    ],
    errorAt: (field: string): string | undefined => {
      const problem = problems.find((each) => each.field === field)
      return errors[field] ?? (problem && sentenceOf(problem))
    },
    onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
      const name = target.getAttribute('name')
      if (name && !touched.has(name)) setTouched(new Set([...touched, name]))
    },
  }
}
