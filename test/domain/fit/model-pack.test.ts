import { expect, test } from 'vitest'
import { packModels, unpackModels } from '#domain/fit/model-pack.ts'
import { fitModelsOf } from '#seed/fit-models.ts'
import { generateCatalogue } from '#seed/generate.ts'

const models = generateCatalogue().products.flatMap((product, i) => fitModelsOf(product, i + 1))

test('models come out of the pack as they went in, in parts that a statement can carry', () => {
  const parts = packModels(models)
  expect(unpackModels(parts)).toEqual(models)
  expect(models.length).toBeGreaterThan(500)
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(60_000)
  expect(unpackModels(packModels(models, 100))).toEqual(models)
})

test('load cells, weights and indicators are no models to choose from', () => {
  const kinds = new Set(models.map(({ kind }) => kind))
  for (const part of ['loadcell', 'weights', 'indicator']) expect(kinds).not.toContain(part)
})
