import { centsText, typedCents } from '#domain/catalogue/typed-cents.ts'
import type { EditedRow } from '#domain/publishing/editing-schemas.ts'

/** What was typed into a row of the list. */
export type PriceValues = { price: string; inStock: boolean }
/** By reference. */
export type PriceValuesByReference = Readonly<Record<string, PriceValues>>

type Model = EditedRow['models'][number]

/** How a model stands in its fields before somebody types. */
export const priceValues = ({ priceCents, inStock }: Model): PriceValues => ({
  price: priceCents === null ? '' : centsText(priceCents),
  inStock,
})

/** Cents of what was typed; null: on request, undefined: no price. */
export function readPrice(price: string): number | null | undefined {
  if (price.trim() === '') return null
  const cents = typedCents(price)
  return cents === null || cents <= 0 ? undefined : cents
}

/** The changes of the rows that differ from what is there, and whether one of them cannot be read. */
export function pricesForm(rows: readonly EditedRow[], typed: PriceValuesByReference) {
  const changes = rows.flatMap(({ id, models }) =>
    models.flatMap((model) => {
      const { reference, priceCents, inStock } = model
      const given = typed[reference]
      if (!given) return []
      const cents = readPrice(given.price)
      if (cents === priceCents && given.inStock === inStock) return []
      return [{ id, reference, seen: { priceCents, inStock }, priceCents: cents, inStock: given.inStock }]
    }),
  )
  const valid = changes.flatMap(({ priceCents, ...change }) =>
    priceCents === undefined ? [] : [{ ...change, priceCents }],
  )
  return { changes: valid, isValid: valid.length === changes.length, count: changes.length }
}

/** The models of a product with what was typed; what is no price counts as what is there. */
export const modelsAsTyped = ({ models }: EditedRow, typed: PriceValuesByReference): Model[] =>
  models.map((model) => {
    const given = typed[model.reference]
    if (!given) return model
    const priceCents = readPrice(given.price)
    return { ...model, inStock: given.inStock, ...(priceCents === undefined ? {} : { priceCents }) }
  })
