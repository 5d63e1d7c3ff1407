import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { AppError } from '#domain/errors/error.ts'
import { attachmentDisposition } from '#domain/files/file-name.ts'
import { openDb } from '#functions/db/client.ts'
import { files } from '#functions/db/schema.ts'
import type { AppEnv } from '#functions/env.ts'
import { withArchive } from './access.ts'
import { openAddress, subjectOf } from './file-addresses.ts'
import { readPieces } from './pieces.ts'
import { isReadable } from './sweep-files.ts'

/** Headers of a file that is saved and never run, and that nobody but its reader keeps. */
export const downloadHeaders = ({ type, name }: { type: string | null; name: string }) => ({
  'content-type': type ?? 'application/octet-stream',
  'content-disposition': attachmentDisposition(name),
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
})

/** `/files/{id}?until&signature`: a file, to be saved and never to be run, by an address that was signed for it. */
export const downloads = new Hono<AppEnv>().get('/files/:id', async (c) => {
  const { until = '', signature = '' } = c.req.query()
  const id = c.req.param('id')
  const open = await openAddress(c.env, (isArchived) => subjectOf(id, isArchived), { until, signature })
  if (!open) throw new AppError('not-found')
  const row = await withArchive(openDb(c.env.DB), and(eq(files.id, id), isReadable()))
  if (row?.isArchived !== open.isArchived) throw new AppError('not-found')
  const body = await readPieces(c.env, { id, pieces: row.pieces ?? 0 })
  if (!body) throw new AppError('unavailable')
  return c.body(body, 200, downloadHeaders(row))
})
