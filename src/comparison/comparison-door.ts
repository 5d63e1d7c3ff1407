import { useCallback, useEffect, useState } from 'react'
import type { ProductCard } from '#domain/catalogue/product.ts'
import type { Comparison } from '#domain/comparison/comparison.ts'

/**
 * The door through which pages reach the comparison. The selection itself (its state, its storage, its schema) is
 * loaded behind it: no page waits for it to be drawn or hydrated.
 */
export const openComparison = () => import('./comparison-list.ts')

type Chosen = Pick<ProductCard, 'id' | 'name' | 'image'>

/** The visitor's selection, in step with every change (`read` once it is known), and the way to take a product in or out. */
export function useComparison() {
  const [{ list, read }, setKnown] = useState<{ list: Comparison; read: boolean }>({ list: [], read: false })
  useEffect(() => {
    let left = false
    let stop = () => {}
    openComparison().then(
      ({ watchComparison }) => {
        if (!left) stop = watchComparison((list, read) => setKnown({ list, read }))
      },
      (error) => console.warn('comparison', error),
    )
    return () => {
      left = true
      stop()
    }
  }, [])
  const toggle = useCallback(({ id, name, image }: Chosen, chosen: boolean) => {
    openComparison()
      .then(({ compare, removeCompared }) =>
        chosen ? removeCompared(id, name) : compare({ id, name, image, reference: null }),
      )
      .catch((error) => console.warn('comparison', error))
  }, [])
  return { list, read, toggle }
}
