import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { fileLimits } from '#config/file-limits.ts'
import { AppError } from '#domain/errors/error.ts'
import type { FileMetadata, StoredFile } from '#domain/files/file.ts'
import { cleanFileName } from '#domain/files/file-name.ts'
import { openDb } from '#functions/db/client.ts'
import { files } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import type { Received } from '#functions/http/upload.ts'
import type { Bytes } from '#functions/platform/byte-reader.ts'
import { clock, isoAfter } from '#functions/platform/clock.ts'
import { randomToken, sha256 } from '#functions/platform/digest.ts'
import { logWarning } from '#functions/platform/log.ts'
import { cleanFile } from './clean.ts'
import { putPieces } from './pieces.ts'
import { discardFile } from './sweep-files.ts'

/**
 * Stores an uploaded file while it arrives. Its row is written first, then its objects, then the row says that they are
 * complete; an upload that fails on the way is deleted at once, or by the sweep. Throws `unreadable`, `too-large`,
 * `unsupported-type`.
 */
export async function storeFile(
  env: Bindings,
  { metadata: { name, purpose }, file }: Received<FileMetadata>,
  userId: string | null,
): Promise<StoredFile> {
  const db = openDb(env.DB)
  const { type, bytes } = await cleanFile(file)
  const [id, key] = [crypto.randomUUID(), randomToken()]
  const now = clock.now()
  const row = { id, keyHash: await sha256(key), userId, purpose, name: cleanFileName(name, type) }
  const dueAt = isoAfter(now, fileLimits.uploadSeconds)
  try {
    await db.insert(files).values({ ...row, createdAt: now.toISOString(), dueAt })
    const measured = measure(bytes)
    const pieces = await putPieces(env, id, measured.bytes, () => clock.now().toISOString() < dueAt)
    const content = { type, pieces, ...measured.result() }
    const stored = await db
      .update(files)
      .set({ ...content, state: 'stored', dueAt: isoAfter(clock.now(), fileLimits.looseHours * 3600) })
      .where(and(eq(files.id, id), eq(files.state, 'uploading')))
      .returning({ id: files.id })
    if (stored.length === 0) throw new AppError('unavailable')
    return { id, key, name: row.name, type, size: content.size }
  } catch (cause) {
    await discardFile(env, id).catch((error) => {
      // The sweep deletes it.
      logWarning('files', error, { file: id })
    })
    throw cause
  }
}

/** The same bytes, counted and hashed as they pass. */
function measure(source: Bytes) {
  const hash = createHash('sha256')
  let size = 0
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for await (const piece of source) {
      size += piece.length
      hash.update(piece)
      yield piece
    }
  }
  return { bytes: bytes(), result: () => ({ size, checksum: hash.digest('hex') }) }
}
