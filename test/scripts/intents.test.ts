import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pack, unpack } from '#domain/assistant/classifier/linear-model.ts'
import { isIntent } from '#functions/assistant/intents.ts'
import { readExamples } from '#scripts/intents/examples.ts'
import { namesOfSeed } from '#scripts/intents/seed-names.ts'
import { train } from '#scripts/intents/train.ts'

const file = 'src/domain/assistant/classifier/weights.txt'
const bounds = { bytes: 400 * 1024 }

test('the model is the one that its examples give', () => {
  const examples = readExamples(namesOfSeed())
  const written = readFileSync(file, 'utf8')
  expect(pack(train(examples)), 'npm run intents').toBe(written.trim())
  expect(written.length).toBeLessThan(bounds.bytes)
})

test('every label of the model is an intent, or goes on with the one before', () => {
  const { labels } = unpack(readFileSync(file, 'utf8'))
  expect(labels.filter((label) => label !== 'continue' && !isIntent(label))).toEqual([])
})
