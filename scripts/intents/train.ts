import { buckets, type Features, featuresOf } from '#domain/assistant/classifier/features.ts'
import type { LinearModel } from '#domain/assistant/classifier/linear-model.ts'

/** An utterance with the label that is right for it. */
export type Example = { text: string; label: string; hints: readonly string[] }

const epochs = 12
const firstRate = 2
/** Weights that are kept, the largest ones: two bytes each of the model's file. */
const mostWeights = 105_000
/** Inflects probabilities so that they match how often they are right (fitted on held-out authors). */
const sharpness = 1

/** A generator of its own: the same examples always give the same model (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Row = { features: Features; label: number; weight: number }

/** Trains a softmax regression by stochastic gradient descent; labels with few examples weigh more. */
export function train(examples: readonly Example[]): LinearModel {
  const labels = [...new Set(examples.map(({ label }) => label))].sort()
  const counts = Map.groupBy(examples, ({ label }) => label)
  const average = examples.length / labels.length
  const rows: Row[] = examples.map(({ text, label, hints }) => ({
    features: featuresOf(text, hints),
    label: labels.indexOf(label),
    weight: Math.sqrt(average / (counts.get(label)?.length ?? 1)),
  }))
  const dense = new Float32Array(buckets * labels.length)
  const bias = new Float32Array(labels.length)
  const random = randomFrom(1)
  for (let epoch = 0; epoch < epochs; epoch++) {
    const rate = firstRate * (1 - epoch / epochs)
    for (let left = rows.length; left > 1; left--) {
      const at = Math.floor(random() * left)
      const swapped = rows[left - 1] as Row
      rows[left - 1] = rows[at] as Row
      rows[at] = swapped
    }
    for (const row of rows) step(row, { dense, bias, rate })
  }
  return pruned(labels, dense, bias)
}

type State = { dense: Float32Array; bias: Float32Array; rate: number }

function step({ features, label, weight }: Row, { dense, bias, rate }: State): void {
  const count = bias.length
  const { buckets: own, weights } = features
  const scores = Float32Array.from(bias)
  for (let i = 0; i < own.length; i++)
    for (let label = 0, at = own[i]! * count; label < count; label++, at++) scores[label]! += weights[i]! * dense[at]!
  const highest = Math.max(...scores)
  let sum = 0
  for (let other = 0; other < count; other++) sum += scores[other] = Math.exp(scores[other]! - highest)
  for (let other = 0; other < count; other++) {
    const slope = weight * (scores[other]! / sum - (other === label ? 1 : 0))
    if (Math.abs(slope) < 1e-4) continue
    bias[other]! -= rate * 0.01 * slope
    for (let i = 0; i < own.length; i++) dense[own[i]! * count + other]! -= rate * weights[i]! * slope
  }
}

/** The largest weights as small integers. */
function pruned(labels: string[], dense: Float32Array, bias: Float32Array): LinearModel {
  const sizes = dense.map(Math.abs).sort()
  const least = Math.max(sizes[Math.max(0, sizes.length - mostWeights)] ?? 0, 1e-9)
  const scale = (sizes.at(-1) ?? 1) / 127
  const starts = new Uint32Array(buckets + 1)
  const classes: number[] = []
  const weights: number[] = []
  for (let bucket = 0; bucket < buckets; bucket++) {
    for (let own = 0; own < labels.length; own++) {
      const weight = Math.round((dense[bucket * labels.length + own] ?? 0) / scale)
      if (weight === 0 || Math.abs(dense[bucket * labels.length + own] ?? 0) < least) continue
      classes.push(own)
      weights.push(weight)
    }
    starts[bucket + 1] = classes.length
  }
  return {
    labels,
    scale: scale * sharpness,
    bias: bias.map((own) => own * sharpness),
    starts,
    classes: Uint8Array.from(classes),
    weights: Int8Array.from(weights),
  }
}
