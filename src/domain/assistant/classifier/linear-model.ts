import { fromBase64 } from '#domain/bytes/base64.ts'
import { buckets, type Features } from './message-features.ts'

/**
 * Softmax regression over hashed features. Weights stand as levels, those of a bucket side by side: `starts[b] …
 * starts[b + 1]` are the places of bucket b in `classes` and `levels`; what a level weighs is in `sizes`.
 */
export type LinearModel = {
  labels: readonly string[]
  bias: Float32Array
  starts: Uint32Array
  classes: Uint8Array
  levels: Int8Array
  /** By level plus `maxLevel`. */
  sizes: Float32Array
}

/** Weights have so many sizes of each sign, each as many times the one below. */
export const maxLevel = 15

/** What each level weighs, where the smallest weighs `least` and each the e to the `step` times the one below. */
export const sizesOf = (least: number, step: number): Float32Array =>
  Float32Array.from({ length: 2 * maxLevel + 1 }, (_, i) => {
    const level = i - maxLevel
    return Math.sign(level) * least * Math.exp(step * (Math.abs(level) - 1))
  })

/** A label with its probability. */
export type Scored = { label: string; probability: number }

/** Every label with its probability, the likeliest first; the probabilities sum up to 1. */
export function classify(model: LinearModel, features: Features): Scored[] {
  const { labels, bias, starts, classes, levels, sizes } = model
  const scores = Float32Array.from(bias)
  for (const [i, bucket] of features.buckets.entries()) {
    const unit = features.weights[i] ?? 0
    for (let at = starts[bucket] ?? 0; at < (starts[bucket + 1] ?? 0); at++)
      scores[classes[at] ?? 0] =
        (scores[classes[at] ?? 0] ?? 0) + unit * (sizes[(levels[at] ?? 0) + maxLevel] ?? 0)
  }
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const sum = powers.reduce((total, power) => total + power, 0)
  return labels
    .map((label, i) => ({ label, probability: (powers[i] ?? 0) / sum }))
    .sort((a, b) => b.probability - a.probability)
}

/** What a file says of a model beside its bytes. */
export type ModelHead = { labels: readonly string[]; bias: readonly number[]; least: number; step: number }

/**
 * A model as the file holds it, so that every bundler and Node read it as text: the head as JSON, and below it as
 * base64 the deflated bytes of how many weights each bucket has, of their classes, and of their levels plus `maxLevel`.
 */
export async function unpack(text: string): Promise<LinearModel> {
  const [head = '', packed = ''] = text.trim().split('\n')
  const { labels, bias, least, step } = JSON.parse(head) as ModelHead
  const inflated = new Blob([fromBase64(packed)]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(inflated).arrayBuffer())
  const starts = new Uint32Array(buckets + 1)
  for (let b = 0; b < buckets; b++) starts[b + 1] = (starts[b] ?? 0) + (bytes[b] ?? 0)
  const count = starts[buckets] ?? 0
  return {
    labels,
    bias: Float32Array.from(bias),
    starts,
    classes: bytes.subarray(buckets, buckets + count),
    levels: Int8Array.from(bytes.subarray(buckets + count), (level) => level - maxLevel),
    sizes: sizesOf(least, step),
  }
}
