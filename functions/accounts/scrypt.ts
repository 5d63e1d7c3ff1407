import { pbkdf2Sync } from 'node:crypto'

/** The cost of scrypt (RFC 7914): N = 2^ln, r and p. */
export type Cost = { ln: number; r: number; p: number }

/** Blocks of 128 × r bytes that are mixed in one step: about two milliseconds. */
const blocksPerStep = 768

/**
 * scrypt (RFC 7914) in steps of about two milliseconds. That of `node:crypto` holds the thread for a tenth of a second,
 * and every request that the thread serves with it (docs/decisions/0040); the result is the same. `pause` is awaited
 * between steps, and resolves to the number of steps until the next pause.
 */
export async function scrypt(
  password: string,
  salt: Uint8Array,
  keyBytes: number,
  { ln, r, p }: Cost,
  pause: () => Promise<number>,
): Promise<Buffer> {
  const lanes = new Uint8Array(pbkdf2Sync(password, salt, 1, p * 128 * r, 'sha256'))
  const words = new Int32Array(lanes.buffer)
  const memory = takeMemory(2 ** ln * 32 * r)
  const progress = { remainingBlocks: blocksPerStep, pause }
  for (let lane = 0; lane < p; lane++) {
    await romix(words.subarray(lane * 32 * r, (lane + 1) * 32 * r), memory, progress)
  }
  spare = memory
  return pbkdf2Sync(password, lanes, 1, keyBytes, 'sha256')
}

let spare: Int32Array | null = null

/** The memory of the last hash, which is 16 MB, or new one: a hash that was cancelled keeps its own. */
function takeMemory(words: number): Int32Array {
  const kept = spare
  spare = null
  return kept?.length === words ? kept : new Int32Array(words)
}

/** Blocks that are left until the next pause. */
type Progress = { remainingBlocks: number; pause: () => Promise<number> }

async function pauseIn(progress: Progress): Promise<void> {
  progress.remainingBlocks = blocksPerStep * (await progress.pause())
}

/**
 * scryptROMix: fills the memory with successive mixes of the lane, then mixes the lane with blocks that it selects
 * itself.
 */
async function romix(lane: Int32Array, memory: Int32Array, progress: Progress): Promise<void> {
  const size = lane.length
  const count = memory.length / size
  const mixed = new Int32Array(size)
  memory.set(lane)
  for (let n = 1; n < count; n++) {
    mixBlock(memory, (n - 1) * size, memory, n * size, size)
    if (--progress.remainingBlocks === 0) await pauseIn(progress)
  }
  mixBlock(memory, (count - 1) * size, lane, 0, size)
  for (let n = 1; n <= count; n++) {
    const from = ((lane[size - 16] ?? 0) & (count - 1)) * size
    for (let i = 0; i < size; i++) mixed[i] = (lane[i] ?? 0) ^ (memory[from + i] ?? 0)
    mixBlock(mixed, 0, lane, 0, size)
    if (--progress.remainingBlocks === 0) await pauseIn(progress)
  }
}

const chained = new Int32Array(16)

/** scryptBlockMix of `size` words: Salsa20/8 over the chain of 64-byte parts, even parts first in the output. */
function mixBlock(input: Int32Array, from: number, output: Int32Array, to: number, size: number): void {
  for (let i = 0; i < 16; i++) chained[i] = input[from + size - 16 + i] ?? 0
  const half = to + size / 2
  for (let at = 0; at < size; at += 32) {
    salsa(input, from + at, output, to + at / 2)
    salsa(input, from + at + 16, output, half + at / 2)
  }
}

