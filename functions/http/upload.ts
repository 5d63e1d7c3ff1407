import * as v from 'valibot'
import { AppError } from '#domain/errors/error.ts'
import type { Bytes } from '#functions/platform/byte-reader.ts'
import type { Schema, Upload } from '#src/contract/endpoint.ts'
import { boundaryOf, type Part, readParts, readPartText } from './multipart.ts'
import { parseOrThrow } from './validate.ts'

/** An upload while it arrives. */
export type Received<Metadata = unknown> = {
  metadata: Metadata
  /** To be read once, to its end: a file that is too large, or a body that was cut off, throws there. */
  file: Bytes
  /** Reads no further. */
  cancel: () => void
}

/** Boundaries, headers and metadata around a file. */
const framingBytes = 64 * 1024
const metadataBytes = 4 * 1024

/**
 * Reads the metadata of an upload, and hands on its file. Throws `unreadable`, `invalid-fields`, `too-large`,
 * `unsupported-type`.
 */
export async function readUpload(request: Request, { metadata, maxBytes }: Upload): Promise<Received> {
  const boundary = boundaryOf(request.headers.get('content-type'))
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes + framingBytes)
    throw new AppError('too-large')
  const reader = request.body?.getReader()
  if (!reader) throw new AppError('unreadable')
  // Not awaited: a sender that goes on sending must not delay the answer.
  const cancel = () => void reader.cancel().catch(() => {})
  try {
    const parts = readParts(piecesOf(reader, maxBytes + framingBytes), boundary)
    const read = await readMetadata(await nextPart(parts, 'metadata'), metadata)
    return { metadata: read, file: fileOf(parts, maxBytes), cancel }
  } catch (cause) {
    cancel()
    throw cause
  }
}

/** What arrives, at most so many bytes, whatever part they are of: a body need not state its length. */
async function* piecesOf(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  for (let size = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return
    size += value.length
    if (size > maxBytes) throw new AppError('too-large')
    yield value
  }
}

async function nextPart(parts: AsyncGenerator<Part>, name: string): Promise<Part> {
  const { value: part } = await parts.next()
  if (part?.name !== name) throw new AppError('unreadable', { fields: { [name]: 'form.required' } })
  return part
}

async function readMetadata(part: Part, schema: Schema): Promise<unknown> {
  // Forms send a text without a type.
  if (part.type !== 'application/json' && part.type !== '') throw new AppError('unsupported-type')
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), await readPartText(part, metadataBytes))
  if (!json.success) throw new AppError('unreadable')
  return parseOrThrow(schema, json.output)
}

async function* fileOf(parts: AsyncGenerator<Part>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const piece of (await nextPart(parts, 'file')).body) {
    size += piece.length
    if (size > maxBytes) throw new AppError('too-large')
    yield piece
  }
  // A body that ends before its closing boundary was cut off on the way.
  if (!(await parts.next()).done) throw new AppError('unreadable')
}
