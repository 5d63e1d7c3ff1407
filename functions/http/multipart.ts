import { AppError } from '#domain/errors/error.ts'
import { ascii, type Bytes } from '#functions/platform/bytes.ts'

/** A part of a multipart body (RFC 7578). Its body must be read to the end before the next part is asked for. */
export type Part = { name: string; type: string; body: Bytes }

const headBytes = 8 * 1024
const lineEnd = new Uint8Array([13, 10])
const headEnd = new Uint8Array([13, 10, 13, 10])

/** The boundary of a `multipart/form-data` request; throws `unsupported-type` for another content type. */
export function boundaryOf(contentType: string | null): string {
  const [, type, parameters = ''] = contentType?.match(/^\s*([^;\s]+)\s*;?(.*)$/s) ?? []
  if (type?.toLowerCase() !== 'multipart/form-data') throw new AppError('unsupported-type')
  const [, quoted, plain] =
    parameters.match(/(?:^|;)\s*boundary=(?:"([^"\r\n]{1,70})"|([^;\s"]{1,70}))/i) ?? []
  const boundary = quoted ?? plain
  if (!boundary || /[^\x20-\x7e]/.test(boundary)) throw new AppError('unreadable')
  return boundary
}

/**
 * The parts of a multipart body, one after the other, while it arrives; it holds a piece of the stream and a boundary.
 * Throws `unreadable` when the body is malformed or ends before its closing boundary.
 */
export async function* readParts(source: Bytes, boundary: string): AsyncGenerator<Part> {
  const delimiter = new TextEncoder().encode(`\r\n--${boundary}`)
  // The first boundary has no line before it.
  const input = searchable(source, lineEnd)
  for await (const _ of input.until(delimiter));
  while (!(await input.isLast())) {
    const head = await input.readUntil(headEnd, headBytes)
    yield { ...headersOf(ascii(head)), body: input.until(delimiter) }
  }
}

function headersOf(head: string): { name: string; type: string } {
  const lines = head.split('\r\n')
  const headerOf = (header: string) =>
    lines.find((line) => line.toLowerCase().startsWith(`${header}:`))?.slice(header.length + 1)
  const name = headerOf('content-disposition')?.match(/^\s*form-data\s*;(?:.*;)?\s*name="([^"]*)"/i)?.[1]
  if (name === undefined) throw new AppError('unreadable')
  return { name, type: (headerOf('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '' }
}

/** `first` and then the source, searched for delimiters. */
function searchable(source: Bytes, first: Uint8Array) {
  const pieces = source[Symbol.asyncIterator]()
  let held = first

  async function more(): Promise<void> {
    const { done, value } = await pieces.next()
    if (done) throw new AppError('unreadable')
    held = appended(held, value)
  }

  /** Yields everything before the delimiter and moves on behind it. */
  async function* until(delimiter: Uint8Array): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = indexOf(held, delimiter)
      if (at >= 0) {
        const before = held.subarray(0, at)
        held = held.subarray(at + delimiter.length)
        if (before.length) yield before
        return
      }
      // The end of what is held may be the beginning of the delimiter.
      const safe = held.length - delimiter.length + 1
      if (safe > 0) {
        const before = held.subarray(0, safe)
        held = held.subarray(safe)
        yield before
      }
      await more()
    }
  }

  async function readUntil(delimiter: Uint8Array, most: number): Promise<Uint8Array> {
    for (;;) {
      const at = indexOf(held, delimiter)
      if (at >= 0 ? at > most : held.length > most + delimiter.length) throw new AppError('unreadable')
      if (at >= 0) {
        const bytes = held.subarray(0, at)
        held = held.subarray(at + delimiter.length)
        return bytes
      }
      await more()
    }
  }

  /** After a boundary: true when it closes the body, false when a part follows. */
  async function isLast(): Promise<boolean> {
    while (held.length < 2) await more()
    const mark = ascii(held.subarray(0, 2))
    // The line end stays: with the headers' own it makes the end of an empty head.
    if (mark === '\r\n') return false
    if (mark === '--') return true
    throw new AppError('unreadable')
  }

  return { until, readUntil, isLast }
}

function appended(before: Uint8Array, after: Uint8Array): Uint8Array {
  if (before.length === 0) return after
  if (after.length === 0) return before
  const both = new Uint8Array(before.length + after.length)
  both.set(before)
  both.set(after, before.length)
  return both
}

function indexOf(bytes: Uint8Array, sought: Uint8Array): number {
  const [first = 0] = sought
  const last = bytes.length - sought.length
  for (let at = bytes.indexOf(first); at >= 0 && at <= last; at = bytes.indexOf(first, at + 1)) {
    if (sought.every((byte, i) => bytes[at + i] === byte)) return at
  }
  return -1
}

/** A whole part as text; throws `too-large` past `most` bytes and `unreadable` unless it is UTF-8. */
export async function readPartText({ body }: Part, most: number): Promise<string> {
  let bytes: Uint8Array = new Uint8Array(0)
  for await (const piece of body) {
    bytes = appended(bytes, piece)
    if (bytes.length > most) throw new AppError('too-large')
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new AppError('unreadable')
  }
}
