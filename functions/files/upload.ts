import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { fileLimits } from '#config/files.ts'
import { FileMetadata, type FileType, type StoredFile } from '#domain/files/file.ts'
import { cleanFileName } from '#domain/files/file-name.ts'
import { AppError } from '#domain/site/error.ts'
import { openDb } from '#functions/db/client.ts'
import { files } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { parseOrThrow } from '#functions/http/validate.ts'
import { clock, isoAfter } from '#functions/platform/clock.ts'
import { randomToken, sha256 } from '#functions/platform/digest.ts'
import { errorText } from '#functions/platform/error-text.ts'
import { type ByteReader, type Bytes, byteReader } from './byte-reader.ts'
import { cleanHeic } from './clean-heic.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { cleanWebp } from './clean-webp.ts'
import { kindBytes, kindOf } from './kind.ts'
import { boundaryOf, type Part, readParts, readPartText } from './multipart.ts'
import { putPieces } from './pieces.ts'
import { discardFile } from './sweep.ts'

/** The stored form of each kind. A PDF is a document: what it says of itself stays. */
const cleaners: Record<FileType, (input: ByteReader) => AsyncGenerator<Uint8Array>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
  'image/heic': cleanHeic,
  'application/pdf': (input) => input.rest(),
}

/** Boundaries, headers and metadata around a file. */
const framingBytes = 64 * 1024
const metadataBytes = 4 * 1024

/**
 * Stores an uploaded file while it arrives. Its row is written first, then its objects, then the row says that they are
 * complete; an upload that fails on the way is deleted at once, or by the sweep. Throws `unreadable`, `invalid-fields`,
 * `too-large`, `unsupported-type`.
 */
export async function receiveFile(
  env: Bindings,
  request: Request,
  userId: string | null,
): Promise<StoredFile> {
  const boundary = boundaryOf(request.headers.get('content-type'))
  if (Number(request.headers.get('content-length') ?? 0) > fileLimits.bytes + framingBytes)
    throw new AppError('too-large')
  const reader = request.body?.getReader()
  if (!reader) throw new AppError('unreadable')
  try {
    const parts = readParts(piecesOf(reader), boundary)
    const metadata = await readMetadata(await nextPart(parts, 'metadata'))
    const { body } = await nextPart(parts, 'file')
    return await store(env, { ...metadata, userId }, upTo(fileLimits.bytes, body), () => endOf(parts))
  } finally {
    // Not awaited: a sender that goes on sending must not delay the answer.
    reader.cancel().catch(() => {})
  }
}

async function* piecesOf(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

async function nextPart(parts: AsyncGenerator<Part>, name: string): Promise<Part> {
  const { value: part } = await parts.next()
  if (part?.name !== name) throw new AppError('unreadable', { fields: { [name]: 'form.required' } })
  return part
}

/** A body that ends before its closing boundary was cut off on the way. */
async function endOf(parts: AsyncGenerator<Part>): Promise<void> {
  if (!(await parts.next()).done) throw new AppError('unreadable')
}

async function readMetadata(part: Part): Promise<FileMetadata> {
  // Forms send a text without a type.
  if (part.type !== 'application/json' && part.type !== '') throw new AppError('unsupported-type')
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), await readPartText(part, metadataBytes))
  if (!json.success) throw new AppError('unreadable')
  return parseOrThrow(FileMetadata, json.output)
}

async function* upTo(most: number, source: Bytes): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const piece of source) {
    size += piece.length
    if (size > most) throw new AppError('too-large')
    yield piece
  }
}

type Given = FileMetadata & { userId: string | null }

async function store(
  env: Bindings,
  { name, purpose, userId }: Given,
  body: Bytes,
  atEnd: () => Promise<void>,
): Promise<StoredFile> {
  const db = openDb(env.DB)
  const input = byteReader(body)
  const type = kindOf(await input.peek(kindBytes))
  if (!type) throw new AppError('unsupported-type')
  const [id, key] = [crypto.randomUUID(), randomToken()]
  const now = clock.now()
  const row = { id, keyHash: await sha256(key), userId, purpose, name: cleanFileName(name, type) }
  const dueAt = isoAfter(now, fileLimits.uploadSeconds)
  try {
    await db.insert(files).values({ ...row, createdAt: now.toISOString(), dueAt })
    const measured = measure(cleaners[type](input))
    const pieces = await putPieces(env, id, measured.bytes, () => clock.now().toISOString() < dueAt)
    await atEnd()
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
      console.warn(JSON.stringify({ at: 'files', error: errorText(error), file: id }))
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
