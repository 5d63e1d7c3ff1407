import { fromBase64, toBase64 } from '#domain/bytes/base64.ts'

/**
 * A list of products in few bytes, as text for a database column: ascending numbers from 1 as differences (LEB128), or
 * one bit a number where that is shorter.
 */
export function packPostings(seqs: readonly number[]): string {
  const deltas = deltaBytes(seqs)
  const bitmapLength = Math.floor((seqs.at(-1) ?? 0) / 8) + 1
  return deltas.length <= bitmapLength
    ? `d${toBase64(Uint8Array.from(deltas))}`
    : `b${toBase64(bitmapOf(seqs, bitmapLength))}`
}

/** The numbers that `packPostings` wrote, ascending. */
export function unpackPostings(text: string): number[] {
  const bytes = fromBase64(text.slice(1))
  return text.startsWith('b') ? fromBitmap(bytes) : fromDeltas(bytes)
}

const moreFollows = 0x80

function deltaBytes(seqs: readonly number[]): number[] {
  const bytes: number[] = []
  let previous = 0
  for (const seq of seqs) {
    let delta = seq - previous
    previous = seq
    for (; delta >= moreFollows; delta >>>= 7) bytes.push((delta % moreFollows) | moreFollows)
    bytes.push(delta)
  }
  return bytes
}

function fromDeltas(bytes: Uint8Array): number[] {
  const seqs: number[] = []
  let [seq, delta, shift] = [0, 0, 0]
  for (const byte of bytes) {
    delta |= (byte % moreFollows) << shift
    shift += 7
    if (byte >= moreFollows) continue
    seq += delta
    seqs.push(seq)
    delta = 0
    shift = 0
  }
  return seqs
}

function bitmapOf(seqs: readonly number[], length: number): Uint8Array {
  const bitmap = new Uint8Array(length)
  for (const seq of seqs) bitmap[seq >> 3] = (bitmap[seq >> 3] ?? 0) | (1 << (seq & 7))
  return bitmap
}

function fromBitmap(bytes: Uint8Array): number[] {
  const seqs: number[] = []
  for (const [i, byte] of bytes.entries()) {
    for (let bits = byte; bits; bits &= bits - 1) seqs.push(i * 8 + 31 - Math.clz32(bits & -bits))
  }
  return seqs
}
