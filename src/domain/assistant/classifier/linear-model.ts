import { fromBase64, toBase64 } from '#domain/bytes/base64.ts'
import { buckets, type Features } from './message-features.ts'

/**
 * Softmax regression over hashed features. Weights are small integers times `scale`, those of a bucket side by side:
 * `starts[b] … starts[b + 1]` are the places of bucket b in `classes` and `weights`.
 */
export type LinearModel = {
  labels: readonly string[]
  scale: number
  bias: Float32Array
  starts: Uint32Array
  classes: Uint8Array
  weights: Int8Array
}

/** A label with its probability. */
export type Scored = { label: string; probability: number }

/** Every label with its probability, the likeliest first; the probabilities sum up to 1. */
export function classify(model: LinearModel, features: Features): Scored[] {
  const { labels, scale, bias, starts, classes, weights } = model
  const scores = Float32Array.from(bias)
  for (const [i, bucket] of features.buckets.entries()) {
    const unit = scale * (features.weights[i] ?? 0)
    for (let at = starts[bucket] ?? 0; at < (starts[bucket + 1] ?? 0); at++)
      scores[classes[at] ?? 0] = (scores[classes[at] ?? 0] ?? 0) + unit * (weights[at] ?? 0)
  }
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const sum = powers.reduce((total, power) => total + power, 0)
  return labels
    .map((label, i) => ({ label, probability: (powers[i] ?? 0) / sum }))
    .sort((a, b) => b.probability - a.probability)
}

/** Bytes as base64, so that a model is a text file that every bundler and Node read. */
export function pack(model: LinearModel): string {
  const head = JSON.stringify({ labels: model.labels, scale: model.scale, bias: [...model.bias] })
  const counts = Uint8Array.from(
    { length: buckets },
    (_, b) => (model.starts[b + 1] ?? 0) - (model.starts[b] ?? 0),
  )
  return [head, counts, model.classes, new Uint8Array(model.weights.buffer)]
    .map((part) => (typeof part === 'string' ? part : toBase64(part)))
    .join('\n')
}

/** The model that `pack` wrote. */
export function unpack(text: string): LinearModel {
  const [head = '', counts = '', classes = '', weights = ''] = text.trim().split('\n')
  const { labels, scale, bias } = JSON.parse(head) as { labels: string[]; scale: number; bias: number[] }
  const starts = new Uint32Array(buckets + 1)
  for (const [bucket, count] of fromBase64(counts).entries())
    starts[bucket + 1] = (starts[bucket] ?? 0) + count
  return {
    labels,
    scale,
    bias: Float32Array.from(bias),
    starts,
    classes: fromBase64(classes),
    weights: new Int8Array(fromBase64(weights).buffer),
  }
}
