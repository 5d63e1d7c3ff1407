import { AppError } from '#domain/errors/error.ts'
import type { ByteReader } from '#functions/platform/byte-reader.ts'
import { boxOf } from './heic-box.ts'
import { blankMeta, type Range } from './heic-items.ts'
import { partLimit } from './pieces.ts'

/** Of a photo it is some ten kilobytes. */
const metaBytes = 256 * 1024

/**
 * A HEIC photo in which every byte that no picture refers to is overwritten by zeros: Exif, XMP and makers' items, and
 * every box but `ftyp`, `meta` and `mdat`. Nothing moves, so that the addresses inside stay right; the orientation is a
 * property of the picture and no Exif. `meta` must stand before the data, as telephones write it, because only it says
 * what the data is.
 */
export async function* cleanHeic(input: ByteReader): AsyncGenerator<Uint8Array> {
  let kept: readonly Range[] | null = null
  let at = 0
  const count = partLimit()
  for (;;) {
    count()
    const start = await input.peek(16)
    if (start.length === 0) break
    const { type, headLength, length } = boxOf(start)
    const head = (await input.read(headLength)).slice()
    at += headLength
    if (type === 'meta' && !kept && length !== null && length <= metaBytes) {
      const meta = blankMeta((await input.read(length)).slice())
      kept = meta.kept
      yield* [head, meta.bytes]
    } else if (type === 'ftyp' && length !== null && length <= 1024) {
      yield* [head, await input.read(length)]
    } else if (type === 'mdat') {
      if (!kept) throw new AppError('unsupported-type')
      yield head
      yield* onlyKept(input, length, at, kept)
    } else {
      head.set([0x66, 0x72, 0x65, 0x65], 4)
      yield head
      yield* onlyKept(input, length, at, [])
    }
    if (length === null) break
    at += length
  }
  if (!kept) throw new AppError('unsupported-type')
}

/** The next bytes (null: all that are left), which begin at `at`, with zeros outside of the ranges. */
async function* onlyKept(
  input: ByteReader,
  length: number | null,
  at: number,
  kept: readonly Range[],
): AsyncGenerator<Uint8Array> {
  let from = at
  const remaining = () => (length === null ? Number.POSITIVE_INFINITY : at + length - from)
  while (remaining() > 0) {
    const piece = await input.next(remaining())
    if (!piece && length === null) return
    if (!piece) throw new AppError('unsupported-type')
    const shown = new Uint8Array(piece.length)
    for (const range of kept) {
      const [first, end] = [Math.max(range.start, from), Math.min(range.end, from + piece.length)]
      if (first < end) shown.set(piece.subarray(first - from, end - from), first - from)
    }
    from += piece.length
    yield shown
  }
}
