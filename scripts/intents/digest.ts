import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { featuresOf } from '#domain/assistant/classifier/message-features.ts'
import type { Example } from './train.ts'

export const digestFile = 'scripts/intents/trained-on.sha256'

/** SHA-256 in hex of all that the weights follow from: labels and features of the examples, and the training. */
export function digestOf(examples: readonly Example[]): string {
  const hash = createHash('sha256').update(readFileSync('scripts/intents/train.ts'))
  for (const { text, label, hints } of examples)
    hash.update(
      JSON.stringify([label, featuresOf(text, hints)], (_, value) =>
        ArrayBuffer.isView(value) ? [...(value as Float32Array)] : value,
      ),
    )
  return hash.digest('hex')
}
