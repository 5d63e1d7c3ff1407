import '../raw-text.ts'

/**
 * Trains the model that tells what a message asks, from scripts/intents/examples, and writes it. The same examples
 * always give the same file.
 *
 *   npm run intents
 */
const { writeFileSync } = await import('node:fs')
const { digestFile, digestOf } = await import('./digest.ts')
const { readExamples } = await import('./examples.ts')
const { namesOfSeed } = await import('./seed-names.ts')
const { pack, train } = await import('./train.ts')

const examples = readExamples(namesOfSeed())
const text = pack(train(examples))
writeFileSync('src/domain/assistant/classifier/weights.txt', `${text}\n`)
writeFileSync(digestFile, `${digestOf(examples)}\n`)
process.stdout.write(`${examples.length} examples, ${Math.round(text.length / 1024)} KB\n`)
