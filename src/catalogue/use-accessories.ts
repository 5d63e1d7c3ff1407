import { atom, useAtom } from 'jotai'
import type { Accessory, ProductDetail, Variant } from '#domain/catalogue/product.ts'
import { fitsVariant } from '#domain/quote-list/quote-list-rules.ts'

/** The keys of the accessories that are ticked on the page of a product. */
const tickedAtom = atom<{ product: string; keys: ReadonlySet<string> } | null>(null)

/** The accessories of a product that fit its chosen model, and which of them are ticked on its page. */
export function useAccessories({ id, accessories }: ProductDetail, variant: Variant | undefined) {
  const [state, setState] = useAtom(tickedAtom)
  const keys: ReadonlySet<string> = state?.product === id ? state.keys : new Set()
  const fitting = variant ? accessories.filter((accessory) => fitsVariant(accessory, variant.reference)) : []
  return {
    fitting,
    ticked: fitting.filter(({ key }) => keys.has(key)),
    tick: ({ key }: Accessory, on: boolean) => {
      const next = new Set(keys)
      if (on) next.add(key)
      else next.delete(key)
      setState({ product: id, keys: next })
    },
  }
}
