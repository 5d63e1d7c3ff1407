import { AppError } from '#domain/errors/error.ts'
import type { Bytes } from '#functions/platform/bytes.ts'

/**
 * Bytes with a position, read in the units of a format however the pieces are cut. It holds no more than is asked for.
 */
export type ByteReader = ReturnType<typeof byteReader>

const none = new Uint8Array(0)

/** Reads bytes in the units of a format. A file that ends within one is refused as `unsupported-type`. */
export function byteReader(source: Bytes) {
  const buffer = bufferOf(source)

  /** The next bytes without moving on; fewer at the end. */
  async function peek(count: number): Promise<Uint8Array> {
    const held = await buffer.hold(count)
    return held.subarray(0, count)
  }

  /** Exactly the next bytes. */
  async function read(count: number): Promise<Uint8Array> {
    const held = await buffer.hold(count)
    if (held.length < count) throw new AppError('unsupported-type')
    return buffer.take(count)
  }

  /** Whatever is there next, at most `most` bytes; null at the end. */
  async function next(most: number): Promise<Uint8Array | null> {
    const held = await buffer.hold(1)
    return held.length ? buffer.take(most) : null
  }

  /** Exactly the next bytes in pieces. */
  async function* pass(count: number): AsyncGenerator<Uint8Array> {
    for (let left = count; left > 0; ) {
      const piece = await next(left)
      if (!piece) throw new AppError('unsupported-type')
      left -= piece.length
      yield piece
    }
  }

  async function skip(count: number): Promise<void> {
    for await (const _ of pass(count));
  }

  /** Everything up to the first occurrence of a byte, without it. */
  async function* until(byte: number): AsyncGenerator<Uint8Array> {
    for (;;) {
      const held = await buffer.hold(1)
      const at = held.indexOf(byte)
      if (at >= 0) {
        if (at > 0) yield buffer.take(at)
        return
      }
      if (held.length === 0) return
      yield buffer.take(held.length)
    }
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

  return { peek, read, next, pass, skip, until, rest, drain }
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
    held = joined(parts, size)
    return held
  }

  function take(count: number): Uint8Array {
    const bytes = held.subarray(0, count)
    held = held.subarray(bytes.length)
    return bytes
  }

  return { hold, take }
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const filled = parts.filter(({ length }) => length > 0)
  if (filled.length <= 1) return filled[0] ?? none
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of filled) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** A view for numbers of several bytes. */
export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
