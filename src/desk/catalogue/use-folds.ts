import { useEffect, useState } from 'react'
import type { EditedRows } from '#domain/publishing/editing-schemas.ts'

/** A list this short needs no folds: what was searched for is what one wants to change. */
const fewProducts = 3

/** Which products show their models. */
export function useFolds({ items }: EditedRows) {
  const [areAllOpen, setAllOpen] = useState(items.length <= fewProducts)
  // Those that are not as the rest.
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set())
  const few = items.length <= fewProducts
  useEffect(() => {
    setAllOpen(few)
    setOthers(new Set())
  }, [few])
  return {
    areAllOpen,
    isOpen: (id: string) => areAllOpen !== others.has(id),
    toggle: (id: string) =>
      setOthers((before) =>
        before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
      ),
    toggleAll: () => {
      setAllOpen(!areAllOpen)
      setOthers(new Set())
    },
  }
}
