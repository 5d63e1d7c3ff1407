import { concat } from '#domain/bytes/concat.ts'
import { AppError } from '#domain/errors/error.ts'

/** Bytes in pieces of any length. */
export type Bytes = AsyncIterable<Uint8Array>

/** The ASCII text of bytes. */
export const ascii = (bytes: Uint8Array): string => String.fromCharCode(...bytes)

/**
 * Bytes with a position, read in the units of a format however the pieces are cut. It holds no more than is asked for.
 */
export type ByteReader = ReturnType<typeof byteReader>

const none = new Uint8Array(0)

/** Reads bytes in the units of a format. A file that ends within one is refused as `unsupported-type`. */
export function byteReader(source: Bytes) {
  const buffer = bufferOf(source)

  /** All bytes that are there, without moving on: at least so many, or all that are left. */
  const ahead = buffer.hold

  /** Moves on over bytes that are there. */
  const take = buffer.take

  /** The next bytes without moving on; fewer at the end. */
  async function peek(count: number): Promise<Uint8Array> {
    return (await ahead(count)).subarray(0, count)
  }

  /** Exactly the next bytes. */
  async function read(count: number): Promise<Uint8Array> {
    const held = await buffer.hold(count)
    if (held.length < count) throw new AppError('unsupported-type')
    return buffer.take(count)
  }

  /** Whatever is there next, at most `most` bytes; null at the end. */
  async function next(maxBytes: number): Promise<Uint8Array | null> {
    const held = await buffer.hold(1)
    return held.length ? buffer.take(maxBytes) : null
  }

  /** Exactly the next bytes in pieces. */
  async function* pass(count: number): AsyncGenerator<Uint8Array> {
    for (let remaining = count; remaining > 0; ) {
      const piece = await next(remaining)
      if (!piece) throw new AppError('unsupported-type')
      remaining -= piece.length
      yield piece
    }
  }

  async function skip(count: number): Promise<void> {
    for await (const _ of pass(count));
  }

  /** Everything that is left. */
  async function* rest(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const piece = await next(Number.POSITIVE_INFINITY)
      if (!piece) return
      yield piece
    }
  }

  /** Reads what is left and drops it, so that its limit of length is tested. */
  async function drain(): Promise<void> {
    for await (const _ of rest());
  }

  return { ahead, take, peek, read, next, pass, skip, rest, drain }
}

/**
 * Reads what stands between delimiters; it holds a piece of the source and a delimiter. A source that ends before one
 * is refused as `unreadable`.
 */
export function delimitedReader(source: Bytes) {
  const buffer = bufferOf(source)

  /** The next bytes without moving on; fewer at the end. */
  const peek = async (count: number) => (await buffer.hold(count)).subarray(0, count)

  /** Yields everything before the delimiter and moves on behind it. */
  async function* until(delimiter: Uint8Array): AsyncGenerator<Uint8Array> {
    for (;;) {
      const held = await buffer.hold(delimiter.length)
      if (held.length < delimiter.length) throw new AppError('unreadable')
      const at = indexOf(held, delimiter)
      // The end of what is held may be the beginning of the delimiter.
      const before = buffer.take(at >= 0 ? at : held.length - delimiter.length + 1)
      if (before.length) yield before
      if (at < 0) continue
      buffer.take(delimiter.length)
      return
    }
  }

  /** Everything before the delimiter, at most `max` bytes, and moves on behind it. */
  async function readUntil(delimiter: Uint8Array, max: number): Promise<Uint8Array> {
    for (let count = delimiter.length; ; ) {
      const held = await buffer.hold(count)
      const at = indexOf(held, delimiter)
      const isTooLong = at >= 0 ? at > max : held.length > max + delimiter.length
      if (isTooLong || held.length < count) throw new AppError('unreadable')
      if (at < 0) {
        count = held.length + 1
        continue
      }
      const bytes = buffer.take(at)
      buffer.take(delimiter.length)
      return bytes
    }
  }

  return { peek, until, readUntil }
}

/** Byte by byte: a search for the first one is faster where it is rare, and much slower where a sender repeats it. */
function indexOf(bytes: Uint8Array, sought: Uint8Array): number {
  const [first] = sought
  const last = bytes.length - sought.length
  for (let at = 0; at <= last; at++) {
    if (bytes[at] !== first) continue
    let same = 1
    while (same < sought.length && bytes[at + same] === sought[same]) same++
    if (same === sought.length) return at
  }
  return -1
}

/** What was read of a source and not taken yet. */
function bufferOf(source: Bytes) {
  const pieces = source[Symbol.asyncIterator]()
  let held: Uint8Array = none
  let ended = false

  /** Holds at least `count` bytes, or all that are left; returns what it holds. */
  async function hold(count: number): Promise<Uint8Array> {
    if (held.length >= count || ended) return held
    const parts = [held]
    let size = held.length
    while (size < count) {
      const { done, value } = await pieces.next()
      if (done) {
        ended = true
        break
      }
      parts.push(value)
      size += value.length
    }
    const filled = parts.filter(({ length }) => length > 0)
    held = filled.length > 1 ? concat(filled) : (filled[0] ?? none)
    return held
  }

  function take(count: number): Uint8Array {
    const bytes = held.subarray(0, count)
    held = held.subarray(bytes.length)
    return bytes
  }

  return { hold, take }
}

/** A view for numbers of several bytes. */
export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
