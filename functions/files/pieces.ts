import { fileLimits } from '#config/file-limits.ts'
import { AppError } from '#domain/errors/error.ts'
import type { Bindings } from '#functions/env.ts'
import type { Bytes } from '#functions/platform/byte-reader.ts'

/**
 * Bytes of one object. R2 stores only what has a known length, and that of a file is known when it has arrived and was
 * cleaned: it is stored as several objects, so that one of them is the most that is held in memory
 * (docs/decisions/0032).
 */
const pieceBytes = 512 * 1024

const maxPieces = Math.ceil(fileLimits.bytes / pieceBytes) + 1

const keyOf = (id: string, piece: number) => `files/${id}/${piece}`

/** Stores the bytes as objects and returns their number. `mayGoOn` is asked before each. */
export async function putPieces(
  env: Bindings,
  id: string,
  bytes: Bytes,
  mayGoOn: () => boolean,
): Promise<number> {
  const held = new Uint8Array(pieceBytes)
  let filled = 0
  let pieces = 0
  const put = async () => {
    if (!mayGoOn()) throw new AppError('unavailable')
    await env.FILES.put(keyOf(id, pieces), held.slice(0, filled))
    pieces++
    filled = 0
  }
  for await (let piece of bytes) {
    while (piece.length) {
      const fitting = piece.subarray(0, pieceBytes - filled)
      held.set(fitting, filled)
      filled += fitting.length
      piece = piece.subarray(fitting.length)
      if (filled === pieceBytes) await put()
    }
  }
  if (filled) await put()
  return pieces
}

/** The stored bytes as one stream; null when the first object is missing. */
export async function readPieces(
  env: Bindings,
  { id, pieces }: { id: string; pieces: number },
): Promise<ReadableStream<Uint8Array> | null> {
  const first = await env.FILES.get(keyOf(id, 0))
  if (!first) return null
  let next = 1
  let reader = (first.body as ReadableStream<Uint8Array>).getReader()
  return new ReadableStream({
    async pull(controller) {
      for (;;) {
        const { done, value } = await reader.read()
        if (!done) return controller.enqueue(value)
        if (next >= pieces) return controller.close()
        const object = await env.FILES.get(keyOf(id, next++))
        if (!object) throw new Error(`An object of the file ${id} is missing`)
        reader = (object.body as ReadableStream<Uint8Array>).getReader()
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

/** Deletes the objects of files, also those of uploads that were interrupted. At most 47 files: R2 takes 1000 keys. */
export const deletePieces = (env: Bindings, ids: readonly string[]): Promise<void> =>
  env.FILES.delete(ids.flatMap((id) => Array.from({ length: maxPieces }, (_, piece) => keyOf(id, piece))))

/** What is missing in the configuration of files, in French for the operator; null when it is complete. */
export const filesConfigurationProblem = ({ FILES }: Partial<Pick<Bindings, 'FILES'>>): string | null =>
  FILES
    ? null
    : 'Liaison R2 manquante pour les fichiers joints : FILES. Créez le bucket et ajoutez « [[r2_buckets]] » à wrangler.toml.'

/** Segments, chunks or boxes of one file: programs write pieces of several kilobytes, and a file has ten thousand. */
const maxParts = 5000

/** Counts the parts of a file, each of which costs as much as many bytes; throws `unsupported-type` past the limit. */
export function partLimit(): () => void {
  let remaining = maxParts
  return () => {
    if (remaining-- === 0) throw new AppError('unsupported-type')
  }
}
