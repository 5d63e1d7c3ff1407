import { expect, test } from 'vitest'
import { fitTask } from '#domain/fit/fit-task.ts'
import { codeSet, codesIn, failedCodes, fitCodes } from '#domain/fit/judge.ts'
import { requestOf, vectorModels, vectors } from './vectors.ts'

const cases = vectors.checks.flatMap(({ id, input, expected }) =>
  Object.entries(expected as unknown as Record<string, string[]>).map(
    ([model, codes]) => [id, model, codes.join(', '), input] as const,
  ),
)

test.each(cases)('%s: %s fails %s', (_, reference, codes, input) => {
  const model = vectorModels.find((own) => own.reference === reference)
  expect(model).toBeDefined()
  if (model) expect(codesIn(failedCodes(fitTask(requestOf(input)), model)).join(', ')).toBe(codes)
})

test('a code set contains its codes in their order', () => {
  expect(codesIn(codeSet('price', 'legal', 'min'))).toEqual(['legal', 'min', 'price'])
  expect(codesIn(codeSet(...fitCodes))).toEqual([...fitCodes])
  expect(codesIn(0)).toEqual([])
})
