import type { FitModel } from './fit-model.ts'

/** A model and the product that it belongs to. */
export type CatalogueModel = FitModel & { productSeq: number }

type Own = 'reference' | 'productSeq' | 'priceCents' | 'inStock'
type Shared = Omit<CatalogueModel, Own>
type Packed = {
  /** What many models have in common, each combination once. */
  shared: Shared[]
  models: [reference: string, productSeq: number, shared: number, priceCents: number | null, inStock: 0 | 1][]
}

/** Every model as text, in parts that a D1 statement can carry (100 KB). */
export function packModels(models: readonly CatalogueModel[], partSize = 60_000): string[] {
  const places = new Map<string, number>()
  const rows = models.map(
    ({ reference, productSeq, priceCents, inStock, ...shared }): Packed['models'][number] => {
      const text = JSON.stringify(shared)
      const place = places.get(text) ?? places.size
      places.set(text, place)
      return [reference, productSeq, place, priceCents, inStock ? 1 : 0]
    },
  )
  const packed: Packed = {
    shared: [...places.keys()].map((text) => JSON.parse(text) as Shared),
    models: rows,
  }
  const text = JSON.stringify(packed)
  return Array.from({ length: Math.ceil(text.length / partSize) }, (_, i) =>
    text.slice(i * partSize, (i + 1) * partSize),
  )
}

/** The models of `packModels`, in their order. */
export function unpackModels(parts: readonly string[]): CatalogueModel[] {
  const { shared, models } = JSON.parse(parts.join('')) as Packed
  return models.map(([reference, productSeq, place, priceCents, inStock]) => {
    const common = shared[place]
    if (!common) throw new Error(`${reference} names no shared facts`)
    return { ...common, reference, productSeq, priceCents, inStock: inStock === 1 }
  })
}
