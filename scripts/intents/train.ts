import type { LinearModel } from '#domain/assistant/classifier/linear-model.ts'
import { buckets, type Features, featuresOf } from '#domain/assistant/classifier/message-features.ts'

/** An utterance with the label that is right for it. */
export type Example = { text: string; label: string; hints: readonly string[] }

const epochs = 12
const firstRate = 2
const biasRate = 0.01
/** Smaller slopes change nothing that is seen. */
const leastSlope = 1e-4
/** Weights that are kept, the largest ones: two bytes each of the model's file. */
const maxWeights = 105_000

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
    for (const row of shuffled(rows, random)) step(row, { dense, bias, rate })
  }
  return pruned(labels, dense, bias)
}

function shuffled(rows: readonly Row[], random: () => number): Row[] {
  return rows
    .map((row) => ({ row, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ row }) => row)
}

type State = { dense: Float32Array; bias: Float32Array; rate: number }

function step({ features, label, weight }: Row, { dense, bias, rate }: State): void {
  const count = bias.length
  const scores = Float32Array.from(bias)
  features.buckets.forEach((bucket, i) => {
    const unit = features.weights[i] ?? 0
    for (let own = 0, at = bucket * count; own < count; own++, at++)
      scores[own] = (scores[own] ?? 0) + unit * (dense[at] ?? 0)
  })
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const sum = powers.reduce((total, power) => total + power, 0)
  powers.forEach((power, own) => {
    const slope = weight * (power / sum - (own === label ? 1 : 0))
    if (Math.abs(slope) < leastSlope) return
    bias[own] = (bias[own] ?? 0) - biasRate * rate * slope
    features.buckets.forEach((bucket, i) => {
      const at = bucket * count + own
      dense[at] = (dense[at] ?? 0) - rate * slope * (features.weights[i] ?? 0)
    })
  })
}

/** The largest weights as small integers. */
function pruned(labels: string[], dense: Float32Array, bias: Float32Array): LinearModel {
  const sizes = dense.map(Math.abs).sort()
  const least = Math.max(sizes[Math.max(0, sizes.length - maxWeights)] ?? 0, 1e-9)
  const scale = (sizes.at(-1) ?? 1) / 127
  const starts = new Uint32Array(buckets + 1)
  const classes: number[] = []
  const weights: number[] = []
  for (let bucket = 0; bucket < buckets; bucket++) {
    for (let own = 0; own < labels.length; own++) {
      const exact = dense[bucket * labels.length + own] ?? 0
      const weight = Math.round(exact / scale)
      if (weight === 0 || Math.abs(exact) < least) continue
      classes.push(own)
      weights.push(weight)
    }
    starts[bucket + 1] = classes.length
  }
  return { labels, scale, bias, starts, classes: Uint8Array.from(classes), weights: Int8Array.from(weights) }
}
