import { expect, test } from 'vitest'
import { type CatalogueModel, modelPacker, unpackModels } from '#domain/fit/model-pack.ts'
import { fitModelsOf } from '#domain/publishing/collect-index.ts'
import { generateCatalogue } from '#seed/generate.ts'

const models = generateCatalogue().products.flatMap((product, i) => fitModelsOf(product, i + 1))

function packModels(packed: readonly CatalogueModel[], partSize?: number): string[] {
  const packer = modelPacker(partSize)
  for (const model of packed) packer.add(model)
  return packer.finish()
}

test('models come out of the pack as they went in, in parts that a statement can carry', () => {
  const parts = packModels(models)
  const unpacked = unpackModels(parts)
  expect(unpacked.map(({ alike: _, ...model }) => model)).toEqual(models)
  expect(models.length).toBeGreaterThan(500)
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(60_000)
  expect(unpackModels(packModels(models, 100))).toEqual(unpacked)
  expect(unpackModels(packModels(unpacked))).toEqual(unpacked)
})

test('models are alike when they differ in reference, product, price and stock only', () => {
  const factsOf = ({
    reference: _,
    productSeq,
    productId,
    position,
    priceCents,
    inStock,
    alike,
    ...facts
  }: CatalogueModel) => JSON.stringify(facts)
  const unpacked = unpackModels(packModels(models))
  const byNumber = Map.groupBy(unpacked, ({ alike }) => alike)
  for (const group of byNumber.values()) expect(new Set(group.map(factsOf)).size).toBe(1)
  expect(byNumber.size).toBe(new Set(unpacked.map(factsOf)).size)
})

test('load cells, weights and indicators are no models to choose from', () => {
  const kinds = new Set(models.map(({ kind }) => kind))
  for (const part of ['loadcell', 'weights', 'indicator']) expect(kinds).not.toContain(part)
})
