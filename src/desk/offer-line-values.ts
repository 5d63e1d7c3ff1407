import { useEffect, useRef, useState } from 'react'
import type { ProductDetail } from '#domain/catalogue/product.ts'
import { centsText, typedCents } from '#domain/catalogue/typed-cents.ts'
import type { DeskRequest } from '#domain/quote-requests/desk-schemas.ts'
import type { OfferForm } from '#domain/quote-requests/offer-form.ts'
import { readJson } from '#src/forms/form-draft.ts'
import { useSite } from '#src/site/site.ts'

type Draft = DeskRequest['draft'][number]

/** A line as it is typed; `id` tells the lines of the editor apart. */
export type LineValues = {
  id: string
  text: string
  quantity: string
  unit: string
  discount: string
  vat: string
  /** Position of the requested instrument that it offers, or `model`: its own; empty: none. */
  item?: string
  /** A model that was found in the catalogue, and not requested. */
  productId?: string
  reference?: string
  /** `yes`: the customer chooses it with the acceptance. */
  optional?: string
}

/** A line of the desk as it is typed first; without a price its field is empty. */
export const lineValues = ({
  text,
  quantity,
  unitCents,
  discountCents,
  vatPermille,
  item,
  optional,
}: Draft): LineValues => ({
  id: crypto.randomUUID(),
  text,
  quantity: String(quantity),
  unit: unitCents === null ? '' : centsText(unitCents),
  discount: discountCents ? centsText(discountCents) : '',
  vat: String(vatPermille),
  item: item === null ? '' : String(item),
  optional: optional ? 'yes' : '',
})

/** The lines of a draft; none where it is damaged. */
export const readLines = (typed: string | undefined) => readJson<LineValues[]>(typed, [])

/** A number of cents for the schema; what cannot be read is no number, and refused at its field. */
const cents = (text: string) => typedCents(text) ?? Number.NaN

/** A typed line as the input of its schema. */
export const lineInput = (line: LineValues) => ({
  text: line.text,
  quantity: /^\d+$/.test(line.quantity.trim()) ? Number(line.quantity) : Number.NaN,
  unitCents: cents(line.unit),
  discountCents: line.discount.trim() ? cents(line.discount) : 0,
  vatPermille: Number(line.vat) as OfferForm['lines'][number]['vatPermille'],
  item: line.item && line.item !== 'model' ? Number(line.item) : null,
  model:
    line.item === 'model' && line.productId && line.reference
      ? { productId: line.productId, variantReference: line.reference }
      : null,
  optional: line.optional === 'yes',
})

/** What was typed as the input of `OfferForm`. */
export const offerInput = (values: Record<string, string>, after: number) => ({
  after,
  lines: readLines(values.lines).map(lineInput),
  validUntil: values.validUntil ?? '',
  delivery: values.delivery ?? '',
  conditions: values.conditions ?? '',
  note: values.note ?? '',
})

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
