import { AppError } from '#domain/errors/error.ts'
import { ascii, type ByteReader, viewOf } from '#functions/platform/byte-reader.ts'
import { orientationOf, orientationTiff, orientationTiffBytes } from './orientation.ts'
import { partLimit } from './pieces.ts'

const pictureChunks = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ICCP'])
const frameHeadBytes = 16
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

/** The chunks in the next `size` bytes. Those of a frame of an animation follow its head like those of the file. */
async function* chunks(input: ByteReader, size: number): AsyncGenerator<Uint8Array> {
  const count = partLimit()
  let leftOfFrame = 0
  for (let remaining = size; remaining > 0; ) {
    count()
    const head = (await input.read(8)).slice()
    const length = viewOf(head).getUint32(4, true)
    const padded = length + (length % 2)
    const isFrame = isType(head, 'ANMF') && length >= frameHeadBytes
    const isInFrame = leftOfFrame > 0
    // A frame holds no frames, and what is in it ends where it ends.
    if (8 + padded > (isInFrame ? leftOfFrame : remaining) || (isFrame && isInFrame))
      throw new AppError('unsupported-type')
    const passed = 8 + (isFrame ? frameHeadBytes : padded)
    remaining -= passed
    leftOfFrame = isFrame ? padded - frameHeadBytes : Math.max(0, leftOfFrame - passed)
    if (isFrame) yield* [head, await input.read(frameHeadBytes)]
    else yield* chunk(input, head, padded)
  }
}

const isType = (head: Uint8Array, type: string) => ascii(head.subarray(0, 4)) === type

async function* chunk(input: ByteReader, head: Uint8Array, length: number): AsyncGenerator<Uint8Array> {
  if (pictureChunks.has(ascii(head.subarray(0, 4)))) {
    yield head
    yield* input.pass(length)
  } else if (isType(head, 'VP8X') && length === 10) {
    const features = (await input.read(length)).slice()
    features[0] = (features[0] ?? 0) & ~xmpFlag
    yield* [head, features]
  } else if (isType(head, 'EXIF') && length >= orientationTiffBytes && length <= exifBytes) {
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
  for (let remaining = count; remaining > 0; remaining -= blank.length)
    yield blank.subarray(0, Math.min(remaining, blank.length))
}
