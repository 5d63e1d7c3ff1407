import { AppError } from '#domain/errors/error.ts'
import { ascii, viewOf } from '#functions/platform/byte-reader.ts'
import { boxOf } from './heic-box.ts'

/** Bytes of a file: from `start` to before `end`. */
export type Range = { start: number; end: number }

/** Items that are pictures or say how pictures are put together (ISO 23008-12). */
const pictureItems = new Set(['hvc1', 'lhv1', 'grid', 'iden', 'iovl', 'tmap'])
/** Boxes of `meta` that describe the pictures; texts and makers' boxes are not among them. */
const pictureBoxes = new Set(['hdlr', 'pitm', 'iinf', 'iloc', 'iref', 'iprp', 'idat', 'dinf', 'grpl'])

/** A photo of many tiles has some hundred. */
const maxExtents = 2000

type Box = { type: string; at: number; content: Uint8Array }

/**
 * The content of a `meta` box without what describes no picture, and the ranges of the file that its pictures are in.
 * Throws `unsupported-type` when it cannot be understood.
 */
export function blankMeta(bytes: Uint8Array): { bytes: Uint8Array; kept: Range[] } {
  try {
    const boxes = [...boxesOf(bytes, 4)]
    for (const { type, at, content } of boxes) {
      if (pictureBoxes.has(type)) continue
      content.fill(0)
      bytes.set([0x66, 0x72, 0x65, 0x65], at + 4)
    }
    const contentOf = (type: string) => boxes.find((box) => box.type === type)?.content
    const [infos, locations] = [contentOf('iinf'), contentOf('iloc')]
    if (!infos || !locations) throw new AppError('unsupported-type')
    const pictures = new Set(itemsOf(infos).flatMap(({ id, type }) => (pictureItems.has(type) ? [id] : [])))
    const extents = extentsOf(locations).filter(({ id }) => pictures.has(id))
    const inFile = extents.filter(({ method }) => method === 0)
    blankOutside(
      contentOf('idat'),
      extents.filter(({ method }) => method === 1),
    )
    if (inFile.length === 0 || extents.some(({ method }) => method > 1))
      throw new AppError('unsupported-type')
    return { bytes, kept: joined(inFile) }
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    // A read behind the end of a box.
    throw new AppError('unsupported-type', { cause })
  }
}

function* boxesOf(bytes: Uint8Array, from: number): Generator<Box> {
  for (let at = from; at < bytes.length; ) {
    const { type, headLength, length } = boxOf(bytes.subarray(at, at + 16))
    const end = length === null ? bytes.length : at + headLength + length
    if (end > bytes.length) throw new AppError('unsupported-type')
    yield { type, at, content: bytes.subarray(at + headLength, end) }
    at = end
  }
}

/** The items of an `iinf` box; those of old versions have no type and count as no picture. */
function itemsOf(infos: Uint8Array): { id: number; type: string }[] {
  const start = infos[0] === 0 ? 6 : 8
  return [...boxesOf(infos, start)].flatMap(({ type, content }) => {
    const version = content[0] ?? 0
    if (type !== 'infe' || version < 2) return []
    const view = viewOf(content)
    return version === 2
      ? [{ id: view.getUint16(4), type: ascii(content.subarray(8, 12)) }]
      : [{ id: view.getUint32(4), type: ascii(content.subarray(10, 14)) }]
  })
}

type Extent = Range & { id: number; method: number }

/**
 * Where the items of an `iloc` box are. An extent without a length would reach to the end of the file: it is refused.
 */
function extentsOf(bytes: Uint8Array): Extent[] {
  const view = viewOf(bytes)
  const version = bytes[0] ?? 0
  if (version > 2) throw new AppError('unsupported-type')
  let at = 4
  const read = (size: number): number => {
    at += size
    if (size === 0) return 0
    if (size === 2) return view.getUint16(at - 2)
    if (size === 4) return view.getUint32(at - 4)
    if (size === 8) return Number(view.getBigUint64(at - 8))
    throw new AppError('unsupported-type')
  }
  const sizes = read(2)
  const [offsetSize, lengthSize] = [sizes >> 12, (sizes >> 8) & 15]
  const [baseSize, indexSize] = [(sizes >> 4) & 15, version === 0 ? 0 : sizes & 15]
  const itemExtents: Extent[] = []
  for (let remaining = read(version === 2 ? 4 : 2); remaining > 0; remaining--) {
    const id = read(version === 2 ? 4 : 2)
    const method = version === 0 ? 0 : read(2) & 15
    if (read(2) !== 0) throw new AppError('unsupported-type')
    const base = read(baseSize)
    for (let extents = read(2); extents > 0; extents--) {
      read(indexSize)
      const start = base + read(offsetSize)
      const length = read(lengthSize)
      if (length === 0 || itemExtents.length >= maxExtents) throw new AppError('unsupported-type')
      itemExtents.push({ id, method, start, end: start + length })
    }
  }
  return itemExtents
}

/** The same bytes in ranges that do not overlap, so that none is copied twice. */
function joined(ranges: readonly Range[]): Range[] {
  const whole: Range[] = []
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = whole.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else whole.push({ start, end })
  }
  return whole
}

/** Overwrites what is in none of the ranges by zeros. */
function blankOutside(bytes: Uint8Array | undefined, kept: readonly Range[]): void {
  if (!bytes) return
  let from = 0
  for (const { start, end } of joined(kept)) {
    bytes.fill(0, from, start)
    from = end
  }
  bytes.fill(0, from)
}
