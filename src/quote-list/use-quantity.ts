import { atom, useAtom } from 'jotai'
import { limits } from '#config/limits.ts'

const quantityAtom = atom<{ product: string; quantity: number } | null>(null)

/** How many of a product are added next, for all buttons of its page, whose parts are loaded one by one. */
export function useQuantity(product: string) {
  const [chosen, choose] = useAtom(quantityAtom)
  return {
    quantity: chosen?.product === product ? chosen.quantity : 1,
    setQuantity: (count: number) =>
      choose({ product, quantity: Math.min(limits.quoteQuantity, Math.max(1, count)) }),
  }
}
