import { useEffect, useState } from 'react'
import type { ProductDetail } from '#domain/catalogue/product.ts'
import { type Comparison, columnOf } from '#domain/comparison/comparison.ts'
import type { Column } from '#domain/comparison/comparison-rows.ts'
import { AppError } from '#domain/errors/error.ts'
import { useSite } from '#src/site/site.ts'

/** A product as far as it is loaded; `gone`: the catalogue no longer has it. */
type Known = ProductDetail | 'gone' | 'failed'

/** The compared products with all properties, loaded when the panel needs them. */
export function useColumns(list: Comparison) {
  const { callApi, locale } = useSite()
  const [answers, setKnown] = useState<ReadonlyMap<string, Known>>(new Map())
  const [attempt, setAttempt] = useState(0)
  const ids = list.map(({ id }) => id).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the same requests
  useEffect(() => {
    let isCancelled = false
    const store = (id: string, answer: Known) =>
      isCancelled || setKnown((before) => new Map(before).set(id, answer))
    for (const id of ids ? ids.split(',') : []) {
      callApi('GET /products/:id', { params: { id }, query: { lang: locale } }).then(
        (product) => store(id, product),
        (error) => store(id, error instanceof AppError && error.code === 'not-found' ? 'gone' : 'failed'),
      )
    }
    return () => {
      isCancelled = true
    }
  }, [callApi, locale, ids, attempt])

  const columns = list.flatMap(({ id, reference }): Column[] => {
    const product = answers.get(id)
    const column = typeof product === 'object' ? columnOf(product, reference) : null
    return column ? [column] : []
  })
  return {
    columns,
    loading: list.some(({ id }) => !answers.has(id)),
    failed: list.some(({ id }) => answers.get(id) === 'failed'),
    gone: list.filter(({ id }) => answers.get(id) === 'gone'),
    retry: () => {
      setKnown((before) => new Map([...before].filter(([, answer]) => answer !== 'failed')))
      setAttempt((before) => before + 1)
    },
  }
}
