import { type FocusEvent, useEffect, useRef, useState } from 'react'
import type { ProductDocument } from '#domain/publishing/document.ts'
import type { EditedProduct, FieldProblem } from '#domain/publishing/editing-schemas.ts'
import { isSame } from '#domain/publishing/is-same.ts'
import { productChecker } from '#domain/publishing/problems.ts'
import { useDesk } from '#src/desk/desk-context.ts'
import type { Placed } from './problem-places.ts'
import { sentenceOf } from './problem-words.ts'
import type { ProductValues } from './product-values.ts'
import type { useProductDraft } from './use-product-draft.ts'

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
  const { calls } = useDesk()
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
      const answer = await calls.checkProduct(typed.id, { document: typed }).catch(() => null)
      if (isCurrent && answer) setAnswered(answer.problems)
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [asked, calls])
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
