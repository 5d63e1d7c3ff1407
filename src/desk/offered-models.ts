import { useEffect, useRef, useState } from 'react'
import type { ProductDetail } from '#domain/catalogue/product.ts'
import type { DeskRequest } from '#domain/quote-requests/desk-schemas.ts'
import { useSite } from '#src/site/site.ts'
import { type LineValues, readLines } from './offer-line-values.ts'

/** A model of the catalogue; without a reference, a product that was asked for without choosing one. */
export type OfferedModel = { productId: string; reference: string | null }

/** The model that a line of an offer offers; null: none. */
export function modelOf({ item, productId, reference }: LineValues, page: Instruments): OfferedModel | null {
  if (item === 'model') return productId && reference ? { productId, reference } : null
  return (item && page.instruments.find(({ position }) => String(position) === item)) || null
}
type Instruments = Pick<DeskRequest, 'instruments'>

/** What lines offer, and the products that were asked for without a model, which no line names. */
const offeredModels = (page: DeskRequest, lines: readonly LineValues[]): OfferedModel[] => [
  ...lines.flatMap((line) => modelOf(line, page) ?? []),
  ...page.request.items.flatMap(({ productId, item }) =>
    item.variant ? [] : [{ productId, reference: null }],
  ),
]

/** The models that an offer has, and their products by id; those that have left the catalogue are missing. */
export type Offered = { models: readonly OfferedModel[]; products: ReadonlyMap<string, ProductDetail> }

/** The models of the lines that are typed, and their products once they are read. */
export function useOffered(page: DeskRequest, lines: string | undefined): Offered {
  const { callApi } = useSite()
  const [products, setProducts] = useState<Offered['products']>(new Map())
  const asked = useRef(new Set<string>())
  const models = offeredModels(page, readLines(lines))
  const ids = [...new Set(models.map(({ productId }) => productId))].join(' ')
  useEffect(() => {
    for (const id of ids.split(' ').filter((each) => each && !asked.current.has(each))) {
      asked.current.add(id)
      callApi('GET /products/:id', { params: { id }, query: { lang: page.locale } }).then(
        (product) => setProducts((before) => new Map(before).set(id, product)),
        () => {},
      )
    }
  }, [callApi, ids, page.locale])
  return { models, products }
}
