import { AppError } from '#domain/errors/error.ts'

/** Segments, chunks or boxes of one file: programs write pieces of several kilobytes, and a file has ten thousand. */
const mostParts = 5000

/** Counts the parts of a file, each of which costs as much as many bytes; throws `unsupported-type` past the limit. */
export function partLimit(): () => void {
  let remaining = mostParts
  return () => {
    if (remaining-- === 0) throw new AppError('unsupported-type')
  }
}
