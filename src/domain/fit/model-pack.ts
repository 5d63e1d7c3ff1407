import type { FitModel } from './fit-model.ts'

/** A model, the product that it belongs to, and its position among the variants of that product. */
export type CatalogueModel = FitModel & { productSeq: number; productId: string; position: number }

type Own = 'reference' | 'productSeq' | 'productId' | 'position' | 'priceCents' | 'inStock' | 'alike'
type Shared = Omit<CatalogueModel, Own>
type Packed = {
  /** What many models have in common, each combination once. */
  shared: Shared[]
  /** Product ids by their numbers. */
  ids: Record<number, string>
  models: [
    reference: string,
    productSeq: number,
    position: number,
    shared: number,
    priceCents: number | null,
    inStock: 0 | 1,
  ][]
}

/**
 * Writes models as text, in parts that a D1 statement can carry (100 KB): what many have in common is held once. Its
 * form is counted with that of the index (`indexKey`).
 */
export function modelPacker(partSize = 60_000) {
  const places = new Map<string, number>()
  const ids: Packed['ids'] = {}
  const rows: Packed['models'] = []

  function add(model: CatalogueModel): void {
    const { reference, productSeq, productId, position, priceCents, inStock, alike: _, ...shared } = model
    ids[productSeq] = productId
    const text = JSON.stringify(shared)
    const place = places.get(text) ?? places.size
    places.set(text, place)
    rows.push([reference, productSeq, position, place, priceCents, inStock ? 1 : 0])
  }

  function finish(): string[] {
    const shared = [...places.keys()].map((text) => JSON.parse(text) as Shared)
    const text = JSON.stringify({ shared, ids, models: rows } satisfies Packed)
    return Array.from({ length: Math.ceil(text.length / partSize) }, (_, i) =>
      text.slice(i * partSize, (i + 1) * partSize),
    )
  }

  return { add, finish }
}

/** The models of `modelPacker`, in their order; those with equal facts are marked as alike. */
export function unpackModels(parts: readonly string[]): CatalogueModel[] {
  const { shared, ids, models } = JSON.parse(parts.join('')) as Packed
  return models.map(([reference, productSeq, position, place, priceCents, inStock]) => {
    const common = shared[place]
    if (!common) throw new Error(`${reference} names no shared facts`)
    return {
      ...common,
      reference,
      productSeq,
      productId: ids[productSeq] ?? '',
      position,
      priceCents,
      inStock: inStock === 1,
      alike: place,
    }
  })
}
