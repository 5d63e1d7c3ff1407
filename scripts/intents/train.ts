import { deflateRawSync } from 'node:zlib'
import {
  type LinearModel,
  type ModelHead,
  maxLevel,
  sizesOf,
} from '#domain/assistant/classifier/linear-model.ts'
import { buckets, featuresOf } from '#domain/assistant/classifier/message-features.ts'
import { toBase64 } from '#domain/bytes/base64.ts'

/** A model with what its file says of it. */
export type Trained = LinearModel & { head: ModelHead }

/** An utterance with the label that is right for it. */
export type Example = { text: string; label: string; hints: readonly string[] }

const epochs = 12
const firstRate = 3
const biasRate = 0.01
/** Smaller slopes change nothing that is seen. */
const leastSlope = 1e-4
/** Weights that are kept, the largest ones: as many as the file of the model holds within its 400 KB. */
const maxWeights = 200_000
/**
 * Features that are left out of an utterance at random each time it is read, so that no single word decides: what
 * another author writes shares some of them only. With pruning while it trains, chosen by `npm run bench -- intents`.
 */
const dropout = 0.3
/** From this epoch on small weights are set to zero and stay there, more of them each time, while the others adapt. */
const firstPruning = 4
/** So many times the weights that are kept survive the first pruning. */
const firstSurvivors = 3

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

type Row = { buckets: Uint16Array; weights: Float32Array; label: number; importance: number }

/** Trains a softmax regression by stochastic gradient descent; labels with few examples weigh more. */
export function train(examples: readonly Example[]): Trained {
  const labels = [...new Set(examples.map(({ label }) => label))].sort()
  const counts = Map.groupBy(examples, ({ label }) => label)
  const average = examples.length / labels.length
  const rows: Row[] = examples.map(({ text, label, hints }) => ({
    ...featuresOf(text, hints),
    label: labels.indexOf(label),
    importance: Math.sqrt(average / (counts.get(label)?.length ?? 1)),
  }))
  const state: State = {
    dense: new Float32Array(buckets * labels.length),
    bias: new Float32Array(labels.length),
    scores: new Float32Array(labels.length),
    pruned: null,
  }
  const random = randomFrom(1)
  for (let epoch = 0; epoch < epochs; epoch++) {
    if (epoch >= firstPruning) prune(state, survivorsAt(epoch))
    const rate = firstRate * (1 - epoch / epochs)
    for (const row of shuffled(rows, random)) step(row, state, rate, random)
  }
  prune(state, maxWeights)
  return packed(labels, state)
}

function shuffled(rows: readonly Row[], random: () => number): Row[] {
  return rows
    .map((row) => ({ row, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ row }) => row)
}

/** How many weights an epoch begins with: down to those that are kept, two epochs before the end. */
function survivorsAt(epoch: number): number {
  const share = (epoch - firstPruning) / (epochs - 2 - firstPruning)
  return Math.round(maxWeights * Math.max(1, firstSurvivors - (firstSurvivors - 1) * share))
}

/** Weights of all labels, bucket by bucket; what is pruned is marked by 1. */
type State = { dense: Float32Array; bias: Float32Array; scores: Float32Array; pruned: Uint8Array | null }

function step(row: Row, state: State, rate: number, random: () => number): void {
  const { dense, scores, pruned } = state
  const count = scores.length
  const weights = thinned(row.weights, random)
  slopes(row, weights, state, rate)
  for (let i = 0; i < weights.length; i++) {
    const unit = weights[i] ?? 0
    if (unit === 0) continue
    const at = (row.buckets[i] ?? 0) * count
    for (let label = 0; label < count; label++)
      if (pruned === null || pruned[at + label] === 0)
        dense[at + label] = (dense[at + label] ?? 0) - unit * (scores[label] ?? 0)
  }
}

/** Leaves the slope of each label in `scores`, times the rate, and moves the biases. */
function slopes(
  { buckets, label, importance }: Row,
  weights: Float32Array,
  state: State,
  rate: number,
): void {
  const { dense, bias, scores } = state
  const count = scores.length
  scores.set(bias)
  for (let i = 0; i < weights.length; i++) {
    const unit = weights[i] ?? 0
    const at = (buckets[i] ?? 0) * count
    for (let other = 0; unit !== 0 && other < count; other++)
      scores[other] = (scores[other] ?? 0) + unit * (dense[at + other] ?? 0)
  }
  const highest = Math.max(...scores)
  let sum = 0
  for (const score of scores) sum += Math.exp(score - highest)
  for (let other = 0; other < count; other++) {
    const probability = Math.exp((scores[other] ?? 0) - highest) / sum
    const slope = importance * (probability - (other === label ? 1 : 0))
    scores[other] = Math.abs(slope) < leastSlope ? 0 : rate * slope
    bias[other] = (bias[other] ?? 0) - biasRate * (scores[other] ?? 0)
  }
}

/** Features without those that are left out this time; the squares of the others sum up to 1. */
function thinned(weights: Float32Array, random: () => number): Float32Array {
  const kept = weights.map((weight) => (random() < dropout ? 0 : weight))
  const size = Math.hypot(...kept) || 1
  return kept.map((weight) => weight / size)
}

/** Sets all weights but the largest ones to zero for good. */
function prune(state: State, survivors: number): void {
  const { dense } = state
  const sizes = dense.map(Math.abs).sort()
  const least = sizes[Math.max(0, sizes.length - survivors)] ?? 0
  state.pruned ??= new Uint8Array(dense.length)
  for (let at = 0; at < dense.length; at++) {
    if (Math.abs(dense[at] ?? 0) >= least) continue
    dense[at] = 0
    state.pruned[at] = 1
  }
}

/** The weights by their levels. */
function packed(labels: string[], { dense, bias }: State): Trained {
  const magnitudes = dense.filter((weight) => weight !== 0).map(Math.abs)
  const [least, most] = magnitudes.reduce(([a, b], size) => [Math.min(a, size), Math.max(b, size)], [
    Number.POSITIVE_INFINITY,
    0,
  ] as [number, number])
  const step = Math.log(most / least) / (maxLevel - 1)
  const levelOf = (weight: number) =>
    Math.sign(weight) * (1 + Math.round(Math.log(Math.abs(weight) / least) / step))
  const starts = new Uint32Array(buckets + 1)
  const classes: number[] = []
  const levels: number[] = []
  for (let bucket = 0; bucket < buckets; bucket++) {
    for (let label = 0; label < labels.length; label++) {
      const weight = dense[bucket * labels.length + label] ?? 0
      if (weight === 0) continue
      classes.push(label)
      levels.push(levelOf(weight))
    }
    starts[bucket + 1] = classes.length
  }
  return {
    head: { labels, bias: [...bias], least, step },
    ...{ labels, bias, starts, classes: Uint8Array.from(classes), levels: Int8Array.from(levels) },
    sizes: sizesOf(least, step),
  }
}

/** The text that `unpack` reads. */
export function pack({ head, starts, classes, levels }: Trained): string {
  const counts = Uint8Array.from({ length: buckets }, (_, b) => (starts[b + 1] ?? 0) - (starts[b] ?? 0))
  const bytes = [counts, classes, Uint8Array.from(levels, (level) => level + maxLevel)]
  return `${JSON.stringify(head)}\n${toBase64(deflateRawSync(Buffer.concat(bytes), { level: 9 }))}`
}
