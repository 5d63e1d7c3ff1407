import { concat } from '#domain/bytes/concat.ts'
import { AppError } from '#domain/errors/error.ts'
import { ascii, type Bytes, delimitedReader } from '#functions/platform/byte-reader.ts'

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
  const input = delimitedReader(after(lineEnd, source))
  for await (const _ of input.until(delimiter));
  while (!(await isClosed(input))) {
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

async function* after(first: Uint8Array, source: Bytes): AsyncGenerator<Uint8Array> {
  yield first
  yield* source
}

/** After a boundary: true when it closes the body, false when a part follows. */
async function isClosed(input: ReturnType<typeof delimitedReader>): Promise<boolean> {
  const mark = ascii(await input.peek(2))
  // The line end stays: with the headers' own it makes the end of an empty head.
  if (mark === '\r\n') return false
  if (mark === '--') return true
  throw new AppError('unreadable')
}

/** A whole part as text; throws `too-large` past `maxBytes` and `unreadable` unless it is UTF-8. */
export async function readPartText({ body }: Part, maxBytes: number): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body) {
    pieces.push(piece)
    size += piece.length
    if (size > maxBytes) throw new AppError('too-large')
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(concat(pieces))
  } catch {
    throw new AppError('unreadable')
  }
}