/** Writes Salsa20/8 of `chained` xor 16 words of the input to the output, and keeps it in `chained`. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: sixteen local variables are several times faster than an array
function salsa(input: Int32Array, at: number, output: Int32Array, to: number): void {
  const y0 = (chained[0] ?? 0) ^ (input[at] ?? 0)
  const y1 = (chained[1] ?? 0) ^ (input[at + 1] ?? 0)
  const y2 = (chained[2] ?? 0) ^ (input[at + 2] ?? 0)
  const y3 = (chained[3] ?? 0) ^ (input[at + 3] ?? 0)
  const y4 = (chained[4] ?? 0) ^ (input[at + 4] ?? 0)
  const y5 = (chained[5] ?? 0) ^ (input[at + 5] ?? 0)
  const y6 = (chained[6] ?? 0) ^ (input[at + 6] ?? 0)
  const y7 = (chained[7] ?? 0) ^ (input[at + 7] ?? 0)
  const y8 = (chained[8] ?? 0) ^ (input[at + 8] ?? 0)
  const y9 = (chained[9] ?? 0) ^ (input[at + 9] ?? 0)
  const y10 = (chained[10] ?? 0) ^ (input[at + 10] ?? 0)
  const y11 = (chained[11] ?? 0) ^ (input[at + 11] ?? 0)
  const y12 = (chained[12] ?? 0) ^ (input[at + 12] ?? 0)
  const y13 = (chained[13] ?? 0) ^ (input[at + 13] ?? 0)
  const y14 = (chained[14] ?? 0) ^ (input[at + 14] ?? 0)
  const y15 = (chained[15] ?? 0) ^ (input[at + 15] ?? 0)
  let x0 = y0
  let x1 = y1
  let x2 = y2
  let x3 = y3
  let x4 = y4
  let x5 = y5
  let x6 = y6
  let x7 = y7
  let x8 = y8
  let x9 = y9
  let x10 = y10
  let x11 = y11
  let x12 = y12
  let x13 = y13
  let x14 = y14
  let x15 = y15
  for (let round = 0; round < 8; round += 2) {
    x4 ^= rotated((x0 + x12) | 0, 7)
    x8 ^= rotated((x4 + x0) | 0, 9)
    x12 ^= rotated((x8 + x4) | 0, 13)
    x0 ^= rotated((x12 + x8) | 0, 18)
    x9 ^= rotated((x5 + x1) | 0, 7)
    x13 ^= rotated((x9 + x5) | 0, 9)
    x1 ^= rotated((x13 + x9) | 0, 13)
    x5 ^= rotated((x1 + x13) | 0, 18)
    x14 ^= rotated((x10 + x6) | 0, 7)
    x2 ^= rotated((x14 + x10) | 0, 9)
    x6 ^= rotated((x2 + x14) | 0, 13)
    x10 ^= rotated((x6 + x2) | 0, 18)
    x3 ^= rotated((x15 + x11) | 0, 7)
    x7 ^= rotated((x3 + x15) | 0, 9)
    x11 ^= rotated((x7 + x3) | 0, 13)
    x15 ^= rotated((x11 + x7) | 0, 18)
    x1 ^= rotated((x0 + x3) | 0, 7)
    x2 ^= rotated((x1 + x0) | 0, 9)
    x3 ^= rotated((x2 + x1) | 0, 13)
    x0 ^= rotated((x3 + x2) | 0, 18)
    x6 ^= rotated((x5 + x4) | 0, 7)
    x7 ^= rotated((x6 + x5) | 0, 9)
    x4 ^= rotated((x7 + x6) | 0, 13)
    x5 ^= rotated((x4 + x7) | 0, 18)
    x11 ^= rotated((x10 + x9) | 0, 7)
    x8 ^= rotated((x11 + x10) | 0, 9)
    x9 ^= rotated((x8 + x11) | 0, 13)
    x10 ^= rotated((x9 + x8) | 0, 18)
    x12 ^= rotated((x15 + x14) | 0, 7)
    x13 ^= rotated((x12 + x15) | 0, 9)
    x14 ^= rotated((x13 + x12) | 0, 13)
    x15 ^= rotated((x14 + x13) | 0, 18)
  }
  chained[0] = output[to] = (x0 + y0) | 0
  chained[1] = output[to + 1] = (x1 + y1) | 0
  chained[2] = output[to + 2] = (x2 + y2) | 0
  chained[3] = output[to + 3] = (x3 + y3) | 0
  chained[4] = output[to + 4] = (x4 + y4) | 0
  chained[5] = output[to + 5] = (x5 + y5) | 0
  chained[6] = output[to + 6] = (x6 + y6) | 0
  chained[7] = output[to + 7] = (x7 + y7) | 0
  chained[8] = output[to + 8] = (x8 + y8) | 0
  chained[9] = output[to + 9] = (x9 + y9) | 0
  chained[10] = output[to + 10] = (x10 + y10) | 0
  chained[11] = output[to + 11] = (x11 + y11) | 0
  chained[12] = output[to + 12] = (x12 + y12) | 0
  chained[13] = output[to + 13] = (x13 + y13) | 0
  chained[14] = output[to + 14] = (x14 + y14) | 0
  chained[15] = output[to + 15] = (x15 + y15) | 0
}

const rotated = (word: number, bits: number) => (word << bits) | (word >>> (32 - bits))
