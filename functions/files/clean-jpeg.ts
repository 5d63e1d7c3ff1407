import { AppError } from '#domain/errors/error.ts'
import { ascii, type ByteReader, viewOf } from '#functions/platform/byte-reader.ts'
import { type CodeTable, codeTablesOf } from './jpeg-codes.ts'
import { blockBytes, type Frame, frameOf, Scan } from './jpeg-scan.ts'
import { orientationOf, orientationTiff } from './orientation.ts'
import { partLimit } from './pieces.ts'

const endOfImage = 0xd9
const startOfScan = 0xda
const codeTables = 0xc4
const restartInterval = 0xdd
/** SOF0 to SOF2, code and quantization tables: what browsers can show. */
const picture = new Set([0xc0, 0xc1, 0xc2, codeTables, 0xdb, restartInterval, startOfScan])

/**
 * A JPEG without what is not the picture: Exif (place, camera, time, thumbnail), XMP, IPTC, comments, makers' blocks,
 * and everything behind its end, where telephones put a second picture, a film or sound. Kept are the tables and the
 * scans, the colour profile (APP2 `ICC_PROFILE`), the colour transform (APP14 `Adobe`) and JFIF; of Exif the
 * orientation alone. The end is where the data of the last scan end, whether or not a marker says so; a progressive
 * picture must have the marker, because its data are not read.
 */
export async function* cleanJpeg(input: ByteReader): AsyncGenerator<Uint8Array> {
  yield await input.read(2)
  const count = partLimit()
  const rules = rulesOfScans()
  for (;;) {
    count()
    const marker = await nextMarker(input)
    if (marker === endOfImage || marker === null) {
      if (!rules.mayEnd(marker === endOfImage)) throw new AppError('unsupported-type')
      break
    }
    const segment = await readSegment(input)
    const kept = keptSegment(marker, segment)
    if (kept) yield* [new Uint8Array([0xff, marker]), kept]
    rules.note(marker, segment)
    if (marker === startOfScan) yield* dataOf(rules.scan(segment), input)
    if (rules.isComplete()) break
  }
  yield new Uint8Array([0xff, endOfImage])
  return input.drain()
}

/** The code of the next marker; null where there is none. Fill bytes before it are dropped. */
async function nextMarker(input: ByteReader): Promise<number | null> {
  for (;;) {
    const ahead = await input.ahead(2)
    if (ahead.length < 2 || ahead[0] !== 0xff) return null
    let at = 1
    while (ahead[at] === 0xff) at++
    const code = ahead[at]
    input.take(code === undefined ? at - 1 : at + 1)
    if (code !== undefined) return code
  }
}

async function readSegment(input: ByteReader): Promise<Uint8Array> {
  const start = await input.peek(2)
  const length = start.length < 2 ? 0 : viewOf(start).getUint16(0)
  if (length < 2) throw new AppError('unsupported-type')
  return input.read(length)
}

/** What the segments say of the scans that follow, and which components of the picture were not scanned yet. */
function rulesOfScans() {
  const tables = new Map<number, CodeTable>()
  let frame: Frame | null = null
  let restart = 0
  let hasScan = false
  const unscanned = new Set<number>()

  function note(marker: number, segment: Uint8Array): void {
    if (marker === codeTables) for (const [id, table] of codeTablesOf(segment)) tables.set(id, table)
    if (marker === restartInterval) restart = viewOf(segment).getUint16(2)
    if (marker < 0xc0 || marker > 0xc2) return
    if (frame) throw new AppError('unsupported-type')
    frame = frameOf(marker, segment)
    for (const id of frame.components.keys()) unscanned.add(id)
  }

  /** How the data of a scan are read; null: up to the next marker. */
  function scan(segment: Uint8Array): Scan | null {
    if (!frame) throw new AppError('unsupported-type')
    hasScan = true
    if (frame.isProgressive) return null
    const scan = new Scan({ frame, tables, restart }, segment)
    // A component that is scanned twice is no picture.
    if (!scan.components.every((id) => unscanned.delete(id))) throw new AppError('unsupported-type')
    return scan
  }

  return {
    note,
    scan,
    /** A file that ends within its last scan is shown as far as it goes. */
    mayEnd: (isMarked: boolean) => hasScan && (isMarked || !frame?.isProgressive),
    isComplete: () => hasScan && !frame?.isProgressive && unscanned.size === 0,
  }
}

/** The segment as it is kept, with its length; null where it is dropped. */
function keptSegment(marker: number, segment: Uint8Array): Uint8Array | null {
  if (marker === 0xfe) return null
  if (picture.has(marker)) return segment
  if (marker < 0xe0 || marker > 0xef) throw new AppError('unsupported-type')
  const body = segment.subarray(2)
  const says = (signature: string) => ascii(body.subarray(0, signature.length)) === signature
  if (marker === 0xe1 && says('Exif\0')) return orientationSegment(orientationOf(body.subarray(6)))
  const describesPicture =
    // Without the thumbnail that may follow: it is the picture before it was changed.
    (marker === 0xe0 && says('JFIF\0') && segment.length === 16) ||
    (marker === 0xe2 && says('ICC_PROFILE\0')) ||
    (marker === 0xee && says('Adobe'))
  return describesPicture ? segment : null
}

function orientationSegment(orientation: number): Uint8Array | null {
  if (orientation === 1) return null
  const tiff = orientationTiff(orientation)
  const segment = new Uint8Array(8 + tiff.length)
  segment.set([0, segment.length, 0x45, 0x78, 0x69, 0x66, 0, 0])
  segment.set(tiff, 8)
  return segment
}

/** The data of a scan; restart markers and escaped 0xff belong to them. */
async function* dataOf(scan: Scan | null, input: ByteReader): AsyncGenerator<Uint8Array> {
  for (let hasEnded = false; !hasEnded; ) {
    const ahead = await input.ahead(blockBytes)
    const areLast = ahead.length < blockBytes
    const end = scan ? scan.read(ahead, areLast) : markerIn(ahead, areLast)
    hasEnded = scan ? scan.hasEnded : areLast || end + 1 < ahead.length
    if (end > 0) yield input.take(end)
  }
}

/** Where the next marker begins that is no restart marker; else the end of the bytes, or their last 0xff. */
function markerIn(bytes: Uint8Array, areLast: boolean): number {
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at)) {
    const code = bytes[at + 1]
    if (code === undefined) return areLast ? bytes.length : at
    const isData = code === 0 || (code >= 0xd0 && code <= 0xd7)
    if (!isData && code !== 0xff) return at
    at += isData ? 2 : 1
  }
  return bytes.length
}
