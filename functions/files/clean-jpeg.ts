import { AppError } from '#domain/errors/error.ts'
import { type ByteReader, viewOf } from '#functions/platform/byte-reader.ts'
import { ascii } from '#functions/platform/bytes.ts'
import { orientationOf, orientationTiff } from './orientation.ts'

const startOfScan = 0xda
const endOfImage = 0xd9

/**
 * A JPEG without what is not the picture: Exif (place, camera, time, thumbnail), XMP, IPTC, comments, makers' blocks,
 * and everything behind its end, where telephones put a second picture or a film. Kept are the tables and the scans,
 * the colour profile (APP2 `ICC_PROFILE`), the colour transform (APP14 `Adobe`) and JFIF; of Exif the orientation
 * alone.
 */
export async function* cleanJpeg(input: ByteReader): AsyncGenerator<Uint8Array> {
  yield await input.read(2)
  let scanned = false
  for (;;) {
    const marker = await nextMarker(input)
    if (marker === null || marker === endOfImage) {
      // A file that ends within its last scan is shown as far as it goes.
      if (!scanned) throw new AppError('unsupported-type')
      yield new Uint8Array([0xff, endOfImage])
      return input.drain()
    }
    const length = viewOf(await input.peek(2))
    if (length.byteLength < 2 || length.getUint16(0) < 2) throw new AppError('unsupported-type')
    const segment = await input.read(length.getUint16(0))
    const kept = keptSegment(marker, segment)
    if (kept) yield* [new Uint8Array([0xff, marker]), kept]
    if (marker === startOfScan) {
      scanned = true
      yield* scanData(input)
    }
  }
}

/** The code of the next marker; null at the end of the file. Fill bytes before it are dropped. */
async function nextMarker(input: ByteReader): Promise<number | null> {
  const first = await input.next(1)
  if (!first) return null
  if (first[0] !== 0xff) throw new AppError('unsupported-type')
  for (;;) {
    const code = (await input.read(1))[0] ?? 0
    if (code === 0xff) continue
    if (code === 0 || code === 1 || (code >= 0xd0 && code <= 0xd8)) throw new AppError('unsupported-type')
    return code
  }
}

/** The segment as it is kept, with its length; null where it is dropped. */
function keptSegment(marker: number, segment: Uint8Array): Uint8Array | null {
  if (marker === 0xfe) return null
  if (marker < 0xe0 || marker > 0xef) return segment
  const body = segment.subarray(2)
  const says = (signature: string) => ascii(body.subarray(0, signature.length)) === signature
  if (marker === 0xe1 && says('Exif\0')) return orientationSegment(orientationOf(body.subarray(6)))
  const isPicture =
    // Without the thumbnail that may follow: it is the picture before it was changed.
    (marker === 0xe0 && says('JFIF\0') && segment.length === 16) ||
    (marker === 0xe2 && says('ICC_PROFILE\0')) ||
    (marker === 0xee && says('Adobe'))
  return isPicture ? segment : null
}

function orientationSegment(orientation: number): Uint8Array | null {
  if (orientation === 1) return null
  const tiff = orientationTiff(orientation)
  const segment = new Uint8Array(8 + tiff.length)
  segment.set([0, segment.length, 0x45, 0x78, 0x69, 0x66, 0, 0])
  segment.set(tiff, 8)
  return segment
}

/** The data of a scan, up to the marker that ends it; restart markers and escaped 0xff belong to it. */
async function* scanData(input: ByteReader): AsyncGenerator<Uint8Array> {
  for (;;) {
    yield* input.until(0xff)
    const mark = await input.peek(2)
    const code = mark[1]
    if (mark.length === 0 || code === undefined) return void (await input.next(2))
    if (code === 0xff) {
      await input.skip(1)
      continue
    }
    const isData = code === 0 || (code >= 0xd0 && code <= 0xd7)
    if (!isData) return
    yield await input.read(2)
  }
}
