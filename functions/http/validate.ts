import type { MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { fieldErrors } from '#domain/forms/field-errors.ts'
import { AppError } from '#domain/site/error.ts'
import type { AppEnv } from '#functions/env.ts'

export function parseOrThrow<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input)
  if (!result.success) throw new AppError('invalid-fields', { fields: fieldErrors(result.issues) })
  return result.output
}

/** Middleware whose types tell the client what a schema takes, and the handler what it yields. */
type Validates<Target extends 'query' | 'json', Schema extends v.GenericSchema> = MiddlewareHandler<
  AppEnv,
  string,
  { in: Record<Target, v.InferInput<Schema>>; out: Record<Target, v.InferOutput<Schema>> }
>

/** A query string by schema; `repeatable` names arrive as lists, any other name twice is unreadable. */
export function validateQuery<Schema extends v.GenericSchema>(
  schema: Schema,
  repeatable: readonly string[],
): Validates<'query', Schema> {
  return async (c, next) => {
    const search = new URL(c.req.url).searchParams
    const input: Record<string, unknown> = {}
    for (const name of new Set(search.keys())) {
      const values = search.getAll(name)
      if (name === '__proto__' || values.some((value) => value.includes('\0')))
        throw new AppError('unreadable')
      if (!repeatable.includes(name) && values.length > 1) throw new AppError('unreadable')
      input[name] = repeatable.includes(name) ? values : values[0]
    }
    c.req.addValidatedData('query', parseOrThrow(schema, input) as object)
    await next()
  }
}

/** A JSON body by schema. `readJson` has already refused what is too large, unreadable or of another type. */
export function validateJson<Schema extends v.GenericSchema>(
  schema: Schema,
  maxBytes: number,
): Validates<'json', Schema> {
  return async (c, next) => {
    c.req.addValidatedData('json', parseOrThrow(schema, await readJson(c.req.raw, maxBytes)) as object)
    await next()
  }
}

const maxDepth = 8

/** The body as JSON: application/json only, bounded in bytes and depth, no NUL, no lone surrogate. */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new AppError('unsupported-type')
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

/** A bounded body as text. */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new AppError('too-large')
  const bytes: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > maxBytes) {
      await reader.cancel()
      throw new AppError('too-large')
    }
    bytes.push(value)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(joined(bytes, size))
  } catch {
    throw new AppError('unreadable')
  }
}

function joined(parts: Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}

function isPlain(value: unknown, depth: number): boolean {
  if (depth > maxDepth) return false
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (value === null || typeof value !== 'object') return true
  if (!Array.isArray(value) && Object.hasOwn(value, '__proto__')) return false
  return Object.entries(value).every(([key, inner]) => isPlain(key, depth) && isPlain(inner, depth + 1))
}
