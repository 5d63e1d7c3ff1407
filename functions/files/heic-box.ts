import { AppError } from '#domain/errors/error.ts'
import { ascii, viewOf } from '#functions/platform/byte-reader.ts'

/**
 * Type and lengths of a box out of its first 16 bytes; the length of its content is null where it reaches to the end.
 */
export function boxOf(start: Uint8Array): { type: string; headLength: number; length: number | null } {
  if (start.length < 8) throw new AppError('unsupported-type')
  const view = viewOf(start)
  const type = ascii(start.subarray(4, 8))
  const size = view.getUint32(0)
  if (size === 0) return { type, headLength: 8, length: null }
  if (size > 1) return boxWith(type, 8, size)
  if (start.length < 16) throw new AppError('unsupported-type')
  return boxWith(type, 16, Number(view.getBigUint64(8)))
}

function boxWith(type: string, headLength: number, size: number) {
  if (size < headLength || !Number.isSafeInteger(size)) throw new AppError('unsupported-type')
  return { type, headLength, length: size - headLength }
}
