import { fileLimits } from '#config/file-limits.ts'
import { AppError } from '#domain/errors/error.ts'
import type { FileType } from '#domain/files/file.ts'
import { openDb } from '#functions/db/client.ts'
import type { Bindings } from '#functions/env.ts'
import { implement } from '#functions/http/endpoints.ts'
import { limitedNetworks } from '#functions/http/rate-limit.ts'
import { countRequest } from '#functions/http/request-counts.ts'
import { clock } from '#functions/platform/clock.ts'
import { keyedHash } from '#functions/platform/keyed-hash.ts'
import { readUserId } from '#functions/sessions/session.ts'
import { ownFile, readableFile } from './access.ts'
import { downloadAddress, subjectOf } from './file-addresses.ts'
import { filesConfigurationProblem } from './pieces.ts'
import { storeFile } from './store-file.ts'
import { discardFile } from './sweep-files.ts'
import { inTurn } from './upload-turns.ts'

const daySeconds = 86_400

/** Throws 429 past what one account may upload in a day. */
async function limitAccount(env: Bindings, userId: string): Promise<void> {
  if (env.RATE_LIMITS === 'off') return
  const now = clock.now()
  const end = new Date((Math.floor(now.getTime() / 1000 / daySeconds) + 1) * daySeconds * 1000)
  const key = await keyedHash(env, `file-account\n${userId}`, now)
  if (await countRequest(openDb(env.DB), [{ key, limit: fileLimits.perAccountDaily }], end)) return
  const retryAfterSeconds = Math.ceil((end.getTime() - now.getTime()) / 1000)
  throw new AppError('too-many-requests', { retryAfterSeconds })
}

/** Routes of files. */
export const files = implement('files')({
  'POST /files': async ({ c, env, upload }) => {
    const problem = filesConfigurationProblem(env)
    if (problem) throw new AppError('unavailable', { cause: problem })
    // Taken also when the session cannot be read: its key opens it then.
    const userId = await readUserId(c)
    if (userId) await limitAccount(env, userId)
    // The widest network that one line may have.
    const network = limitedNetworks(env, c.req.raw).at(-1)
    return inTurn(network, upload.file, (file) => storeFile(env, { ...upload, file }, userId))
  },
  'GET /files/:id': async ({ c, env, params }) => {
    const { id, name, type, size, isArchived } = await readableFile(c, params.id)
    const path = `/files/${id}`
    return {
      ...(await downloadAddress(env, subjectOf(id, isArchived), { path })),
      name,
      type: type as FileType,
      size: size ?? 0,
    }
  },
  'DELETE /files/:id': async ({ c, env, params }) => discardFile(env, (await ownFile(c, params.id)).id),
})
