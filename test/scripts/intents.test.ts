import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unpack } from '#domain/assistant/classifier/linear-model.ts'
import { isIntent } from '#functions/assistant/intents.ts'
import { digestFile, digestOf } from '#scripts/intents/digest.ts'
import { readExamples } from '#scripts/intents/examples.ts'
import { namesOfSeed } from '#scripts/intents/seed-names.ts'

const file = 'src/domain/assistant/classifier/weights.txt'
const bounds = { bytes: 400 * 1024 }

// Training takes a minute: what it begins from is compared instead.
test('the model was trained on the examples, words and code that are there', () => {
  expect(digestOf(readExamples(namesOfSeed())), 'npm run intents').toBe(
    readFileSync(digestFile, 'utf8').trim(),
  )
  expect(readFileSync(file, 'utf8').length).toBeLessThan(bounds.bytes)
  // Every example is read, which takes a third of a minute on a quiet machine and ten times that on a busy one.
}, 600_000)

test('every label of the model is an intent, or goes on with the one before', async () => {
  const { labels } = await unpack(readFileSync(file, 'utf8'))
  expect(labels.filter((label) => label !== 'continue' && !isIntent(label))).toEqual([])
})
