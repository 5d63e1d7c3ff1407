import * as v from 'valibot'
import { concat } from '#domain/bytes/concat.ts'
import { AppError } from '#domain/errors/error.ts'
import { fieldErrors } from '#domain/forms/field-errors.ts'

/** The parsed input. Throws `invalid-fields` with the message key of each field otherwise. */
export function parseOrThrow<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input)
  if (!result.success) throw new AppError('invalid-fields', { fields: fieldErrors(result.issues) })
  return result.output
}

type QuerySchema = v.GenericSchema & { entries: v.ObjectEntries }

/** A query string by schema. Only names whose value is a list may be repeated; any other repetition is `unreadable`. */
export function readQuery<Schema extends QuerySchema>(
  request: Request,
  schema: Schema,
): v.InferOutput<Schema> {
  const search = new URL(request.url).searchParams
  const input: Record<string, unknown> = {}
  for (const name of new Set(search.keys())) {
    const values = search.getAll(name)
    if (name === '__proto__' || values.some((value) => value.includes('\0'))) throw new AppError('unreadable')
    const repeatable = isList(schema.entries[name])
    if (!repeatable && values.length > 1) throw new AppError('unreadable')
    input[name] = repeatable ? values : values[0]
  }
  return parseOrThrow(schema, input)
}

type Wrapper = { type?: string; wrapped?: Wrapper; options?: unknown }

/** True when a schema accepts a list, however it is wrapped. */
export function isList(schema: unknown): boolean {
  const { type, wrapped, options } = (schema ?? {}) as Wrapper
  if (type === 'union' && Array.isArray(options)) return options.some(isList)
  return type === 'array' || (wrapped !== undefined && isList(wrapped))
}

const maxDepth = 8

/**
 * The body as JSON. Throws unless it is application/json, within the limits of bytes and depth, and free of NUL and
 * lone surrogates.
 */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  if (contentType(request) !== 'application/json') throw new AppError('unsupported-type')
  const text = await readText(request, maxBytes)
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new AppError('unreadable')
  }
  if (!isPlain(body, 0)) throw new AppError('unreadable')
  return body
}

/** Percent-encoding makes up to three bytes of one. */
const encodedBytes = 3

/**
 * The fields of a native form, the first value of each name, with the line breaks of a text as scripts send them.
 * Throws unless it is application/x-www-form-urlencoded and its decoded fields can keep within `maxBytes`.
 */
export async function readForm(request: Request, maxBytes: number): Promise<ReadonlyMap<string, string>> {
  if (contentType(request) !== 'application/x-www-form-urlencoded') throw new AppError('unsupported-type')
  const fields = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(await readText(request, maxBytes * encodedBytes)))
    if (!fields.has(name)) fields.set(name, value.replaceAll('\r\n', '\n'))
  return fields
}

const contentType = ({ headers }: Request) => headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()

/** The body as text; throws `too-large` past `maxBytes`. */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readBytes(request, maxBytes))
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('unreadable')
  }
}

/** A body of a stated length is read at once, any other piece by piece. */
async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const stated = request.headers.get('content-length')
  if (Number(stated ?? 0) > maxBytes) throw new AppError('too-large')
  if (stated !== null) return checked(new Uint8Array(await request.arrayBuffer()), maxBytes)
  const bytes: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > maxBytes) {
      // Not awaited: a sender that goes on sending must not delay the answer.
      reader.cancel().catch(() => {})
      throw new AppError('too-large')
    }
    bytes.push(value)
  }
  return concat(bytes)
}

function checked(bytes: Uint8Array, maxBytes: number): Uint8Array {
  if (bytes.byteLength > maxBytes) throw new AppError('too-large')
  return bytes
}

function isPlain(value: unknown, depth: number): boolean {
  if (depth > maxDepth) return false
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (value === null || typeof value !== 'object') return true
  if (!Array.isArray(value) && Object.hasOwn(value, '__proto__')) return false
  return Object.entries(value).every(([key, inner]) => isPlain(key, depth) && isPlain(inner, depth + 1))
}
