import { AppError } from '#domain/errors/error.ts'
import { type ByteReader, viewOf } from '#functions/platform/byte-reader.ts'
import { ascii } from '#functions/platform/bytes.ts'
import { orientationOf, orientationTiff, orientationTiffBytes } from './orientation.ts'

const pictureChunks = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ICCP'])
const exifBytes = 64 * 1024
const xmpFlag = 0x04
const blank = new Uint8Array(4096)
const ignored = [0x4a, 0x55, 0x4e, 0x4b]

/**
 * A WebP whose Exif, XMP and unknown chunks are overwritten by zeros, and without anything behind its end. They keep
 * their length, because the length of the whole stands at the beginning of the file. Of Exif the orientation stays.
 */
export async function* cleanWebp(input: ByteReader): AsyncGenerator<Uint8Array> {
  const head = await input.read(12)
  const size = viewOf(head).getUint32(4, true)
  yield head
  yield* chunks(input, size - 4)
  return input.drain()
}

/** The chunks in the next `size` bytes: of the file, or of one frame of an animation. */
async function* chunks(input: ByteReader, size: number): AsyncGenerator<Uint8Array> {
  for (let left = size; left > 0; ) {
    const head = (await input.read(8)).slice()
    const length = viewOf(head).getUint32(4, true)
    const padded = length + (length % 2)
    left -= 8 + padded
    if (left < 0) throw new AppError('unsupported-type')
    yield* chunk(input, head, padded)
  }
}

async function* chunk(input: ByteReader, head: Uint8Array, length: number): AsyncGenerator<Uint8Array> {
  const type = ascii(head.subarray(0, 4))
  if (pictureChunks.has(type)) {
    yield head
    yield* input.pass(length)
  } else if (type === 'VP8X' && length === 10) {
    const features = (await input.read(length)).slice()
    features[0] = (features[0] ?? 0) & ~xmpFlag
    yield* [head, features]
  } else if (type === 'ANMF' && length >= 16) {
    yield* [head, await input.read(16)]
    yield* chunks(input, length - 16)
  } else if (type === 'EXIF' && length >= orientationTiffBytes && length <= exifBytes) {
    yield head
    yield orientationTiff(orientationOf(tiffOf(await input.read(length))))
    yield* zeros(length - orientationTiffBytes)
  } else {
    head.set(ignored)
    yield head
    await input.skip(length)
    yield* zeros(length)
  }
}

/** Some programs put the signature of JPEG before the TIFF data. */
const tiffOf = (exif: Uint8Array) => (ascii(exif.subarray(0, 4)) === 'Exif' ? exif.subarray(6) : exif)

function* zeros(count: number): Generator<Uint8Array> {
  for (let left = count; left > 0; left -= blank.length) yield blank.subarray(0, Math.min(left, blank.length))
}
