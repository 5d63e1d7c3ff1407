import { eq, sql } from 'drizzle-orm'
import { concat } from '#domain/bytes/concat.ts'
import { type MediaType, mediaEndings, mediaObject } from '#domain/catalogue/media.ts'
import { pictureSize } from '#domain/catalogue/picture-size.ts'
import type { MediaMetadata, StoredMedia } from '#domain/catalogue/stored-media.ts'
import { AppError } from '#domain/errors/error.ts'
import { openDb } from '#functions/db/client.ts'
import { media } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { cleanFile } from '#functions/files/clean.ts'
import { cleanPdf } from '#functions/files/clean-pdf.ts'
import type { Received } from '#functions/http/upload.ts'
import { ascii, type Bytes, byteReader } from '#functions/platform/byte-reader.ts'
import { clock, isoAfter } from '#functions/platform/clock.ts'
import { sha256 } from '#functions/platform/digest.ts'

/** What nothing names is deleted after so long. */
export const unnamedSeconds = 86_400

/**
 * Stores a picture or a document under the digest of its content, without what a camera writes about place and device.
 * The row comes first, so that no object is without one; the same content again is the same file. Throws
 * `unsupported-type`, `too-large`, and `unavailable` while the same content is just being deleted.
 */
export async function storeMedia(
  env: Bindings,
  { metadata: { purpose }, file }: Received<MediaMetadata>,
): Promise<StoredMedia> {
  const { type, bytes } = await readMedia(file)
  const size = pictureSize(type, bytes)
  if (purpose === 'picture' && !size) throw new AppError('unsupported-type')
  const key = `${(await sha256(bytes)).slice(0, 40)}.${mediaEndings[type]}`
  const dueAt = isoAfter(clock.now(), unnamedSeconds)
  const stored = { type, bytes: bytes.length, width: size?.width ?? null, height: size?.height ?? null }
  const [row] = await openDb(env.DB)
    .insert(media)
    .values({ key, ...stored, dueAt })
    .onConflictDoUpdate({ target: media.key, set: { dueAt }, setWhere: eq(media.isDeleting, false) })
    .returning({ key: sql<string>`key` })
  if (!row) throw new AppError('unavailable')
  await env.FILES.put(mediaObject(key), bytes)
  return { key, ...stored }
}

/** CAD drawings by their first bytes: they are stored as they are. */
const cadTypes: readonly (readonly [RegExp, MediaType])[] = [
  [/^ISO-10303-21;/, 'model/step'],
  [/^AC10\d\d\0/, 'image/vnd.dwg'],
  [/^(?:\s*999\r?\n[^\n]*\n)*\s*0\r?\nSECTION\r?\n/, 'image/vnd.dxf'],
  [/^AutoCAD Binary DXF/, 'image/vnd.dxf'],
]

async function readMedia(file: Bytes): Promise<{ type: MediaType; bytes: Uint8Array<ArrayBuffer> }> {
  const input = byteReader(file)
  const head = ascii(await input.peek(64))
  const cad = cadTypes.find(([pattern]) => pattern.test(head))
  if (cad) return { type: cad[1], bytes: await whole(input.rest()) }
  const { type, bytes } = await cleanFile(input.rest())
  if (type === 'image/heic') throw new AppError('unsupported-type')
  const stored = await whole(bytes)
  if (type === 'application/pdf') cleanPdf(stored)
  return { type, bytes: stored }
}

async function whole(source: Bytes): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  for await (const piece of source) pieces.push(piece.slice())
  return concat(pieces)
}
