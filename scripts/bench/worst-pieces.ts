import { crc32 } from 'node:zlib'
import { concat } from '#domain/bytes/concat.ts'

/** Bytes one after the other. */
export type Pieces = readonly Uint8Array[]

/** The bytes of a text in which every character is one. */
export const bits = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'))

/** As many whole repetitions of the bytes as keep within a length. */
export function repeated(part: readonly number[], size: number): Uint8Array {
  const count = Math.max(1, Math.floor(size / part.length))
  const bytes = new Uint8Array(count * part.length)
  bytes.set(part)
  for (let filled = part.length; filled < bytes.length; filled *= 2) bytes.copyWithin(filled, 0, filled)
  return bytes
}

/** A segment of a JPEG with its length. */
export const segmentOf = (marker: number, content: readonly number[]): Uint8Array => {
  const length = content.length + 2
  return new Uint8Array([0xff, marker, length >> 8, length & 255, ...content])
}

/** A chunk of a PNG, or of a RIFF file. */
export function chunkOf(type: string, content: Uint8Array, format: 'png' | 'riff' = 'png'): Uint8Array {
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, content.length, format === 'riff')
  if (format === 'riff') return concat([bits(type), length, content, new Uint8Array(content.length % 2)])
  const body = concat([bits(type), content])
  const sum = new Uint8Array(4)
  new DataView(sum.buffer).setUint32(0, crc32(body))
  return concat([length, body, sum])
}

/** A WebP file of these chunks. */
export const riff = (chunks: Uint8Array): Uint8Array => {
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, chunks.length + 4, true)
  return concat([bits('RIFF'), length, bits('WEBP'), chunks])
}

/** A box of a HEIC. */
export const boxOf = (type: string, content: Uint8Array): Uint8Array => {
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, content.length + 8)
  return concat([length, bits(type), content])
}
