import { each } from '#config/locales.ts'
import type { WrittenQuestion } from '#domain/content/question-set.ts'

/** A question with the number that it keeps while it is moved. */
export type Row = WrittenQuestion & { id: number }

/** Questions as the form keeps them. */
export const rowValues = (questions: readonly WrittenQuestion[]): string =>
  JSON.stringify(questions.map((question, id) => ({ ...question, id })))
/** What the form keeps. */
export const readRows = (typed = '[]') => JSON.parse(typed) as Row[]

const empty = each(() => '')

/** The rows with one at another place. */
export const moved = <Item>(all: readonly Item[], from: number, to: number): Item[] => {
  const row = all[from]
  return row && to >= 0 && to < all.length ? all.toSpliced(from, 1).toSpliced(to, 0, row) : [...all]
}

/** The rows with an empty one at their end. */
export const added = (all: readonly Row[]): Row[] => [
  ...all,
  { id: Math.max(-1, ...all.map(({ id }) => id)) + 1, question: empty, answer: empty, configurator: false },
]
