import { atom, useAtom } from 'jotai'
import type { ProductDetail, Variant } from '#domain/catalogue/product.ts'
import type { ProductQuestion } from '#domain/fit/product-question.ts'

/** The model chosen in a page of a product, named by product and address so that another page begins with its own. */
const chosenAtom = atom<{ page: string; reference: string } | null>(null)

/**
 * The model that the whole page of a product shows, and its setter: chosen by the reader, else named by the address,
 * else that of the card. The parts of the page are loaded one by one, so what they share is no state of a component.
 * The edge never sets it.
 */
export function useChosenModel(
  { id, variants, leadReference }: ProductDetail,
  question: ProductQuestion,
): [Variant | undefined, (reference: string) => void] {
  const [chosen, setChosen] = useAtom(chosenAtom)
  const page = `${id} ${question.model ?? ''}`
  const find = (wanted?: string) => variants.find(({ reference }) => reference === wanted)
  const variant = chosen?.page === page ? find(chosen.reference) : undefined
  return [
    variant ?? find(question.model) ?? find(leadReference) ?? variants[0],
    (reference) => setChosen({ page, reference }),
  ]
}
