import { AppError } from '#domain/errors/error.ts'
import { ascii, type ByteReader, viewOf } from '#functions/platform/byte-reader.ts'
import { orientationOf, orientationTiff } from './orientation.ts'
import { partLimit } from './pieces.ts'

/** Chunks that make the picture and its colours (PNG, third edition, with animation). */
const pictureChunks = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD', 'hIST', 'pHYs'],
  ...['cICP', 'mDCV', 'cLLI', 'acTL', 'fcTL', 'fdAT'],
])
const exifBytes = 64 * 1024

/**
 * A PNG without what is not the picture: texts, Exif, times, makers' chunks, and everything behind its end. Of Exif the
 * orientation stays.
 */
export async function* cleanPng(input: ByteReader): AsyncGenerator<Uint8Array> {
  yield await input.read(8)
  const count = partLimit()
  for (let isFirst = true; ; isFirst = false) {
    count()
    const head = await input.read(8)
    const length = viewOf(head).getUint32(0)
    const type = ascii(head.subarray(4))
    // A first letter in capitals: the picture cannot be shown without it.
    const isUnknown = !pictureChunks.has(type) && !/^[a-z][A-Za-z]{3}$/.test(type)
    if (isFirst !== (type === 'IHDR') || isUnknown || length > 0x7fffffff)
      throw new AppError('unsupported-type')
    if (type === 'eXIf' && length <= exifBytes) {
      yield* orientationChunk(orientationOf(await input.read(length)))
      await input.skip(4)
    } else if (pictureChunks.has(type)) {
      yield head
      yield* input.pass(length + 4)
    } else await input.skip(length + 4)
    if (type === 'IEND') return input.drain()
  }
}

function orientationChunk(orientation: number): Uint8Array[] {
  if (orientation === 1) return []
  const tiff = orientationTiff(orientation)
  const chunk = new Uint8Array(12 + tiff.length)
  const view = viewOf(chunk)
  view.setUint32(0, tiff.length)
  chunk.set([0x65, 0x58, 0x49, 0x66], 4)
  chunk.set(tiff, 8)
  view.setUint32(8 + tiff.length, crc32(chunk.subarray(4, 8 + tiff.length)))
  return [chunk]
}

/** CRC-32 as PNG has it (ISO 3309). */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}
